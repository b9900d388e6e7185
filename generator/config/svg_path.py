"""SVG path data become absolute steps: M, L, C and Z only, relative and smooth commands, quadratics and arcs resolved.

Source: SVG 1.1, chapter 8.3 (grammar of path data).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from operator import add

from generator.config.svg_arc import arc_steps
from generator.page.marks import Step

_NUMBER = r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"
_NUMBERS = re.compile(_NUMBER)
_GAP = r"[\s,]*"
_PARTS = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_WELCOME = re.compile(rf"{_NUMBER}|[MmLlHhVvCcSsQqTtAaZz\s,]+")
LARGEST = 100_000  # no picture is that large; above it numbers lose their decimals and overflow
_ARC = 7
_AMOUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": _ARC, "Z": 0}
_AMOUNTS |= {command.lower(): amount for command, amount in _AMOUNTS.items()}


def steps_of_path(data: str) -> list[Step]:
    """The steps of a `d` attribute. ValueError says what is wrong with it."""
    steps: list[Step] = []
    x = y = start_x = start_y = 0.0
    handle: tuple[float, ...] = ()  # the last control point, which a smooth command of the same kind mirrors
    curve = ""
    for command, numbers in _commands(data):
        kind = command.upper()
        if kind == "Z":
            steps.append(("Z",))
            x, y, curve = start_x, start_y, ""
            continue
        if steps and steps[-1] == ("Z",) and kind != "M":
            steps.append(("M", x, y))
        if command != kind:
            numbers = _absolute(kind, numbers, x, y)
        if kind in "HV":
            kind, numbers = "L", (numbers[0], y) if kind == "H" else (x, numbers[0])
        elif kind in "ST":
            kind = "C" if kind == "S" else "Q"
            mirrored = (2 * x - handle[0], 2 * y - handle[1]) if curve == kind else (x, y)
            numbers = (*mirrored, *numbers)
        if kind == "A":
            steps += arc_steps((x, y), numbers)
        elif kind == "Q":
            steps.append(_raised(x, y, *numbers))
        else:
            steps.append((kind, *numbers))  # type: ignore[arg-type]
        curve = kind
        handle = numbers[-4:-2]
        x, y = numbers[-2:]
        if kind == "M":
            start_x, start_y = x, y
    return steps


def _commands(data: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Single commands with their numbers: `L 1 2 3 4` is two, further pairs after M are L."""
    wrong = _WELCOME.sub("", data)
    if wrong:
        raise ValueError(f'has "{wrong[:12]}", where only commands and numbers may stand')
    if data.lstrip()[:1] not in ("M", "m"):
        raise ValueError("must begin with M" if data.strip() else "is empty")
    for command, text in _PARTS.findall(data):
        amount = _AMOUNTS[command]
        if amount == _ARC:
            arcs = _arcs()
            if arcs.sub("", text).strip(" ,\t\r\n"):
                raise ValueError(f"has numbers after {command} that are no arc: radii, turn, two flags 0 or 1, end")
            numbers = tuple([float(number) for group in arcs.findall(text) for number in group])
        else:
            numbers = tuple(map(float, _NUMBERS.findall(text)))
        if numbers and not -LARGEST <= min(numbers) <= max(numbers) <= LARGEST:
            raise ValueError(f"has numbers after {command} that are larger than {LARGEST}")
        if len(numbers) == amount:
            yield command, numbers
            continue
        if not amount or not numbers or len(numbers) % amount:
            raise ValueError(f"has {len(numbers)} number(s) after {command}, which takes {amount or 'none'}")
        for index in range(0, len(numbers), amount):
            yield command, numbers[index : index + amount]
            command = {"M": "L", "m": "l"}.get(command, command)


@cache
def _arcs() -> re.Pattern[str]:
    """The numbers of arcs; their two flags are single digits that need no space after them. Few pictures have any, and
    no other pattern takes as long to compile."""
    return re.compile(_GAP.join([f"({_NUMBER})"] * 3 + ["([01])"] * 2 + [f"({_NUMBER})"] * 2))


def _absolute(kind: str, numbers: tuple[float, ...], x: float, y: float) -> tuple[float, ...]:
    if kind == "H":
        return (numbers[0] + x,)
    if kind == "V":
        return (numbers[0] + y,)
    if kind == "A":
        return (*numbers[:5], numbers[5] + x, numbers[6] + y)
    return tuple(map(add, numbers, (x, y, x, y, x, y)))


def _raised(x: float, y: float, cx: float, cy: float, end_x: float, end_y: float) -> Step:
    """A quadratic curve as the same curve of degree three."""
    third = 2 / 3
    control = (x + third * (cx - x), y + third * (cy - y), end_x + third * (cx - end_x), end_y + third * (cy - end_y))
    return ("C", *control, end_x, end_y)
