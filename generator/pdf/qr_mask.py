"""Which of the eight masks of a QR code reads best: the penalties of ISO/IEC 18004, counted on the symbol at once.

ReportLab's encoder counts them too, module by module, which takes longer than all the rest of a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

SAME_IN_A_ROW = re.compile(rb"\x00{5,}|\x01{5,}")
LIKE_A_FINDER = (b"\1\0\1\1\1\0\1\0\0\0\0", b"\0\0\0\0\1\0\1\1\1\0\1")


def penalty(rows: Sequence[bytes]) -> int:
    """How hard a square symbol is to read; less is better. A row has a byte to the module, 1 for dark."""
    side = len(rows)
    symbol = b"".join(rows)
    lines = b"\n".join((*rows, *[symbol[column::side] for column in range(side)]))
    runs = SAME_IN_A_ROW.findall(lines)
    points = sum(map(len, runs)) - 2 * len(runs)
    points += 40 * sum(map(lines.count, LIKE_A_FINDER))
    points += 3 * blocks(symbol, side)
    return points + 10 * (abs(100 * symbol.count(1) // side**2 - 50) // 5)


def blocks(symbol: bytes, side: int) -> int:
    """How many 2 x 2 squares are of one kind; the symbol is taken as one number, so that all are compared at once."""
    number = int.from_bytes(symbol, "big")
    beside = number ^ number >> 8
    below = number ^ number >> 8 * side
    differing = (beside | beside >> 8 * side | below) & corners(side)
    return (side - 1) ** 2 - differing.bit_count()


@lru_cache(maxsize=8)
def corners(side: int) -> int:
    """The modules that are the lower right corner of a 2 x 2 square: all but those of the first row and column."""
    row = b"\0" + b"\1" * (side - 1)
    return int.from_bytes(row * (side - 1), "big")
