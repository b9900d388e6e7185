"""A finished game asked step by step: names, who ended it, and what lies in front of each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.calculator import Files
from generator.games.kaese_wuerfeln.last_mice import redeemable, taken_ahead
from generator.games.kaese_wuerfeln.oneline import GAME, values_of
from generator.games.kaese_wuerfeln.rules import (
    BONUS_CARDS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    ONES,
    WAITING_MICE,
    size_of_card,
)
from generator.games.kaese_wuerfeln.stacks import DOME
from generator.games.kaese_wuerfeln.table import Holding
from generator.question import (
    NOTHING,
    Answers,
    Question,
    RefusedError,
    listed,
    name_question,
    names_in,
    number_in,
    one_of,
)

_CARDS = tuple(card for cards in BONUS_CARDS.values() for card in cards)


def next_question(answers: Answers, _: Files) -> Question | None:
    """The first question that has no answer yet."""
    question = name_question(answers, FEWEST_PLAYERS, MOST_PLAYERS)
    if question:
        return question
    names = names_in(answers)
    questions = [_ended_by(names)]
    for index, name in enumerate(names):
        key = f"players[{index}]"
        questions += [_stacks(answers, key, name), _mice(answers, key, name), _bonus(answers, key, name)]
    return next((question for question in questions if question.key not in answers), None)


def result_of(answers: Answers) -> dict[str, Any]:
    """The result file so far; who has not been asked yet has nothing."""
    players = []
    for index, name in enumerate(names_in(answers)):
        key = f"players[{index}]"
        player = {"name": name, "stacks": answers.get(f"{key}.stacks", [])}
        player |= {part: value for part in ("mice", "bonus") if (value := answers.get(f"{key}.{part}"))}
        players.append(player)
    data = {"game": GAME, "players": players}
    return data | ({"ended_by": answers["ended_by"]} if "ended_by" in answers else {})


def _ended_by(names: Sequence[str]) -> Question:
    def read(text: str) -> str:
        return names[0] if text in NOTHING else one_of(text, names)

    return Question("ended_by", "ended_by", read, {"names": ", ".join(names), "first": names[0] if names else ""})


def _stacks(answers: Answers, key: str, name: str) -> Question:
    def read(text: str) -> list[list[int]]:
        words = listed(text.replace(",", " "), " ")
        stacks = [values_of(word) for word in words]
        if not all(stacks):
            raise RefusedError
        _few_enough_ones(answers, f"{key}.stacks", sum(stack.count(DOME) for stack in stacks))
        return stacks

    return Question(f"{key}.stacks", "stacks", read, {"name": name}, (f"{key}.stacks",))


def _mice(answers: Answers, key: str, name: str) -> Question:
    def read(text: str) -> int:
        mice = 0 if text in NOTHING else number_in(text, 0, WAITING_MICE)
        _few_enough_ones(answers, f"{key}.mice", mice)
        return mice

    return Question(f"{key}.mice", "mice", read, {"name": name, "most": WAITING_MICE})


def _bonus(answers: Answers, key: str, name: str) -> Question:
    elsewhere = [card for other, cards in answers.items() if other.endswith("].bonus") for card in cards]
    free = [card for card in _CARDS if card not in elsewhere]

    def read(text: str) -> list[int]:
        words = listed(text.replace(",", " "), " ")
        cards = [number_in(word.removeprefix("+"), 1, max(_CARDS)) for word in words]
        if any(card not in free or cards.count(card) > 1 for card in cards):
            raise RefusedError
        holding = Holding(tuple(map(tuple, answers[f"{key}.stacks"])), answers[f"{key}.mice"], tuple(cards))
        without = taken_ahead(holding) - redeemable(holding, None)
        for card in cards:
            if without[size_of_card(card) or 0]:
                raise RefusedError("ask.why.no_such_stack", card=card, size=size_of_card(card))
        return cards

    values = {"name": name, "cards": ", ".join(str(card) for card in free) or "-"}
    return Question(f"{key}.bonus", "bonus", read, values)


def _few_enough_ones(answers: Answers, key: str, ones: int) -> None:
    """RefusedError when there are more ones than pieces, those of this answer included (KW-1)."""
    for other, value in answers.items():
        if other.endswith("].mice") and other != key:
            ones += value
        elif other.endswith("].stacks") and other != key:
            ones += sum(stack.count(DOME) for stack in value)
    if ones > ONES:
        raise RefusedError("ask.why.too_many_ones", ones=ones, most=ONES)
