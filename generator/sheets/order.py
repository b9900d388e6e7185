"""Which card lies in which slot of which sheet, and which cards are wanted at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Order = Literal["interleaved", "fronts-then-backs", "cut-stack"]
ORDERS: tuple[Order, ...] = ("interleaved", "fronts-then-backs", "cut-stack")

Filling = tuple[int | None, ...]
"""One sheet: the number of the card in every slot, None for an empty one."""


def sheets_needed(cards: int, capacity: int) -> int:
    """ceil(cards / capacity)."""
    return -(-cards // capacity)


def fillings(cards: int, capacity: int, order: Order) -> tuple[Filling, ...]:
    """All sheets. In a cut stack the cards run through the pile of one slot before those of the next, so that the cut
    piles, laid on each other, are in order; otherwise they run along the rows of a sheet."""
    sheets = sheets_needed(cards, capacity)
    if order == "cut-stack":
        numbers = [[slot * sheets + sheet for slot in range(capacity)] for sheet in range(sheets)]
    else:
        numbers = [[sheet * capacity + slot for slot in range(capacity)] for sheet in range(sheets)]
    return tuple(tuple(number if number < cards else None for number in sheet) for sheet in numbers)


def chosen(only: str, names: Sequence[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The positions (from 0, in the order of the cards) that "3,7-9,Name" asks for, and the parts of it that no card
    answers to. Numbers count from 1; a name stands for every card of that name, whatever its case."""
    found: set[int] = set()
    unknown = []
    for part in (part.strip() for part in only.split(",")):
        first, dash, last = (piece.strip() for piece in part.partition("-"))
        if first.isdecimal() and (last.isdecimal() if dash else True):
            low, high = int(first), int(last or first)
            wanted = set(range(low - 1, high)) if 1 <= low <= high <= len(names) else set()
        else:
            wanted = {n for n, name in enumerate(names) if name.casefold() == part.casefold()}
        if not wanted:
            unknown.append(part)
        found |= wanted
    return tuple(sorted(found)), tuple(unknown)
