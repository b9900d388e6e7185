"""The exact chance to earn one value: only how many dice show it matters, so nine states are enough (KW-3, KW-4)."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from generator.games.kaese_wuerfeln.rules import DICE, FACES

_OTHER_FACES = len(FACES) - 1
_SCALE_OF_A_ROLL = len(FACES) ** DICE
Kept = tuple[int, int]
"""How many kept dice show the value, how many others are kept."""


def chance_of_keeping(value: int, rolls_left: int) -> dict[Kept, Fraction]:
    """Chance to end with exactly `value` dice that show it, for every way to keep dice.

    The rest is rolled now and later rolls are played for this value only; `rolls_left` is at least 1.
    """
    ways = _after_rolling([int(hits == value) for hits in range(DICE + 1)])
    for _ in range(rolls_left - 1):
        ways = _after_rolling([_best_of(ways, hits) for hits in range(DICE + 1)])
    scale = _SCALE_OF_A_ROLL**rolls_left
    return {kept: Fraction(count, scale) for kept, count in ways.items()}


def _best_of(ways: dict[Kept, int], hits: int) -> int:
    """The best that can be made of eight dice of which so many show the value."""
    return max(ways[kept, others] for kept in range(hits + 1) for others in range(DICE - hits + 1))


def _after_rolling(reached: list[int]) -> dict[Kept, int]:
    """From what each number of hits is worth to what each way to keep is worth, in whole numbers scaled by 6**8."""
    ways = {}
    for hits in range(DICE + 1):
        for others in range(DICE - hits + 1):
            rolled = DICE - hits - others
            outcomes = range(rolled + 1)
            total = sum(comb(rolled, new) * _OTHER_FACES ** (rolled - new) * reached[hits + new] for new in outcomes)
            ways[hits, others] = total * len(FACES) ** (DICE - rolled)
    return ways
