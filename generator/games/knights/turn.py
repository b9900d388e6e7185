"""One turn (KN-6, KN-7) and who is next, or whether the game is over (KN-9)."""

from __future__ import annotations

from dataclasses import replace

from generator.games.knights.effects import resolve
from generator.games.knights.moves import (
    Decide,
    Question,
    add_to_party,
    asked,
    discard_from_hand,
    draw,
    take_from_hand,
    without,
)
from generator.games.knights.setup import State


def payable(state: State) -> tuple[int, ...]:
    """The Track positions whose Fox the active player can recruit."""
    hand = len(state.seats[state.active].hand)
    return tuple(index for index in range(len(state.track)) if state.costs[index] <= hand)


def take_turn(state: State, decide: Decide) -> State:
    """The active player's whole turn; an empty Track skips it (KN-9)."""
    if state.track:
        state = recruit(state, decide)
        state = refill(state, decide)
    return end_turn(state)


def recruit(state: State, decide: Decide) -> State:
    """Pay, take the Fox, resolve its ability, place it in the Party."""
    index = asked(state, Question("recruit", state.active, payable(state)), decide)
    card = state.track[index]
    for _ in range(state.costs[index]):
        state = discard_from_hand(state, state.active, "pay", decide)
    state = replace(state, track=without(state.track, index))
    state = resolve(state, card.ability, decide)
    return add_to_party(state, state.active, card)


def refill(state: State, decide: Decide) -> State:
    """Draw one card per empty space, then fill the spaces from the hand, as far as it allows."""
    empty = len(state.costs) - len(state.track)
    for _ in range(empty):
        state = draw(state, state.active)
    for _ in range(empty):
        state, card = take_from_hand(state, state.active, "refill", decide)
        if card:
            state = replace(state, track=(*state.track, card))
    return state


def end_turn(state: State) -> State:
    """Pass the turn on. Once the Draw Pile is empty the round is played to its last seat: so the second player
    answers the first, and each player seated after the drawer has one more turn (KN-9)."""
    last = state.active == len(state.seats) - 1
    if last and not state.draw_pile:
        return replace(state, over=True)
    return replace(state, active=0 if last else state.active + 1)
