"""The state of a game in progress and its beginning (KN-5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.chance import Chance
from generator.games.knights.clauses import Table
from generator.games.knights.deck import Card, Deck, cards_in_game

HAND = 4
TRACK_COSTS: Mapping[int, tuple[int, ...]] = {
    2: (0, 0, 1, 2, 3),
    3: (0, 0, 0, 1, 2, 3),
    4: (0, 0, 0, 1, 2, 3),
}
"""Costs of the Track's spaces from left to right, by number of players."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What lies before one player."""

    hand: tuple[Card, ...]
    party: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """A game between two turns, or within one. The Track has no gaps, its left end comes first; the top of the
    Draw Pile and of the discard pile comes last. Seat 0 holds the First Player card."""

    seats: tuple[Seat, ...]
    track: tuple[Card, ...]
    draw_pile: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    active: int = 0
    over: bool = False

    @property
    def costs(self) -> tuple[int, ...]:
        return TRACK_COSTS[len(self.seats)]


def set_up(deck: Deck, players: int, chance: Chance) -> State:
    """Shuffle, deal, lay out the Track. `deck` has been checked and is complete."""
    cards = list(cards_in_game(deck, players))
    chance.shuffle(cards)
    seats = tuple(Seat(tuple(cards[HAND * seat : HAND * (seat + 1)])) for seat in range(players))
    rest = cards[HAND * players :]
    spaces = len(TRACK_COSTS[players])
    return State(seats, tuple(rest[:spaces]), tuple(rest[spaces:]))


def cards_of(state: State) -> tuple[Card, ...]:
    """All cards between two turns, wherever they lie."""
    before_players = tuple(card for seat in state.seats for card in seat.hand + seat.party)
    return before_players + state.track + state.draw_pile + state.discard


def table_of(state: State) -> Table:
    """What scoring clauses look at."""
    return Table(tuple(seat.party for seat in state.seats), tuple(seat.hand for seat in state.seats), state.discard)
