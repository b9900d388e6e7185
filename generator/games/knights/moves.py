"""Single movements of cards, and the questions players are asked; every function returns a new state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from generator.games.knights.abilities import Action
from generator.games.knights.deck import Card
from generator.games.knights.setup import Seat, State

Kind = Literal["recruit", "pay", "player", "discard", "place", "give", "recall", "sweep", "refill"]


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of `seat`. Options are positions from 0: on the Track (recruit, sweep), in the Party (recall), seats
    (player), else in the hand. `player` comes with the ability's action that will befall that player, `place` and
    `give` with the receiver's seat."""

    kind: Kind
    seat: int
    options: tuple[int, ...]
    action: Action | None = None
    receiver: int | None = None


Decide = Callable[[State, Question], int]
"""Answers a question with one of its options."""


def asked(state: State, question: Question, decide: Decide) -> int:
    """The answer. ValueError when it is none of the options."""
    answer = decide(state, question)
    if answer not in question.options:
        raise ValueError(f"{answer} is no option of {question.kind}: {question.options}")
    return answer


def with_seat(state: State, number: int, seat: Seat) -> State:
    """The state with one seat replaced."""
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))


def without(cards: tuple[Card, ...], index: int) -> tuple[Card, ...]:
    return cards[:index] + cards[index + 1 :]


def draw(state: State, number: int) -> State:
    """One card from the Draw Pile into a hand; nothing when the pile is empty."""
    if not state.draw_pile:
        return state
    seat = state.seats[number]
    after = replace(state, draw_pile=state.draw_pile[:-1])
    return with_seat(after, number, replace(seat, hand=(*seat.hand, state.draw_pile[-1])))


def take_discard(state: State, number: int) -> State:
    """The top card of the discard pile, which is not empty, into a hand (KN-8)."""
    seat = state.seats[number]
    after = replace(state, discard=state.discard[:-1])
    return with_seat(after, number, replace(seat, hand=(*seat.hand, state.discard[-1])))


def discard_from_hand(state: State, number: int, kind: Literal["pay", "discard"], decide: Decide) -> State:
    """A hand card of the player's choice onto the discard pile; nothing when the hand is empty."""
    state, card = take_from_hand(state, number, kind, decide)
    return replace(state, discard=(*state.discard, card)) if card else state


def take_from_hand(
    state: State, number: int, kind: Kind, decide: Decide, receiver: int | None = None
) -> tuple[State, Card | None]:
    """A card of the player's choice leaves the hand; None when there is none."""
    seat = state.seats[number]
    if not seat.hand:
        return state, None
    index = asked(state, Question(kind, number, tuple(range(len(seat.hand))), receiver=receiver), decide)
    return with_seat(state, number, replace(seat, hand=without(seat.hand, index))), seat.hand[index]


def add_to_party(state: State, number: int, card: Card) -> State:
    seat = state.seats[number]
    return with_seat(state, number, replace(seat, party=(*seat.party, card)))
