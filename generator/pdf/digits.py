"""Numbers as PDF writes them, and the measures of the paper."""

from __future__ import annotations

from functools import lru_cache

POINTS = 72 / 25.4  # points in a millimetre


@lru_cache(maxsize=16384)
def num(length: float) -> str:
    """A length with at most two decimals (a hundredth of a millimetre, finer than printers are), nothing needless."""
    return short(f"{length:.2f}")


@lru_cache(maxsize=4096)
def fine(number: float) -> str:
    """A share of a colour, an edge of a page in points: one decimal more."""
    return short(f"{number:.3f}")


@lru_cache(maxsize=4096)
def ratio(factor: float) -> str:
    """A factor of a matrix: it is multiplied by lengths, so it keeps more decimals than they."""
    return short(f"{factor:.7f}")


def short(text: str) -> str:
    """A decimal number without needless zeros, and without a minus before nothing."""
    text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
