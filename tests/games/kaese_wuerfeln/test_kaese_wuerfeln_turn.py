from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from generator.games.kaese_wuerfeln.rules import Variant
from generator.games.kaese_wuerfeln.supply import ALL_CARDS, Middle
from generator.games.kaese_wuerfeln.table import Holding, Table
from generator.games.kaese_wuerfeln.turn import (
    Lay,
    Take,
    closed_by_mouse,
    closings,
    consoled,
    gift_returned,
    laid,
    lays,
    taken,
    takes,
)

RULEBOOK = Variant()
MIDDLE = Middle((16, 12, 10, 8, 5, 3))


def table_of(*holdings: Holding, middle: Middle = MIDDLE) -> Table:
    return Table(middle, holdings)


def test_worked_example_kw_10_stealing_the_top_and_then_the_one_beneath(worked: dict[str, Any]) -> None:
    case = worked["KW-10"]
    table = table_of(Holding(), Holding((tuple(case["victim_before"]),), mice=1))
    with pytest.raises(ValueError, match="not possible now"):
        taken(table, Take(4, 4, owner=1, stack=0))
    got = []
    for value in case["steal_order"]:
        take = Take(value, value, owner=1, stack=0)
        assert take in takes(table, value)
        table = taken(table, take)
        got.append(value)
    assert got == case["expect"]["thief_gets"]
    assert table.holdings[1].stacks == (tuple(case["expect"]["victim_after"]),)
    assert table.holdings[1].mice == 1
    table = laid(laid(table, 4, Lay(), RULEBOOK), 3, Lay(0), RULEBOOK)
    assert table.holdings[0].stacks == (tuple(case["expect"]["thief_may_stack"]),)


def test_kw_05_from_the_middle_the_value_or_a_lower_one() -> None:
    table = table_of(Holding(), Holding(), middle=Middle((16, 12, 0, 8, 0, 3)))
    assert [take.value for take in takes(table, 5)] == [4, 2, 1]


def test_kw_05_only_the_same_value_is_stolen_and_only_from_the_top_of_open_stacks() -> None:
    victim = Holding(((5, 4), (5,), (6, 5), (5, 3), (6, 5, 1)))
    steals = [take for take in takes(table_of(Holding(), victim), 5) if take.owner is not None]
    assert [(take.value, take.stack) for take in steals] == [(5, 1), (5, 2)]


def test_kw_05_ones_are_never_stolen() -> None:
    table = table_of(Holding(), Holding(((1,), (4, 1)), mice=2), middle=Middle((0, 12, 10, 8, 5, 3)))
    assert takes(table, 1) == ()


def test_kw_05_neighbours_are_left_and_right_and_with_two_players_the_same() -> None:
    def owners(count: int) -> list[int | None]:
        table = Table(Middle((0, 0, 0, 0, 0, 0)), (Holding(((4,),)),) * count, active=1)
        return [take.owner for take in takes(table, 4)]

    assert owners(2) == [0]
    assert owners(3) == [2, 0]
    assert owners(5) == [2, 0]


def test_kw_05_a_stolen_single_piece_leaves_no_stack() -> None:
    table = taken(table_of(Holding(), Holding(((6,), (4,), (5,)))), Take(4, 4, owner=1, stack=1))
    assert table.holdings[1].stacks == ((6,), (5,))
    assert table.middle == MIDDLE


def test_kw_06_one_gift_at_most_and_only_while_there_are_some() -> None:
    table = consoled(table_of(Holding(), Holding()))
    assert (table.holdings[0].gift, table.middle.gifts) == (True, 4)
    assert consoled(table) == table
    none_left = table_of(Holding(), Holding(), middle=replace(MIDDLE, gifts=0))
    assert consoled(none_left) == none_left
    back = gift_returned(table)
    assert (back.holdings[0].gift, back.middle.gifts) == (False, 5)
    with pytest.raises(ValueError, match="no gift"):
        gift_returned(back)


def test_kw_07_a_piece_goes_on_a_higher_one_or_starts_a_stack() -> None:
    table = table_of(Holding(((6, 4), (3,), (6, 5, 1), (4,))), Holding())
    assert lays(table, 3, RULEBOOK) == (Lay(), Lay(0), Lay(3))
    with pytest.raises(ValueError, match="may not go there"):
        laid(table, 3, Lay(1), RULEBOOK)


def test_kw_08_a_one_closes_or_waits_and_is_no_stack_by_choice() -> None:
    table = table_of(Holding(((6,),), mice=1), Holding())
    assert lays(table, 1, RULEBOOK) == (Lay(0), Lay(mouse=True))
    assert lays(table, 1, Variant(lone_dome_by_choice=True)) == (Lay(0), Lay(mouse=True), Lay())
    assert lays(table_of(Holding(mice=1), Holding()), 1, RULEBOOK) == (Lay(mouse=True),)


def test_kw_08_a_third_mouse_must_close_and_without_an_open_stack_becomes_one() -> None:
    assert lays(table_of(Holding(((6,),), mice=2), Holding()), 1, RULEBOOK) == (Lay(0),)
    alone = table_of(Holding(((6, 1),), mice=2), Holding())
    assert lays(alone, 1, RULEBOOK) == (Lay(),)
    assert laid(alone, 1, Lay(), RULEBOOK).holdings[0].stacks == ((6, 1), (1,))


def test_kw_08_a_waiting_mouse_may_close_a_stack() -> None:
    table = closed_by_mouse(table_of(Holding(((6,), (5, 4)), mice=2), Holding()), Lay(1))
    assert table.holdings[0] == Holding(((6,), (5, 4, 1)), mice=1)
    with pytest.raises(ValueError, match="no waiting mouse"):
        closed_by_mouse(table, Lay(1))
    with pytest.raises(ValueError, match="no waiting mouse"):
        closed_by_mouse(table_of(Holding(((6,),)), Holding()), Lay(0))


def test_kw_09_closing_four_to_six_brings_the_highest_card_if_wanted() -> None:
    table = table_of(Holding(((5, 4, 3), (6, 5), (6, 5, 4, 3, 2))), Holding())
    assert closings(table) == (Lay(0), Lay(0, bonus=True), Lay(1), Lay(2), Lay(2, bonus=True))
    declined = laid(table, 1, Lay(0), RULEBOOK)
    assert (declined.holdings[0].bonus, declined.middle.cards) == ((), ALL_CARDS)
    accepted = laid(laid(table, 1, Lay(0, bonus=True), RULEBOOK), 1, Lay(2, bonus=True), RULEBOOK)
    assert accepted.holdings[0].bonus == (12, 40)
    assert accepted.middle.cards == ((10, 8), (25, 20), ())


def test_kw_09_no_card_of_another_category_when_the_own_one_is_gone() -> None:
    table = table_of(Holding(((5, 4, 3),)), Holding(), middle=replace(MIDDLE, cards=((), (25, 20), (40,))))
    assert closings(table) == (Lay(0),)
