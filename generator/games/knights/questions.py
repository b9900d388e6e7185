"""A finished game asked step by step: deck, names, what lies in the discard pile and the hands, the Parties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.calculator import Files
from generator.games.knights.deck import Deck, find_card
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
    refuse_for,
)

GAME = "knights"
_MOST_CARDS = 999
_WHEN_SEVERAL = 2
"""With more players than these the owner of a card chooses whose Party it counts (KN-11)."""


def next_question(answers: Answers, files: Files) -> Question | None:
    """The first question that has no answer yet; piles that no card of the deck counts are not asked for."""
    deck: Deck | None = files.get("deck")
    if "deck" not in answers or deck is None:
        return Question("deck", "deck", _deck_name, keys=("deck",))
    question = name_question(answers, min(deck.players), max(deck.players))
    if question:
        return question
    names = names_in(answers)
    piles = _counted_piles(deck)
    questions = [_pile(deck, "discard", "discard")] if "discard" in piles else []
    questions += [_pile(deck, f"hands.{name}", "hand", name) for name in names if "own_hand" in piles]
    questions += [_party(deck, name) for name in names]
    questions += [_choice(answers, deck, name, names) for name in names if _choosing(answers, deck, name)]
    return next((question for question in questions if question.key not in answers), None)


def result_of(answers: Answers) -> dict[str, Any]:
    """The result file so far; who has not been asked yet has no Foxes."""
    names = names_in(answers)
    data: dict[str, Any] = {"game": GAME, "deck": answers.get("deck", ""), "players": list(names)}
    data["parties"] = {name: answers.get(f"parties.{name}", []) for name in names}
    if answers.get("discard") is not None:
        data["discard"] = answers["discard"]
    for part in ("hands", "choose"):
        told = {name: answers.get(f"{part}.{name}") for name in names}
        told = {name: value for name, value in told.items() if value is not None}
        data |= {part: told} if told else {}
    return data


def _counted_piles(deck: Deck) -> set[str]:
    return {count.pile for card in deck.cards for clause in card.scoring for count in clause.counts}


def _choosing(answers: Answers, deck: Deck, name: str) -> int:
    """How many cards of a Party choose another player, where there is a choice."""
    if len(names_in(answers)) <= _WHEN_SEVERAL:
        return 0
    cards = [find_card(deck, card) for card in answers.get(f"parties.{name}", ())]
    return sum(1 for card in cards if card and card.chooses)


def _deck_name(text: str) -> str:
    if not text:
        raise RefusedError("ask.why.no_deck")
    return text


def _pile(deck: Deck, key: str, text: str, name: str = "") -> Question:
    def read(typed: str) -> int | list[str] | None:
        if typed in NOTHING:
            return None
        return number_in(typed, 0, _MOST_CARDS) if typed[0].isdigit() else _cards(typed, deck)

    return Question(key, text, read, {"name": name}, (key,))


def _party(deck: Deck, name: str) -> Question:
    def read(typed: str) -> list[str]:
        return _cards(typed, deck)

    return Question(f"parties.{name}", "party", read, {"name": name}, (f"parties.{name}",))


def _cards(typed: str, deck: Deck) -> list[str]:
    """Names of cards, or RefusedError with everyone that the deck has not."""
    names = listed(typed)
    strange = [name for name in names if find_card(deck, name) is None]
    values = {"deck": deck.name, "listed": len(deck.cards), "unlisted": deck.unlisted}
    key = "ask.why.unlisted_card" if deck.unlisted else "ask.why.no_card"
    refuse_for((key, {"name": name, "near": _nearest(name, deck), **values}) for name in strange)
    return names


def _nearest(name: str, deck: Deck) -> str:
    """The card of the deck that is spelt most like it."""
    from difflib import SequenceMatcher  # only needed once something is wrong

    def likeness(card: str) -> float:
        return SequenceMatcher(None, name.casefold(), card.casefold()).ratio()

    return max((card.name for card in deck.cards), key=likeness)


def _choice(answers: Answers, deck: Deck, name: str, names: Sequence[str]) -> Question:
    others = [other for other in names if other != name]
    cards = _choosing(answers, deck, name)

    def read(text: str) -> list[str] | None:
        chosen = [one_of(part, others) for part in listed(text)]
        if len(chosen) > cards:
            raise RefusedError("ask.why.too_many_chosen", found=len(chosen), cards=cards)
        return chosen or None

    values = {"name": name, "others": ", ".join(others), "cards": cards}
    return Question(f"choose.{name}", "choose", read, values, (f"choose.{name}",))
