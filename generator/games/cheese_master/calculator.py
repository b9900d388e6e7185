"""Cheese Master as the calculator knows it."""

from __future__ import annotations

from collections.abc import Sequence

from generator.calculator import Calculator, DataFile, Files, Given, MissingOptionError, OneLine
from generator.games.cheese_master.dice import DiceBox
from generator.games.cheese_master.dice_file import DiceFileModel, box_of
from generator.games.cheese_master.dice_file import check as check_file
from generator.games.cheese_master.oneline import result_of as told_result
from generator.games.cheese_master.play import Play
from generator.games.cheese_master.questions import next_question, result_of
from generator.games.cheese_master.results import ResultModel, to_play
from generator.games.cheese_master.scoring import GAME, check, score
from generator.problems import Complaint, errors_of

DICE_NAME = "cheese_master"


def _name_of_dice(model: ResultModel) -> str | None:
    return DICE_NAME if model.dice else None


def _box(model: DiceFileModel, _: str) -> tuple[DiceBox | None, tuple[Complaint, ...]]:
    complaints = check_file(model)
    return (None if errors_of(complaints) else box_of(model)), complaints


def _play(model: ResultModel, files: Files) -> Play:
    return to_play(model, files.get("dice"))


def _told(_: Sequence[str], given: Given) -> OneLine:
    if "players" not in given or "round" not in given:
        example = '--players Ana,Bo --round "+3 +1 cat | Ana 4, Bo -"'
        raise MissingOptionError(f"a game needs --players and a --round for each round, as in {example}")
    rounds: list[str] = given["round"]
    data, complaints = told_result(given["players"], rounds, given.get("dice", ""))
    options = {"players": "--players", "rounds": "--round", "dice": "--dice"}
    options |= {f"rounds[{index}]": f"--round {index + 1}" for index in range(len(rounds))}
    numbered = {f"--round[{index}]": f"--round {index + 1}" for index in range(len(rounds))}
    found = (Complaint(numbered.get(complaint.key, complaint.key), complaint.message) for complaint in complaints)
    return OneLine(data, options, tuple(found))


CALCULATOR = Calculator(
    name=GAME,
    title={"de": "Cheese Master", "en": "Cheese Master"},
    room="cheese_master",
    model=ResultModel,
    to_play=_play,
    check=check,
    score=score,
    options=("players", "round", "dice"),
    told=_told,
    next_question=next_question,
    result_of=result_of,
    decisive=("players", "start"),
    files=(DataFile("dice", "dice", DiceFileModel, _name_of_dice, _box),),
)
