"""What stays the same during a game: which boxes lie beside which line, and where the twists are."""

from __future__ import annotations

from functools import lru_cache

from generator.frozen import frozen
from generator.games.kaesekaestchen.field import MOST_COLUMNS, Field


@frozen
class Board:
    """What does not change during a game: the field (for Blitz only its upper half), for each line the boxes beside it
    as (box, its bit, the bits of its four lines), and for each box its twist kind or ``."""

    field: Field
    beside: tuple[tuple[tuple[int, int, int], ...], ...]
    kinds: tuple[str, ...]
    all_lines: int


def board_of(field: Field) -> Board:
    """The board of a field. ValueError for a size below 1x1, more than 26 columns, or a twist outside the field or on a
    box that has one already."""
    rows, columns = field.rows, field.columns
    if rows < 1 or not 1 <= columns <= MOST_COLUMNS:
        raise ValueError(f"a field has at least one row and 1 to {MOST_COLUMNS} columns, not {rows}x{columns}")
    kinds = [""] * field.boxes
    for box, kind in field.twists:
        if not 0 <= box < field.boxes or kinds[box]:
            raise ValueError(f"the {kind} on box {box} is outside the field or on a box that has a twist already")
        kinds[box] = kind
    beside = _beside(rows, columns)
    return Board(field, beside, tuple(kinds), (1 << len(beside)) - 1)


@lru_cache(maxsize=64)
def _beside(rows: int, columns: int) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    found: list[list[tuple[int, int, int]]] = [[] for _ in range(rows * (columns + 1) + columns * (rows + 1))]
    for box in range(rows * columns):
        lines = lines_around(box, rows, columns)
        edges = sum(1 << line for line in lines)
        for line in lines:
            found[line].append((box, 1 << box, edges))
    return tuple(tuple(boxes) for boxes in found)


def lines_around(box: int, rows: int, columns: int) -> tuple[int, int, int, int]:
    """The four lines of a box: above, below, left, right."""
    row, column = divmod(box, columns)
    left = (rows + 1) * columns + row * (columns + 1) + column
    return box, box + columns, left, left + 1
