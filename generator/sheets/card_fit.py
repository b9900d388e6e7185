"""Cards that do not fit a paper: what they need, what there is, and what would fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from generator.config.card_size import read_card_size
from generator.config.paper import Paper, read_paper
from generator.config.shelf import names
from generator.problems import Complaint, FileError, InputError
from generator.sheets.card_print import CardPrint
from generator.sheets.impose import best_sheet, sheets_for

T = TypeVar("T")


def misfit(paper: Paper, how: CardPrint) -> Complaint:
    """The complaint for a card of which not one fits, with the nearest settings that do."""
    cut, size = how.cut, how.size
    needed = f"{cut.width + 2 * cut.bleed:g} x {cut.height + 2 * cut.bleed:g} mm with its bleed of {cut.bleed:g} mm"
    rooms = dict.fromkeys(f"{sheet.usable.width:g} x {sheet.usable.height:g} mm" for sheet in sheets_for(paper, how))
    message = f"a {size.name} card of {cut.width:g} x {cut.height:g} mm needs {needed}; {paper.name} has "
    return Complaint("card-size", message + " or ".join(rooms) + said(remedies(paper, how)))


def remedies(paper: Paper, how: CardPrint) -> tuple[str, ...]:
    """One change each that makes room: no fold, no bleed, the next papers, the largest other size."""
    found = []
    if how.backs == "fold" and fits(paper, replace(how, backs="duplex-long")):
        found.append("--backs duplex-long")
    if how.bleed and fits(paper, replace(how, bleed=0.0, gap=None)):
        found.append("--bleed 0")
    papers = sorted(usable("papers", read_paper), key=lambda it: it.width * it.height)
    found += [f"--paper {it.name}" for it in papers if fits(it, how)][:2]
    smaller = [it for it in usable("cards", read_card_size) if fits(paper, replace(how, size=it))]
    found += [f"--card-size {it.name}" for it in sorted(smaller, key=lambda it: -it.width * it.height)][:1]
    return tuple(found)


def usable(kind: str, read: Callable[[str], T]) -> Iterator[T]:
    """All of a kind on the shelves that can be read: a broken one is nobody's remedy, and no reason to say less."""
    for name in names(kind):
        try:
            yield read(name)
        except (InputError, FileError):
            continue


def fits(paper: Paper, how: CardPrint) -> bool:
    return best_sheet(paper, how).grid.capacity > 0


def said(ways: tuple[str, ...]) -> str:
    return f"; what would fit: {' or '.join(ways)}" if ways else ""
