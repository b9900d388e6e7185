"""Cut marks: thin lines that go on where the edges of the cards end, outside of all art and inside what prints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from generator.page.box import Box
from generator.page.marks import Line
from generator.sheets.slots import Grid

MarkMode = Literal["corner", "edge", "off"]
MARK_MODES: tuple[MarkMode, ...] = ("corner", "edge", "off")

STROKE = 0.25 * 25.4 / 72
CLEAR = 0.25
LONGEST = 4.0
SHORTEST = 0.6

Filled = Mapping[int, Box]
"""The slots of a sheet that hold a card."""


def cut_marks(grid: Grid, filled: Filled, area: Box, mode: MarkMode) -> tuple[Line, ...]:
    """All marks of a sheet whose printable area is `area`; empty slots have none."""
    if mode == "off" or not filled:
        return ()
    ends = edge_marks(grid, filled, area) if mode == "edge" else corner_marks(grid, filled, area)
    lines = dict.fromkeys(
        Line(round(x1, 6), round(y1, 6), round(x2, 6), round(y2, 6), STROKE) for x1, y1, x2, y2 in ends
    )
    art = [box.inset(*(-bleed for bleed in grid.reach(slot, filled))) for slot, box in filled.items()]
    return tuple(line for line in lines if not any(crosses(line, box) for box in art))


def crosses(line: Line, box: Box) -> bool:
    """Whether a level or upright line touches a box, as it may below the bleed of a card in the next row."""
    across = min(line.x1, line.x2) < box.right and max(line.x1, line.x2) > box.x
    return across and min(line.y1, line.y2) < box.bottom and max(line.y1, line.y2) > box.y


def corner_marks(grid: Grid, filled: Filled, area: Box) -> Iterator[tuple[float, float, float, float]]:
    """Beside every corner of every card, as long as there is room up to the next card's art or the printable edge."""
    cut = grid.cut
    for slot, box in filled.items():
        room = (box.x - area.x, box.y - area.y, area.right - box.right, area.bottom - box.bottom)
        ways = []
        for taken, space in zip(grid.beside(slot, filled), room, strict=True):
            start = (cut.inner_bleed if taken else cut.bleed) + CLEAR
            end = min(cut.gap - cut.inner_bleed - CLEAR if taken else space, start + LONGEST)
            ways.append((start, end) if end - start >= SHORTEST else None)
        left, above, right, below = ways
        for y in (box.y, box.bottom):
            if left:
                yield box.x - left[1], y, box.x - left[0], y
            if right:
                yield box.right + right[0], y, box.right + right[1], y
        for x in (box.x, box.right):
            if above:
                yield x, box.y - above[1], x, box.y - above[0]
            if below:
                yield x, box.bottom + below[0], x, box.bottom + below[1]


def edge_marks(grid: Grid, filled: Filled, area: Box) -> Iterator[tuple[float, float, float, float]]:
    """At the edges of the printable area only, for cutting through a whole sheet at once."""
    trim, off = grid.trim, grid.cut.bleed + CLEAR
    left, right = trim.x - off, trim.right + off
    top, bottom = trim.y - off, trim.bottom + off
    for y in sorted({edge for box in filled.values() for edge in (box.y, box.bottom)}):
        if left - area.x >= SHORTEST:
            yield max(area.x, left - LONGEST), y, left, y
            yield right, y, min(area.right, right + LONGEST), y
    for x in sorted({edge for box in filled.values() for edge in (box.x, box.right)}):
        if top - area.y >= SHORTEST:
            yield x, max(area.y, top - LONGEST), x, top
            yield x, bottom, x, min(area.bottom, bottom + LONGEST)
