"""What twist boxes are placed on: a ground counts and draws the sets of boxes of each part of a field (the upper half,
the middle row of an odd number of rows, the lower half).

Strips hold every set of boxes that keeps its distances (KK-7a) within its part. A Lattice holds every third diagonal:
each set of its boxes keeps its distances everywhere, also when a full third of the field has a twist, where sets that
fit together are too rare to be found by drawing.
"""

from __future__ import annotations

from math import comb
from typing import Protocol

from generator.chance import Chance
from generator.frozen import frozen
from generator.games.kaesekaestchen.shapes import draw_shape, shape_count, window

PARTS = (0, 1, 2)


class Ground(Protocol):
    """Counts and draws sets of boxes, part by part."""

    def count(self, part: int, twists: int) -> int:
        """The number of sets of this many boxes in one part."""

    def draw(self, part: int, twists: int, chance: Chance) -> list[int]:
        """One of these sets in reading order, each equally likely."""

    def fits(self, boxes: list[int]) -> bool:
        """Whether the sets of all parts keep their distances to each other."""


def part_rows(rows: int, part: int) -> range:
    """The rows of one part."""
    half = rows // 2
    return (range(half), range(half, rows - half), range(rows - half, rows))[part]


@frozen
class Strips:
    """Every set that keeps its distances within its part."""

    rows: int
    columns: int

    def count(self, part: int, twists: int) -> int:
        return shape_count(len(part_rows(self.rows, part)), self.columns, twists)

    def draw(self, part: int, twists: int, chance: Chance) -> list[int]:
        rows = part_rows(self.rows, part)
        shape = draw_shape(len(rows), self.columns, twists, chance)
        return [
            row * self.columns + column
            for row in rows
            for column, taken in enumerate(shape)
            if taken >> row - rows.start & 1
        ]

    def fits(self, boxes: list[int]) -> bool:
        whole = [0] * self.columns
        for box in boxes:
            whole[box % self.columns] |= 1 << box // self.columns
        if any(column & column >> 1 for column in whole):
            return False
        half = self.rows // 2
        across_seams = range(max(half - 2, 0), min(self.rows - half, self.rows - 2))
        return all(
            window(whole[at], whole[at + 1], whole[at + 2], row) <= 3
            for row in across_seams
            for at in range(self.columns - 2)
        )


@frozen
class Lattice:
    """The boxes of every third diagonal, by part."""

    parts: tuple[tuple[int, ...], ...]

    def count(self, part: int, twists: int) -> int:
        return comb(len(self.parts[part]), twists)

    def draw(self, part: int, twists: int, chance: Chance) -> list[int]:
        return sorted(chance.sample(self.parts[part], twists))

    def fits(self, boxes: list[int]) -> bool:
        return True


def lattices(rows: int, columns: int) -> tuple[Lattice, ...]:
    """All six: diagonals falling or rising, starting in each of three columns."""
    return tuple(
        Lattice(
            tuple(
                tuple(
                    row * columns + column
                    for row in part_rows(rows, part)
                    for column in range(columns)
                    if (column + slope * row) % 3 == first
                )
                for part in PARTS
            )
        )
        for slope in (1, 2)
        for first in (0, 1, 2)
    )
