"""Whole games by chance: they end, nothing gets lost, and model and calculator agree (KN-5 to KN-13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.chance import Chance
from generator.games.knights.deck import Deck, cards_in_game
from generator.games.knights.moves import Question
from generator.games.knights.results import ResultModel, to_play
from generator.games.knights.rules import deciding_by, random_game, totals
from generator.games.knights.scoring import check, score
from generator.games.knights.setup import State, cards_of, set_up
from generator.games.knights.turn import take_turn
from generator.words import Words

NAMES = ("Ada", "Bo", "Cy", "Di")
PROPERTY = settings(max_examples=40, deadline=None, derandomize=True)
SEEDS = st.integers(0, 2**64 - 1)
PLAYERS = st.sampled_from((2, 3, 4))


def told(state: State, deck: Deck) -> dict[str, Any]:
    """A final state as the result file its players would write."""
    names = NAMES[: len(state.seats)]
    return {
        "game": "knights",
        "deck": deck.name,
        "players": list(names),
        "parties": {name: [card.name for card in seat.party] for name, seat in zip(names, state.seats, strict=True)},
        "discard": [card.name for card in state.discard],
        "hands": {name: [card.name for card in seat.hand] for name, seat in zip(names, state.seats, strict=True)},
    }


@PROPERTY
@given(SEEDS, PLAYERS)
def test_kn_6_to_kn_9_every_game_ends_and_keeps_its_cards(house: Deck, seed: int, players: int) -> None:
    chance = Chance(seed)
    state = set_up(house, players, chance)
    cards = Counter(card.name for card in cards_in_game(house, players))
    turns = [0] * players
    while not state.over:
        before = state
        turns[state.active] += 1
        state = take_turn(state, deciding_by(chance))
        assert Counter(card.name for card in cards_of(state)) == cards
        assert len(state.track) <= len(state.costs)
        if state.draw_pile:
            assert len(state.track) == len(state.costs)
            assert len(state.draw_pile) < len(before.draw_pile)
        assert sum(turns) <= sum(cards.values())
    assert state.draw_pile == ()
    assert len(set(turns)) == 1  # the round is always played to its last seat


@PROPERTY
@given(SEEDS, PLAYERS)
def test_kn_10_to_kn_13_model_and_calculator_agree(house: Deck, german: Words, seed: int, players: int) -> None:
    end = random_game(house, players, Chance(seed))
    play = to_play(ResultModel.model_validate(told(end, house)), house)
    assert check(play) == ()
    result = score(play, german)
    points = totals(end)
    assert tuple(player.total for player in result.players) == points
    assert result.winners == (NAMES[max(seat for seat in range(players) if points[seat] == max(points))],)


@PROPERTY
@given(SEEDS, PLAYERS, st.sampled_from(("owner_scores", "chosen_player_scores")))
def test_kn_12_no_total_depends_on_the_order_of_listing(
    house: Deck, german: Words, seed: int, players: int, lisandra: str
) -> None:
    chance = Chance(seed)
    data = told(random_game(house, players, chance), house) | {"variant": {"lisandra": lisandra}}
    mixed = dict(data)
    for part in ("parties", "hands"):
        names = list(data[part])
        chance.shuffle(names)
        mixed[part] = {name: chance.sample(data[part][name], len(data[part][name])) for name in names}
    mixed["discard"] = chance.sample(data["discard"], len(data["discard"]))
    first, second = (score(to_play(ResultModel.model_validate(way), house), german) for way in (data, mixed))
    assert [player.total for player in first.players] == [player.total for player in second.players]
    assert first.winners == second.winners


@PROPERTY
@given(SEEDS)
def test_kn_13_only_a_tie_depends_on_the_seats(house: Deck, german: Words, seed: int) -> None:
    data = told(random_game(house, 2, Chance(seed)), house)
    swapped = data | {"players": ["Bo", "Ada"]}
    first, second = (score(to_play(ResultModel.model_validate(way), house), german) for way in (data, swapped))
    assert {player.name: player.total for player in first.players} == {
        player.name: player.total for player in second.players
    }
    assert (first.winners != second.winners) == (len(first.details["tie"]) == 2)


def test_kn_5_the_same_seed_is_the_same_game(house: Deck) -> None:
    games = [random_game(house, 4, Chance(seed)) for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_kn_6_every_kind_of_question_is_asked(house: Deck) -> None:
    asked = set()

    def decide(_: State, question: Question) -> int:
        asked.add(question.kind)
        return question.options[-1]

    for seed in range(10):
        state = set_up(house, 2, Chance(seed))
        while not state.over:
            state = take_turn(state, decide)
    assert asked == {"recruit", "pay", "player", "discard", "place", "give", "recall", "sweep", "refill"}
