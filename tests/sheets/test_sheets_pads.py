"""Rows to write in are 9 mm high or more, on every pad, and a pad that is too long says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.asking import ask_of
from generator.content.tally import TallyColumn, TallyGroup, TallyPad
from generator.job import Job
from generator.page.marks import Rect, Text
from generator.pdf.fonts import load
from generator.pipeline import lay_out, settled
from generator.sheets.setting import Setting
from generator.sheets.tally_pad import ROW_AT_LEAST, column_boxes, lay_tally_pad
from generator.surroundings import read_surroundings
from generator.words import Phrase

PADS = [("kaese-wuerfeln", 2), ("kaese-wuerfeln", 5), ("cheese-master", 5), ("cheese-master", 8), ("knights", 4)]


def pad_of(game_name: str, players: int, paper: str, lang: str) -> tuple[TallyPad, Setting]:
    game, job = settled(Job(game_name, materials=("score-pad",), players=players, paper=paper, lang=lang, seed=7))
    around = read_surroundings(job, game)
    material = game.material("score-pad")
    assert material
    (pad,) = material.contents(game.set_up(ask_of(job, around)).setup, around.words)
    assert isinstance(pad, TallyPad)
    return pad, Setting(around.paper, around.theme, load(), around.words, "")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize(("game", "players"), PADS)
def test_rows_are_high_enough_to_write_in(game: str, players: int, paper: str, lang: str) -> None:
    pad, setting = pad_of(game, players, paper, lang)
    (draft,) = lay_tally_pad(pad, setting)
    assert draft.laid.complaints == ()
    frames = [mark for mark in draft.laid.marks if isinstance(mark, Rect) and mark.radius == 0.8]
    assert len(frames) == len(pad.groups) + bool(pad.lead)
    assert len(pad.groups) == players
    for frame in frames:
        assert frame.height / len(pad.rows) >= ROW_AT_LEAST - 1e-6


def test_signs_stand_in_every_cell_of_their_row() -> None:
    pad, setting = pad_of("kaese-wuerfeln", 3, "a4", "en")
    (draft,) = lay_tally_pad(pad, setting)
    texts = [mark.text for mark in draft.laid.marks if isinstance(mark, Text)]
    for sign in "×+=":
        assert texts.count(sign) == 3 * sum(row.signs.count(sign) for row in pad.rows)


def test_too_many_rows_are_refused_not_squeezed() -> None:
    pad, setting = pad_of("cheese-master", 8, "a4", "en")
    long = replace(pad, rows=pad.rows * 2)
    (draft,) = lay_tally_pad(long, setting)
    assert any("at least 9 mm are needed" in complaint.message for complaint in draft.laid.complaints)


def test_columns_share_the_width() -> None:
    from generator.page.box import Box

    columns = (TallyColumn(Phrase("a"), 3.0), TallyColumn(Phrase("b")))
    wide, narrow = column_boxes(columns, Box(10, 0, 40, 5))
    assert (wide.x, wide.width, narrow.x, narrow.right) == (10, 30, 40, 50)


def test_the_card_is_turned_between_four_and_three() -> None:
    pad, setting = pad_of("cheese-master", 8, "a4", "de")
    (draft,) = lay_tally_pad(pad, setting)
    assert draft.size == (297.0, 210.0)
    texts = [mark for mark in draft.laid.marks if isinstance(mark, Text)]
    arrows = [mark for mark in texts if mark.text == "↻"]
    assert len(arrows) == 8
    level = [mark for mark in texts if abs(mark.y - arrows[0].y) < 1.0 and mark.x < arrows[1].x - 12]
    assert [mark.text for mark in sorted(level, key=lambda mark: mark.x)] == list("7654↻3210")


def test_a_group_without_named_columns_has_a_lower_head() -> None:
    from generator.sheets.tally_head import head_height

    named = TallyGroup(Phrase("n"), (TallyColumn(Phrase("a")),))
    bare = TallyGroup(Phrase("n"), (TallyColumn(Phrase("")),))
    assert head_height(bare) < head_height(named)


def test_tournament_rows_are_high_enough() -> None:
    for paper in ("a4", "letter", "a3"):
        for sides in range(3, 9):
            job = Job("kaesekaestchen", materials=("tournament",), paper=paper, players=sides, seed=7)
            (page,) = lay_out(job).document.pages
            blanks = [mark for mark in page.marks if isinstance(mark, Rect) and mark.radius == 1.0]
            assert len(blanks) == sides * (sides - 1)
            assert min(mark.height for mark in blanks) >= 8.0
