"""Turns and abilities step by step (KN-6 to KN-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.knights.abilities import Step
from generator.games.knights.deck import Card
from generator.games.knights.effects import resolve
from generator.games.knights.moves import Decide, Question
from generator.games.knights.setup import Seat, State
from generator.games.knights.turn import payable, recruit, refill, take_turn

A, B, C, D, E, F, G, H = (Card(letter) for letter in "ABCDEFGH")


TWICE = (("discard", 0), ("discard", 0))


def answering(*answers: tuple[str, int]) -> Decide:
    """A player who is asked exactly these questions in this order."""
    waiting = list(answers)

    def decide(_: State, question: Question) -> int:
        kind, answer = waiting.pop(0)
        assert question.kind == kind
        return answer

    return decide


@pytest.fixture
def state() -> State:
    return State(
        seats=(Seat((A, B, C, D), (E,)), Seat((F, G))),
        track=(A, B, C, D, E),
        draw_pile=(F, G, H),
        discard=(C, D),
    )


def with_track_card(state: State, index: int, *steps: Step) -> State:
    card = Card("X", ability=steps)
    return replace(state, track=(*state.track[:index], card, *state.track[index + 1 :]))


def test_kn_6_pay_take_place_slide_draw_refill(state: State) -> None:
    after = take_turn(state, answering(("recruit", 3), ("pay", 0), ("pay", 2), ("refill", 1)))
    assert after.discard == (C, D, A, D)  # paid A, then D, now the third of B C D
    assert after.seats[0] == Seat((B, H), (E, D))  # drew H, put C on the Track
    assert after.track == (A, B, C, E, C)  # slid left, refilled on the right
    assert after.draw_pile == (F, G)
    assert (after.active, after.over) == (1, False)


def test_kn_6_only_what_can_be_paid(state: State) -> None:
    assert payable(state) == (0, 1, 2, 3, 4)
    assert payable(replace(state, active=1)) == (0, 1, 2, 3)
    assert payable(replace(state, seats=(Seat(()), Seat(())))) == (0, 1)


def test_kn_6_refill_as_far_as_the_hand_allows(state: State) -> None:
    sparse = replace(state, seats=(Seat((A,)), Seat(())), track=(B, C), draw_pile=(D,))
    after = refill(sparse, answering(("refill", 1), ("refill", 0)))
    assert after.track == (B, C, D, A)
    assert after.seats[0].hand == ()


def test_kn_6_an_answer_that_is_no_option_is_refused(state: State) -> None:
    with pytest.raises(ValueError, match="5 is no option of recruit"):
        take_turn(state, answering(("recruit", 5)))


def test_kn_7_paid_before_the_ability_and_not_yet_in_the_party(state: State) -> None:
    def look(now: State, question: Question) -> int:
        if question.kind == "discard":
            assert now.discard[-1] == A  # the payment lies there already
            assert now.seats[0].party == (E,)
            assert all(card.name != "X" for card in now.track)
        return question.options[2] if question.kind == "recruit" else 0

    after = recruit(with_track_card(state, 2, Step("discard")), look)
    assert after.discard == (C, D, A, B)
    assert [card.name for card in after.seats[0].party] == ["E", "X"]


def test_kn_7_a_fox_that_is_placed_does_nothing(state: State) -> None:
    drawing = Card("Y", ability=(Step("draw", cards=3),))
    before = replace(state, seats=(Seat((drawing,)), state.seats[1]))
    after = resolve(before, (Step("place", "another_player"),), answering(("player", 1), ("place", 0)))
    assert after.seats == (Seat(()), Seat((F, G), (drawing,)))
    assert after.draw_pile == state.draw_pile


def test_kn_8_listerka_gives_the_top_card_to_the_named_player(state: State) -> None:
    three = replace(state, seats=(*state.seats, Seat(())), active=1)
    after = resolve(three, (Step("take_discard", "another_player"),), answering(("player", 2)))
    assert after.seats[2].hand == (D,)
    assert after.discard == (C,)


def test_kn_8_the_active_player_cannot_name_himself(state: State) -> None:
    with pytest.raises(ValueError, match="0 is no option of player"):
        resolve(state, (Step("take_discard", "another_player"),), answering(("player", 0)))


def test_kn_8_lisandra_without_a_hand_does_nothing(state: State) -> None:
    empty = replace(state, seats=(Seat(()), state.seats[1]))
    assert resolve(empty, (Step("place", "another_player"),), answering()) == empty


@pytest.mark.parametrize(
    ("step", "answers", "changed"),
    [
        (Step("draw", cards=2), (), {"hand0": "ABCDHG", "draw": "F"}),
        (Step("draw", cards=9), (), {"hand0": "ABCDHGF", "draw": ""}),
        (Step("draw", "everyone"), (), {"hand0": "ABCDH", "hand1": "FGG", "draw": "F"}),
        (Step("take_discard", cards=2), (), {"hand0": "ABCDDC", "discard": ""}),
        (Step("take_discard", "everyone"), (), {"hand0": "ABCDD", "hand1": "FGC", "discard": ""}),
        (Step("discard", "all_others"), (("discard", 0),), {"hand1": "G", "discard": "CDF"}),
        (Step("discard", "another_player", 3), (("player", 1), *TWICE), {"hand1": "", "discard": "CDFG"}),
        (Step("place"), (("place", 3),), {"hand0": "ABC", "party0": "ED"}),
        (Step("give", "another_player"), (("player", 1), ("give", 1)), {"hand0": "ACD", "hand1": "FGB"}),
        (Step("recall"), (("recall", 0),), {"hand0": "ABCDE", "party0": ""}),
        (Step("recall", "another_player"), (), {}),
        (Step("sweep", cards=2), (("sweep", 0), ("sweep", 3)), {"track": "BCD", "discard": "CDAE"}),
    ],
)  # fmt: skip
def test_kn_7_abilities(
    state: State, step: Step, answers: tuple[tuple[str, int], ...], changed: dict[str, str]
) -> None:
    before = {
        "hand0": "ABCD",
        "hand1": "FG",
        "party0": "E",
        "party1": "",
        "draw": "FGH",
        "discard": "CD",
        "track": "ABCDE",
    }
    after = resolve(state, (step,), answering(*answers))
    piles = {
        "hand0": after.seats[0].hand, "hand1": after.seats[1].hand,
        "party0": after.seats[0].party, "party1": after.seats[1].party,
        "draw": after.draw_pile, "discard": after.discard, "track": after.track,
    }  # fmt: skip
    assert {name: "".join(card.name for card in pile) for name, pile in piles.items()} == before | changed


def first(_: State, question: Question) -> int:
    return question.options[0]


def turns_of(state: State, decide: Decide = first) -> list[int]:
    seats = []
    while not state.over:
        seats.append(state.active)
        state = take_turn(state, decide)
    return seats


@pytest.mark.parametrize(
    ("players", "draw_pile", "expected"),
    [
        (2, 1, [0, 1]),  # the first player draws it: the second must answer
        (2, 2, [0, 1]),  # the second player draws it: over
        (2, 3, [0, 1, 0, 1]),
        (3, 1, [0, 1, 2]),
        (3, 2, [0, 1, 2]),
        (3, 3, [0, 1, 2]),
        (4, 6, [0, 1, 2, 3, 0, 1, 2, 3]),
    ],
)
def test_kn_9_the_round_is_finished(players: int, draw_pile: int, expected: list[int]) -> None:
    spaces = 5 if players == 2 else 6
    state = State(tuple(Seat((A, B, C, D)) for _ in range(players)), (A,) * spaces, (B,) * draw_pile)
    assert turns_of(state) == expected


def test_kn_9_a_card_drawn_by_an_ability_ends_the_game_too(state: State) -> None:
    before = replace(with_track_card(state, 0, Step("draw", cards=3)), draw_pile=(F, G, H))
    after = take_turn(before, first)
    assert after.draw_pile == ()
    assert (after.over, after.active) == (False, 1)
    assert take_turn(after, first).over


def test_kn_9_an_empty_track_skips_the_turn(state: State) -> None:
    before = replace(state, active=1, track=(), draw_pile=())
    after = take_turn(before, answering())
    assert after == replace(before, over=True)


def test_kn_9_nothing_is_drawn_in_the_last_turns(state: State) -> None:
    before = replace(state, active=1, track=(A,), draw_pile=(), seats=(Seat(()), Seat(())))
    after = take_turn(before, first)
    assert after.seats[1] == Seat((), (A,))
    assert after.track == ()
    assert after.over
