"""A field: its size and its twist boxes, the table of twist kinds, and the names of boxes, dots and lines.

Boxes are numbered in reading order from 0. Lines are numbered: first the horizontal ones row by row (the line above box
(r, c) is r*columns + c), then the vertical ones (the line left of it is (rows+1)*columns + r*(columns+1) + c). Names
follow chess with the rows counted from the top: `a1` is the top-left box and also the top-left dot; `a1-b1` is a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from generator.frozen import frozen

MOST_ROWS = 99
MOST_COLUMNS = 26


@frozen
class Twist:
    """A twist kind (KK-3): what its box is worth at the end (KK-20), whether it can only act against a box of the
    other side (KK-14, KK-15), and whether it may lie in a corner (KK-7d)."""

    key: str
    worth: int = 1
    needs_target: bool = False
    corner: bool = True


TWISTS = (
    Twist("double", worth=2),
    Twist("bomb", needs_target=True, corner=False),
    Twist("extra"),
    Twist("swap", needs_target=True, corner=False),
)
TWIST_OF = {twist.key: twist for twist in TWISTS}
KINDS = tuple(twist.key for twist in TWISTS)


@frozen
class Field:
    """`rows` x `columns` boxes and the twist boxes as (box number, kind key) in reading order.

    Nothing is checked here: `quality.illegal` says what is wrong with a field from a file.
    """

    rows: int
    columns: int
    twists: tuple[tuple[int, str], ...] = ()

    @property
    def boxes(self) -> int:
        return self.rows * self.columns

    @property
    def amounts(self) -> tuple[int, ...]:
        """How often each kind of `TWISTS` lies on the field: double, bomb, extra, swap."""
        kinds = [kind for _, kind in self.twists]
        return tuple(kinds.count(kind) for kind in KINDS)

    def placed(self, kind: str) -> tuple[int, ...]:
        """The boxes of one kind in reading order."""
        return tuple(box for box, other in self.twists if other == kind)


def field_of(rows: int, columns: int, twists: Mapping[str, Iterable[int]]) -> Field:
    """A field from the boxes of each kind, in any order."""
    pairs = [(box, kind) for kind, boxes in twists.items() for box in boxes]
    return Field(rows, columns, tuple(sorted(pairs)))


def half_rows(rows: int) -> int:
    """The rows of the upper half, rounded up (KK-31)."""
    return (rows + 1) // 2


def half_of(field: Field) -> Field:
    """The Blitz half: the upper rows with the twists in them (KK-31). Names and box numbers stay the same."""
    rows = half_rows(field.rows)
    limit = rows * field.columns
    return Field(rows, field.columns, tuple(pair for pair in field.twists if pair[0] < limit))


def blitz_offered(rows: int, columns: int) -> bool:
    """Blitz is offered when the half has at least 3 rows and 12 boxes (KK-31)."""
    return half_rows(rows) >= 3 and half_rows(rows) * columns >= 12
