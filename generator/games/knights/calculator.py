"""Knights of the Round Cheese as the calculator knows it."""

from __future__ import annotations

from collections.abc import Sequence

from generator.calculator import Calculator, DataFile, Files, Given, MissingOptionError, OneLine
from generator.games.knights.deck import Deck
from generator.games.knights.deck_check import check_deck
from generator.games.knights.deck_file import DeckModel, to_deck
from generator.games.knights.oneline import result_of as told_result
from generator.games.knights.play import Play
from generator.games.knights.play_check import check
from generator.games.knights.questions import GAME, next_question, result_of
from generator.games.knights.results import ResultModel, to_play
from generator.games.knights.scoring import score
from generator.problems import Complaint

_LISTS = {"parties": "party", "hands": "hand", "choose": "choose", "variant": "variant"}
"""Parts of a result file, and the option that is given once for each of their entries."""


def _name_of_deck(model: ResultModel) -> str:
    return model.deck


def _deck(model: DeckModel, name: str) -> tuple[Deck, tuple[Complaint, ...]]:
    deck = to_deck(model, name)
    return deck, check_deck(deck)


def _play(model: ResultModel, files: Files) -> Play:
    return to_play(model, files["deck"])


def _told(_: Sequence[str], given: Given) -> OneLine:
    if "deck" not in given or "party" not in given:
        raise MissingOptionError('a game needs --deck NAME and a --party "Ada: Listerka, ..." for each player')
    lists = {option: given.get(option, []) for option in _LISTS.values()}
    data, complaints = told_result(
        given["deck"], lists["party"], given.get("discard"), lists["hand"], lists["choose"], lists["variant"]
    )
    options = {"deck": "--deck", "players": "--party", "discard": "--discard"}
    for part, option in _LISTS.items():
        options[part] = f"--{option}"
        if part == "variant":
            continue
        options |= {f"{part}.{name}": f"--{option} {number}" for number, name in enumerate(data.get(part, ()), start=1)}
    options |= {f"players[{index}]": f"--party {index + 1}" for index in range(len(data["players"]))}
    numbered = {
        f"--{option}[{index}]": f"--{option} {index + 1}"
        for option, told in lists.items()
        for index in range(len(told))
    }
    return OneLine(data, options, tuple(Complaint(numbered[found.key], found.message) for found in complaints))


CALCULATOR = Calculator(
    name=GAME,
    title={"de": "Knights of the Round Cheese", "en": "Knights of the Round Cheese"},
    room="knights",
    model=ResultModel,
    to_play=_play,
    check=check,
    score=score,
    options=("deck", "party", "discard", "hand", "choose", "variant"),
    told=_told,
    next_question=next_question,
    result_of=result_of,
    decisive=("players", "deck"),
    files=(DataFile("deck", "decks", DeckModel, _name_of_deck, _deck),),
)
