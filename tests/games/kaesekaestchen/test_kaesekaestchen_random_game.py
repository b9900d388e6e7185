"""Whole games at random: they end, lose no box, and the calculator agrees with the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.chance import Chance
from generator.games.kaesekaestchen.field import KINDS, Field
from generator.games.kaesekaestchen.play import boxes_in, owners_of, random_game, replay
from generator.games.kaesekaestchen.played import Play, PlayedField
from generator.games.kaesekaestchen.rules import apply
from generator.games.kaesekaestchen.tally import tally_of

SETTINGS = settings(max_examples=40, deadline=None, derandomize=True)


@st.composite
def fields(draw: st.DrawFn) -> Field:
    rows, columns = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    kinds = draw(st.lists(st.sampled_from([*KINDS, ""]), min_size=rows * columns, max_size=rows * columns))
    return Field(rows, columns, tuple((box, kind) for box, kind in enumerate(kinds) if kind))


@SETTINGS
@given(fields(), st.integers(0, 2**64 - 1), st.booleans())
def test_kk_20_a_game_ends_with_every_line_drawn_and_no_box_lost(field: Field, seed: int, half: bool) -> None:
    moves, state = random_game(field, Chance(seed), half)
    ground = state.board.field
    lines = ground.rows * (ground.columns + 1) + ground.columns * (ground.rows + 1)
    assert state.over
    assert sorted(move.line for move in moves) == list(range(lines))
    owners = Counter(owners_of(state))
    assert owners["A"] + owners["B"] + owners["."] == ground.boxes
    assert owners["."] <= len(ground.placed("bomb"))


@SETTINGS
@given(fields(), st.integers(0, 2**64 - 1))
def test_the_log_replays_to_the_same_end(field: Field, seed: int) -> None:
    moves, state = random_game(field, Chance(seed))
    assert replay(field, moves) == state


@SETTINGS
@given(fields(), st.integers(0, 2**64 - 1), st.booleans())
def test_the_calculator_agrees_with_the_rules(field: Field, seed: int, half: bool) -> None:
    """The log, its final picture and a count by hand give the same points and doubles."""
    moves, state = random_game(field, Chance(seed), half)
    ground = state.board.field
    owners = owners_of(state)
    rows = tuple(owners[at : at + ground.columns] for at in range(0, ground.boxes, ground.columns))
    by_log = PlayedField(field, moves=moves)
    by_picture = PlayedField(field, owners=rows)
    tallies = [tally_of(Play(("A", "B"), (played,), blitz=half), played) for played in (by_log, by_picture)]
    assert tallies[0] == tallies[1]
    for side, mask in enumerate((state.boxes_a, state.boxes_b)):
        doubles = sum(state.board.kinds[box] == "double" for box in boxes_in(mask))
        assert tallies[0].points[side] == mask.bit_count() + doubles
        assert tallies[0].sides[side].held["double"] == doubles


def test_every_kind_of_choice_comes_up() -> None:
    """Extras and bombs used and declined, swaps, both orders: the property tests are not about plain games only."""
    field = Field(3, 4, tuple((box, KINDS[box % 4]) for box in range(12)))
    seen = Counter[str]()
    for seed in range(60):
        moves, _ = random_game(field, Chance(seed))
        for move in moves:
            seen["reversed"] += move.order != tuple(sorted(move.order))
            seen["swap"] += bool(move.swaps)
            for _, target in move.bombs:
                seen["bomb" if target >= 0 else "declined"] += 1
        state = replay(field, ())
        for move in moves:
            seen["extra left"] += state.extra and move.side != state.turn
            seen["extra used"] += state.extra and move.side == state.turn
            state = apply(state, move)
    assert set(seen) == {"reversed", "swap", "bomb", "declined", "extra left", "extra used"}
    assert min(seen.values()) > 10


@pytest.mark.parametrize("size", [(1, 1), (12, 12)])
def test_the_smallest_and_the_largest(size: tuple[int, int]) -> None:
    moves, state = random_game(Field(*size), Chance(7))
    assert len(moves) == len(state.board.beside)
    assert "-" not in owners_of(state)
