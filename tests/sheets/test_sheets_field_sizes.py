"""Every size of field fits beside its column: in every theme, in both languages, on both papers (KK-1)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from sheets_help import PAPERS, marks_of

from generator.catalogue import every_game
from generator.config.shelf import names
from generator.game import Ask
from generator.games.kaesekaestchen.materials import fields
from generator.games.kaesekaestchen.set_up import SetUp, set_up
from generator.job import Job
from generator.page.marks import Circle, Text
from generator.pipeline import LaidOut, lay_out
from generator.problems import InputError
from generator.sheets.pages import Sheets, pages_of
from generator.sheets.setting import Setting
from generator.surroundings import read_surroundings
from generator.words import Phrase

MIX = {"double": 3, "bomb": 2, "extra": 2, "swap": 1}
SIZES = [(rows, columns) for rows in range(3, 13) for columns in range(3, 13)]
EXTREMES = [(3, 3), (3, 12), (12, 3), (8, 12), (12, 12)]
LONG_TITLE = "Geburtstag von Maximilian"


@cache
def fields_of(size: tuple[int, int], count: int) -> SetUp:
    """Drawn once for all themes, languages and papers."""
    ask = Ask(("fields",), "de", 7, Phrase(""), Phrase(""), size=size, mix=MIX, mix_scales=True, count=count)
    found: SetUp = set_up(ask).setup
    return found


@cache
def setting_of(theme: str, lang: str, paper: str) -> Setting:
    (game,) = (game for game in every_game() if game.name == "kaesekaestchen")
    around = read_surroundings(Job("kaesekaestchen", materials=("fields",), theme=theme, lang=lang, paper=paper), game)
    return Setting(around.paper, around.theme, around.measure, around.words, "Käsekästchen · Nr. 7")


def sheets_of(size: tuple[int, int], count: int, setting: Setting, title: str | None = None) -> Sheets:
    named = Phrase(title or setting.theme.titles[setting.words.lang], f"title.{setting.words.lang}")
    setup = replace(fields_of(size, count), title=named)
    return pages_of(fields(setup, setting.words), setting)


@pytest.mark.parametrize("paper", PAPERS)
def test_kk1_every_size_fits_in_words_of_its_longest_language(paper: str) -> None:
    for size in SIZES:
        for lang in ("de", "en"):
            assert sheets_of(size, 1, setting_of("kaesekeller", lang, paper)).complaints == (), size


@pytest.mark.parametrize("theme", names("themes"))
def test_twelve_fields_of_the_extreme_sizes_fit_in_every_theme(theme: str) -> None:
    for paper in PAPERS:
        for lang in ("de", "en"):
            for size in EXTREMES:
                assert sheets_of(size, 12, setting_of(theme, lang, paper)).complaints == (), (size, lang, paper)


@pytest.mark.parametrize("size", EXTREMES)
def test_a_long_title_stands_in_two_lines(size: tuple[int, int]) -> None:
    for paper in PAPERS:
        sheets = sheets_of(size, 1, setting_of("kaesekeller", "de", paper), LONG_TITLE)
        assert sheets.complaints == ()
        texts = [mark for mark in sheets.pages[0].marks if isinstance(mark, Text)]
        assert LONG_TITLE in " ".join(mark.text for mark in texts)
        title = [mark for mark in texts if mark.text in LONG_TITLE and mark.face == "title" and len(mark.text) > 2]
        assert all(mark.size >= 9 * 25.4 / 72 - 1e-9 for mark in title)


def test_a_title_that_is_too_long_is_refused_once_and_where() -> None:
    sheets = sheets_of((6, 6), 6, setting_of("kaesekeller", "de", "a4"), "Geburtstagsfeierlichkeiten von Maximilian")
    (complaint,) = sheets.complaints
    assert complaint.key == "title.de"
    assert complaint.message.endswith("in the head of a field (paper a4, 210 x 297 mm)")


def test_the_badge_alone_has_the_number() -> None:
    result = lay_out(Job("kaesekaestchen", materials=("fields",), lang="en", seed=7, count=12, size="12x12"))
    texts = [mark.text for page in result.document.pages for mark in page.marks if isinstance(mark, Text)]
    assert texts.count("Käsekästchen") == 12
    assert len(badges(result)) == 12


def badges(result: LaidOut) -> list[Circle]:
    return [mark for page in result.document.pages for mark in marks_of(result, page.name, Circle)]  # type: ignore[misc]


def test_words_of_our_own_that_do_not_fit_are_told_of_the_paper(tmp_path) -> None:
    """Nobody who prints can shorten them."""
    small = tmp_path / "b5.yaml"
    small.write_text("title: {de: B5, en: B5}\nwidth: 176\nheight: 250\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        lay_out(Job("kaesekaestchen", materials=("rules",), seed=7, paper=str(small)))
    (problem,) = caught.value.problems
    assert problem.message.startswith("b5 (176 x 250 mm) is too small for the rules page: ")
    assert problem.message.endswith(" mm more height needed; it fits on a4 and letter")
    assert problem.place.file.startswith("--paper ")
