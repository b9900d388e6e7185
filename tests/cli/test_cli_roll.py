"""`kaeseblatt roll`: eight numbers, or faces, whatever they look like on a command line."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()
EIGHT = ("3", "3", "3", "2", "2", "1", "5", "6")


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, ["roll", *words])


def data_of(*words: str) -> dict[str, Any]:
    result = kaeseblatt(*words, "--json")
    assert result.exit_code == 0, result.stderr
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def test_eight_numbers_are_cheese_pieces() -> None:
    assert data_of(*EIGHT) == {"pieces": [3, 2, 1]}
    assert kaeseblatt(*EIGHT).stdout == "Wurf 3 3 3 2 2 1 5 6: Käsestücke 3 2 1 (Wert 10).\n"
    assert "cheese pieces none" in kaeseblatt("1", "1", "2", "3", "3", "4", "5", "6", "--lang", "en").stdout


def test_rolls_left_say_what_to_keep_with_exact_chances() -> None:
    document = data_of("6", "6", "6", "6", "6", "1", "1", "1", "--rolls-left", "1")
    six = document["aims"][5]
    assert six["keep"] == [6, 6, 6, 6, 6]
    assert six["exact"] == "25/72"
    assert six["probability"] == pytest.approx(25 / 72)
    assert Fraction(document["best"]["exact"]) >= Fraction(25, 72) * 21
    told = kaeseblatt("6", "6", "6", "6", "6", "1", "1", "1", "--rolls-left", "1").stdout
    assert "6: 6 6 6 6 6" in told
    assert "34,72 % = 25/72" in told


def test_small_chances_are_exact() -> None:
    told = kaeseblatt("1", "1", "1", "1", "1", "1", "1", "1", "--rolls-left", "1", "--lang", "en").stdout
    row = next(line for line in told.splitlines() if line.startswith("  6:"))
    assert " 0.04 % = 175/419904" in row


def test_worth_decides_the_best_play() -> None:
    dice = ("1", "2", "2", "3", "3", "3", "6", "6")
    plain = data_of(*dice, "--rolls-left", "1")["best"]
    for_sixes = data_of(*dice, "--rolls-left", "1", "--worth", "1=0,2=0,3=0,4=0,5=0,6=1/2")["best"]
    assert plain["exact"] == "10"
    assert for_sixes["keep"] == [6, 6]
    assert Fraction(for_sixes["exact"]) < Fraction(1, 2)


def test_faces_are_counted_step_by_step() -> None:
    """The rulebook's own example of a roll (CM-3)."""
    document = data_of("+3", "+1", "king", "dog", "cat", "mouse")
    assert (document["cheese"], document["answer"]) == (2, "2")
    assert [step["left"] for step in document["steps"]] == [1, 4, 3, 3, 3, 2]
    assert set(document["steps"][0]) == {"face", "effect", "left"}
    told = kaeseblatt("+3", "+1", "king", "dog", "cat", "mouse").stdout.splitlines()
    assert told[-1] == "Richtig ist die Platte 2."
    assert len(told) == 7


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("+3", "-2", "cat"), "2"),
        (("-2", "+3"), "1"),
        (("--json", "-2", "+3", "--lang", "en"), "1"),
        (("3", "maus"), "2"),
        (("+3", "Mäuse", "Wirt"), "3"),
        (("+3", "+3", "+1"), "7+"),
    ],
)
def test_faces_that_look_like_options_or_numbers(words: tuple[str, ...], answer: str) -> None:
    assert data_of(*words)["answer"] == answer


WRONG = {
    ("+3", "-1"): 'die 2: error: "-1" can be the mouse or the Mouse King; write mouse or king',
    ("+3", "catt"): 'die 2: error: "catt" is no face of the dice; did you mean "cat"?',
    ("+1",) * 7: "dice: error: 7 faces; there are only 6 dice",
    ("1", "2", "3"): "dice: error: 3 dice; all 8 always count (the faces of Cheese Master are written +1 +2 +3)",
    (*EIGHT[:7], "7"): "die 8: error: no die shows 7; the faces are 1 to 6",
    (*EIGHT, "--rolls-left", "4"): "--rolls-left: error: 4 rolls left; after the first of 4 there are 0 to 3",
    (*EIGHT, "--worth", "7=1"): "--worth: error: no piece has the value 7; pieces are 1 to 6",
    (*EIGHT, "--worth", "1=x"): '--worth: error: cannot read "1=x"; write value=worth with commas, as in 1=1,2=3,3=5/2',
    (*EIGHT, "--worth", "1=1/0"): '--worth: error: cannot read "1=1/0"; write value=worth with commas, as in '
    "1=1,2=3,3=5/2",
    (*EIGHT, "--worth", "1=1,1=2"): "--worth: error: the value 1 is there twice",
}


@pytest.mark.parametrize("words", WRONG)
def test_wrong_dice_are_named(words: tuple[str, ...]) -> None:
    result = kaeseblatt(*words)
    assert (result.exit_code, result.stdout) == (1, "")
    assert WRONG[words] in result.stderr.splitlines()
    assert json.loads(kaeseblatt(*words, "--json").stdout)["problems"]


@pytest.mark.parametrize(
    "words",
    [("+3", "--rolls-left", "1"), ("+3", "--worth", "1=1"), (*EIGHT, "--rols-left", "1"), (), ("+3", "--lang", "x")],
)
def test_wrong_usage(words: tuple[str, ...]) -> None:
    assert kaeseblatt(*words).exit_code == 2


def test_dice_may_stand_between_commas() -> None:
    assert data_of("1,2,2,3,3,3,4,4") == data_of("1", "2", "2", "3", "3", "3", "4", "4")
    assert data_of("1, 2,2,3", "3,3,4, 4")["pieces"] == [3, 2, 1]
    assert data_of("+3,+1,king")["cheese"] == 3


def test_numbers_and_their_nouns_agree() -> None:
    assert kaeseblatt("1").stderr.startswith("dice: error: 1 die; all 8 always count")


@pytest.mark.parametrize("words", [("--foo", "1"), ("--", "--foo"), ("1", "--", "--foo")])
def test_dashes_are_neither_an_option_nor_a_face(words: tuple[str, ...]) -> None:
    result = kaeseblatt(*words)
    assert (result.exit_code, result.stderr) == (
        2,
        "error: --foo: there is no such option, and no such face of the dice\n",
    )


def test_two_dashes_end_the_options() -> None:
    assert data_of("+1", "-2") == json.loads(kaeseblatt("--json", "--", "+1", "-2").stdout)
