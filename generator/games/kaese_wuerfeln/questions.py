"""A finished game asked step by step: names, who ended it, and what lies in front of each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from generator.calculator import Files
from generator.games.kaese_wuerfeln.last_mice import redeemable, taken_ahead
from generator.games.kaese_wuerfeln.oneline import GAME, Laid, laid_out
from generator.games.kaese_wuerfeln.rules import (
    BONUS_CARDS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    ONES,
    WAITING_MICE,
    size_of_card,
)
from generator.games.kaese_wuerfeln.stacks import DOME, faults_of, written
from generator.games.kaese_wuerfeln.table import Holding
from generator.question import (
    NOTHING,
    Answers,
    Question,
    Reason,
    listed,
    name_question,
    names_in,
    number_in,
    one_of,
    refuse_for,
)

_CARDS = tuple(card for cards in BONUS_CARDS.values() for card in cards)


def next_question(answers: Answers, _: Files) -> Question | None:
    """The first question that has no answer yet; who told everything in one line is not asked for mice and cards."""
    question = name_question(answers, FEWEST_PLAYERS, MOST_PLAYERS)
    if question:
        return question
    names = names_in(answers)
    questions = [_ended_by(names)]
    for index, name in enumerate(names):
        key = f"players[{index}]"
        questions.append(_stacks(answers, key, name))
        laid = _laid(answers, key)
        if laid and not laid.is_whole:
            questions += [_mice(answers, key, name), _bonus(answers, key, name)]
    return next((question for question in questions if question.key not in answers), None)


def result_of(answers: Answers) -> dict[str, Any]:
    """The result file so far; who has not been asked yet has nothing."""
    players = []
    for index, name in enumerate(names_in(answers)):
        data = _player_data(answers, f"players[{index}]")
        stacks = data.pop("stacks", [])
        players.append({"name": name, "stacks": stacks} | {part: value for part, value in data.items() if value})
    result = {"game": GAME, "players": players}
    return result | ({"ended_by": answers["ended_by"]} if "ended_by" in answers else {})


def _laid(answers: Answers, key: str) -> Laid | None:
    return answers.get(f"{key}.stacks")


def _player_data(answers: Answers, key: str) -> dict[str, Any]:
    """What lies before the player, from one answer or from three."""
    laid = _laid(answers, key)
    data = laid.as_data() if laid else {}
    return data | {part: answers[f"{key}.{part}"] for part in ("mice", "bonus") if f"{key}.{part}" in answers}


def _others(answers: Answers, key: str) -> list[dict[str, Any]]:
    keys = (f"players[{index}]" for index in range(len(names_in(answers))))
    return [_player_data(answers, other) for other in keys if other != key]


def _ended_by(names: Sequence[str]) -> Question:
    def read(text: str) -> str:
        return names[0] if text in NOTHING else one_of(text, names)

    return Question("ended_by", "ended_by", read, {"names": ", ".join(names), "first": names[0] if names else ""})


def _stacks(answers: Answers, key: str, name: str) -> Question:
    def read(text: str) -> Laid:
        laid = laid_out("" if text in NOTHING else text)
        reasons: list[Reason] = [("ask.why.no_stack_word", {"word": word}) for word in laid.unread]
        reasons += [("ask.why.no_stack", {"stack": written(stack)}) for stack in laid.stacks if faults_of(stack)]
        if laid.mice > WAITING_MICE:
            reasons.append(("ask.why.too_many_mice", {"mice": laid.mice, "most": WAITING_MICE}))
        if laid.gifts > 1:
            reasons.append(("ask.why.too_many_gifts", {}))
        refuse_for(reasons)
        refuse_for((*_too_many_ones(answers, key, laid.stacks, laid.mice), *_wrong_cards(answers, key, laid)))
        return laid

    return Question(f"{key}.stacks", "stacks", read, {"name": name}, (f"{key}.stacks", f"{key}.mice"))


def _mice(answers: Answers, key: str, name: str) -> Question:
    def read(text: str) -> int:
        mice = 0 if text in NOTHING else number_in(text, 0, WAITING_MICE)
        refuse_for(_too_many_ones(answers, key, answers[f"{key}.stacks"].stacks, mice))
        return mice

    return Question(f"{key}.mice", "mice", read, {"name": name, "most": WAITING_MICE})


def _bonus(answers: Answers, key: str, name: str) -> Question:
    def read(text: str) -> list[int]:
        words = listed(text.replace(",", " "), " ")
        cards = [number_in(word.removeprefix("+"), 1, max(_CARDS)) for word in words]
        refuse_for(
            _wrong_cards(answers, key, replace(answers[f"{key}.stacks"], mice=answers[f"{key}.mice"], bonus=cards))
        )
        return cards

    values = {"name": name, "cards": ", ".join(str(card) for card in _free_cards(answers, key)) or "-"}
    return Question(f"{key}.bonus", "bonus", read, values)


def _free_cards(answers: Answers, key: str) -> list[int]:
    elsewhere = [card for other in _others(answers, key) for card in other.get("bonus", ())]
    return [card for card in _CARDS if card not in elsewhere]


def _wrong_cards(answers: Answers, key: str, laid: Laid) -> Iterator[Reason]:
    """Every card that is not free, or has no closed stack of its size and none that a mouse will close."""
    free = _free_cards(answers, key)
    listed_cards = ", ".join(map(str, free)) or "-"
    for place, card in enumerate(laid.bonus):
        if card not in free or card in laid.bonus[:place]:
            yield "ask.why.no_card", {"card": card, "cards": listed_cards}
    holding = Holding(tuple(map(tuple, laid.stacks)), laid.mice, tuple(laid.bonus))
    without = taken_ahead(holding) - redeemable(holding, None)
    for card in laid.bonus:
        size = size_of_card(card)
        if size and without[size]:
            yield "ask.why.no_such_stack", {"card": card, "size": size}


def _too_many_ones(answers: Answers, key: str, stacks: Sequence[Sequence[int]], mice: int) -> Iterator[Reason]:
    """More ones than pieces, those of this answer included (KW-1)."""
    everyone = [{"stacks": stacks, "mice": mice}, *_others(answers, key)]
    ones = sum(stack.count(DOME) for player in everyone for stack in player.get("stacks", ()))
    ones += sum(player.get("mice", 0) for player in everyone)
    if ones > ONES:
        yield "ask.why.too_many_ones", {"ones": ones, "most": ONES}
