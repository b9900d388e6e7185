from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.kaese_wuerfeln.last_mice import best_closings, endings
from generator.games.kaese_wuerfeln.supply import ALL_CARDS
from generator.games.kaese_wuerfeln.table import Holding

STACKS = st.sets(st.integers(1, 6), min_size=1).map(lambda values: tuple(sorted(values, reverse=True)))
HOLDINGS = st.builds(Holding, stacks=st.lists(STACKS, max_size=6).map(tuple), mice=st.integers(0, 2))
CARDS = st.tuples(*(st.integers(0, len(row)).map(lambda start, row=row: row[start:]) for row in ALL_CARDS))


def total_of(stacks: list[tuple[int, ...]]) -> int:
    return sum(stack[0] * len(stack) if stack[-1] == 1 else sum(stack) for stack in stacks)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(HOLDINGS, CARDS)
def test_kw_12_the_proposed_choice_is_the_best_of_all(holding: Holding, cards: tuple[tuple[int, ...], ...]) -> None:
    def worth(order: tuple[int, ...]) -> int:
        stacks, piles, bonus = list(holding.stacks), {4: [*cards[0]], 5: [*cards[1]], 6: [*cards[2]]}, 0
        for index in order:
            stacks[index] = (*stacks[index], 1)
            pile = piles.get(len(stacks[index]))
            bonus += pile.pop(0) if pile else 0
        return total_of(stacks) + bonus

    able = [index for index, stack in enumerate(holding.stacks) if stack[-1] != 1]
    chosen = best_closings(holding, cards)
    assert len(chosen) == min(holding.mice, len(able))
    assert worth(chosen) == max(worth(order) for order in permutations(able, len(chosen)))


def test_kw_12_spare_mice_become_stacks_of_one() -> None:
    (ending, _) = endings([Holding(((6, 5), (4, 1)), mice=2), Holding()], ALL_CARDS, 0)
    assert ending.stacks == ((6, 5, 1), (4, 1), (1,))
    assert (ending.closed, ending.lone_domes, ending.choice) == ((0,), 1, False)


def test_kw_12_all_mice_must_close_even_when_points_are_lost() -> None:
    (ending, _) = endings([Holding(((2,), (2,)), mice=2), Holding()], ALL_CARDS, 0)
    assert ending.stacks == ((2, 1), (2, 1))


def test_kw_12_cards_go_clockwise_from_the_one_who_ended_the_game() -> None:
    one = Holding(((5, 4, 3),), mice=1)
    for ended_by, expected in ((0, (12, 10, 8, None)), (2, (8, None, 12, 10)), (3, (10, 8, None, 12))):
        found = endings([one] * 4, ALL_CARDS, ended_by)
        assert tuple(ending.bonus[0] for ending in found) == expected


def test_kw_12_the_best_choice_looks_at_the_cards_that_are_left() -> None:
    holding = Holding(((6, 5, 4), (5, 4, 3, 2)), mice=1)
    second, first = endings([holding, holding], ((12, 10, 8), (20,), (40,)), 1)
    assert (first.closed, first.bonus) == ((1,), (20,))
    assert (second.closed, second.bonus) == ((0,), (12,))


def test_kw_12_a_choice_is_marked_only_when_there_was_one() -> None:
    def choice(mice: int, close: tuple[int, ...] | None = None) -> bool:
        return endings([Holding(((6,), (5,)), mice), Holding()], ALL_CARDS, 0, [close, None])[0].choice

    assert [choice(0), choice(1), choice(2), choice(1, (1,))] == [False, True, False, False]


def test_kw_12_a_given_order_decides_which_closing_gets_which_card() -> None:
    holding = Holding(((5, 4, 3), (6, 4, 2)), mice=2)
    (ending, _) = endings([holding, Holding()], ALL_CARDS, 0, [(1, 0), None])
    assert (ending.closed, ending.bonus) == ((1, 0), (12, 10))


def test_kw_12_a_card_taken_ahead_belongs_to_the_closing_to_come() -> None:
    """The bonus card of a stack that a waiting mouse closes may be held already; it is not given a second time."""
    holding = Holding(((5, 4, 3, 2), (6,)), mice=1, bonus=(25,))
    (ending, _) = endings([holding, Holding()], ((12, 10, 8), (20,), (40,)), 0)
    assert (ending.closed, ending.bonus) == ((0,), (None,))


def test_kw_12_a_stack_with_a_card_taken_ahead_is_closed_first() -> None:
    holding = Holding(((6, 5, 4), (5, 4, 3, 2)), mice=1, bonus=(25,))
    assert best_closings(holding, ((12, 10, 8), (20,), (40,))) == (1,)
    assert best_closings(Holding(holding.stacks, mice=1), ((12, 10, 8), (), (40,))) == (0,)


def test_kw_12_many_stacks_that_are_alike_are_one_choice() -> None:
    holding = Holding(((3,), (6,)) * 5000, mice=2)
    assert best_closings(holding, ALL_CARDS) == (1, 3)
