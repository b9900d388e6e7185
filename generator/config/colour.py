"""Colours as people see them: contrast, lightness, distance, and how three kinds of dichromats see them.

Sources: sRGB (IEC 61966-2-1); contrast as in WCAG 2; CIE L*a*b* under D65 with the difference of 1976. Protan and
deutan sight by one projection each (Viénot, Brettel, Mollon 1999), tritan sight by two half-planes (Brettel, Viénot,
Mollon 1997), all in linear RGB with the cone sensitivities of Smith and Pokorny 1975.
"""

from __future__ import annotations

from math import dist
from typing import Literal

Linear = tuple[float, float, float]
Sight = Literal["protan", "deutan", "tritan"]
Rows = tuple[Linear, Linear, Linear]

SIGHTS: tuple[Sight, ...] = ("protan", "deutan", "tritan")
_HEX = frozenset("0123456789abcdefABCDEF")
_LUMINANCE = (0.2126729, 0.7151522, 0.0721750)
_TO_XYZ: Rows = ((0.4124564, 0.3575761, 0.1804375), _LUMINANCE, (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)
_PROTAN: Rows = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
_DEUTAN: Rows = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
_TRITAN_NORMAL = (0.03901, -0.02788, -0.01113)
_TRITAN: Rows = ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911))
_TRITAN_BEHIND: Rows = ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.12320), (-0.37562, 1.12767, 0.24796))


def is_colour(text: str) -> bool:
    """Is this `#rrggbb`?"""
    return len(text) == 7 and text[0] == "#" and _HEX.issuperset(text[1:])


def channels(colour: str) -> tuple[float, ...]:
    """Red, green and blue as written, 0..1."""
    return tuple(int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5))


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 (none) to 21 (black on white)."""
    low, high = sorted(_dot(_LUMINANCE, _linear(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def lightness(colour: str) -> float:
    """L*, 0 (black) to 100 (white): all that is left of a colour in grey."""
    return _lab(_linear(colour))[0]


def difference(one: str, other: str, sight: Sight | None = None) -> float:
    """How far two colours are apart (CIE 1976) for normal sight or for a dichromat; 2.3 is just noticeable."""
    first, second = (_lab(_seen(_linear(colour), sight)) for colour in (one, other))
    return dist(first, second)


def seen_by(sight: Sight | None, colour: Linear) -> Linear:
    """What a dichromat sees of a colour; `None` is what grey leaves of it. All parts are as written (sRGB), 0..1."""
    linear = (_straight(colour[0]), _straight(colour[1]), _straight(colour[2]))
    if sight is None:
        grey = _bent(_dot(_LUMINANCE, linear))
        return (grey, grey, grey)
    red, green, blue = _seen(linear, sight)
    return (_bent(red), _bent(green), _bent(blue))


def _linear(colour: str) -> Linear:
    red, green, blue = map(_straight, channels(colour))
    return (red, green, blue)


def _straight(value: float) -> float:
    """A part as written into the share of light it stands for."""
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _bent(value: float) -> float:
    """The other way round."""
    return float(value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)


def _seen(colour: Linear, sight: Sight | None) -> Linear:
    if sight is None:
        return colour
    if sight == "tritan":
        rows = _TRITAN if _dot(_TRITAN_NORMAL, colour) >= 0 else _TRITAN_BEHIND
    else:
        rows = _PROTAN if sight == "protan" else _DEUTAN
    red, green, blue = (min(1.0, max(0.0, _dot(row, colour))) for row in rows)
    return (red, green, blue)


def _lab(colour: Linear) -> Linear:
    x, y, z = (_cube_root(_dot(row, colour) / white) for row, white in zip(_TO_XYZ, _WHITE, strict=True))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def _cube_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _dot(row: Linear, colour: Linear) -> float:
    return row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]
