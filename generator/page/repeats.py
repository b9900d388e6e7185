"""What comes again, on another page or further down, is drawn once: fewer marks for the same look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

from generator.frozen import frozen
from generator.page.marks import Document, Mark, Page, Stamp
from generator.page.moving import moved, place_of

LEAST = 8  # marks: fewer are not worth a stamp of their own
NAME = "repeated {}"

Marks = tuple[Mark, ...]


@frozen
class Run:
    """Marks that follow each other on a page: as they stand there, and for a long run as they would stand if it was
    placed at 0, 0."""

    marks: Marks
    x: float = 0.0
    y: float = 0.0
    form: Marks = ()


def folded(document: Document) -> Document:
    """The same document with every longer run of marks that comes more than once as a stamp.

    A run is of marks that all come on the same pages, so that what is different on a page lies between runs and keeps
    its place in the order of drawing."""
    places = pages_of_marks(document.pages)
    known: dict[Marks, Run] = {}
    runs_of_pages = [runs_of(page, places, known) for page in document.pages]
    counts = Counter(run.form for runs in runs_of_pages for run in runs if run.form)
    repeated = [form for form, count in counts.items() if count > 1]
    if not repeated:
        return document
    names = {form: NAME.format(number) for number, form in enumerate(repeated, 1)}
    pages = []
    for page, runs in zip(document.pages, runs_of_pages, strict=True):
        marks: list[Mark] = []
        for run in runs:
            marks += (Stamp(names[run.form], run.x, run.y),) if run.form in names else run.marks
        pages.append(replace(page, marks=tuple(marks)))
    stamps = {**document.stamps, **{name: form for form, name in names.items()}}
    return replace(document, pages=tuple(pages), stamps=stamps)


def pages_of_marks(pages: tuple[Page, ...]) -> Mapping[Mark, int]:
    """On which pages every mark comes: bit n stands for page n."""
    places: dict[Mark, int] = {}
    for number, page in enumerate(pages):
        for mark in page.marks:
            places[mark] = places.get(mark, 0) | 1 << number
    return places


def runs_of(page: Page, places: Mapping[Mark, int], known: dict[Marks, Run]) -> list[Run]:
    """The marks of a page in their order, cut where the next one comes on other pages than the one before.

    Runs that are `known` from pages before are not made again."""
    runs = []
    for pages, group in groupby(page.marks, places.__getitem__):
        marks = tuple(group)
        if len(marks) < LEAST or pages.bit_count() < 2:
            runs.append(Run(marks))
            continue
        if marks not in known:
            known[marks] = run_of(marks)
        runs.append(known[marks])
    return runs


def run_of(marks: Marks) -> Run:
    """A run that may be drawn once for several places."""
    x, y = place_of(marks[0])
    return Run(marks, x, y, tuple([moved(mark, -x, -y) for mark in marks]))
