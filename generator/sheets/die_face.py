"""A face of a die: pips or a picture; coloured dice have a band, and orange ones dots in its corners as well."""

from __future__ import annotations

from generator.content.strips import DieFace
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Line, Mark, Rect

BANDS = {"yellow": "#ffdf3a", "orange": "#f08a24"}

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips are, in steps from the middle."""


def draw_whole_die(face: DieFace, box: Box) -> tuple[Mark, ...]:
    """A die seen from above, with its outline; a face without effect is struck through."""
    marks: list[Mark] = list(draw_ground(face, box, box.width * 0.18))
    marks.append(
        Rect(box.x, box.y, box.width, box.height, stroke="ink", stroke_width=box.width * 0.028, radius=box.width * 0.18)
    )
    marks.extend(draw_face(face, box))
    if face.dimmed:
        inner = box.inset(box.width * 0.06)
        marks.append(Line(inner.x, inner.bottom, inner.right, inner.y, box.width * 0.07, "accent2", round_ends=True))
    return tuple(marks)


def draw_ground(face: DieFace, box: Box, radius: float = 0.0) -> tuple[Mark, ...]:
    """The band of a coloured die around its edge; dice without a colour have none."""
    if face.colour not in BANDS:
        return ()
    side = box.width
    inner = box.inset(side * 0.09)
    marks: list[Mark] = [
        Rect(box.x, box.y, side, side, fill=BANDS[face.colour], radius=radius, wash=True),
        Rect(inner.x, inner.y, inner.width, inner.height, fill="paper", radius=side * 0.14),
        Rect(
            inner.x, inner.y, inner.width, inner.height, stroke="ink:60", stroke_width=side * 0.012, radius=side * 0.14
        ),
    ]
    if face.colour == "orange":
        for x in (inner.x + side * 0.02, inner.right - side * 0.02):
            for y in (inner.y + side * 0.02, inner.bottom - side * 0.02):
                marks.append(Circle(x, y, side * 0.035, fill="ink"))
    return tuple(marks)


def draw_face(face: DieFace, box: Box) -> tuple[Mark, ...]:
    """Pips or picture in a square, without an outline."""
    side = box.width
    if face.picture:
        width = side * (0.62 if face.colour in BANDS else 0.7)
        return (Icon(face.picture, box.x + (side - width) / 2, box.y + (side - width) / 2, width),)
    x, y = box.centre
    return tuple(
        Circle(x + across * side * 0.25, y + down * side * 0.25, side * 0.085, fill="ink")
        for across, down in _PIPS[face.pips]
    )
