"""How many cards a sheet holds, where its slots are, and which card lies in which."""

from __future__ import annotations

from dataclasses import replace

import pytest
from cards_help import PAPERS, SIZES, card_print
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.sheets.impose import SLUG_ROOM, best_sheet, sheets_for
from generator.sheets.order import ORDERS, chosen, fillings, sheets_needed
from generator.sheets.slots import Cut


@pytest.mark.parametrize(
    ("size", "paper", "wishes", "capacity"),
    [
        ("poker", "a4", {}, 8),
        ("poker", "letter", {}, 6),
        ("poker", "a4", {"bleed": 0.0}, 9),
        ("square-70", "a4", {}, 6),
        ("square-60", "a4", {"gap": 0.0}, 12),
        ("poker", "a5", {}, 2),
        ("poker", "a4", {"backs": "fold"}, 2),
    ],
)
def test_a_sheet_holds_as_many_cards_as_expected(
    size: str, paper: str, wishes: dict[str, float], capacity: int
) -> None:
    assert best_sheet(PAPERS[paper], card_print(size, **wishes)).grid.capacity == capacity


@pytest.mark.parametrize("backs", ["duplex-long", "fold", "none"])
@pytest.mark.parametrize("gap", [None, 0.0, 4.0, 7.5])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_slots_with_their_bleed_lie_in_the_usable_area_and_in_its_middle(
    paper: str, size: str, gap: float | None, backs: str
) -> None:
    how = card_print(size, gap=gap, backs=backs)
    tried = 0
    for sheet in sheets_for(PAPERS[paper], how):
        grid = sheet.grid
        if not grid.capacity:
            continue
        tried += 1
        art = grid.trim.inset(-how.bleed)
        assert sheet.usable.contains(art)
        assert art.centre == pytest.approx(sheet.usable.centre)
        first, last = grid.slot(0), grid.slot(grid.capacity - 1)
        assert (first.x, first.y) == (grid.x, grid.y)
        assert (last.right, last.bottom) == pytest.approx((grid.trim.right, grid.trim.bottom))
        wider = (grid.columns + 1) * how.cut.width + grid.columns * how.cut.gap + 2 * how.bleed
        assert wider > sheet.usable.width
    assert tried


@pytest.mark.parametrize("n", range(1, 9))
def test_positions_are_not_accumulated(n: int) -> None:
    grid = best_sheet(PAPERS["a3"], replace(card_print("poker"), bleed=0.0, gap=0.0)).grid
    for slot in range(grid.capacity):
        row, column = divmod(slot, grid.columns)
        assert grid.slot(slot).x == grid.x + column * 63.5
        assert grid.slot(slot).y == grid.y + row * 88.9
    assert n <= grid.capacity


def test_room_is_left_for_a_line_of_text_above_and_below() -> None:
    sheet = best_sheet(PAPERS["a4"], card_print("poker"))
    art = sheet.grid.trim.inset(-3.0)
    assert art.y - sheet.area.y >= SLUG_ROOM
    assert sheet.area.bottom - art.bottom >= SLUG_ROOM


def test_the_gap_follows_from_the_bleed() -> None:
    assert card_print(bleed=3.0).cut == Cut(63.5, 88.9, 3.0, 6.0)
    assert card_print(bleed=1.0).cut.gap == 4.0
    assert card_print(bleed=0.0).cut.gap == 0.0
    assert card_print(bleed=3.0, gap=0.0).cut.inner_bleed == 0.0
    assert card_print(bleed=3.0, gap=4.0).cut.inner_bleed == 2.0
    assert card_print(bleed=3.0, gap=9.0).cut.inner_bleed == 3.0


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("capacity", [1, 2, 6, 8, 9])
def test_there_are_as_many_sheets_as_needed_and_every_card_lies_once(capacity: int, order: str) -> None:
    for cards, sheets in ((0, 0), (1, 1), (capacity - 1, 1 if capacity > 1 else 0), (capacity, 1), (capacity + 1, 2)):
        found = fillings(cards, capacity, order)  # type: ignore[arg-type]
        assert len(found) == sheets_needed(cards, capacity) == sheets
        assert all(len(filling) == capacity for filling in found)
        lying = [card for filling in found for card in filling if card is not None]
        assert sorted(lying) == list(range(cards))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(cards=st.integers(1, 80), capacity=st.integers(1, 12))
def test_the_piles_of_a_cut_stack_are_in_order(cards: int, capacity: int) -> None:
    sheets = fillings(cards, capacity, "cut-stack")
    piles = [[sheet[slot] for sheet in sheets if sheet[slot] is not None] for slot in range(capacity)]
    assert [card for pile in piles for card in pile] == list(range(cards))


def test_cards_are_chosen_by_number_and_by_name() -> None:
    names = ["Ada", "Bo", "Ada", "Cy-2", "9"]
    assert chosen("2", names) == ((1,), ())
    assert chosen(" 2 - 4 ,1", names) == ((0, 1, 2, 3), ())
    assert chosen("ADA, cy-2", names) == ((0, 2, 3), ())
    assert chosen("0,6,4-2,Dö,2-9", names) == ((), ("0", "6", "4-2", "Dö", "2-9"))
    assert chosen("1,,2", names) == ((0, 1), ("",))
