"""Every worked example of Cheese Master."""

from __future__ import annotations

from typing import Any

from generator.games.cheese_master.counting import count
from generator.games.cheese_master.mountain import dice_of_game, kings
from generator.games.cheese_master.play import Play, Round
from generator.games.cheese_master.scoring import check, score
from generator.words import Words

LETTERS = {"K": "king", "D": "dog", "C": "cat", "M1": "mouse", "M2": "mice", "I": "innkeeper"}


def keys(dice: list[str]) -> tuple[str, ...]:
    return tuple(LETTERS.get(letter, letter) for letter in dice)


def of_kind(cases: list[dict[str, Any]], kind: str, least: int) -> list[dict[str, Any]]:
    found = [case for case in cases if case["kind"] == kind]
    assert len(found) >= least
    return found


def test_every_kind_of_example_is_known(worked_examples: list[dict[str, Any]]) -> None:
    assert {case["kind"] for case in worked_examples} == {"cm_dice", "cm_round", "cm_mountain"}


def test_dice(worked_examples: list[dict[str, Any]]) -> None:
    for case in of_kind(worked_examples, "cm_dice", 6):
        for roll in case["rolls"]:
            assert count(keys(roll["dice"])).answer == roll["expect"], (case["id"], roll)


def test_rounds(worked_examples: list[dict[str, Any]], words: Words) -> None:
    for case in of_kind(worked_examples, "cm_round", 2):
        plates = {name: plate or "none" for name, plate in case["plays"].items()}
        played = Round(keys(case["dice"]), plates)
        play = Play(tuple(case["points"]), (played,), start=case["points"])
        assert check(play) == ()
        row = score(play, words).details["rounds"][0]
        assert {key: row[key] for key in case["expect"]} == case["expect"], case["id"]


def test_mountain(worked_examples: list[dict[str, Any]]) -> None:
    for case in of_kind(worked_examples, "cm_mountain", 1):
        sets = [dice_of_game(number) for number in range(1, len(case["dice"]) + 1)]
        assert [[dice.yellow, dice.orange] for dice in sets] == case["dice"]
        assert list(kings(case["winners"])) == case["expect"]
        assert list(kings(case["tie"]["winners"])) == case["tie"]["expect"]
