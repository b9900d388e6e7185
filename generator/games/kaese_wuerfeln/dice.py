"""Eight dice and what they earn (KW-3, KW-4). Dice are a tuple of faces, their order means nothing."""

from __future__ import annotations

from collections.abc import Sequence

from generator.chance import Chance
from generator.games.kaese_wuerfeln.rules import DICE, FACES


def earned(dice: Sequence[int]) -> tuple[int, ...]:
    """The values earned, highest first: k when exactly k dice show k (KW-4).

    All eight dice count; ValueError for another number of dice or another face.
    """
    if len(dice) != DICE or any(die not in FACES for die in dice):
        raise ValueError(f"need {DICE} dice with faces 1 to 6, not {list(dice)}")
    return tuple(value for value in reversed(FACES) if dice.count(value) == value)


def rolled(kept: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """The kept dice together with the others, rolled; eight in all (KW-3)."""
    return (*kept, *(1 + chance.below(len(FACES)) for _ in range(DICE - len(kept))))


def turned(dice: Sequence[int], index: int, face: int) -> tuple[int, ...]:
    """The dice after a gift turned the one at `index` to `face` (KW-6)."""
    return (*dice[:index], face, *dice[index + 1 :])
