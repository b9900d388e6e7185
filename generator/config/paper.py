"""Papers: the sheet that is printed on, in mm, always upright."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from pydantic import BaseModel, ConfigDict, FiniteFloat

from generator.config.fit import fit_checked
from generator.config.languages import Titles, title_complaints
from generator.config.shelf import find
from generator.config.yaml_source import read
from generator.frozen import frozen
from generator.problems import Complaint, Problem

LEAST_MARGIN, SAFE_MARGIN = 3.0, 5.0  # below the first nothing prints, below the second not every printer does
SMALLEST, LARGEST = 50.0, 1200.0


@frozen
class Paper:
    """A sheet of width x height mm; nothing is drawn within `margin` of its edges."""

    name: str
    titles: Mapping[str, str]
    width: float
    height: float
    margin: float = 8.0
    warnings: tuple[Problem, ...] = ()


class PaperFile(BaseModel):
    """`layouts/papers/<name>.yaml`, in mm."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
    title: Titles
    width: FiniteFloat
    height: FiniteFloat
    margin: FiniteFloat = 8.0


def read_paper(name: str) -> Paper:
    """The paper of a name on the shelf or of a path. UnknownNameError or InputError."""
    return paper_at(find("papers", name))


def paper_at(path: Path) -> Paper:
    """The paper of a file, its warnings with it. InputError with every problem."""
    source = read(path)
    file, warnings = fit_checked(
        PaperFile, source, lambda it: (*title_complaints("title", it.title), *_size_complaints(it))
    )
    return Paper(path.stem, file.title, file.width, file.height, file.margin, warnings)


def _size_complaints(paper: PaperFile) -> Iterator[Complaint]:
    """Sizes no printer has, lying paper, and margins no printer can do."""
    width, height, margin = paper.width, paper.height, paper.margin
    for key, size in (("width", width), ("height", height)):
        if not SMALLEST <= size <= LARGEST:
            yield Complaint(key, f"must be {SMALLEST:g} to {LARGEST:g} mm, not {size:g}")
    if min(width, height) <= 0:
        return  # what follows from that is no news
    if width > height:
        yield Complaint("width", f"must not be more than the height ({height:g} mm): papers stand upright")
    if margin < LEAST_MARGIN:
        yield Complaint("margin", f"must be {LEAST_MARGIN:g} mm or more, not {margin:g}")
    elif margin < SAFE_MARGIN:
        yield Complaint("margin", f"{margin:g} mm is less than many printers can do ({SAFE_MARGIN:g} mm)", "warning")
    if margin * 4 > min(width, height):
        yield Complaint("margin", f"{margin:g} mm leaves less than half of the paper's width")
