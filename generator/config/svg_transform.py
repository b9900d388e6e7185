"""SVG's `transform` as a matrix, and steps carried through it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import cos, isclose, radians, sin, sqrt

from generator.config.svg_shapes import numbers
from generator.page.marks import Step

# x' = a x + c y + e, y' = b x + d y + f
Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

_PART = re.compile(r"\s*([A-Za-z]+)\s*\(([^()]*)\)[\s,]*")
_AMOUNTS = {"translate": (1, 2), "scale": (1, 2), "rotate": (1, 3), "matrix": (6,)}


def matrix_of(text: str) -> Matrix:
    """The matrix of a `transform` attribute; the first part named is the outermost. ValueError says what is wrong."""
    result, at = SAME, 0
    while at < len(text.rstrip()):
        part = _PART.match(text, at)
        if not part:
            raise ValueError(f'"{text[at : at + 20].strip()}" is no transform')
        if part[1] not in _AMOUNTS:
            raise ValueError(f"{part[1]} is not drawn; there are {', '.join(_AMOUNTS)}")
        values = numbers(part[2])
        if len(values) not in _AMOUNTS[part[1]]:
            raise ValueError(f"{part[1]} takes {' or '.join(map(str, _AMOUNTS[part[1]]))} numbers, not {len(values)}")
        result = joined(result, _single(part[1], values))
        at = part.end()
    return result


def joined(outer: Matrix, inner: Matrix) -> Matrix:
    """First `inner`, then `outer`."""
    a, b, c, d, e, f = outer
    i, j, k, m, n, o = inner
    return (a * i + c * j, b * i + d * j, a * k + c * m, b * k + d * m, a * n + c * o + e, b * n + d * o + f)


def moved(steps: Iterable[Step], matrix: Matrix) -> tuple[Step, ...]:
    """The steps carried through the matrix and rounded to three decimals (no minus zero); as they are if it does
    nothing."""
    if matrix == SAME:
        return tuple(steps)
    a, b, c, d, e, f = matrix
    result: list[Step] = []
    for step in steps:
        values: list[float] = []
        for x, y in zip(step[1::2], step[2::2], strict=True):
            values += (round(a * x + c * y + e, 3) + 0.0, round(b * x + d * y + f, 3) + 0.0)
        result.append((step[0], *values))  # type: ignore[arg-type]
    return tuple(result)


def scale_of(matrix: Matrix) -> float:
    """How much lengths grow. ValueError when they grow differently in different directions."""
    a, b, c, d, _, _ = matrix
    first, second = sqrt(a * a + b * b), sqrt(c * c + d * d)
    if not isclose(first, second, rel_tol=1e-3) or abs(a * c + b * d) > 1e-3 * first * second:
        raise ValueError("stretches a stroke unevenly; scale strokes alike in both directions")
    return sqrt(first * second)


def _single(name: str, values: list[float]) -> Matrix:
    if name == "translate":
        return (1.0, 0.0, 0.0, 1.0, values[0], values[1] if len(values) > 1 else 0.0)
    if name == "scale":
        return (values[0], 0.0, 0.0, values[-1], 0.0, 0.0)
    if name == "rotate":
        angle = radians(values[0])
        x, y = values[1:] if len(values) > 1 else (0.0, 0.0)
        turned = (cos(angle), sin(angle), -sin(angle), cos(angle), x, y)
        return joined(turned, (1.0, 0.0, 0.0, 1.0, -x, -y))
    a, b, c, d, e, f = values
    return (a, b, c, d, e, f)
