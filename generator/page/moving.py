"""Marks in another place."""

from __future__ import annotations

from dataclasses import replace

from generator.page.marks import Line, Mark, Path

DECIMALS = 4  # of a mm: what is left of a place after moving, so that equal distances are equal numbers


def place_of(mark: Mark) -> tuple[float, float]:
    """The point a mark is placed by; of a path its first."""
    if isinstance(mark, Line):
        return mark.x1, mark.y1
    if isinstance(mark, Path):
        first = mark.steps[0]
        return (first[1], first[2]) if len(first) > 1 else (0.0, 0.0)
    return mark.x, mark.y


def moved(mark: Mark, dx: float, dy: float) -> Mark:
    """The same mark dx further right and dy further down."""
    if isinstance(mark, Line):
        x1, y1, x2, y2 = near(mark.x1 + dx), near(mark.y1 + dy), near(mark.x2 + dx), near(mark.y2 + dy)
        return replace(mark, x1=x1, y1=y1, x2=x2, y2=y2)
    if isinstance(mark, Path):
        steps = ((step[0], *[near(at + (dy if n % 2 else dx)) for n, at in enumerate(step[1:])]) for step in mark.steps)
        return replace(mark, steps=tuple(steps))  # type: ignore[arg-type]
    return replace(mark, x=near(mark.x + dx), y=near(mark.y + dy))


def near(length: float) -> float:
    """A length without the noise of floating point, and no minus before nothing."""
    return round(length, DECIMALS) + 0.0
