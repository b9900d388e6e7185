"""Mats, reference card, pad and rules of Knights of the Round Cheese against its rules model."""

from __future__ import annotations

import pytest

from generator.catalogue import game_named
from generator.content import RulesSheet
from generator.content.guide import Guide, PictureRows, Table
from generator.content.strips import SmallCard
from generator.content.tally import TallyPad
from generator.content.track import TrackMat
from generator.game import Ask
from generator.games.knights.deck_shelf import read_deck
from generator.games.knights.pad import score_pad
from generator.games.knights.reference import draw_pile, reference
from generator.games.knights.rules_page import rules
from generator.games.knights.set_up import SetUp, set_up
from generator.games.knights.setup import TRACK_COSTS
from generator.games.knights.track import tracks
from generator.surroundings import words_of
from generator.words import LANGUAGES, Phrase

GAME = game_named("knights")
WORDS = {lang: words_of(lang, GAME, None).words for lang in LANGUAGES}
SETUP = SetUp(read_deck("house").deck, 2)


def mats(setup: SetUp = SETUP) -> list[TrackMat]:
    return [mat for mat in tracks(setup, WORDS["de"]) if isinstance(mat, TrackMat)]


def prepared(players: int | None = None, deck: str | None = None) -> SetUp:
    setup: SetUp = set_up(Ask(("track",), "de", 1, Phrase(""), Phrase(""), deck=deck, players=players)).setup
    return setup


def test_materials_in_printing_order() -> None:
    assert [material.name for material in GAME.materials] == ["cards", "track", "reference", "score-pad", "rules"]


def test_kn5_one_mat_for_five_and_one_for_six() -> None:
    costs = [tuple(space.cost for space in mat.spaces if space.cost is not None) for mat in mats()]
    assert costs == [(0, 0, 1, 2, 3), (0, 0, 0, 1, 2, 3)]
    for mat in mats():
        assert [space.cost for space in mat.spaces].count(None) == 2
        assert (mat.spaces[0].cost, mat.spaces[-1].cost) == (None, None)
    assert [mat.title.text for mat in mats()] == ["Die Reihe für 2 Personen", "Die Reihe für 3 bis 4 Personen"]


@pytest.mark.parametrize(("players", "spaces"), [(2, [7]), (3, [8]), (4, [8]), (None, [7, 8])])
def test_players_choose_the_mat(players: int | None, spaces: list[int]) -> None:
    assert [len(mat.spaces) for mat in mats(prepared(players))] == spaces


@pytest.mark.parametrize(("players", "left"), [(2, 11), (3, 22), (4, 18)])
def test_kn5_the_draw_pile(players: int, left: int) -> None:
    assert draw_pile(SETUP, players) == left
    (card,) = reference(SETUP, WORDS["de"])
    assert isinstance(card, Guide)
    table = card.right[0].block
    assert isinstance(table, Table)
    row = next(row for row in table.rows if row[0].text == str(players))
    assert [cell.text for cell in row[1:]] == ["4", str(len(TRACK_COSTS[players])), str(left)]


def test_kn5_the_costs_are_drawn() -> None:
    (card,) = reference(SETUP, WORDS["en"])
    assert isinstance(card, Guide)
    block = card.left[1].block
    assert isinstance(block, PictureRows)
    shown = [[it.above.text for it in row.strip.tokens if isinstance(it, SmallCard)] for row in block.rows]
    assert shown == [list("00123"), list("000123")]


@pytest.mark.parametrize(("players", "groups"), [(2, 2), (4, 4), (None, 4)])
def test_the_pad_has_a_group_for_every_player(players: int | None, groups: int) -> None:
    (pad,) = score_pad(prepared(players), WORDS["de"])
    assert isinstance(pad, TallyPad)
    assert len(pad.groups) == groups
    assert [row.key for row in pad.rows] == ["fox"] * 11 + ["total"]


def test_unknown_texts_only_matter_where_they_are_printed() -> None:
    assert len(mats(prepared(deck="rulebook"))) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawn_turn_leaves_its_gap_at_the_right(lang: str) -> None:
    (page,) = rules(SETUP, WORDS[lang])
    assert isinstance(page, RulesSheet)
    strip = page.twists[2].diagram
    cards = [token for token in strip.tokens if isinstance(token, SmallCard)]  # type: ignore[union-attr]
    assert [card.picture is not None for card in cards[:5]] == [True, True, False, True, True]
    assert [card.picture is not None for card in cards[5:]] == [True] * 4 + [False]
