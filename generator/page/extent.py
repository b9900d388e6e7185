"""The box around points."""

from __future__ import annotations

from collections.abc import Iterable

from generator.page.box import Box
from generator.page.marks import Step

Corner = tuple[float, float]


def enclosing(corners: Iterable[Corner]) -> Box:
    """The smallest box around some points. ValueError when there are none."""
    xs, ys = zip(*corners, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def points_of(step: Step) -> list[Corner]:
    """The points of one step of a path, handles included."""
    _letter, *numbers = step
    return list(zip(numbers[0::2], numbers[1::2], strict=True))
