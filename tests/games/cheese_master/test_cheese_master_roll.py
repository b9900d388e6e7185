"""`roll` for faces, and the room's words."""

from __future__ import annotations

import pytest

from generator.games.cheese_master.dice import DiceBox
from generator.games.cheese_master.faces import FACES
from generator.games.cheese_master.roll import as_data, check, explain, face_name
from generator.words import Words

ROLL = ["+3", "+1", "König", "dog", "cat", "mouse"]


def test_cm_3_explained_in_german(words: Words) -> None:
    assert explain(ROLL, words) == (
        "+1: 1 Stück Käse dazu (noch 1)",
        "+3: 3 Stück Käse dazu (noch 4)",
        "Mäusekönig: 1 Stück Käse gefressen (noch 3)",
        "Hund: verjagt eine Katze (noch 3)",
        "Katze: verjagt (noch 3)",
        "Maus: 1 Stück Käse gefressen (noch 2)",
        "Richtig ist die Platte 2.",
    )


def test_cm_3_as_data() -> None:
    data = as_data(["mice", "+3", "cat"])
    assert data == {
        "cheese": 2,
        "answer": "2",
        "steps": [
            {"face": "+3", "effect": "adds", "left": 3},
            {"face": "cat", "effect": "chases_mouse", "left": 3},
            {"face": "mice", "effect": "one_eats", "left": 2},
        ],
    }


def test_cm_6_a_roll_on_request_against_dice(box: DiceBox) -> None:
    assert check(ROLL) == ()
    assert check(ROLL, (*box.yellow, *box.orange)) == ()
    found = check(["dog", "+1", "+1"], box.yellow)
    assert [(complaint.key, complaint.message) for complaint in found] == [
        ("roll[0]", '"dog" is on none of the dice in use')
    ]
    assert [complaint.key for complaint in check(["+1", "hors"])] == ["roll[1]"]


def test_words_of_both_languages_have_the_same_keys(both_words: dict[str, Words]) -> None:
    german, english = both_words["de"].texts, both_words["en"].texts
    assert list(german) == list(english)
    assert {key.partition(".")[0] for key in german} >= {"score", "roll", "faces"}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_face_and_every_effect_can_be_said(both_words: dict[str, Words], lang: str) -> None:
    words = both_words[lang]
    assert len({face_name(face.key, words) for face in FACES}) == len(FACES)
    rolls = [
        "+1 mouse mice",
        "+3 cat mice dog dog cat",
        "+2 innkeeper dog",
        "innkeeper",
        "+2 cat mouse mouse",
        "+3 mice cat",
        "king",
    ]
    effects = {step["effect"] for roll in rolls for step in as_data(roll.split())["steps"]}
    assert effects == {key.partition(".")[2] for key in words.keys_under("roll")} - {"step", "answer"}
    for roll in rolls:
        assert len(explain(roll.split(), words)) == len(roll.split()) + 1


def test_cm_6_a_roll_on_request_has_a_face_for_every_die(box: DiceBox) -> None:
    (complaint,) = check(["+1", "cat"], box.yellow)
    assert (complaint.key, complaint.message) == ("roll", "2 faces for 3 dice; write one for every die in use")
