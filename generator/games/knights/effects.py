"""Playing abilities (KN-7, KN-8): whatever part is possible is done, the rest falls away."""

from __future__ import annotations

from dataclasses import replace

from generator.games.knights.abilities import Step
from generator.games.knights.moves import (
    Decide,
    Question,
    add_to_party,
    asked,
    discard_from_hand,
    draw,
    take_discard,
    take_from_hand,
    with_seat,
    without,
)
from generator.games.knights.setup import State


def resolve(state: State, steps: tuple[Step, ...], decide: Decide) -> State:
    """Resolve the ability of the Fox that the active player has just taken from the Track."""
    for step in steps:
        for seat in _befallen(state, step, decide):
            for _ in range(step.cards):
                state = _act(state, step, seat, decide)
    return state


def _befallen(state: State, step: Step, decide: Decide) -> tuple[int, ...]:
    """The seats a step befalls, in turn order from the active player. `another_player` is named by the active
    player among those for whom it is possible."""
    players = len(state.seats)
    others = tuple((state.active + offset) % players for offset in range(1, players))
    match step.who:
        case "me":
            return (state.active,)
        case "all_others":
            return others
        case "everyone":
            return (state.active, *others)
        case "another_player":
            able = tuple(seat for seat in others if _is_possible(state, step, seat))
            if not able:
                return ()
            return (asked(state, Question("player", state.active, able, step.action), decide),)


def _is_possible(state: State, step: Step, seat: int) -> bool:
    match step.action:
        case "draw":
            return bool(state.draw_pile)
        case "take_discard":
            return bool(state.discard)
        case "discard":
            return bool(state.seats[seat].hand)
        case "recall":
            return bool(state.seats[seat].party)
        case "place" | "give":
            return bool(state.seats[state.active].hand)
        case "sweep":
            return bool(state.track)


def _act(state: State, step: Step, seat: int, decide: Decide) -> State:
    if not _is_possible(state, step, seat):
        return state
    match step.action:
        case "draw":
            return draw(state, seat)
        case "take_discard":
            return take_discard(state, seat)
        case "discard":
            return discard_from_hand(state, seat, "discard", decide)
        case "recall":
            return _recall(state, seat, decide)
        case "sweep":
            return _sweep(state, decide)
        case "place":
            state, card = take_from_hand(state, state.active, "place", decide, seat)
            return add_to_party(state, seat, card) if card else state
        case "give":
            state, card = take_from_hand(state, state.active, "give", decide, seat)
            receiver = state.seats[seat]
            return with_seat(state, seat, replace(receiver, hand=(*receiver.hand, card))) if card else state


def _recall(state: State, number: int, decide: Decide) -> State:
    seat = state.seats[number]
    index = asked(state, Question("recall", number, tuple(range(len(seat.party)))), decide)
    return with_seat(
        state, number, replace(seat, hand=(*seat.hand, seat.party[index]), party=without(seat.party, index))
    )


def _sweep(state: State, decide: Decide) -> State:
    index = asked(state, Question("sweep", state.active, tuple(range(len(state.track)))), decide)
    return replace(state, track=without(state.track, index), discard=(*state.discard, state.track[index]))
