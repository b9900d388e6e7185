"""The room's words, decks and worked examples, read without the program's own loaders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from words_help import read_yaml, words_of

from generator.games.knights.deck import Deck
from generator.games.knights.deck_file import DeckModel, to_deck
from generator.games.knights.play import Play
from generator.games.knights.results import ResultModel, to_play
from generator.words import Words


def read_deck(path: str) -> Deck:
    return to_deck(DeckModel.model_validate(read_yaml(path)), Path(path).stem)


@pytest.fixture(scope="session")
def english() -> Words:
    return words_of("knights", "en")


@pytest.fixture(scope="session")
def german() -> Words:
    return words_of("knights", "de")


@pytest.fixture(scope="session")
def house() -> Deck:
    return read_deck("layouts/decks/house.yaml")


@pytest.fixture(scope="session")
def rulebook() -> Deck:
    return read_deck("layouts/decks/rulebook.yaml")


@pytest.fixture(scope="session")
def filler() -> Deck:
    return read_deck("tests/cases/knights_filler_deck.yaml")


@pytest.fixture(scope="session")
def worked() -> dict[str, dict[str, Any]]:
    """The worked examples of this game by id."""
    rows = read_yaml("tests/cases/worked_examples.yaml")
    return {row["id"]: row for row in rows if row["kind"].startswith("kn_")}


@pytest.fixture(scope="session")
def tell(filler: Deck) -> Callable[..., Play]:
    """A result as its file tells it; seats in the order of the Parties, the filler deck unless another is given."""

    def told(parties: dict[str, list[str]], deck: Deck = filler, **rest: Any) -> Play:
        data = {"game": "knights", "deck": deck.name, "players": list(parties), "parties": parties, **rest}
        return to_play(ResultModel.model_validate(data), deck)

    return told
