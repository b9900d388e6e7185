"""What makes a field a good one (KK-7 a to e), as a table of rules that fields are placed by and judged by.

Halves and quadrants leave out a middle row or column, so that a rule holds for a field exactly when it holds for its
mirror image. The Blitz half (KK-31) is another thing: it contains the middle row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from generator.frozen import frozen
from generator.games.kaesekaestchen.field import KINDS, TWIST_OF, Field, blitz_offered, half_rows
from generator.games.kaesekaestchen.names import box_name
from generator.games.kaesekaestchen.symmetry import symmetric

QUADRANTS_FROM = 5


@frozen
class Rule:
    """One promise: the letter of KK-7 it belongs to, a stable name, and the function that says how a field misses it
    (nothing when it is kept, or when the field has nothing that it could be about)."""

    letter: str
    name: str
    misses: Callable[[Field], list[str]]


def spacing(field: Field) -> list[str]:
    """KK-7a: no two twist boxes share a side; at most two in a 2x2 window, which follows, and three in a 3x3 window."""
    columns, taken = field.columns, {box for box, _ in field.twists}
    found = []
    for box in sorted(taken):
        for other in ((box + 1,) if (box + 1) % columns else ()) + (box + columns,):
            if other in taken:
                found.append(f"the twists on {box_name(box, columns)} and {box_name(other, columns)} share a side")
    for row in range(field.rows - 2):
        for column in range(columns - 2):
            first = row * columns + column
            window = sum(first + down + right in taken for down in (0, columns, 2 * columns) for right in (0, 1, 2))
            if window > 3:
                found.append(f"the 3x3 boxes from {box_name(first, columns)} on hold {window} twists; 3 are good")
    return found


def halves(field: Field) -> list[str]:
    """KK-7b: the upper and the lower half differ by at most one, in each kind and in all."""
    edge = field.rows // 2 * field.columns
    return _uneven(field, "upper", "lower", 1, ((box < edge) - (box >= field.boxes - edge) for box, _ in field.twists))


def sides(field: Field) -> list[str]:
    """KK-7b: the left and the right half differ by at most two, in each kind and in all."""
    columns, edge = field.columns, field.columns // 2
    signs = ((box % columns < edge) - (box % columns >= columns - edge) for box, _ in field.twists)
    return _uneven(field, "left", "right", 2, signs)


def quadrants(field: Field) -> list[str]:
    """KK-7b: with five twists or more each quadrant has one."""
    if len(field.twists) < QUADRANTS_FROM:
        return []
    down, right = field.rows // 2, field.columns // 2
    held = set()
    for box, _ in field.twists:
        row, column = divmod(box, field.columns)
        if (row < down or row >= field.rows - down) and (column < right or column >= field.columns - right):
            held.add((row < down, column < right))
    return [
        f"the {vertical} {horizontal} quadrant has no twist"
        for vertical in ("upper", "lower")
        for horizontal in ("left", "right")
        if (vertical == "upper", horizontal == "left") not in held
    ]


def blitz_extra(field: Field) -> list[str]:
    """KK-7c: the Blitz half holds exactly one Extra, on the rim of that half."""
    extras = field.placed("extra")
    if not extras or not blitz_offered(field.rows, field.columns):
        return []
    rows, columns = half_rows(field.rows), field.columns
    inside = [box for box in extras if box < rows * columns]
    if len(inside) != 1:
        return [f"the Blitz half holds {len(inside)} Extras; exactly one is good"]
    row, column = divmod(inside[0], columns)
    if 0 < row < rows - 1 and 0 < column < columns - 1:
        return [f"the Extra of the Blitz half, {box_name(inside[0], columns)}, is not on the rim of that half"]
    return []


def blitz_doubles(field: Field) -> list[str]:
    """KK-7c: the Blitz half holds an odd number of doubles, which rules out draws."""
    doubles = field.placed("double")
    if not doubles or not blitz_offered(field.rows, field.columns):
        return []
    inside = sum(box < half_rows(field.rows) * field.columns for box in doubles)
    return [] if inside % 2 else [f"the Blitz half holds {inside} doubles; an odd number is good"]


def corners(field: Field) -> list[str]:
    """KK-7d: no bomb and no swap in a corner."""
    last = field.boxes - 1
    four = (0, field.columns - 1, last - field.columns + 1, last)
    return [
        f"the {kind} on {box_name(box, field.columns)} lies in a corner"
        for box, kind in field.twists
        if box in four and not TWIST_OF[kind].corner
    ]


def asymmetry(field: Field) -> list[str]:
    """KK-7e: the pattern of twists has no symmetry of its own."""
    if field.twists and symmetric(field):
        return ["the twists look the same after turning or mirroring the field"]
    return []


RULES = (
    Rule("a", "spacing", spacing),
    Rule("b", "halves", halves),
    Rule("b", "sides", sides),
    Rule("b", "quadrants", quadrants),
    Rule("c", "blitz_extra", blitz_extra),
    Rule("c", "blitz_doubles", blitz_doubles),
    Rule("d", "corners", corners),
    Rule("e", "asymmetry", asymmetry),
)
"""From the most valuable to the one that is given up first."""


def _uneven(field: Field, one: str, other: str, most: int, signs: Iterable[int]) -> list[str]:
    balance = dict.fromkeys(KINDS, 0)
    for (_, kind), sign in zip(field.twists, signs, strict=True):
        balance[kind] += sign
    found = [
        f"the {one} and the {other} half differ by {abs(surplus)} in {kind} boxes; {most} is good"
        for kind, surplus in balance.items()
        if not -most <= surplus <= most
    ]
    surplus = sum(balance.values())
    if not -most <= surplus <= most:
        found.append(f"the {one} and the {other} half differ by {abs(surplus)} twists; {most} is good")
    return found
