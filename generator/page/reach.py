"""How far a mark reaches on its page, strokes included; so that nothing is drawn where a printer cannot print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from generator.page.box import Box
from generator.page.extent import Corner, enclosing, points_of
from generator.page.marks import Circle, Icon, Line, Mark, Page, Path, Qr, Rect, Stamp, Text
from generator.page.measure import Measure
from generator.page.picture import Picture

ABOVE_CAPITALS = 0.25  # em: what an accent on a capital needs
TALL = "ĺľ"  # small letters that are taller than capitals
BELOW_BASELINE = 0.26  # em: what g, p and q need


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a mark's extent depends on beside itself: type, the theme's pictures, the document's stamps."""

    measure: Measure
    pictures: Mapping[str, Picture]
    stamps: Mapping[str, tuple[Mark, ...]]


def reach(mark: Mark, around: Surroundings) -> Box:
    """The box that holds all of a mark. Curves count with their handles, text with its full height."""
    return enclosing(CORNERS[mark.__class__](mark, around))


def strays(page: Page, safe: Box, around: Surroundings) -> tuple[Mark, ...]:
    """The marks of a page that reach out of a safe area, in their order; an empty result is a good page."""
    return tuple(mark for mark in page.marks if not safe.contains(reach(mark, around), slack=0.005))


def corners_of(x: float, y: float, width: float, height: float, grown: float = 0.0) -> list[Corner]:
    """The four corners of a rectangle, moved outward by `grown`."""
    left, top, right, bottom = x - grown, y - grown, x + width + grown, y + height + grown
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def turned(corners: Iterable[Corner], angle: float, about: Corner) -> list[Corner]:
    """Points turned clockwise by `angle` degrees."""
    along, down = cos(radians(angle)), sin(radians(angle))
    x0, y0 = about
    return [(x0 + (x - x0) * along - (y - y0) * down, y0 + (x - x0) * down + (y - y0) * along) for x, y in corners]


def half_stroke(mark: Rect | Circle | Path) -> float:
    """How far the stroke of a mark lies outside its outline."""
    return 0.0 if mark.stroke is None else mark.stroke_width / 2


def line_corners(mark: Line, _around: Surroundings) -> list[Corner]:
    """A line that is level or upright is as wide as its stroke, and longer only by round ends."""
    half = mark.width / 2
    along = half if mark.round_ends or (mark.x1 != mark.x2 and mark.y1 != mark.y2) else 0.0
    dx = along if mark.y1 == mark.y2 else half
    dy = along if mark.x1 == mark.x2 else half
    ends = ((mark.x1, mark.y1), (mark.x2, mark.y2))
    return [(x + sign * dx, y + sign * dy) for x, y in ends for sign in (-1, 1)]


def rect_corners(mark: Rect, _around: Surroundings) -> list[Corner]:
    return corners_of(mark.x, mark.y, mark.width, mark.height, half_stroke(mark))


def circle_corners(mark: Circle, _around: Surroundings) -> list[Corner]:
    return corners_of(mark.x, mark.y, 0, 0, mark.radius + half_stroke(mark))


def path_corners(mark: Path, _around: Surroundings) -> list[Corner]:
    box = enclosing(point for step in mark.steps for point in points_of(step))
    return corners_of(box.x, box.y, box.width, box.height, half_stroke(mark))


def text_corners(mark: Text, around: Surroundings) -> list[Corner]:
    width = around.measure.width(mark.text, mark.face, mark.size)
    x = mark.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[mark.anchor] * width
    accents = ABOVE_CAPITALS if any(letter in TALL or is_accented_capital(letter) for letter in mark.text) else 0.0
    above = (around.measure.ascent(mark.face) + accents) * mark.size
    below = BELOW_BASELINE * mark.size
    return turned(corners_of(x, mark.y - above, width, above + below), mark.angle, (mark.x, mark.y))


def is_accented_capital(letter: str) -> bool:
    return letter.isupper() and not letter.isascii()


def icon_corners(mark: Icon, around: Surroundings) -> list[Corner]:
    picture = around.pictures[mark.name]
    height = mark.width * picture.height / picture.width
    corners = corners_of(mark.x, mark.y, mark.width, height)
    return turned(corners, mark.angle, (mark.x + mark.width / 2, mark.y + height / 2))


def qr_corners(mark: Qr, _around: Surroundings) -> list[Corner]:
    return corners_of(mark.x, mark.y, mark.size, mark.size)


def stamp_corners(mark: Stamp, around: Surroundings) -> list[Corner]:
    inner = [corner for each in around.stamps[mark.name] for corner in CORNERS[each.__class__](each, around)]
    if mark.clip:
        left, top, width, height = mark.clip
        inner = [(min(max(x, left), left + width), min(max(y, top), top + height)) for x, y in inner]
    moved = [(mark.x + x * mark.scale, mark.y + y * mark.scale) for x, y in inner]
    return turned(moved, mark.angle, (mark.x, mark.y))


CORNERS: dict[type[Any], Callable[[Any, Surroundings], list[Corner]]] = {
    Line: line_corners,
    Rect: rect_corners,
    Circle: circle_corners,
    Path: path_corners,
    Text: text_corners,
    Icon: icon_corners,
    Qr: qr_corners,
    Stamp: stamp_corners,
}
