"""What stands on several pages in the same place is drawn once: a document with fewer marks that looks the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

from generator.page.marks import Document, Mark, Page, Stamp

LEAST = 8  # marks: fewer are not worth a stamp of their own
NAME = "repeated {}"


def folded(document: Document) -> Document:
    """The same document with every longer run of marks that comes on more than one page as a stamp.

    A run is of marks that stand next to each other on all pages they come on, so that nothing changes its place between
    what lies below and above."""
    places = pages_of_marks(document.pages)
    runs_of_pages = [runs_of(page, places) for page in document.pages]
    counts = Counter(run for runs in runs_of_pages for run in runs if len(run) >= LEAST)
    names: dict[tuple[Mark, ...], str] = {}
    for run, count in counts.items():
        if count > 1:
            names[run] = NAME.format(len(names) + 1)
    if not names:
        return document
    pages = tuple(
        replace(
            page, marks=tuple(mark for run in runs for mark in ((Stamp(names[run], 0, 0),) if run in names else run))
        )
        for page, runs in zip(document.pages, runs_of_pages, strict=True)
    )
    stamps = {**document.stamps, **{name: run for run, name in names.items()}}
    return replace(document, pages=pages, stamps=stamps)


def pages_of_marks(pages: tuple[Page, ...]) -> Mapping[Mark, int]:
    """On which pages every mark comes: bit n stands for page n."""
    places: dict[Mark, int] = {}
    for number, page in enumerate(pages):
        for mark in page.marks:
            places[mark] = places.get(mark, 0) | 1 << number
    return places


def runs_of(page: Page, places: Mapping[Mark, int]) -> list[tuple[Mark, ...]]:
    """The marks of a page in their order, cut where the next one comes on other pages than the one before."""
    return [tuple(run) for _, run in groupby(page.marks, places.__getitem__)]
