from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from pydantic import ValidationError

from generator.games.kaese_wuerfeln.pieces_file import PiecesFile, check
from generator.games.kaese_wuerfeln.rules import BONUS_CARDS, MOST_STACKS_BONUS, size_of_card
from generator.games.kaese_wuerfeln.supply import (
    ALL_CARDS,
    check_pieces,
    full_middle,
    is_over,
    next_card,
    used_up,
    with_piece,
    without_card,
)
from generator.games.kaese_wuerfeln.table import set_up

DEFAULT = Path(__file__).parents[3] / "layouts/pieces/default.yaml"


def test_kw_01_material() -> None:
    assert BONUS_CARDS == {4: (12, 10, 8), 5: (25, 20), 6: (40,)}
    assert MOST_STACKS_BONUS == 12
    middle = full_middle({2: 12, 3: 10, 4: 8, 5: 5, 6: 3})
    assert middle.pieces == (16, 12, 10, 8, 5, 3)
    assert middle.gifts == 5


@pytest.mark.parametrize("players", [1, 6])
def test_kw_01_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 can play"):
        set_up(players, {})


def test_kw_02_the_default_spread_is_sound_and_marked_as_an_assumption() -> None:
    file = PiecesFile.model_validate(yaml.safe_load(DEFAULT.read_text("utf-8")))
    assert file.pieces == {2: 12, 3: 10, 4: 8, 5: 5, 6: 3}
    assert file.assumption
    assert check(file) == ()


def test_kw_02_each_value_is_needed_and_the_sum_is_38() -> None:
    found = check_pieces({2: 20, 3: 10, 4: 8, 5: 0})
    assert [complaint.key for complaint in found] == ["pieces"]
    assert "value 5, 6" in found[0].message
    (wrong_sum,) = check_pieces({2: 12, 3: 10, 4: 8, 5: 5, 6: 4})
    assert "add up to 39" in wrong_sum.message


def test_kw_02_a_house_deck_may_differ_but_not_be_over_before_it_starts() -> None:
    assert check(PiecesFile(pieces={2: 30, 3: 20, 4: 5}, house_deck=True)) == ()
    (over,) = check(PiecesFile(pieces={2: 30, 3: 20}, house_deck=True))
    assert "over before it starts" in over.message


def test_kw_02_strange_values_and_amounts_are_named() -> None:
    keys = [complaint.key for complaint in check_pieces({1: 3, 2: -1, 3: 10, 4: 8, 5: 5, 6: 3})]
    assert keys == ["pieces[1]", "pieces[2]", "pieces"]


@pytest.mark.parametrize(
    "data",
    [
        {"pieces": {1: 12}},
        {"pieces": {2: -1}},
        {"pieces": {2: 1.5}},
        {"pieces": {2: True}},
        {"pieces": {2: 12}, "colour": "red"},
        {},
    ],
)
def test_kw_02_a_file_of_another_shape_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        PiecesFile.model_validate(data)


def test_kw_02_json_writes_the_values_as_text() -> None:
    assert PiecesFile.model_validate({"pieces": {"2": 12}}).pieces == {2: 12}


def test_kw_09_cards_go_out_from_the_highest_of_their_very_category() -> None:
    assert [next_card(ALL_CARDS, size) for size in range(1, 8)] == [None, None, None, 12, 25, 40, None]
    cards = without_card(without_card(ALL_CARDS, 12), 40)
    assert [next_card(cards, size) for size in (4, 5, 6)] == [10, 25, None]


def test_kw_09_every_card_tells_its_category() -> None:
    assert {card: size_of_card(card) for card in (12, 10, 8, 25, 20, 40, 9)} == {
        12: 4, 10: 4, 8: 4, 25: 5, 20: 5, 40: 6, 9: None,
    }  # fmt: skip


def test_kw_11_three_empty_stacks_end_the_game_ones_included() -> None:
    middle = full_middle({2: 1, 3: 1, 4: 8, 5: 5, 6: 3})
    middle = with_piece(with_piece(middle, 2, -1), 3, -1)
    assert (used_up(middle), is_over(middle)) == (2, False)
    middle = with_piece(middle, 1, -16)
    assert (used_up(middle), is_over(middle)) == (3, True)
