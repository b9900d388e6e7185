"""The worked examples of the rules page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from generator.chance import Chance
from generator.games.knights.deck import Deck, cards_in_game, find_card
from generator.games.knights.moves import Question
from generator.games.knights.play import Play
from generator.games.knights.scoring import check, score
from generator.games.knights.setup import Seat, State, set_up
from generator.games.knights.turn import take_turn
from generator.words import Words

Worked = dict[str, dict[str, Any]]
SCORED = ("KN-01", "KN-02", "KN-03", "KN-04", "KN-05", "KN-08")


def test_every_worked_example_is_used(worked: Worked) -> None:
    assert set(worked) == {*SCORED, "KN-09", "KN-12"}


@pytest.mark.parametrize("case", SCORED)
def test_worked_score(case: str, worked: Worked, tell: Callable[..., Play], english: Words) -> None:
    example = worked[case]
    parties = {name: ["Page" if card == "x" else card for card in cards] for name, cards in example["parties"].items()}
    play = tell({name: parties[name] for name in example["seats"]}, discard=example["discard"])
    assert check(play) == ()
    result = score(play, english)
    assert {player.name: player.total for player in result.players} == example["expect"]["total"]
    assert result.winners == (example["expect"]["winner"],)


def test_kn_7_worked_turn_listerka_without_a_discard_pile(worked: Worked, filler: Deck) -> None:
    example = worked["KN-09"]
    before, expect = example["before"], example["expect"]
    page, listerka = find_card(filler, "Page"), find_card(filler, example["recruit"]["card"])
    assert page is not None
    assert listerka is not None
    position = example["recruit"]["position"] - 1
    track = [page] * before["track"]
    track[position] = listerka
    state = State(
        seats=(Seat((page,) * before["hand"], (page,) * before["party"]), Seat((page,) * before["other_hand"])),
        track=tuple(track),
        draw_pile=(page,) * before["draw_pile"],
    )

    def decide(_: State, question: Question) -> int:
        assert question.kind in ("recruit", "refill")
        return position if question.kind == "recruit" else 0

    after = take_turn(state, decide)
    assert {
        "hand": len(after.seats[0].hand),
        "other_hand": len(after.seats[1].hand),
        "discard": len(after.discard),
        "draw_pile": len(after.draw_pile),
        "party": len(after.seats[0].party),
        "track": len(after.track),
    } == expect
    assert after.seats[0].party[-1] == listerka
    assert after.active == 1


def test_kn_1_and_kn_5_worked_deck_sizes(worked: Worked, house: Deck) -> None:
    cases = worked["KN-12"]["cases"]
    assert len(cases) == 3
    for case in cases:
        players = case["players"]
        state = set_up(house, players, Chance(1))
        assert len(cards_in_game(house, players)) == case["expect"]["deck"]
        assert len(state.draw_pile) == case["expect"]["draw_pile"]
        assert list(state.costs) == case["costs"]
        assert len(state.track) == len(case["costs"])
        assert all(len(seat.hand) == 4 and not seat.party for seat in state.seats)
