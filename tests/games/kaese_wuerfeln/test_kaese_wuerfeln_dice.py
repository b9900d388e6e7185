from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from generator.chance import Chance
from generator.games.kaese_wuerfeln.dice import earned, rolled, turned


def test_worked_example_kw_03_exact_counts(worked: dict[str, Any]) -> None:
    for roll in worked["KW-03"]["rolls"]:
        assert list(earned(roll["dice"])) == roll["expect"]


def test_kw_04_there_are_22_sets_of_pieces_and_none_has_more_than_three() -> None:
    sets = {earned(dice) for dice in combinations_with_replacement(range(1, 7), 8)}
    assert len(sets) == 22
    assert max(len(found) for found in sets) == 3


def test_kw_04_one_die_too_many_earns_nothing() -> None:
    assert earned((3, 3, 3, 4, 5, 5, 6, 6)) == (3,)
    assert earned((3, 3, 3, 3, 5, 5, 6, 6)) == ()


@pytest.mark.parametrize("dice", [(1,) * 7, (1,) * 9, (0, 1, 2, 3, 4, 5, 6, 6), (7, 1, 2, 3, 4, 5, 6, 6)])
def test_kw_04_all_eight_dice_count(dice: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="need 8 dice"):
        earned(dice)


def test_kw_03_kept_dice_stay_and_the_others_are_rolled() -> None:
    dice = rolled((6, 6, 1), Chance(5))
    assert dice[:3] == (6, 6, 1)
    assert len(dice) == 8
    assert {die for seed in range(20) for die in rolled((), Chance(seed))} == {1, 2, 3, 4, 5, 6}


def test_kw_06_a_gift_turns_one_die() -> None:
    assert turned((1, 2, 3, 4, 5, 6, 1, 2), 2, 6) == (1, 2, 6, 4, 5, 6, 1, 2)
