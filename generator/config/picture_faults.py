"""What makes a picture useless although its file can be read: no sane proportions, or nothing to be seen."""

from __future__ import annotations

from collections.abc import Iterator

from generator.page.extent import enclosing, points_of
from generator.page.picture import Picture, Shape

MOST_LONG = 3.0  # times as long as it is wide
TILE_OFF = 0.01  # a frame tile's sides may differ by this part


def faults_of(picture: Picture) -> Iterator[str]:
    """Why a picture cannot be used: one message for each reason."""
    width, height = picture.width, picture.height
    if max(width, height) > MOST_LONG * min(width, height):
        yield f"is {width:g} x {height:g}; it may be at most {MOST_LONG:g} times as long on one side as on the other"
    if not any(_is_seen(shape, picture) for shape in picture.shapes):
        yield "shows nothing: no shape in a colour other than paper lies inside the viewBox"


def tile_fault(picture: Picture) -> str:
    """Why a picture is no tile of a frame; "" when it is one."""
    width, height = picture.width, picture.height
    if abs(width - height) <= TILE_OFF * max(width, height):
        return ""
    return f"is {width:g} x {height:g}, but the tiles of a frame must be square"


def _is_seen(shape: Shape, picture: Picture) -> bool:
    """Has the shape an ink of its own, and any part of its box inside the frame? Handles count as its points."""
    corners = [point for step in shape.steps for point in points_of(step)]
    inks = [ink for ink in (shape.fill, shape.stroke) if ink and ink.partition(":")[0] != "paper"]
    if not corners or not inks:
        return False
    box = enclosing(corners)
    edge = shape.stroke_width / 2 if shape.stroke else 0.0
    flat = not shape.stroke and not (box.width and box.height)
    inside = box.right > -edge and box.bottom > -edge and box.x < picture.width + edge and box.y < picture.height + edge
    return inside and not flat
