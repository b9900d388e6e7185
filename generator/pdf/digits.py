"""Numbers as PDF writes them, and the measures of the paper."""

from __future__ import annotations

from functools import lru_cache

POINTS = 72 / 25.4  # points in a millimetre


@lru_cache(maxsize=16384)
def num(value: float) -> str:
    """A number with at most three decimals (a thousandth of a millimetre) and nothing needless."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=4096)
def ratio(factor: float) -> str:
    """A factor of a matrix: it is multiplied by lengths, so it keeps more decimals than a length."""
    text = f"{factor:.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
