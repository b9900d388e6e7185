"""Result files and games written on one line."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from pydantic import ValidationError

from generator.games.cheese_master.dice import DiceBox, DiceChoice
from generator.games.cheese_master.oneline import result_of
from generator.games.cheese_master.results import ResultModel, to_play
from generator.games.cheese_master.scoring import check, score
from generator.words import Words

FILE = """
game: cheese-master
players: [Andrey, Anna, Bo]
dice: {yellow: 3, orange: 3}
start: {Andrey: 5}
rounds:
  - {roll: [+3, "+1", König, Hund, Katze, Maus], plates: {Andrey: 2, Anna: none, Bo: 7}, penalties: {Anna: 1}}
  - {roll: [3, "3", mice, "+2", cat, innkeeper], plates: {Andrey: 7+, Anna: wheel, Bo: }}
"""


def test_a_whole_file(box: DiceBox, words: Words) -> None:
    play = to_play(ResultModel.model_validate(yaml.safe_load(FILE)), box)
    assert play.dice == DiceChoice(3, 3)
    assert play.rounds[0].roll == ("3", "+1", "König", "Hund", "Katze", "Maus")
    assert play.rounds[1].plates == {"Andrey": "7+", "Anna": "wheel", "Bo": "none"}
    assert [complaint.message for complaint in check(play)] == []
    result = score(play, words)
    assert [row["answer"] for row in result.details["rounds"]] == ["2", "7+"]
    assert [player.total for player in result.players] == [5, 3, 4]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "knights"},
        {"plyers": []},
        {"players": [1, 2]},
        {"rounds": [{"roll": [True], "plates": {}}]},
        {"rounds": [{"roll": [], "plates": {"Ana": 1.5}}]},
        {"dice": {"yellow": "3"}},
        {"dice": {"orange": [1]}},
    ],
)
def test_files_of_the_wrong_shape(wrong: dict[str, Any]) -> None:
    right = {"game": "cheese-master", "players": ["Ana", "Bo"], "rounds": []}
    ResultModel.model_validate(right)
    with pytest.raises(ValidationError):
        ResultModel.model_validate({**right, **wrong})


def test_orange_dice_by_name(box: DiceBox) -> None:
    data = {"game": "cheese-master", "players": ["Ana", "Bo"], "rounds": [], "dice": {"orange": ["Hund", "king"]}}
    play = to_play(ResultModel.model_validate(data), box)
    assert play.dice == DiceChoice(3, ("Hund", "king"))
    assert [complaint.key for complaint in check(play)] == ["dice.orange"]


def test_one_line_becomes_a_result_file(words: Words) -> None:
    data, complaints = result_of(
        "Ana, Bo,Cy", ["+3 +1 king dog cat mouse | Ana 2, Bo 3, Cy - | penalty Bo", "+1, +1 | Ana 2, Bo wheel, Cy ohne"]
    )
    assert complaints == ()
    assert data == {
        "game": "cheese-master",
        "players": ["Ana", "Bo", "Cy"],
        "rounds": [
            {
                "roll": ["+3", "+1", "king", "dog", "cat", "mouse"],
                "plates": {"Ana": "2", "Bo": "3", "Cy": "-"},
                "penalties": {"Bo": 1},
            },
            {"roll": ["+1", "+1"], "plates": {"Ana": "2", "Bo": "wheel", "Cy": "ohne"}},
        ],
    }
    play = to_play(ResultModel.model_validate(data))
    assert check(play) == ()
    assert [player.total for player in score(play, words).players] == [7, 2, 5]


def test_one_line_names_with_spaces_and_digits() -> None:
    data, complaints = result_of(
        "Ana 2, Ana, Tante  Eva", ["+1 | Ana 2 3, Ana 2, Tante Eva - | Strafe Ana 2, Ana 3, Tante Eva"]
    )
    assert complaints == ()
    assert data["players"] == ["Ana 2", "Ana", "Tante Eva"]
    assert data["rounds"][0]["plates"] == {"Ana 2": "3", "Ana": "2", "Tante Eva": "-"}
    assert data["rounds"][0]["penalties"] == {"Ana 2": 1, "Ana": 3, "Tante Eva": 1}


def test_one_line_penalties_add_up_and_unknown_names_stay_for_the_check() -> None:
    data, complaints = result_of("Ana,Bo", ["+1 | Ana 1, Bo - | penalty: Bo, Bo 2, Zoe Q"])
    assert complaints == ()
    assert data["rounds"][0]["penalties"] == {"Bo": 3, "Zoe Q": 1}
    assert [complaint.key for complaint in check(to_play(ResultModel.model_validate(data)))] == [
        "rounds[0].penalties.Zoe Q"
    ]


def test_one_line_dice() -> None:
    assert result_of("Ana,Bo", [], "3+1")[0]["dice"] == {"yellow": 3, "orange": 1}
    assert result_of("Ana,Bo", [], "2")[0]["dice"] == {"yellow": 2, "orange": 0}
    assert [complaint.key for complaint in result_of("Ana,Bo", [], "3+x")[1]] == ["--dice"]
    assert [complaint.key for complaint in result_of("Ana,Bo", [], "3+1+1")[1]] == ["--dice"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("+1 +2", "1 part between bars"),
        ("+1 | Ana 2 | penalty Bo | more", "4 parts between bars"),
        ("+1 | Ana, Bo -", 'no plate in "Ana"'),
        ("+1 | Ana 2, Ana 3, Bo -", '"Ana" has two plates, 2 and 3'),
        ("+1 | ", "no plates"),
        ("+1 | Ana 1, Bo - | Bo", '"Bo" is not understood'),
        ("+1 | Ana 1, Bo - | penalty", "a penalty for nobody"),
    ],
)
def test_one_line_that_is_not_understood(text: str, message: str) -> None:
    _, complaints = result_of("Ana,Bo", ["+1 | Ana 1, Bo -", text])
    assert [complaint.key for complaint in complaints] == ["--round[1]"]
    assert complaints[0].message.startswith(message)


def test_one_line_plate_missing_for_a_name_that_ends_in_a_number() -> None:
    _, complaints = result_of("Ana 2, Bo", ["+1 | Ana 2, Bo -"])
    assert [complaint.message[:19] for complaint in complaints] == ['no plate in "Ana 2"']


def test_one_line_without_names() -> None:
    assert [complaint.key for complaint in result_of(" , ", [])[1]] == ["--players"]
