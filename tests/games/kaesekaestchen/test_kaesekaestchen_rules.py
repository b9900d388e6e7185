"""The rules move by move; a row of three boxes is enough for most of them."""

from __future__ import annotations

import pytest

from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.names import parse_box, parse_line
from generator.games.kaesekaestchen.play import closed_by, legal_lines, owners_of, replay
from generator.games.kaesekaestchen.rules import ANY, NOBODY, IllegalMove, Move, State, Targets, apply, start


def field(rows: int, columns: int, **twists: str) -> Field:
    return Field(rows, columns, tuple(sorted((parse_box(box, rows, columns), kind) for box, kind in twists.items())))


def drawn(on: Field, *lines: str) -> State:
    return replay(on, [Move(parse_line(line, on.rows, on.columns)) for line in lines])


def move(
    state: State,
    line: str,
    side: int | None = None,
    order: tuple[int, ...] = (),
    bombs: Targets = (),
    swaps: Targets = (),
) -> State:
    on = state.board.field
    return apply(state, Move(parse_line(line, on.rows, on.columns), side, order, bombs, swaps))


ROW = field(1, 3)
# Everything of a row of three but the four upright lines; after these six lines A is at the pen.
LEVEL = ("a1-b1", "b1-c1", "c1-d1", "a2-b2", "b2-c2", "c2-d2")


@pytest.mark.parametrize(("rows", "columns", "lines"), [(6, 6, 84), (1, 1, 4), (3, 5, 38), (12, 12, 312)])
def test_kk_1_number_of_lines(rows: int, columns: int, lines: int) -> None:
    assert len(legal_lines(start(Field(rows, columns)))) == lines == rows * (columns + 1) + columns * (rows + 1)


def test_kk_10_a_draws_first_and_the_sides_take_turns() -> None:
    state = start(ROW)
    turns = []
    for line in LEVEL:
        turns.append(state.turn)
        state = move(state, line)
    assert turns == [0, 1, 0, 1, 0, 1]
    assert state.drawn.bit_count() == state.number == 6


def test_kk_11_closing_a_box_colours_it_and_gives_one_more_line() -> None:
    state = move(drawn(ROW, *LEVEL, "a1-a2"), "b1-b2")
    assert owners_of(state) == "B--"
    assert state.turn == 1
    assert move(state, "d1-d2").turn == 0


def test_kk_11_two_boxes_at_once_give_one_line_not_two() -> None:
    on = field(1, 4)
    before = drawn(on, *LEVEL, "d1-e1", "d2-e2", "a1-a2", "c1-c2")
    state = move(before, "b1-b2")
    assert closed_by(before, parse_line("b1-b2", 1, 4)) == (0, 1)
    assert owners_of(state) == "AA--"
    assert state.turn == 0


def test_kk_11_the_last_line_ends_the_field() -> None:
    state = move(drawn(ROW, *LEVEL, "a1-a2", "b1-b2", "c1-c2"), "d1-d2")
    assert state.over
    assert not legal_lines(state)


def test_kk_12_a_recoloured_twist_does_not_act_again() -> None:
    """A swap takes the Extra box: no token comes with it."""
    on = field(1, 3, a1="extra", b1="swap")
    state = drawn(on, *LEVEL, "a1-a2", "b1-b2")
    assert state.tokens == 1
    state = move(state, "d1-d2")
    assert (state.turn, state.extra, state.tokens) == (1, True, 0)
    taken = move(state, "c1-c2", side=0, swaps=((ANY, 0),))
    assert owners_of(taken) == "AAA"
    assert taken.tokens == 0


TWO = field(1, 3, b1="bomb", c1="swap")


def two_closing() -> State:
    """B owns a1, A is at the pen, and c1-c2 closes the bomb b1 and the swap c1."""
    state = drawn(TWO, *LEVEL, "a1-a2")
    state = move(state, "b1-b2")
    assert owners_of(state) == "B--"
    return move(state, "d1-d2")


def test_kk_13_both_boxes_are_coloured_before_the_twists_act_in_the_stated_order() -> None:
    freed_first = move(two_closing(), "c1-c2", order=(1, 2), bombs=((1, 0),))
    assert owners_of(freed_first) == ".AA"
    swapped_first = move(two_closing(), "c1-c2", order=(2, 1), swaps=((2, 0),))
    assert owners_of(swapped_first) == "AAA"


def test_kk_13_without_a_stated_order_the_top_left_box_is_first() -> None:
    assert owners_of(move(two_closing(), "c1-c2", bombs=((ANY, 0),))) == ".AA"
    with pytest.raises(IllegalMove, match="needs a box that B owns at that moment; a1 is not one"):
        move(two_closing(), "c1-c2", bombs=((ANY, 0),), swaps=((ANY, 0),))


def test_kk_13_an_order_names_each_closed_box_once() -> None:
    for order in ((1,), (1, 1), (0, 1), (0, 1, 2)):
        with pytest.raises(IllegalMove, match="does not name each box closed by this line once: b1, c1"):
            move(two_closing(), "c1-c2", order=order, bombs=((1, 0),))


def bombing() -> State:
    """B owns a1, A is at the pen, and c1-c2 closes the bomb b1."""
    state = move(drawn(field(1, 3, b1="bomb"), *LEVEL, "a1-a2"), "b1-b2")
    return move(state, "d1-d2")


def test_kk_14_a_bomb_frees_a_box_for_good() -> None:
    state = move(bombing(), "c1-c2", bombs=((1, 0),))
    assert owners_of(state) == ".AA"
    assert state.over


@pytest.mark.parametrize("declined", [(), ((ANY, NOBODY),), ((1, NOBODY),)])
def test_kk_14_a_bomb_may_be_declined(declined: Targets) -> None:
    assert owners_of(move(bombing(), "c1-c2", bombs=declined)) == "BAA"


def test_kk_14_without_an_opposing_box_the_bomb_fizzles() -> None:
    state = move(drawn(field(1, 3, a1="bomb"), *LEVEL, "a1-a2"), "b1-b2")
    assert owners_of(state) == "B--"
    with pytest.raises(IllegalMove, match="the bomb on a1 needs a box that A owns"):
        move(drawn(field(1, 3, a1="bomb"), *LEVEL, "a1-a2"), "b1-b2", bombs=((ANY, 2),))


def test_kk_14_a_double_can_be_freed() -> None:
    on = field(1, 3, a1="double", b1="bomb")
    state = move(move(drawn(on, *LEVEL, "a1-a2"), "b1-b2"), "d1-d2")
    assert owners_of(move(state, "c1-c2", bombs=((ANY, 0),))) == ".AA"


def test_kk_15_a_swap_recolours_and_must_if_it_can() -> None:
    state = move(move(drawn(field(1, 3, b1="swap"), *LEVEL, "a1-a2"), "b1-b2"), "d1-d2")
    assert owners_of(move(state, "c1-c2", swaps=((ANY, 0),))) == "AAA"
    for missing in ((), ((ANY, NOBODY),)):
        with pytest.raises(IllegalMove, match="the swap on b1 must recolour one box of B; no target is stated"):
            move(state, "c1-c2", swaps=missing)


def test_kk_15_a_swap_gives_no_further_line_by_itself() -> None:
    """Closing gives one line; the recoloured box gives no second one."""
    on = field(1, 4, b1="swap")
    state = drawn(on, *LEVEL, "d1-e1", "d2-e2", "a1-a2", "c1-c2")
    state = move(state, "e1-e2", side=0)
    state = move(state, "b1-b2", side=1)
    assert owners_of(state) == "BB--"
    assert state.turn == 1


def test_kk_15_a_freed_box_cannot_be_swapped_or_bombed() -> None:
    for kind in ("bomb", "swap"):
        on = field(1, 3, b1="bomb", c1=kind)
        state = move(move(drawn(on, *LEVEL, "a1-a2"), "b1-b2"), "d1-d2")
        pairs = ((1, 0), (2, 0)) if kind == "bomb" else ((1, 0),)
        with pytest.raises(IllegalMove, match=f"the {kind} on c1 needs a box that B owns at that moment; a1 is not"):
            move(state, "c1-c2", bombs=pairs, swaps=() if kind == "bomb" else ((2, 0),))


def extra_state(extras: int = 1) -> State:
    """B has closed `extras` Extras of a row of six and is at the pen; all that is left are upright lines."""
    on = Field(1, 6, tuple((box, "extra") for box in range(extras)))
    level = [Move(line) for line in range(12)]
    return replay(on, [*level, Move(12), *(Move(13 + box) for box in range(extras))])


def test_kk_16_an_extra_gives_one_more_line_when_the_chain_ends() -> None:
    state = extra_state()
    assert (state.turn, state.tokens, state.extra) == (1, 1, False)
    state = apply(state, Move(15))
    assert (state.turn, state.tokens, state.extra) == (1, 0, True)
    assert apply(state, Move(17)).turn == 0


def test_kk_16_tokens_add_up() -> None:
    state = apply(extra_state(2), Move(16))
    assert (state.turn, state.tokens, state.extra) == (1, 1, True)
    state = apply(state, Move(18))
    assert (state.turn, state.tokens, state.extra) == (1, 0, True)


def test_kk_16_an_extra_is_optional_and_lapses_with_the_turn() -> None:
    state = apply(extra_state(2), Move(16))
    declined = apply(state, Move(18, side=0))
    assert (declined.turn, declined.tokens, declined.extra) == (1, 0, False)


def test_kk_16_before_the_chain_has_ended_the_other_side_cannot_take_over() -> None:
    with pytest.raises(IllegalMove, match="B is at the pen, not A"):
        apply(extra_state(), Move(15, side=0))


def test_kk_16_a_token_lapses_when_no_line_is_left() -> None:
    state = move(drawn(field(1, 3, c1="extra"), *LEVEL, "a1-a2", "b1-b2", "c1-c2"), "d1-d2")
    assert state.over
    assert owners_of(state) == "BBB"
    with pytest.raises(IllegalMove, match="move 11: the field is over"):
        move(state, "d1-d2")


@pytest.mark.parametrize(
    ("made", "reason"),
    [
        (Move(0), "move 7: a1-b1 is drawn already"),
        (Move(-1), "move 7: the line is outside the field"),
        (Move(10), "move 7: the line is outside the field"),
        (Move(6, side=1), "move 7: A is at the pen, not B"),
        (Move(6, order=(0,)), "move 7: a1-a2 closes no box, so no order and no target can be stated"),
        (Move(6, bombs=((ANY, 0),)), "closes no box"),
        (Move(6, swaps=((ANY, 0),)), "closes no box"),
    ],
)
def test_kk_17_illegal_moves_say_their_number_and_the_reason(made: Move, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason) as caught:
        apply(drawn(ROW, *LEVEL), made)
    assert caught.value.number == 7


def test_kk_17_a_target_belongs_to_a_box_that_this_line_closes() -> None:
    for bombs, reason in (
        (((0, 2),), "a target of a bomb is stated, but this line does not close a1 as one"),
        (((1, 0), (1, 0)), "the bomb on b1 has two targets"),
        (((1, 1),), "needs a box that B owns at that moment; b1 is not one"),
        (((1, 9),), "the target of the bomb on b1 is outside the field"),
    ):
        with pytest.raises(IllegalMove, match=reason):
            move(bombing(), "c1-c2", bombs=bombs)
    with pytest.raises(IllegalMove, match="a target of a swap is stated, but this line closes none"):
        move(bombing(), "c1-c2", swaps=((ANY, 0),))


def test_kk_17_two_bombs_need_their_boxes_named() -> None:
    on = field(1, 3, b1="bomb", c1="bomb")
    state = move(move(drawn(on, *LEVEL, "a1-a2"), "b1-b2"), "d1-d2")
    with pytest.raises(IllegalMove, match="closes two bomb boxes; say for b1 and c1 which target is whose"):
        move(state, "c1-c2", bombs=((ANY, 0),))
    assert owners_of(move(state, "c1-c2", bombs=((2, 0),))) == ".AA"


def test_kk_31_the_blitz_half_has_its_own_lower_border_and_only_its_twists() -> None:
    on = Field(6, 6, ((1, "extra"), (17, "double"), (20, "bomb")))
    state = start(on, half=True)
    assert len(legal_lines(state)) == 45
    assert state.board.field == Field(3, 6, ((1, "extra"), (17, "double")))
    assert len(legal_lines(start(Field(5, 4), half=True))) == len(legal_lines(start(Field(3, 4))))


@pytest.mark.parametrize(
    "wrong",
    [Field(0, 3), Field(3, 0), Field(2, 27), Field(2, 2, ((4, "bomb"),)), Field(2, 2, ((1, "bomb"), (1, "swap")))],
)
def test_impossible_fields_cannot_be_started(wrong: Field) -> None:
    with pytest.raises(ValueError, match=r"a field has|outside the field or on a box"):
        start(wrong)
