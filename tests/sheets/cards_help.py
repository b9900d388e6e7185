"""Card sizes, papers and decks without files, and what a turned sheet looks like from its front."""

from __future__ import annotations

from math import cos, radians, sin

from generator.config.card_size import CardSize
from generator.config.paper import Paper
from generator.page.correction import Correction
from generator.page.marks import Line, Stamp
from generator.sheets.card_marks import side_marks
from generator.sheets.card_print import CardPrint
from generator.sheets.impose import Sheet, back_side, front_side

PAPERS = {
    "a4": Paper("a4", {}, 210.0, 297.0),
    "letter": Paper("letter", {}, 215.9, 279.4),
    "a5": Paper("a5", {}, 148.0, 210.0),
    "a3": Paper("a3", {}, 297.0, 420.0),
}
SIZES = {
    "square-60": (60.0, 60.0),
    "square-70": (70.0, 70.0),
    "poker": (63.5, 88.9),
    "mini-euro": (44.0, 67.0),
    "bridge": (57.0, 89.0),
}


def card_print(size: str = "poker", **wishes: object) -> CardPrint:
    width, height = SIZES[size]
    return CardPrint(CardSize(size, {}, width, height), **wishes)  # type: ignore[arg-type]


def both_sides(
    sheet: Sheet, count: int, how: CardPrint, correction: Correction | None = None
) -> tuple[list[Stamp], list[Line], list[Stamp], list[Line]]:
    """The first `count` slots of a sheet filled: cards and guides of its front, then of its back."""
    filling = tuple(slot if slot < count else None for slot in range(sheet.grid.capacity))
    centre = (sheet.grid.sheet_width / 2, sheet.grid.sheet_height / 2)
    front = front_side(sheet, filling, how)
    back = back_side(front, sheet.reflection, correction)
    names = [f"card {n}" for n in range(sheet.grid.capacity)]
    marks = [side_marks(side, names, centre) for side in (front, back)]
    found: list[list] = []
    for side in marks:
        found.append([mark for mark in side if isinstance(mark, Stamp)])
        found.append([mark for mark in side if isinstance(mark, Line)])
    return found[0], found[1], found[2], found[3]


def on_page(stamp: Stamp, x: float, y: float) -> tuple[float, float]:
    """Where a point of a card's art is printed."""
    along, down = stamp.scale * cos(radians(stamp.angle)), stamp.scale * sin(radians(stamp.angle))
    return stamp.x + x * along - y * down, stamp.y + x * down + y * along


def seen_from_front(x: float, y: float, width: float, height: float, flip: str) -> tuple[float, float]:
    """Where a point of a back page lies for somebody who looks through its front: the sheet was turned about the line
    that is parallel to its long (or short) edge."""
    about_upright = (height >= width) == (flip == "long")
    return (width - x, y) if about_upright else (x, height - y)
