"""The theme's frame around a page: four corners, and tiles between them stretched in number, never in shape."""

from __future__ import annotations

from generator.page.box import Box
from generator.page.marks import Icon, Mark
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting


def lay_frame(place: Box, setting: Setting) -> Laid:
    """Corner pictures drawn for the top left and turned for the others; edge tiles drawn for the top, repeated.

    One tile more than would do is spread evenly over a side, so that the tiles overlap a little and no white line shows
    between them; the pictures keep their profile near the ends."""
    frame = setting.theme.frame
    if frame is None:
        return Laid()
    size = frame.size
    marks: list[Mark] = []
    across, down = place.width - 2 * size, place.height - 2 * size
    for x in _starts(place.x + size, across, size):
        marks.append(Icon(frame.edge, x, place.y, size))
        marks.append(Icon(frame.edge, x, place.bottom - size, size, angle=180.0))
    for y in _starts(place.y + size, down, size):
        marks.append(Icon(frame.edge, place.right - size, y, size, angle=90.0))
        marks.append(Icon(frame.edge, place.x, y, size, angle=270.0))
    corners = ((place.x, place.y), (place.right - size, place.y))
    lower = ((place.right - size, place.bottom - size), (place.x, place.bottom - size))
    for angle, (x, y) in zip((0.0, 90.0, 180.0, 270.0), (*corners, *lower), strict=True):
        marks.append(Icon(frame.corner, x, y, size, angle=angle))
    return laid(*marks)


def _starts(first: float, length: float, size: float) -> tuple[float, ...]:
    """Where the tiles of one side begin: the first at its start, the last ending at its end."""
    count = int(length / size) + 1
    return tuple(first + n * (length - size) / (count - 1) for n in range(count))


def inside_frame(place: Box, setting: Setting) -> Box:
    """What a frame leaves free, with a little air."""
    frame = setting.theme.frame
    return place.inset(frame.size + 3.0) if frame else place
