"""A similarity of the plane: the small shift, turn and stretch by which a printer's back differs from its front."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Correction:
    """Turn clockwise by `angle` degrees about the middle of a page, stretch by `scale` about it, then move by dx, dy
    in mm."""

    dx: float = 0.0
    dy: float = 0.0
    angle: float = 0.0
    scale: float = 1.0

    def applied(self, point: Point, centre: Point) -> Point:
        """Where a point of a page with that middle comes to lie."""
        along, down = self.scale * cos(radians(self.angle)), self.scale * sin(radians(self.angle))
        x, y = point[0] - centre[0], point[1] - centre[1]
        return centre[0] + x * along - y * down + self.dx, centre[1] + x * down + y * along + self.dy

    def undone(self) -> Correction:
        """The similarity that brings every point back."""
        along, down = cos(radians(-self.angle)) / self.scale, sin(radians(-self.angle)) / self.scale
        dx, dy = -(self.dx * along - self.dy * down), -(self.dx * down + self.dy * along)
        return Correction(dx, dy, -self.angle, 1 / self.scale)


def fitted(points: Sequence[Point], seen: Sequence[Point], centre: Point) -> Correction:
    """The similarity that brings `points` nearest to where they were `seen`, by least squares.

    ValueError when there are fewer than two different points, or not as many seen as points."""
    if len(points) != len(seen) or len(set(points)) < 2:
        raise ValueError("two different points, and where each was seen, are the least that tells a turn")
    count = len(points)
    px, py = (sum(point[axis] for point in points) / count for axis in (0, 1))
    qx, qy = (sum(point[axis] for point in seen) / count for axis in (0, 1))
    along = down = spread = 0.0
    for (x, y), (u, v) in zip(points, seen, strict=True):
        x, y, u, v = x - px, y - py, u - qx, v - qy
        along += x * u + y * v
        down += x * v - y * u
        spread += x * x + y * y
    turned = Correction(0.0, 0.0, degrees(atan2(down, along)), hypot(along, down) / spread)
    x, y = turned.applied((px, py), centre)
    return Correction(qx - x, qy - y, turned.angle, turned.scale)


def residual(found: Correction, points: Sequence[Point], seen: Sequence[Point], centre: Point) -> float:
    """How far, at worst, a point lies from where it was seen once the similarity is applied, in mm."""
    pairs = zip((found.applied(point, centre) for point in points), seen, strict=True)
    return max(hypot(x - u, y - v) for (x, y), (u, v) in pairs)
