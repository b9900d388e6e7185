"""A drawn picture as data: what an icon file holds once it is read."""

from __future__ import annotations

from generator.frozen import frozen
from generator.page.marks import Ink, Step


@frozen
class Shape:
    """One outline of a picture in picture units; curves are cubic, circles already turned into four of them."""

    steps: tuple[Step, ...]
    fill: Ink | None = None
    stroke: Ink | None = None
    stroke_width: float = 1.0


@frozen
class Picture:
    """Shapes from back to front in a frame of width x height units, y down (an icon is 24 x 24)."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
