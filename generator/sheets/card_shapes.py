"""The shape that codes a value beside its colour: as many corners as the value."""

from __future__ import annotations

from math import cos, pi, sin

from generator.page.marks import Circle, Ink, Mark, Path, Step

STAR = 10
STROKE = 0.35


def value_shape(corners: int, x: float, y: float, radius: float, fill: Ink, stroke: Ink = "ink") -> Mark:
    """A circle (1), a lens (2), a regular polygon, or a star (10) about x, y."""
    if corners == 1:
        return Circle(x, y, radius, fill=fill, stroke=stroke, stroke_width=STROKE, wash=True)
    if corners == 2:
        bend = radius * 0.95
        steps: tuple[Step, ...] = (
            ("M", x - radius, y),
            ("C", x - radius / 2, y - bend, x + radius / 2, y - bend, x + radius, y),
            ("C", x + radius / 2, y + bend, x - radius / 2, y + bend, x - radius, y),
            ("Z",),
        )
        return Path(steps, fill=fill, stroke=stroke, stroke_width=STROKE, wash=True)
    start = -pi / 4 if corners == 4 else -pi / 2
    points = []
    for n in range(corners):
        reach = radius * (0.45 if corners == STAR and n % 2 else 1.0)
        angle = start + 2 * pi * n / corners
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    first, *others = points
    outline: tuple[Step, ...] = (("M", *first), *(("L", *point) for point in others), ("Z",))
    return Path(outline, fill=fill, stroke=stroke, stroke_width=STROKE, wash=True)
