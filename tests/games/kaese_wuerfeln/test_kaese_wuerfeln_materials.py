"""Pad, reference card and rules page say what the rules model counts."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from generator.catalogue import game_named
from generator.content.dice import DiceNets, DiceStickers
from generator.content.guide import Guide, Table
from generator.content.strips import DieFace, Sign, SmallCard
from generator.content.tally import TallyPad
from generator.games.kaese_wuerfeln.aiming import chance_of_keeping
from generator.games.kaese_wuerfeln.dice_sheets import dice
from generator.games.kaese_wuerfeln.pad import PAD_LINES, score_pad
from generator.games.kaese_wuerfeln.reference import chance_in_a_turn, closed_value, percent, reference
from generator.games.kaese_wuerfeln.rules_page import CLOSED, LAID, LAID_ON_TOP, OPEN, ROLL, rules
from generator.games.kaese_wuerfeln.scoring import ROWS
from generator.games.kaese_wuerfeln.set_up import SetUp
from generator.games.kaese_wuerfeln.stacks import faults_of
from generator.surroundings import words_of
from generator.words import LANGUAGES

GAME = game_named("kaese-wuerfeln")
WORDS = {lang: words_of(lang, GAME, None).words for lang in LANGUAGES}
SETUP = SetUp({2: 12, 3: 10, 4: 8, 5: 5, 6: 3})


def card(lang: str = "de") -> Guide:
    (found,) = reference(SETUP, WORDS[lang])
    assert isinstance(found, Guide)
    return found


def table(side: str, number: int, lang: str = "de") -> list[list[str]]:
    block = getattr(card(lang), side)[number].block
    assert isinstance(block, Table)
    return [[cell.text for cell in row] for row in (block.head, *block.rows)]


def test_materials_in_printing_order() -> None:
    assert [material.name for material in GAME.materials] == ["cards", "dice", "reference", "score-pad", "rules"]


def test_the_pad_has_exactly_the_rows_of_the_calculator() -> None:
    assert set(PAD_LINES) == set(ROWS)
    (pad,) = score_pad(SETUP, WORDS["de"])
    assert isinstance(pad, TallyPad)
    assert list(dict.fromkeys(row.key for row in pad.rows)) == [*ROWS, "total"]
    assert [row.total for row in pad.rows] == [False] * (len(pad.rows) - 1) + [True]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pad_has_a_column_for_every_player(players: int) -> None:
    (pad,) = score_pad(SetUp({}, players), WORDS["en"])
    assert isinstance(pad, TallyPad)
    assert len(pad.groups) == players


def test_kw14_the_value_table_runs_from_1_to_36() -> None:
    rows = table("right", 0)[1:]
    assert [[cell for cell in row[1:] if cell] for row in rows] == [
        ["1"],
        ["4"],
        ["6", "9"],
        ["8", "12", "16"],
        ["10", "15", "20", "25"],
        ["12", "18", "24", "30", "36"],
    ]


@pytest.mark.parametrize("bottom", range(1, 7))
@pytest.mark.parametrize("pieces", range(1, 7))
def test_kw7_only_legal_stacks_have_a_value(bottom: int, pieces: int) -> None:
    possible = pieces == bottom == 1 or 2 <= pieces <= bottom
    assert closed_value(bottom, pieces) == (bottom * pieces if possible else None)


def test_kw9_the_bonus_table_in_the_order_of_the_cards() -> None:
    rows = table("left", 1)[1:]
    assert [[cell for cell in row[1:] if cell] for row in rows] == [["12", "10", "8"], ["25", "20"], ["40"], ["12"]]


@pytest.mark.parametrize("value", range(1, 7))
def test_kw3_the_chance_of_a_turn_follows_from_the_advice_after_its_first_roll(value: int) -> None:
    """The first roll shows the value h times with the chance of h of eight dice; then the advice for three rolls."""
    after = chance_of_keeping(value, 3)
    total = Fraction(0)
    for hits in range(9):
        likely = Fraction(comb(8, hits) * 5 ** (8 - hits), 6**8)
        best = max(after[kept, others] for kept in range(hits + 1) for others in range(9 - hits))
        total += likely * best
    assert chance_in_a_turn(value) == total


def test_chances_are_said_to_a_tenth_of_a_percent() -> None:
    shown = table("right", 1)[1][1:]
    for value, text in enumerate(shown, start=1):
        assert abs(Fraction(text.replace(",", ".")) / 100 - chance_in_a_turn(value)) <= Fraction(1, 2000)
    assert percent(Fraction(1, 8), WORDS["de"]) == "12,5"
    assert percent(Fraction(1, 8), WORDS["en"]) == "12.5"
    assert len(set(shown)) == 6


def test_eight_dice_of_six_faces() -> None:
    nets, stickers = dice(SETUP, WORDS["de"])
    assert isinstance(nets, DiceNets)
    assert isinstance(stickers, DiceStickers)
    assert len(nets.dice) == 8


def test_examples_of_the_rules_page_are_legal_and_counted() -> None:
    assert faults_of(CLOSED, closed=True) == faults_of(OPEN, closed=False) == ()
    assert faults_of((*LAID, LAID_ON_TOP), closed=False) == ()
    (page,) = rules(SETUP, WORDS["de"])
    strips = [section.diagram for section in (*page.sections, *page.twists) if section.diagram]  # type: ignore[union-attr]
    rolled = strips[0].tokens
    assert tuple(token.pips for token in rolled if isinstance(token, DieFace)) == ROLL
    assert [token.text.text for token in rolled if isinstance(token, SmallCard)] == ["4", "2"]
    sums = [token.text.text for strip in strips[2:] for token in strip.tokens if isinstance(token, Sign)]
    assert sums == ["6 × 4 = 24", "5 + 4 + 2 = 11"]
