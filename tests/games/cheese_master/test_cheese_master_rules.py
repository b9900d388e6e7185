"""Cards (CM-1), rounds (CM-7 to CM-10), series (CM-12)."""

from __future__ import annotations

import pytest

from generator.games.cheese_master.cards import (
    CHEESEMAKER_BACK,
    CHEESEMAKER_FRONT,
    EDGES,
    PLATE_PAIRS,
    PLATES,
    plate_for,
)
from generator.games.cheese_master.dice import DiceChoice, check_choice
from generator.games.cheese_master.mountain import dice_of_game, kings
from generator.games.cheese_master.plates import plate_of
from generator.games.cheese_master.rules import book_round


def test_cm_1_plate_pairs_hold_every_plate_once() -> None:
    assert [plate for pair in PLATE_PAIRS for plate in pair] == list(PLATES)


def test_cm_1_cheesemaker_numbers_on_their_edges() -> None:
    assert {number.edge: number.points for number in CHEESEMAKER_FRONT} == {
        "top": 7,
        "left": 6,
        "bottom": 5,
        "right": 4,
    }
    assert {number.edge: number.points for number in CHEESEMAKER_BACK} == {"top": 3, "left": 2, "bottom": 1, "right": 0}


def test_cm_1_a_quarter_turn_clockwise_brings_up_the_next_lower_number() -> None:
    clockwise = {"left": "top", "top": "right", "right": "bottom", "bottom": "left"}
    for number in (*CHEESEMAKER_FRONT, *CHEESEMAKER_BACK):
        edge = number.edge
        for _ in range(number.quarter_turns):
            edge = clockwise[edge]
        assert edge == "top"
    assert [number.quarter_turns for number in CHEESEMAKER_FRONT] == list(range(len(EDGES)))


def test_cm_4_plate_for_cheese() -> None:
    assert [plate_for(cheese) for cheese in (0, 6, 7, 18)] == ["0", "6", "7+", "7+"]


@pytest.mark.parametrize(
    ("text", "plate"),
    [("7", "7+"), ("7+", "7+"), ("0", "0"), ("-", "none"), ("None", "none"), ("ohne", "none"), ("wheel", "wheel"),
     ("Käselaib", "wheel"), ("8", None), ("-1", None), ("empty", None), ("6+", None)],
)  # fmt: skip
def test_cm_8_words_for_plates(text: str, plate: str | None) -> None:
    assert plate_of(text) == plate


def test_cm_7_without_a_wheel_one_point_wrong_plate_two() -> None:
    booking = book_round({"A": 7, "B": 7, "C": 7}, "3", {"A": "3", "B": "4", "C": "none"}, {})
    assert booking.loss == {"A": 0, "B": 2, "C": 1}
    assert booking.points == {"A": 7, "B": 5, "C": 6}
    assert booking.wheels_next == 2


def test_cm_8_penalties_are_booked_in_the_same_round() -> None:
    booking = book_round({"A": 7, "B": 7}, "3", {"A": "2", "B": "none"}, {"A": 2, "B": 1})
    assert booking.loss == {"A": 4, "B": 2}


def test_cm_8_a_wheel_without_a_plate_is_wrong() -> None:
    assert book_round({"A": 7, "B": 7}, "3", {"A": "wheel", "B": "none"}, {}).loss == {"A": 2, "B": 1}


def test_cm_9_never_below_zero_and_out() -> None:
    booking = book_round({"A": 1, "B": 7, "C": 7}, "3", {"A": "2", "B": "3", "C": "none"}, {"A": 5})
    assert booking.loss["A"] == 1
    assert booking.points == {"A": 0, "B": 7, "C": 6}
    assert booking.out == ("A",)
    assert booking.wheels_next == 1


def test_cm_9_nobody_left_gets_back_penalties_too_and_replays() -> None:
    points = {"A": 3, "B": 1, "C": 0, "D": 2}
    booking = book_round(points, "0", {"A": "1", "B": "none", "D": "5"}, {"A": 1})
    assert booking.replay
    assert booking.points == points
    assert booking.out == ()
    assert booking.wheels_next == 2
    assert booking.loss == {"A": 3, "B": 1, "D": 2}


def test_cm_9_one_left_has_won() -> None:
    booking = book_round({"A": 3, "B": 1}, "0", {"A": "1", "B": "none"}, {})
    assert (booking.points, booking.out, booking.wheels_next, booking.replay) == ({"A": 1, "B": 0}, ("B",), 0, False)


def test_cm_10_who_has_no_wheel_chooses_even_when_out() -> None:
    booking = book_round({"A": 3, "B": 1, "C": 4}, "0", {"A": "0", "B": "none", "C": "0"}, {})
    assert booking.out == ("B",)
    assert booking.chooser == "B"


def test_cm_12_dice_grow_and_stay() -> None:
    sets = [dice_of_game(number) for number in range(1, 9)]
    assert [(dice.yellow, dice.orange) for dice in sets[4:]] == [(3, 2), (3, 3), (3, 3), (3, 3)]
    assert all(check_choice(dice) == () for dice in sets)
    with pytest.raises(ValueError, match="not 0"):
        dice_of_game(0)


def test_cm_12_most_games_won() -> None:
    assert kings(["B", "A", "A"]) == ("A",)
    assert kings(["B", "A", "A", "B", "C"]) == ("B", "A")
    assert kings([]) == ()


def test_cm_12_and_cm_11_number_of_dice() -> None:
    assert check_choice(DiceChoice(2, 0)) == ()
    assert check_choice(DiceChoice(0, 0))[0].key == "dice.yellow"
