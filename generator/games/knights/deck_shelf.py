"""Decks from their files, with the place of everything that may be wrong in them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from generator.config.fit import fit_checked
from generator.config.shelf import find
from generator.config.yaml_source import Source, read
from generator.games.knights.deck import Deck
from generator.games.knights.deck_check import check_complete, check_deck
from generator.games.knights.deck_file import DeckModel, to_deck
from generator.problems import InputError, Problem, placed


@dataclass(frozen=True, slots=True)
class ReadDeck:
    """A deck without errors, what is only doubtful about it, and where its values stand."""

    deck: Deck
    warnings: tuple[Problem, ...]
    source: Source


def read_deck(name: str) -> ReadDeck:
    """The deck of a name on the shelf or of a path. UnknownNameError, FileError, or InputError with every problem."""
    return deck_at(find("decks", name))


def deck_at(path: Path) -> ReadDeck:
    """The deck of a file. InputError with every problem."""
    source = read(path)
    model, warnings = fit_checked(DeckModel, source, lambda it: check_deck(to_deck(it, path.stem)))
    return ReadDeck(to_deck(model, path.stem), warnings, source)


def complete(found: ReadDeck) -> Deck:
    """The deck, if every card in it can be printed. InputError says what is still to be filled in (KN-2)."""
    problems = placed(check_complete(found.deck), found.source.places, found.source.file)
    if problems:
        raise InputError(problems)
    return found.deck
