"""The result of a finished game as its players tell it (KN-14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from generator.games.knights.clauses import Pile, Table
from generator.games.knights.deck import Card, Deck, find_card


@dataclass(frozen=True, slots=True)
class Variant:
    """`lisandra`: who gets the points for another player's Party with 3-4 players (KN-11); `tie`: who wins a tie
    of 3-4 players (KN-13). With two players neither changes anything."""

    lisandra: Literal["owner_scores", "chosen_player_scores"] = "owner_scores"
    tie: Literal["latest", "shared"] = "latest"


Told = int | tuple[str, ...]
"""A pile as it is told: the number of its cards or their names."""


@dataclass(frozen=True, slots=True)
class Play:
    """Seats in turn order, the first holds the First Player card. Hands and discard pile may be left out when no
    clause looks at them. `choose` goes in the order of the choosing cards in a Party."""

    deck: Deck
    players: tuple[str, ...]
    parties: Mapping[str, tuple[str, ...]]
    discard: Told | None = None
    hands: Mapping[str, Told] = field(default_factory=dict)
    choose: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    variant: Variant = Variant()


def told_piles(play: Play) -> Iterator[tuple[str, Told]]:
    """Every pile that is told, with its key, in the order Parties, discard pile, hands."""
    for player, party in play.parties.items():
        yield f"parties.{player}", party
    if play.discard is not None:
        yield "discard", play.discard
    for player, hand in play.hands.items():
        yield f"hands.{player}", hand


def told_table(play: Play) -> Table:
    """What scoring clauses look at. The play has been checked; piles that nobody looks at count as empty."""
    parties = tuple(told_cards(play, play.parties[player]) for player in play.players)
    hands = tuple(_pile(play, play.hands.get(player)) for player in play.players)
    return Table(parties, hands, _pile(play, play.discard))


def told_cards(play: Play, names: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards of a checked list of names."""
    return tuple(card for name in names if (card := find_card(play.deck, name)) is not None)


def _pile(play: Play, told: Told | None) -> Pile:
    return told if isinstance(told, int) else told_cards(play, told or ())
