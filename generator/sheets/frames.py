"""The theme's frame around a page: four corners, and tiles between them stretched in number, never in shape."""

from __future__ import annotations

from generator.page.box import Box
from generator.page.marks import Icon, Mark
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting


def lay_frame(place: Box, setting: Setting) -> Laid:
    """Corner pictures drawn for the top left and turned for the others; edge tiles drawn for the top, repeated.

    The tiles of a side are spread evenly, so that a whole number of them meets both corners."""
    frame = setting.theme.frame
    if frame is None:
        return Laid()
    size = frame.size
    marks: list[Mark] = []
    across, down = place.width - 2 * size, place.height - 2 * size
    for n in range(round(across / size)):
        x = place.x + size + n * across / round(across / size)
        marks.append(Icon(frame.edge, x, place.y, size))
        marks.append(Icon(frame.edge, x, place.bottom - size, size, angle=180.0))
    for n in range(round(down / size)):
        y = place.y + size + n * down / round(down / size)
        marks.append(Icon(frame.edge, place.right - size, y, size, angle=90.0))
        marks.append(Icon(frame.edge, place.x, y, size, angle=270.0))
    corners = ((place.x, place.y), (place.right - size, place.y))
    lower = ((place.right - size, place.bottom - size), (place.x, place.bottom - size))
    for angle, (x, y) in zip((0.0, 90.0, 180.0, 270.0), (*corners, *lower), strict=True):
        marks.append(Icon(frame.corner, x, y, size, angle=angle))
    return laid(*marks)


def inside_frame(place: Box, setting: Setting) -> Box:
    """What a frame leaves free, with a little air."""
    frame = setting.theme.frame
    return place.inset(frame.size + 3.0) if frame else place
