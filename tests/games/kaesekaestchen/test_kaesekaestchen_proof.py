from __future__ import annotations

import pytest

from generator.games.kaesekaestchen.field import KINDS, Field
from generator.games.kaesekaestchen.field_code import FieldCode
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.proof import line_order, play_through, prove

CLASSIC = (3, 2, 2, 1)


def test_every_default_field_is_proved_with_its_half() -> None:
    fields = [place(FieldCode(6, 6, CLASSIC, seed)).field for seed in range(60)]
    assert [prove(field) for field in fields] == [()] * 60


@pytest.mark.parametrize("size", [(3, 3), (3, 12), (12, 3), (7, 5), (12, 12)])
def test_every_kind_alone_and_all_together_on_other_sizes(size: tuple[int, int]) -> None:
    most = min(size[0] * size[1] // 3, 31)
    for amounts in ((most, 0, 0, 0), (0, most, 0, 0), (0, 0, most, 0), (0, 0, 0, most), (most // 4,) * 4):
        assert prove(place(FieldCode(*size, amounts, 1)).field) == ()


def test_one_game_shows_what_acted_in_it() -> None:
    field = Field(3, 4, ((0, "double"), (2, "bomb"), (5, "extra"), (11, "swap")))
    state, acted = play_through(field, line_order(field, 0))
    assert state.over
    assert acted == {0, 2, 5, 11}
    assert state.freed.bit_count() == 1


def test_every_game_draws_each_line_once() -> None:
    field = Field(4, 5, ((3, "swap"), (7, "extra")))
    orders = [line_order(field, game) for game in range(6)]
    assert all(sorted(order) == list(range(49)) for order in orders)
    assert len({tuple(order) for order in orders}) == 6


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "double"])
def test_a_twist_that_can_never_act_is_named(kind: str) -> None:
    """A single box closes with the last line: no box to take, no line left to draw."""
    (complaint,) = prove(Field(1, 1, ((0, kind),)), "fields[0]")
    assert complaint.key == "fields[0]"
    assert complaint.message == f"the {kind} on a1 acts in none of the 24 games played"
    assert prove(Field(1, 1, ((0, "double"),))) == ()
