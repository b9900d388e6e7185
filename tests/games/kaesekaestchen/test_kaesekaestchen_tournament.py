"""Everyone meets everyone once, nobody twice in a round, and everyone begins about equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from generator.catalogue import game_named
from generator.content.tournament import TournamentSheet
from generator.game import Ask
from generator.games.kaesekaestchen.options import check
from generator.games.kaesekaestchen.set_up import set_up
from generator.games.kaesekaestchen.tournament import rounds_of, tournament
from generator.surroundings import words_of
from generator.words import Phrase

WORDS = words_of("de", game_named("kaesekaestchen"), None).words
SIDES = range(3, 9)


def ask(players: int | None) -> Ask:
    return Ask(("tournament",), "de", 1, Phrase(""), Phrase(""), players=players)


@pytest.mark.parametrize("sides", SIDES)
def test_every_pair_once_and_every_side_once_a_round(sides: int) -> None:
    rounds = rounds_of(sides)
    assert len(rounds) == sides - 1 + sides % 2
    pairs = Counter(frozenset(pairing) for each in rounds for pairing in each)
    assert set(pairs.values()) == {1}
    assert len(pairs) == sides * (sides - 1) // 2
    for each in rounds:
        playing = [side for pairing in each for side in pairing]
        assert len(playing) == len(set(playing)) == sides - sides % 2
        assert set(playing) <= set(range(1, sides + 1))


@pytest.mark.parametrize("sides", SIDES)
def test_who_draws_first_is_shared_out(sides: int) -> None:
    begins = Counter(first for each in rounds_of(sides) for first, _ in each)
    counts = [begins[side] for side in range(1, sides + 1)]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("sides", SIDES)
def test_the_sheet_names_who_pauses(sides: int) -> None:
    (sheet,) = tournament(set_up(ask(sides)).setup, WORDS)
    assert isinstance(sheet, TournamentSheet)
    assert sheet.sides == sides
    idle = [each.pausing.text for each in sheet.rounds if each.pausing]
    assert sorted(idle) == ([f"Pause: {side}" for side in range(1, sides + 1)] if sides % 2 else [])


def test_eight_sides_unless_others_are_named() -> None:
    assert set_up(ask(None)).setup.sides == 8
    assert check(ask(5)) == ()
    assert [complaint.key for sides in (2, 9) for complaint in check(ask(sides))] == ["players", "players"]
