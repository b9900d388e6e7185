"""How many twists of each kind go to the upper half, the middle row and the lower half: every way, with its weight.

The weight of a way is the number of fields it leads to as far as the parts of a ground can be counted on their own:
sets of boxes of each part times the orders of the kinds on them. Drawing a way by weight and then the parts uniformly
makes every such field equally likely.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import factorial, prod

from generator.chance import Chance
from generator.frozen import frozen
from generator.games.kaesekaestchen.field import KINDS, blitz_offered
from generator.games.kaesekaestchen.grounds import PARTS, Ground
from generator.games.kaesekaestchen.shapes import draw_below

Parts = tuple[tuple[int, ...], ...]


@frozen
class Splits:
    """The ways on all grounds with the running sums of their weights. A way has a row of amounts by kind for each of
    the three parts; when the kinds are not split, only for the whole field, behind the sums of the parts."""

    ways: tuple[tuple[Ground, tuple[int, ...], Parts], ...]
    sums: tuple[int, ...]

    def draw(self, chance: Chance) -> tuple[Ground, tuple[int, ...], Parts]:
        """A ground, the number of twists in each part, and the kinds to deal; each way as likely as it is heavy."""
        return self.ways[bisect_right(self.sums, draw_below(self.sums[-1], chance))]


def splits_of(
    grounds: tuple[Ground, ...], rows: int, columns: int, amounts: tuple[int, ...], kept: frozenset[str]
) -> Splits:
    """All ways that the kept rules of `quality` allow; none at all when they contradict each other in this mix.

    Without the rule on halves only the sums are split, since too many ways would be open.
    """
    middle = (columns + 1) // 2 if rows % 2 else 0
    balanced = "halves" in kept
    if balanced:
        offered = blitz_offered(rows, columns)
        choices = [
            [way for way in _ways(amount, middle, 1) if not (offered and amount) or _blitz(kind, way, kept)]
            for kind, amount in zip(KINDS, amounts, strict=True)
        ]
    else:
        choices = [list(_ways(sum(amounts), middle, sum(amounts)))]
    by_sums: dict[tuple[int, ...], list[Parts]] = {}
    for parts in _combined(choices, middle):
        sums = tuple(sum(part) for part in parts)
        if not balanced or abs(sums[0] - sums[2]) <= 1:
            by_sums.setdefault(sums, []).append(parts if balanced else (amounts,))
    ways, weights = [], []
    for sums, deals in by_sums.items():
        sets = [(ground, prod(ground.count(part, sums[part]) for part in PARTS)) for ground in grounds]
        for dealt in deals:
            orders = prod(_orders(part) for part in dealt)
            for ground, count in sets:
                if count:
                    ways.append((ground, sums, dealt))
                    weights.append(count * orders)
    return Splits(tuple(ways), tuple(accumulate(weights)))


def _combined(choices: list[list[tuple[int, int, int]]], middle: int) -> Iterator[Parts]:
    """Every choice of one way for each kind that the middle row has room for, as rows by part."""
    begun: list[tuple[int, tuple[tuple[int, int, int], ...]]] = [(0, ())]
    for some in choices:
        begun = [(used + way[1], (*chosen, way)) for used, chosen in begun for way in some if used + way[1] <= middle]
    for _, chosen in begun:
        yield tuple(zip(*chosen, strict=True))


def _ways(amount: int, middle: int, most: int) -> Iterator[tuple[int, int, int]]:
    """Upper, middle and lower part of an amount, the halves at most `most` apart."""
    for center in range(min(amount, middle) + 1):
        rest = amount - center
        for upper in range(max((rest - most + 1) // 2, 0), min((rest + most) // 2, rest) + 1):
            yield upper, center, rest - upper


def _blitz(kind: str, way: tuple[int, int, int], kept: frozenset[str]) -> bool:
    """Whether the Blitz half may hold that many of a kind (KK-7c)."""
    inside = way[0] + way[1]
    if kind == "extra" and "blitz_extra" in kept:
        return inside == 1
    return kind != "double" or "blitz_doubles" not in kept or inside % 2 == 1


def _orders(part: tuple[int, ...]) -> int:
    """In how many orders the kinds can stand on the boxes of one set."""
    return factorial(sum(part)) // prod(factorial(amount) for amount in part)
