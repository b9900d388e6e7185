"""What turning a sheet over does: every slot is reflected about the middle of the page, by millimetres and not by
column numbers, so that unequal margins and half-filled sheets stay right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.page.box import Box
from generator.page.marks import Line

Axis = Literal["vertical", "horizontal"]
Flip = Literal["long", "short"]


@dataclass(frozen=True, slots=True)
class Reflection:
    """A turn about the upright or the level middle line of a page of that size."""

    width: float
    height: float
    axis: Axis

    def point(self, x: float, y: float) -> tuple[float, float]:
        return (self.width - x, y) if self.axis == "vertical" else (x, self.height - y)

    def box(self, box: Box) -> Box:
        """(W - x - w, y), or (x, H - y - h)."""
        if self.axis == "vertical":
            return Box(self.width - box.x - box.width, box.y, box.width, box.height)
        return Box(box.x, self.height - box.y - box.height, box.width, box.height)

    def line(self, line: Line) -> Line:
        """A guide goes the way of the card it belongs to."""
        x1, y1 = self.point(line.x1, line.y1)
        x2, y2 = self.point(line.x2, line.y2)
        return Line(x1, y1, x2, y2, line.width, line.ink, line.dash, line.round_ends)

    @property
    def turned(self) -> bool:
        """Whether art must stand on its head to read upright once the sheet is turned."""
        return self.axis == "horizontal"


def axis_of(sheet_width: float, sheet_height: float, flip: Flip) -> Axis:
    """Upright sheets turned over the long edge, and lying ones over the short edge, turn about the vertical."""
    upright = sheet_width <= sheet_height
    return "vertical" if upright == (flip == "long") else "horizontal"
