"""The exact worth of keeping some dice and rolling the others: a dynamic programme over sets of dice (KW-3, KW-4).

A set of dice is written as one number, so many of each face: `1 << 4 * (face - 1)` per die. With n rolls left,
keeping all eight is worth what they are worth with n - 1 rolls left; keeping fewer is worth the mean over the six ways
to add one die. Worth is counted in whole numbers, scaled, so that nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from generator.games.kaese_wuerfeln.rules import DICE, FACES

_ONE = tuple(1 << 4 * (face - 1) for face in FACES)
_SCALE_OF_A_ROLL = len(FACES) ** DICE


def packed(dice: Iterable[int]) -> int:
    """The dice as one number, whatever their order."""
    return sum(_ONE[die - 1] for die in dice)


def count_of(kept: int, face: int) -> int:
    """How many of the packed dice show the face."""
    return kept >> 4 * (face - 1) & 15


def faces_of(kept: int) -> tuple[int, ...]:
    """The packed dice, highest first."""
    return tuple(face for face in reversed(FACES) for _ in range(count_of(kept, face)))


def sets_by_size() -> list[list[int]]:
    """All sets of 0 to 8 dice, 3003 of them, by how many dice they have."""
    by_size = [[0]]
    for _ in range(DICE):
        by_size.append(list(dict.fromkeys(kept + one for kept in by_size[-1] for one in _ONE)))
    return by_size


def parts_of(kept: int) -> tuple[int, ...]:
    """Every part of the packed dice that could be kept, the empty one and all of them included."""
    parts = [0]
    for face, one in zip(FACES, _ONE, strict=True):
        parts = [part + many * one for part in parts for many in range(count_of(kept, face) + 1)]
    return tuple(parts)


def worth_of_keeping(worth: Callable[[int], int], rolls_left: int, parts: Iterable[int]) -> dict[int, Fraction]:
    """Expected worth of keeping each of the `parts`, rolling the rest now, and playing on as well as can be.

    `worth` is that of eight packed dice when the turn ends; `rolls_left` is at least 1 and counts the roll to come.
    """
    by_size = sets_by_size()
    mean = _means({dice: worth(dice) for dice in by_size[DICE]}, by_size)
    for _ in range(rolls_left - 1):
        mean = _means(_best_parts(mean, by_size), by_size)
    scale = _SCALE_OF_A_ROLL**rolls_left
    return {part: Fraction(mean[part], scale) for part in parts}


def _means(value: dict[int, int], by_size: list[list[int]]) -> dict[int, int]:
    """Scaled by 6**8: exact, since a set of k dice has been divided by six only 8 - k times."""
    a, b, c, d, e, f = _ONE
    mean = {dice: worth * _SCALE_OF_A_ROLL for dice, worth in value.items()}
    for sets in reversed(by_size[:DICE]):
        for kept in sets:
            total = mean[kept + a] + mean[kept + b] + mean[kept + c] + mean[kept + d] + mean[kept + e] + mean[kept + f]
            mean[kept] = total // 6
    return mean


def _best_parts(mean: dict[int, int], by_size: list[list[int]]) -> dict[int, int]:
    """For every set of eight dice the best of what keeping a part of it is worth."""
    best = {0: mean[0]}
    for sets in by_size[1:]:
        for kept in sets:
            most = mean[kept]
            for shift in (0, 4, 8, 12, 16, 20):
                if kept >> shift & 15:
                    most = max(most, best[kept - (1 << shift)])
            best[kept] = most
    return {dice: best[dice] for dice in by_size[DICE]}
