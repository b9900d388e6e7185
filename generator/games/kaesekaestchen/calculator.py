"""Käsekästchen as the calculator knows it."""

from __future__ import annotations

from generator.calculator import Calculator, Files
from generator.games.kaesekaestchen.checking import check
from generator.games.kaesekaestchen.oneline import OPTIONS, is_code, told
from generator.games.kaesekaestchen.played import Play
from generator.games.kaesekaestchen.questions import next_question, result_of
from generator.games.kaesekaestchen.results import ResultModel, to_play
from generator.games.kaesekaestchen.scoring import GAME, score


def _play(model: ResultModel, _: Files) -> Play:
    return to_play(model)


CALCULATOR = Calculator(
    name=GAME,
    title={"de": "Käsekästchen", "en": "Käsekästchen"},
    room="kaesekaestchen",
    model=ResultModel,
    to_play=_play,
    check=check,
    score=score,
    options=OPTIONS,
    told=told,
    next_question=next_question,
    result_of=result_of,
    decisive=("players", "variant"),
    is_word=is_code,
)
