from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod

import pytest

from generator.games.kaese_wuerfeln.aiming import chance_of_keeping
from generator.games.kaese_wuerfeln.keeping import count_of, faces_of, packed, parts_of, sets_by_size, worth_of_keeping
from generator.games.kaese_wuerfeln.roll import advise, check_roll

Dice = tuple[int, ...]


def plain_worth(dice: Dice) -> int:
    return sum(k * (k + 1) // 2 for k in range(1, 7) if dice.count(k) == k)


def keeps_of(dice: Dice) -> set[Dice]:
    return {tuple(sorted(kept)) for size in range(9) for kept in combinations(dice, size)}


@cache
def outcomes_of(rolled: int) -> list[tuple[Dice, int]]:
    """Every result of so many dice with the number of ways it comes about."""
    return [
        (dice, factorial(rolled) // prod(factorial(many) for many in Counter(dice).values()))
        for dice in combinations_with_replacement(range(1, 7), rolled)
    ]


@cache
def mean_by_hand(kept: Dice, rolls_left: int) -> Fraction:
    """Expected worth of keeping these: all outcomes of the other dice written out, none added one by one."""
    rolled = 8 - len(kept)
    total = sum(ways * best_by_hand(tuple(sorted(kept + new)), rolls_left - 1) for new, ways in outcomes_of(rolled))
    return Fraction(total) / 6**rolled


@cache
def best_by_hand(dice: Dice, rolls_left: int) -> Fraction:
    if not rolls_left:
        return Fraction(plain_worth(dice))
    return max(mean_by_hand(kept, rolls_left) for kept in keeps_of(dice))


def test_the_sets_of_dice_are_complete() -> None:
    assert [len(sets) for sets in sets_by_size()] == [1, 6, 21, 56, 126, 252, 462, 792, 1287]
    dice = (1, 1, 2, 4, 6, 6, 6, 3)
    assert faces_of(packed(dice)) == (6, 6, 6, 4, 3, 2, 1, 1)
    assert {tuple(sorted(faces_of(part))) for part in parts_of(packed(dice))} == keeps_of(dice)
    assert len(parts_of(packed(dice))) == len(keeps_of(dice))


def test_kw_03_one_roll_left_agrees_with_all_outcomes_of_few_dice_written_out() -> None:
    kept = (6, 6, 6, 6, 2)
    total = sum(plain_worth(kept + new) for new in product(range(1, 7), repeat=3))
    (found,) = worth_of_keeping(lambda dice: plain_worth(faces_of(dice)), 1, [packed(kept)]).values()
    assert found == Fraction(total, 6**3)


@pytest.mark.parametrize("dice", [(6, 6, 1, 4, 4, 2, 3, 5), (1, 1, 1, 1, 5, 5, 5, 5), (3, 3, 3, 2, 2, 1, 5, 6)])
def test_kw_03_two_rolls_left_agrees_with_brute_force(dice: Dice) -> None:
    advice = advise(dice, 2)
    assert advice.expected == best_by_hand(tuple(sorted(dice)), 2)
    assert mean_by_hand(tuple(sorted(advice.keep)), 2) == advice.expected


@pytest.mark.parametrize("rolls_left", [1, 2, 3])
@pytest.mark.parametrize("value", [1, 3, 6])
def test_kw_04_the_nine_states_agree_with_all_sets_of_dice(value: int, rolls_left: int) -> None:
    everything = [kept for sets in sets_by_size() for kept in sets]
    worth = worth_of_keeping(lambda dice: int(count_of(dice, value) == value), rolls_left, everything)
    chances = chance_of_keeping(value, rolls_left)
    for kept, found in worth.items():
        hits = count_of(kept, value)
        assert chances[hits, len(faces_of(kept)) - hits] == found


def test_kw_04_too_many_dice_on_the_roll_can_be_too_many() -> None:
    """One 2 of eight: rolling six or five others gives the same chance for exactly one more, seven gives less."""
    chances = chance_of_keeping(2, 1)
    assert chances[1, 1] == chances[1, 2] == Fraction(3125, 7776)
    assert chances[1, 0] < chances[1, 1]
    assert advise((2, 1, 3, 3, 4, 4, 5, 6), 1).aims[1].chance == Fraction(3125, 7776)


def test_kw_04_the_chance_for_six_sixes_by_hand() -> None:
    aim = advise((6, 6, 6, 6, 6, 1, 2, 3), 1).aims[5]
    assert (aim.keep, aim.chance) == ((6, 6, 6, 6, 6), Fraction(3 * 25, 6**3))


def test_kw_03_what_is_earned_already_is_certain_when_one_stops() -> None:
    advice = advise((3, 3, 3, 2, 2, 1, 5, 6), 2)
    assert advice.pieces == (3, 2, 1)
    assert [aim.chance == 1 for aim in advice.aims] == [True, True, True, False, False, False]
    assert advice.keep == advice.aims[0].keep == (6, 5, 3, 3, 3, 2, 2, 1)
    assert advice.worth == advice.expected == 10


def test_kw_03_without_rolls_left_all_dice_stay() -> None:
    advice = advise((5, 5, 5, 5, 5, 2, 2, 4))
    assert (advice.pieces, advice.worth, advice.expected) == ((5, 2), 18, 18)
    assert [aim.chance for aim in advice.aims] == [0, 1, 0, 0, 1, 0]
    assert {aim.keep for aim in advice.aims} == {advice.keep} == {(5, 5, 5, 5, 5, 4, 2, 2)}


def test_a_worth_of_ones_own_changes_the_advice_and_stays_exact() -> None:
    only_sixes = dict.fromkeys(range(1, 6), 0) | {6: Fraction(1, 3)}
    advice = advise((6, 6, 6, 6, 6, 5, 2, 2), 1, only_sixes)
    assert (advice.keep, advice.expected) == ((6, 6, 6, 6, 6), Fraction(75, 216) / 3)
    dear_twos = advise((6, 6, 6, 6, 6, 5, 2, 2), 1, {2: 100})
    assert (len(dear_twos.keep), dear_twos.expected) == (8, 100)


def test_of_equally_good_ways_the_one_that_rolls_fewer_dice_is_taken() -> None:
    dice = (6, 5, 4, 4, 3, 2, 1, 1)
    advice = advise(dice, 1, dict.fromkeys(range(1, 7), 0))
    assert advice.keep == dice


def test_of_equal_chances_the_higher_expected_worth_is_taken() -> None:
    aim = advise((2, 1, 1, 1, 1, 1, 1, 3), 1).aims[1]
    others = [kept for size in (1, 2) for kept in combinations((1, 1, 1, 1, 1, 1, 3), size)]
    equal = {tuple(sorted((2, *kept))) for kept in others}
    assert max(equal, key=lambda kept: mean_by_hand(kept, 1)) == tuple(sorted(aim.keep))
    assert aim.keep == (3, 2)


def test_the_order_of_the_dice_means_nothing() -> None:
    one, other = advise((1, 2, 3, 4, 5, 6, 6, 4), 1), advise((6, 4, 6, 4, 5, 3, 1, 2), 1)
    assert (one.keep, one.expected, one.aims) == (other.keep, other.expected, other.aims)


def test_all_that_is_wrong_with_the_question_is_said() -> None:
    found = check_roll((1, 2, 9), 4, {7: 1, 2: -1})
    assert [complaint.key for complaint in found] == ["dice", "dice[2]", "rolls_left", "worth[7]", "worth[2]"]
    assert check_roll((1,) * 8, 3, {6: 40}) == ()
    with pytest.raises(ValueError, match="3 dice; all 8 always count"):
        advise((1, 2, 9))
