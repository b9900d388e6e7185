"""A side's placed cards and guides as marks."""

from __future__ import annotations

from collections.abc import Sequence

from generator.page.correction import Correction
from generator.page.marks import Line, Mark, Stamp
from generator.sheets.impose import PlacedCard, Side

NONE = Correction()


def side_marks(side: Side, faces: Sequence[str], centre: tuple[float, float]) -> tuple[Mark, ...]:
    """`faces` names the stamp of every card's face; a stamp's origin is the top left corner of its trim.

    The side's correction turns and stretches about the page's middle, the same for art and guides."""
    correction = side.correction or NONE
    stamps = (card_stamp(card, faces[card.card], correction, centre) for card in side.cards)
    guides = (corrected_line(line, correction, centre) for line in side.guides)
    return (*stamps, *guides)


def card_stamp(card: PlacedCard, face: str, correction: Correction, centre: tuple[float, float]) -> Stamp:
    """The face in its place, cut off where its art may not reach further."""
    box = card.box
    left, top, right, bottom = card.reach
    corner = (box.x, box.y)
    if card.turned:
        corner = (box.right, box.bottom)
        left, top, right, bottom = right, bottom, left, top
    x, y = correction.applied(corner, centre)
    clip = (-left, -top, box.width + left + right, box.height + top + bottom)
    return Stamp(face, x, y, (180.0 if card.turned else 0.0) + correction.angle, correction.scale, clip)


def corrected_line(line: Line, correction: Correction, centre: tuple[float, float]) -> Line:
    x1, y1 = correction.applied((line.x1, line.y1), centre)
    x2, y2 = correction.applied((line.x2, line.y2), centre)
    return Line(x1, y1, x2, y2, line.width, line.ink, line.dash, line.round_ends)
