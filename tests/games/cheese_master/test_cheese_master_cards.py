"""Plates and cheesemakers (CM-1)."""

from __future__ import annotations

import pytest

from generator.catalogue import game_named
from generator.content.cards import EdgeFace, PlateFace
from generator.game import Ask
from generator.games.cheese_master.plate_cards import cards
from generator.games.cheese_master.set_up import SetUp, check
from generator.surroundings import words_of
from generator.words import Phrase

WORDS = words_of("de", game_named("cheese-master"), None).words


def deck(players: int = 8):  # type: ignore[no-untyped-def]
    (found,) = cards(SetUp(players, 1), WORDS)
    return found.cards


def test_every_player_has_all_eight_plates_on_four_cards() -> None:
    for player in range(1, 9):
        own = [card for card in deck() if card.name == f"Person {player}" and isinstance(card.front, PlateFace)]
        assert len(own) == 4
        numbers = [face.number.text for card in own for face in (card.front, card.back)]
        assert sorted(numbers) == ["0", "1", "2", "3", "4", "5", "6", "7+"]
        assert {(face.colour, face.seal) for card in own for face in (card.front, card.back)} == {
            (f"seat_{player}", f"shape_{player}")
        }


def test_the_small_number_is_that_of_the_other_side() -> None:
    plates = [card for card in deck() if isinstance(card.front, PlateFace)]
    assert len(plates) == 32
    for card in plates:
        assert isinstance(card.back, PlateFace)
        assert card.front.other == card.back.number
        assert card.back.other == card.front.number


def test_a_quarter_turn_clockwise_brings_the_next_lower_number_to_the_top() -> None:
    makers = [card for card in deck() if isinstance(card.front, EdgeFace)]
    assert len(makers) == 8
    for card in makers:
        assert isinstance(card.back, EdgeFace)
        assert [(text.text, turns) for text, turns in card.front.numbers] == [("7", 0), ("6", 1), ("5", 2), ("4", 3)]
        assert [(text.text, turns) for text, turns in card.back.numbers] == [("3", 0), ("2", 1), ("1", 2), ("0", 3)]


@pytest.mark.parametrize(("players", "cards_wanted"), [(2, 10), (5, 25), (8, 40)])
def test_fewer_players_need_fewer_cards(players: int, cards_wanted: int) -> None:
    assert len(deck(players)) == cards_wanted


@pytest.mark.parametrize(("players", "wrong"), [(1, True), (2, False), (8, False), (9, True)])
def test_players_outside_the_game_are_refused(players: int, wrong: bool) -> None:
    assert bool(check(Ask(("cards",), "de", 1, Phrase(""), Phrase(""), players=players))) == wrong
