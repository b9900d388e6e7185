"""The other shapes of SVG as steps: circles and round corners are cubics with the usual kappa."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from generator.config.svg_path import LARGEST, steps_of_path
from generator.page.marks import Step

KAPPA = 0.5522847498

_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?\Z")
Attributes = Mapping[str, str]


def number(text: str) -> float:
    """A plain number. ValueError for anything else, units and percentages included."""
    text = text.strip()
    if not _NUMBER.match(text):
        raise ValueError(f'must be a plain number without unit, not "{text[:20]}"')
    value = float(text)
    if abs(value) > LARGEST:
        raise ValueError(f"must be {LARGEST} at most, not {text[:20]}")
    return value


def numbers(text: str) -> list[float]:
    """Numbers between spaces or commas. ValueError for anything else."""
    return [number(part) for part in text.replace(",", " ").split()]


def _circle(at: Attributes) -> list[Step]:
    radius = _size(at, "r")
    return _oval(_number(at, "cx"), _number(at, "cy"), radius, radius)


def _ellipse(at: Attributes) -> list[Step]:
    return _oval(_number(at, "cx"), _number(at, "cy"), _size(at, "rx"), _size(at, "ry"))


def _oval(x: float, y: float, rx: float, ry: float) -> list[Step]:
    kx, ky = rx * KAPPA, ry * KAPPA
    return [
        ("M", x + rx, y),
        ("C", x + rx, y + ky, x + kx, y + ry, x, y + ry),
        ("C", x - kx, y + ry, x - rx, y + ky, x - rx, y),
        ("C", x - rx, y - ky, x - kx, y - ry, x, y - ry),
        ("C", x + kx, y - ry, x + rx, y - ky, x + rx, y),
        ("Z",),
    ]


def _rect(at: Attributes) -> list[Step]:
    x, y, width, height = _number(at, "x"), _number(at, "y"), _size(at, "width"), _size(at, "height")
    right, bottom = x + width, y + height
    radius = min(_number(at, "rx"), width / 2, height / 2)
    if radius < 0:
        raise _WrongAttributeError("rx", "must be 0 or more")
    if not radius:
        return [("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",)]
    rest = radius * (1 - KAPPA)
    return [
        ("M", x + radius, y),
        ("L", right - radius, y),
        ("C", right - rest, y, right, y + rest, right, y + radius),
        ("L", right, bottom - radius),
        ("C", right, bottom - rest, right - rest, bottom, right - radius, bottom),
        ("L", x + radius, bottom),
        ("C", x + rest, bottom, x, bottom - rest, x, bottom - radius),
        ("L", x, y + radius),
        ("C", x, y + rest, x + rest, y, x + radius, y),
        ("Z",),
    ]


def _line(at: Attributes) -> list[Step]:
    return [("M", _number(at, "x1"), _number(at, "y1")), ("L", _number(at, "x2"), _number(at, "y2"))]


def _polyline(at: Attributes) -> list[Step]:
    try:
        values = numbers(at.get("points", ""))
    except ValueError as error:
        raise _WrongAttributeError("points", str(error)) from None
    if len(values) < 4 or len(values) % 2:
        raise _WrongAttributeError("points", f"must be two or more pairs of numbers, not {len(values)} numbers")
    return [("L" if index else "M", values[index], values[index + 1]) for index in range(0, len(values), 2)]


def _polygon(at: Attributes) -> list[Step]:
    return [*_polyline(at), ("Z",)]


def _path(at: Attributes) -> list[Step]:
    try:
        return steps_of_path(at.get("d", ""))
    except ValueError as error:
        raise _WrongAttributeError("d", str(error)) from None


class _WrongAttributeError(ValueError):
    """An attribute's name and what is wrong with it."""


def _number(at: Attributes, name: str) -> float:
    if name not in at:
        return 0.0
    try:
        return number(at[name])
    except ValueError as error:
        raise _WrongAttributeError(name, str(error)) from None


def _size(at: Attributes, name: str) -> float:
    size = _number(at, name)
    if size <= 0:
        raise _WrongAttributeError(name, f"must be more than 0, not {size:g}" if name in at else "is missing")
    return size


# Of every shape: its own attributes, and what makes steps of them. ValueError(attribute, message) for a wrong one.
SHAPES: Mapping[str, tuple[frozenset[str], Callable[[Attributes], list[Step]]]] = {
    "path": (frozenset({"d"}), _path),
    "circle": (frozenset({"cx", "cy", "r"}), _circle),
    "ellipse": (frozenset({"cx", "cy", "rx", "ry"}), _ellipse),
    "rect": (frozenset({"x", "y", "width", "height", "rx"}), _rect),
    "line": (frozenset({"x1", "y1", "x2", "y2"}), _line),
    "polyline": (frozenset({"points"}), _polyline),
    "polygon": (frozenset({"points"}), _polygon),
}
