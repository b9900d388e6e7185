"""The 66 cards of Käse Würfeln (KW-1, KW-2, KW-9, KW-13)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from generator.catalogue import game_named
from generator.content.cards import NumberFace, PatternFace, PictureFace
from generator.game import Ask
from generator.games.kaese_wuerfeln.piece_cards import cards
from generator.games.kaese_wuerfeln.set_up import SetUp, check, set_up
from generator.problems import InputError, UsageError
from generator.surroundings import words_of
from generator.words import LANGUAGES, Phrase

ASK = Ask(("cards",), "de", 1, Phrase(""), Phrase(""))
WORDS = {lang: words_of(lang, game_named("kaese-wuerfeln"), None).words for lang in LANGUAGES}


def deck(lang: str = "de"):  # type: ignore[no-untyped-def]
    (found,) = cards(set_up(ASK).setup, WORDS[lang])
    return found.cards


def test_there_are_66_cards_as_the_rules_say() -> None:
    numbers = Counter(
        (card.front.number.text, card.front.picture) for card in deck() if isinstance(card.front, NumberFace)
    )
    assert {key: n for key, n in numbers.items() if key[1].startswith("cheese")} == {
        ("2", "cheese_2"): 12, ("3", "cheese_3"): 10, ("4", "cheese_4"): 8, ("5", "cheese_5"): 5, ("6", "cheese_6"): 3,
    }  # fmt: skip
    bonus = [(card.front.number.text, card.front.shape) for card in deck() if card.name == "Bonus"]
    assert bonus == [("12", 4), ("10", 4), ("8", 4), ("25", 5), ("20", 5), ("40", 6), ("12", 10)]
    assert len(deck()) == 66


def test_ones_are_mouse_and_dome_and_gifts_are_five() -> None:
    ones = [card for card in deck() if card.name == "Eins"]
    assert len(ones) == 16
    for card in ones:
        assert isinstance(card.front, PictureFace)
        assert isinstance(card.back, PictureFace)
        assert (card.front.picture, card.back.picture) == ("mouse_waiting", "dome_closed")
    assert sum(card.name == "Geschenk" for card in deck()) == 5


def test_colour_and_shape_tell_every_value_apart() -> None:
    codes = {
        (card.front.number.text, card.front.colour, card.front.shape)
        for card in deck()
        if isinstance(card.front, NumberFace) and card.front.picture.startswith("cheese")
    }
    assert len(codes) == len({colour for _, colour, _ in codes}) == len({shape for _, _, shape in codes}) == 5
    assert all(int(number) == shape for number, _, shape in codes)


def test_all_other_backs_are_one_and_the_same() -> None:
    backs = {card.back for card in deck() if card.name != "Eins"}
    assert len(backs) == 1
    assert isinstance(backs.pop(), PatternFace)


def test_pieces_of_an_own_box_are_read_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text("house_deck: true\npieces: {6: 1, 2: 3, 3: 1, 4: 1, 5: 1}\n")
    assert list(set_up(replace(ASK, pieces=str(file))).setup.pieces.items()) == [(2, 3), (3, 1), (4, 1), (5, 1), (6, 1)]
    file.write_text("pieces: {2: 3}\n")
    with pytest.raises(InputError, match="38 unless this is a house deck"):
        set_up(replace(ASK, pieces=str(file)))
    with pytest.raises(UsageError, match="default"):
        set_up(replace(ASK, pieces="mine"))


def test_pieces_of_an_own_box_are_printed() -> None:
    (found,) = cards(SetUp({2: 1, 3: 2, 4: 1, 5: 1, 6: 1}), WORDS["en"])
    assert len(found.cards) == 6 + 16 + 5 + 7
    assert sum(card.name == "Cheese 3" for card in found.cards) == 2


def test_players_outside_the_game_are_refused() -> None:
    for players, wrong in ((1, True), (2, False), (5, False), (6, True), (None, False)):
        ask = Ask(("cards",), "de", 1, Phrase(""), Phrase(""), players=players)
        assert bool(check(ask)) == wrong
