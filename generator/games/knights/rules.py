"""The game as a model: whole games of a deck, played by anyone who answers questions (KN-5 to KN-9)."""

from __future__ import annotations

from generator.chance import Chance
from generator.games.knights.clauses import Spot, points
from generator.games.knights.deck import Deck
from generator.games.knights.moves import Decide, Question
from generator.games.knights.setup import State, set_up, table_of
from generator.games.knights.turn import take_turn


def play_game(state: State, decide: Decide) -> State:
    """Play on to the end. It always ends: every turn with an empty space draws, and nothing returns to the pile."""
    while not state.over:
        state = take_turn(state, decide)
    return state


def random_game(deck: Deck, players: int, chance: Chance) -> State:
    """The final state of a whole legal game in which every decision is made by chance."""
    return play_game(set_up(deck, players, chance), deciding_by(chance))


def deciding_by(chance: Chance) -> Decide:
    """A player who takes any option, each equally likely."""

    def decide(_: State, question: Question) -> int:
        return chance.choice(question.options)

    return decide


def card_points(state: State, seat: int, index: int) -> int:
    """What the card at `index` of a Party is worth now; a choice is made as is best for its owner (KN-11)."""
    card = state.seats[seat].party[index]
    table = table_of(state)
    others = (other for other in range(len(state.seats)) if other != seat)
    return max(sum(points(clause, table, Spot(card, seat, other)) for clause in card.scoring) for other in others)


def totals(state: State) -> tuple[int, ...]:
    """The points of every seat (KN-10 to KN-12)."""
    return tuple(
        sum(card_points(state, number, index) for index in range(len(seat.party)))
        for number, seat in enumerate(state.seats)
    )
