"""Plates, and cards that are turned to show a number (CM-1)."""

from __future__ import annotations

from math import cos, radians, sin

from generator.content.cards import EdgeFace, PlateFace
from generator.page.box import Box
from generator.page.marks import Circle, Mark, Path, Text
from generator.sheets.card_colours import TAG, colour_of
from generator.sheets.card_frame import FaceFrame
from generator.sheets.fit_text import Style, missing_letters, set_line
from generator.sheets.laid import Laid, laid, together
from generator.words import Phrase


def draw_plate(face: PlateFace, frame: FaceFrame) -> Laid:
    """The plate with its number in the middle, the owner's seal in two corners, the other side's number on yellow."""
    unit, inner, measure = frame.unit, frame.inner, frame.setting.measure
    colour = colour_of(face.colour, frame.setting.theme)
    x, y = frame.trim.centre
    radius = min(inner.width, inner.height) / 2 * 0.94
    seal = 9.0 * unit
    tag = 5.2 * unit
    tag_x, tag_y = inner.right - tag, inner.bottom - tag
    small = Box(tag_x - tag, tag_y - tag, 2 * tag, 2 * tag).inset(1.2 * unit)
    number = Box(x - radius * 0.62, y - radius * 0.62, radius * 1.24, radius * 1.24)
    return together(
        (
            laid(frame.ground(face.colour, 50)),
            frame.picture(face.picture, Box(x - radius, y - radius, 2 * radius, 2 * radius)),
            laid(Circle(x, y, radius * 0.64, fill="paper")),
            laid(Circle(x, y, radius * 0.7, stroke=colour, stroke_width=2.2 * unit)),
            set_line(measure, face.number, number, frame.style(84, 30).centred()),
            frame.picture(face.seal, Box(inner.x, inner.y, seal, seal)),
            frame.picture(face.seal, Box(inner.right - seal, inner.y, seal, seal)),
            laid(Circle(tag_x, tag_y, tag, fill=TAG, stroke="ink", stroke_width=0.4)),
            set_line(measure, face.other, small, frame.style(18, 9).centred()),
        )
    )


def draw_edges(face: EdgeFace, frame: FaceFrame) -> Laid:
    """A number at every edge, its head towards that edge, on alternating tints; the owner's seal in the middle."""
    colour = colour_of(face.colour, frame.setting.theme)
    trim = frame.trim
    x, y = trim.centre
    size = min(trim.width, trim.height)
    seal = size * 0.22
    parts = [laid(frame.ground(face.colour, 55), *_wings(frame.full, (x, y), f"{colour}:22"))]
    parts.append(laid(Circle(x, y, seal * 0.75, fill="paper", stroke="ink", stroke_width=0.4)))
    parts.append(frame.picture(face.seal, Box(x - seal / 2, y - seal / 2, seal, seal)))
    reach = {0: trim.height / 2, 1: trim.width / 2, 2: trim.height / 2, 3: trim.width / 2}
    style = frame.style(52, 24)
    half = frame.setting.measure.ascent(style.face) * style.size / 2
    for number, turns in face.numbers:
        out = reach[turns] - frame.how.size.safe - 1.5 - half
        angle = -90.0 * turns
        centre = (x + out * sin(radians(angle)), y - out * cos(radians(angle)))
        parts.append(turned_line(number, centre, angle, style, frame))
    return together(parts)


def turned_line(text: Phrase, centre: tuple[float, float], angle: float, style: Style, frame: FaceFrame) -> Laid:
    """One line about a point, turned clockwise by `angle`."""
    measure = frame.setting.measure
    down = measure.ascent(style.face) * style.size / 2
    x, y = centre[0] - down * sin(radians(angle)), centre[1] + down * cos(radians(angle))
    mark = Text(x, y, text.text, style.size, style.face, style.ink, "centre", angle)
    return Laid((mark,), missing_letters(measure, text, style.face))


def _wings(full: Box, centre: tuple[float, float], ink: str) -> tuple[Mark, ...]:
    """The upper and lower of the four triangles that the diagonals make."""
    upper = (("M", full.x, full.y), ("L", full.right, full.y), ("L", *centre), ("Z",))
    lower = (("M", full.x, full.bottom), ("L", full.right, full.bottom), ("L", *centre), ("Z",))
    return Path(upper, fill=ink, wash=True, edged=False), Path(lower, fill=ink, wash=True, edged=False)
