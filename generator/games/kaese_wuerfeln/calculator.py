"""Käse Würfeln as the calculator knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.calculator import Calculator, DataFile, Files, Given, MissingOptionError, OneLine
from generator.games.kaese_wuerfeln.checking import check
from generator.games.kaese_wuerfeln.oneline import parsed
from generator.games.kaese_wuerfeln.pieces_file import PiecesFile
from generator.games.kaese_wuerfeln.pieces_file import check as check_file
from generator.games.kaese_wuerfeln.play import Play
from generator.games.kaese_wuerfeln.questions import next_question, result_of
from generator.games.kaese_wuerfeln.results import ResultFile, to_play
from generator.games.kaese_wuerfeln.scoring import GAME, score
from generator.problems import Complaint


def _name_of_pieces(model: ResultFile) -> str | None:
    return model.pieces if isinstance(model.pieces, str) else None


def _pieces(model: PiecesFile, _: str) -> tuple[Mapping[int, int], tuple[Complaint, ...]]:
    return model.pieces, check_file(model)


def _play(model: ResultFile, files: Files) -> Play:
    return to_play(model, files.get("pieces"))


def _told(_: Sequence[str], given: Given) -> OneLine:
    if "player" not in given:
        raise MissingOptionError('who played? write --player "Anna: 6-5-1 3 m +25" for each player')
    players: list[str] = given["player"]
    data, complaints = parsed(players, given.get("ended-by"))
    options: dict[str, Any] = {"players": "--player", "ended_by": "--ended-by"}
    options |= {f"players[{index}]": f"--player {index + 1}" for index in range(len(players))}
    numbered = {f"--player[{index}]": f"--player {index + 1}" for index in range(len(players))}
    return OneLine(data, options, tuple(Complaint(numbered[found.key], found.message) for found in complaints))


CALCULATOR = Calculator(
    name=GAME,
    title={"de": "Käse Würfeln", "en": "Käse Würfeln"},
    room="kaese_wuerfeln",
    model=ResultFile,
    to_play=_play,
    check=check,
    score=score,
    options=("player", "ended-by"),
    told=_told,
    next_question=next_question,
    result_of=result_of,
    decisive=(),
    files=(DataFile("pieces", "pieces", PiecesFile, _name_of_pieces, _pieces),),
)
