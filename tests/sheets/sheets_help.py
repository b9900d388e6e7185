"""Laying a job out once per test run, and looking at its marks."""

from __future__ import annotations

from functools import cache

from generator.job import Job
from generator.page.box import Box
from generator.page.marks import Mark, Stamp
from generator.page.reach import Surroundings
from generator.pdf.fonts import load
from generator.pipeline import LaidOut, lay_out

THEMES = ("kaesekeller", "schlicht")
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 8.0


@cache
def laid_out(material: str = "booklet", **wishes: object) -> LaidOut:
    """A Käsekästchen job with a fixed seed."""
    return lay_out(Job("kaesekaestchen", materials=(material,), **{"seed": 7, **wishes}))  # type: ignore[arg-type]


def around(result: LaidOut) -> Surroundings:
    """What the extent of this result's marks depends on."""
    return Surroundings(load(), result.theme.pictures, result.document.stamps)


def safe_area(paper: str) -> Box:
    width, height = PAPERS[paper]
    return Box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)


def marks_of(result: LaidOut, page: str, kind: type) -> list[Mark]:
    """The marks of one kind on the page whose name starts so."""
    (found,) = [each for each in result.document.pages if each.name.startswith(page)]
    return [mark for mark in found.marks if isinstance(mark, kind)]


def dots_on(result: LaidOut, page: str) -> list[Stamp]:
    """The grids of dots on that page; the small ruler is a stamp too."""
    stamps = [mark for mark in marks_of(result, page, Stamp) if isinstance(mark, Stamp)]
    return [stamp for stamp in stamps if stamp.name.startswith("dots")]
