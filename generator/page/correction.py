"""A similarity of the plane: the small shift, turn and stretch by which a printer's back differs from its front."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Literal

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


@dataclass(frozen=True, slots=True)
class Sighting:
    """One coordinate of one point, as it was seen: `seen` is its x ("x") or its y ("y")."""

    point: Point
    axis: Literal["x", "y"]
    seen: float


def fitted(sightings: Sequence[Sighting], centre: Point) -> Correction:
    """The similarity that brings the points nearest to where they were seen, by least squares.

    With a = scale x cos and b = scale x sin of the angle every sighting is linear in a, b, dx and dy.
    ValueError when the sightings do not tell all four."""
    rows = [(*row_of(sighting, centre), sighting.seen - centre[sighting.axis == "y"]) for sighting in sightings]
    normal = [[sum(row[i] * row[j] for row in rows) for j in range(5)] for i in range(4)]
    along, down, dx, dy = solved(normal)
    return Correction(dx, dy, degrees(atan2(down, along)), hypot(along, down))


def row_of(sighting: Sighting, centre: Point) -> tuple[float, float, float, float]:
    """What a, b, dx and dy are multiplied by in the coordinate that was seen."""
    x, y = sighting.point[0] - centre[0], sighting.point[1] - centre[1]
    return (x, -y, 1.0, 0.0) if sighting.axis == "x" else (y, x, 0.0, 1.0)


def solved(normal: list[list[float]]) -> list[float]:
    """Gauss and Jordan with pivots. ValueError for equations that do not tell every unknown."""
    count = len(normal)
    for column in range(count):
        pivot = max(range(column, count), key=lambda row: abs(normal[row][column]))
        if abs(normal[pivot][column]) < 1e-6:
            raise ValueError("these readings do not tell shift, turn and stretch: more corners are needed")
        normal[column], normal[pivot] = normal[pivot], normal[column]
        for row in range(count):
            if row != column:
                share = normal[row][column] / normal[column][column]
                normal[row] = [a - share * b for a, b in zip(normal[row], normal[column], strict=True)]
    return [normal[n][count] / normal[n][n] for n in range(count)]


def residual(found: Correction, sightings: Sequence[Sighting], centre: Point) -> float:
    """How far, at worst, a coordinate lies from where it was seen once the similarity is applied, in mm."""
    return max(abs(found.applied(it.point, centre)[it.axis == "y"] - it.seen) for it in sightings)
