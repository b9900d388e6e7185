"""Outlines on cards: the shape that codes a value beside its colour (as many corners as the value), rounded corners."""

from __future__ import annotations

from math import cos, pi, sin

from generator.page.box import Box
from generator.page.marks import Circle, Ink, Mark, Path, Step

STAR = 10
STROKE = 0.35
ROUND = 0.5523  # handles of a quarter circle, in radii


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


def corner_arcs(trim: Box, radius: float) -> tuple[Mark, ...]:
    """Fine quarter circles along which the corners of a card are rounded; none for square corners."""
    if not radius:
        return ()
    arcs = []
    for x, right in ((trim.x, 1), (trim.right, -1)):
        for y, down in ((trim.y, 1), (trim.bottom, -1)):
            near, far = radius * (1 - ROUND), radius
            steps: tuple[Step, ...] = (
                ("M", x, y + down * far),
                ("C", x, y + down * near, x + right * near, y, x + right * far, y),
            )
            arcs.append(Path(steps, stroke="muted", stroke_width=0.1))
    return tuple(arcs)
