"""The dice: their file (CM-2), whether a roll can lie on them (CM-6), the order of the orange ones (CM-11)."""

from __future__ import annotations

from copy import deepcopy
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from generator.games.cheese_master.cards import PLATES
from generator.games.cheese_master.counting import count
from generator.games.cheese_master.dice import (
    ORANGE_ORDER,
    DiceBox,
    DiceChoice,
    Die,
    can_lie,
    check_choice,
    dice_in_use,
    faces_without_die,
    reason_without_die,
)
from generator.games.cheese_master.dice_file import DiceFileModel, check
from generator.games.cheese_master.faces import FACES


def test_cm_2_default_dice_are_sound_and_marked_as_an_assumption(dice_data: Any, box: DiceBox) -> None:
    model = DiceFileModel.model_validate(dice_data)
    assert model.assumption
    assert check(model) == ()
    assert all(die.faces == ("+1", "+2", "+3", "mouse", "mice", "cat") for die in box.yellow)
    for die, name in zip(box.orange, ORANGE_ORDER, strict=True):
        assert die.faces == (name, "+2", "+3", "mouse", "mice", "cat")


def test_cm_2_three_yellow_dice_make_every_plate_right(box: DiceBox) -> None:
    assert {count(roll).answer for roll in product(*(die.faces for die in box.yellow))} == set(PLATES)


def test_cm_2_broken_dice_file_gets_all_complaints(dice_data: Any) -> None:
    data = deepcopy(dice_data)
    data["yellow"] = [["+1", "+2", 3, "Maus", "Mäuse", "caat"], ["+1"] * 5]
    data["orange"]["dog"][0] = "king"
    found = {complaint.key: complaint.message for complaint in check(DiceFileModel.model_validate(data))}
    assert set(found) == {"yellow", "yellow[0][5]", "yellow[1]", "orange.dog"}
    assert 'did you mean "cat"' in found["yellow[0][5]"]


def test_cm_2_plates_that_never_come_are_a_warning(dice_data: Any) -> None:
    data = deepcopy(dice_data)
    data["yellow"] = [["+1", "+1", "+1", "mouse", "mice", "cat"]] * 3
    (complaint,) = check(DiceFileModel.model_validate(data))
    assert (complaint.key, complaint.severity) == ("yellow", "warning")
    assert complaint.message.endswith("4, 5, 6, 7+")


def test_cm_2_dice_file_refuses_what_it_does_not_know(dice_data: Any) -> None:
    with pytest.raises(ValidationError):
        DiceFileModel.model_validate({**dice_data, "green": []})


DICE = st.lists(st.frozensets(st.sampled_from([face.key for face in FACES]), min_size=1, max_size=4), max_size=4)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(DICE, st.lists(st.sampled_from([face.key for face in FACES]), max_size=4))
def test_cm_6_matching_equals_trying_everything(sets: list[frozenset[str]], faces: list[str]) -> None:
    dice = [Die(str(index), tuple(sorted(shown))) for index, shown in enumerate(sets)]
    orders = permutations(dice, len(faces))
    possible = any(all(face in die.faces for face, die in zip(faces, order, strict=True)) for order in orders)
    assert can_lie(faces, dice) == possible


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.data())
def test_cm_6_what_was_rolled_can_lie(box: DiceBox, data: st.DataObject) -> None:
    dice = (*box.yellow, *box.orange)
    roll = [data.draw(st.sampled_from(die.faces)) for die in dice]
    assert can_lie(data.draw(st.permutations(roll)), dice)


def test_cm_6_an_earlier_face_moves_to_another_die() -> None:
    dice = (Die("a", ("+1", "cat")), Die("b", ("+1",)))
    assert can_lie(["+1", "cat"], dice)
    assert faces_without_die(["cat", "cat"], dice) == (1,)


def test_cm_6_reasons(box: DiceBox) -> None:
    dice = dice_in_use(DiceChoice(3, 1), box)
    assert faces_without_die(["dog", "dog", "king", "+1"], dice) == (1, 2)
    assert (
        reason_without_die("dog", dice)
        == 'no die is left for "dog": the only die that shows it is taken by other faces'
    )
    assert reason_without_die("king", dice) == '"king" is on none of the dice in use'
    assert "all 3 dice that show it are" in reason_without_die("+1", dice)


def test_cm_11_orange_dice_in_order(box: DiceBox) -> None:
    assert [die.name for die in dice_in_use(DiceChoice(3, 2), box)[3:]] == ["dog", "innkeeper"]
    assert check_choice(DiceChoice(3, ("Hund", "Wirt"))) == ()
    assert [complaint.key for complaint in check_choice(DiceChoice(3, ("king",)))] == ["dice.orange"]
    assert [complaint.key for complaint in check_choice(DiceChoice(2, 1))] == ["dice.yellow"]


def test_cm_11_other_sets_when_allowed(box: DiceBox) -> None:
    choice = DiceChoice(1, ("king",), any_set=True)
    assert check_choice(choice) == ()
    assert [die.name for die in dice_in_use(choice, box)] == ["yellow 1", "king"]
    assert [complaint.key for complaint in check_choice(DiceChoice(0, 0, any_set=True))] == ["dice"]


def test_cm_11_sets_that_do_not_exist() -> None:
    found = check_choice(DiceChoice(4, ("dog", "dog", "kinng")))
    assert [complaint.key for complaint in found] == ["dice.yellow", "dice.orange[1]", "dice.orange[2]"]
    assert 'did you mean "king"' in found[2].message
    assert [complaint.key for complaint in check_choice(DiceChoice(3, 4))] == ["dice.orange"]
