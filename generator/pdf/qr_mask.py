"""Which of the eight masks of a QR code reads best: the penalties of ISO/IEC 18004, counted on whole lines at once.

ReportLab's encoder counts them too, module by module, which takes longer than all the rest of a page."""

from __future__ import annotations

import re
from collections.abc import Sequence

SAME_IN_A_ROW = re.compile(rb"\x00{5,}|\x01{5,}")
LIKE_A_FINDER = (b"\1\0\1\1\1\0\1\0\0\0\0", b"\0\0\0\0\1\0\1\1\1\0\1")


def penalty(rows: Sequence[bytes]) -> int:
    """How hard a square symbol is to read; less is better. A row has a byte to the module, 1 for dark."""
    lines = b"\n".join((*rows, *map(bytes, zip(*rows, strict=True))))
    runs = SAME_IN_A_ROW.findall(lines)
    points = sum(map(len, runs)) - 2 * len(runs)
    points += 40 * sum(map(lines.count, LIKE_A_FINDER))
    points += 3 * blocks(rows)
    dark = sum(map(sum, rows))
    return points + 10 * (abs(100 * dark // len(rows) ** 2 - 50) // 5)


def blocks(rows: Sequence[bytes]) -> int:
    """How many 2 x 2 squares are of one kind; each row is taken as one number."""
    inner = int.from_bytes(b"\1" * (len(rows) - 1), "big")
    numbers = [int.from_bytes(row, "big") for row in rows]
    edges = [(row ^ row >> 8) & inner for row in numbers]
    count = 0
    for above, below, edge, next_edge in zip(numbers, numbers[1:], edges, edges[1:], strict=False):
        differing = (edge | next_edge | above ^ below) & inner
        count += len(rows) - 1 - differing.bit_count()
    return count
