"""Where twist boxes may lie so that they keep their distance (KK-7a), counted exactly and drawn uniformly.

A shape of a strip (half a field: at most 6 rows high) is written column by column, each column a set of rows as bits.
The columns are chosen one after the other; how a shape may go on depends on its last two columns only. So the number of
ways to go on with k twists is known for every pair of columns, as a polynomial in k: one integer with SLOT bits for
each coefficient, in which choosing a column with t twists is a shift by t slots.
"""

from __future__ import annotations

from functools import lru_cache

from generator.chance import Chance

SLOT = 80
_MASK = (1 << SLOT) - 1

Shape = tuple[int, ...]


@lru_cache(maxsize=64)
def _followers(rows: int) -> dict[tuple[int, int], tuple[tuple[int, int], ...]]:
    """For each pair of neighbouring columns the columns that may come next, with their numbers of twists."""
    columns = [column for column in range(1 << rows) if not column & column >> 1]
    pairs = [(left, right) for left in columns for right in columns if not left & right]
    return {
        (left, right): tuple(
            (column, column.bit_count())
            for column in columns
            if not column & right and all(window(left, right, column, row) <= 3 for row in range(rows - 2))
        )
        for left, right in pairs
    }


def window(left: int, middle: int, right: int, row: int) -> int:
    """How many twists lie in the 3x3 window of three columns that starts at this row."""
    return (left >> row & 7).bit_count() + (middle >> row & 7).bit_count() + (right >> row & 7).bit_count()


@lru_cache(maxsize=64)
def _ways(rows: int, columns: int) -> tuple[dict[tuple[int, int], int], ...]:
    """Entry n: for each pair of last columns the polynomial of the ways to add n more columns."""
    followers = _followers(rows)
    table = [dict.fromkeys(followers, 1)]
    for _ in range(columns):
        rest = table[-1]
        table.append(
            {
                pair: sum(rest[pair[1], column] << SLOT * twists for column, twists in after)
                for pair, after in followers.items()
            }
        )
    return tuple(table)


@lru_cache(maxsize=4096)
def shape_count(rows: int, columns: int, twists: int) -> int:
    """The number of shapes of a strip with this many twists."""
    return _ways(rows, columns)[columns][0, 0] >> SLOT * twists & _MASK


def draw_shape(rows: int, columns: int, twists: int, chance: Chance) -> Shape:
    """One of these shapes, each equally likely. ValueError when there is none."""
    table, followers = _ways(rows, columns), _followers(rows)
    last, shape = (0, 0), []
    for left in range(columns - 1, -1, -1):
        rest = table[left]
        point = draw_below(table[left + 1][last] >> SLOT * twists & _MASK, chance)
        for column, used in followers[last]:
            if used <= twists:
                point -= rest[last[1], column] >> SLOT * (twists - used) & _MASK
                if point < 0:
                    break
        twists -= used
        last = (last[1], column)
        shape.append(column)
    return tuple(shape)


def draw_below(limit: int, chance: Chance) -> int:
    """Like `Chance.below`, for limits of any size."""
    if limit <= 1 << 64:
        return chance.below(limit)
    words = (limit.bit_length() + 63) // 64
    while True:
        value = 0
        for _ in range(words):
            value = value << 64 | chance.bits()
        value >>= words * 64 - limit.bit_length()
        if value < limit:
            return value
