"""What a job of Knights of the Round Cheese is made from, and what is wrong with what was asked (KN-1, KN-2)."""

from __future__ import annotations

from dataclasses import dataclass

from generator.game import Ask, Prepared
from generator.games.knights.deck import Deck
from generator.games.knights.deck_shelf import complete, read_deck
from generator.games.knights.setup import TRACK_COSTS
from generator.problems import Complaint

DEFAULT_DECK = "house"
PRINTS_TEXTS = ("cards",)
"""The materials on which the texts of the cards stand; only these need a complete deck."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """`players` decides how many copies of the deck are in play, and which cards stay out of it. `tables` are the
    numbers of players that mats and pads are for: the one that was named, or all the deck allows."""

    deck: Deck
    players: int
    tables: tuple[int, ...] = tuple(TRACK_COSTS)


def check(ask: Ask) -> tuple[Complaint, ...]:
    """Every complaint about what was asked, with the key `players`."""
    if ask.players is not None and ask.players not in TRACK_COSTS:
        return (Complaint("players", f"the game is for 2 to 4, not {ask.players}"),)
    return ()


def set_up(ask: Ask) -> Prepared:
    """The deck. UnknownNameError, FileError, or InputError when it is wrong, or when texts that are to be printed are
    not filled in."""
    found = read_deck(ask.deck or DEFAULT_DECK)
    if any(material in PRINTS_TEXTS for material in ask.materials):
        complete(found)
    tables = (ask.players,) if ask.players else tuple(sorted(found.deck.players))
    return Prepared(SetUp(found.deck, min(tables), tables), places=found.source.places)
