"""Outlines as path operators, in mm with y down; the page's own matrix turns them over."""

from __future__ import annotations

from functools import lru_cache

from generator.page.marks import Step
from generator.pdf.digits import num

GRAINS = 20  # to a unit of a picture: an icon of 24 units and 24 mm is drawn to 0.05 mm
ROUND = 0.5522847498  # handle of the cubic that comes nearest to a quarter circle


@lru_cache(maxsize=256)
def circle(radius: float) -> str:
    """A circle about the origin; it is moved into place, so that equal circles are equal text."""
    r, h, zero = num(radius), num(radius * ROUND), "0"
    nr, nh = num(-radius), num(-radius * ROUND)
    return (
        f"{r} {zero} m {r} {h} {h} {r} {zero} {r} c {nh} {r} {nr} {h} {nr} {zero} c "
        f"{nr} {nh} {nh} {nr} {zero} {nr} c {h} {nr} {r} {nh} {r} {zero} c h"
    )


@lru_cache(maxsize=256)
def rounded(width: float, height: float, radius: float) -> str:
    """A rectangle with round corners, its top left corner at the origin; the radius is at most half a side."""
    r = min(radius, width / 2, height / 2)
    k = r * (1 - ROUND)
    zero, a, b, c = "0", num(r), num(k), num(width - r)
    w, h, d, e, f = num(width), num(height), num(height - r), num(width - k), num(height - k)
    return (
        f"{a} {zero} m {c} {zero} l {e} {zero} {w} {b} {w} {a} c {w} {d} l {w} {f} {e} {h} {c} {h} c "
        f"{a} {h} l {b} {h} {zero} {f} {zero} {d} c {zero} {a} l {zero} {b} {b} {zero} {a} {zero} c h"
    )


def path(steps: tuple[Step, ...]) -> str:
    """Any outline; ValueError for a step that is none of M, L, C, Z."""
    return " ".join([step_text(step) for step in steps])


@lru_cache(maxsize=4096)
def grained_path(steps: tuple[Step, ...]) -> str:
    """An outline of a picture, in whole grains: shorter to write than decimals. ValueError as above."""
    parts = []
    for letter, *numbers in steps:
        try:
            parts.append(IN_GRAINS[letter] % tuple([number * GRAINS for number in numbers]))
        except (KeyError, TypeError):
            raise ValueError(f"Not a step of a path: {(letter, *numbers)!r}.") from None
    return " ".join(parts).replace("-0 ", "0 ")


OPERATORS = {"M": (2, " m"), "L": (2, " l"), "C": (6, " c"), "Z": (0, "h")}
IN_GRAINS = {letter: "%.0f " * count + operator.strip() for letter, (count, operator) in OPERATORS.items()}


def step_text(step: Step) -> str:
    """One step as an operator."""
    letter, *numbers = step
    count, operator = OPERATORS.get(letter, (-1, ""))
    if len(numbers) != count:
        raise ValueError(f"Not a step of a path: {step!r}.")
    return " ".join(map(num, numbers)) + operator
