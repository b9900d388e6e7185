"""Cards of all games as pages: they fit, keep to the margin, meet, and say how they are printed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from cards_help import on_page, seen_from_front
from pypdf import PdfReader
from sheets_help import around

from generator.catalogue import every_game
from generator.config.shelf import names
from generator.job import CardOptions, Job
from generator.page.box import Box
from generator.page.marks import Line, Stamp, Text
from generator.page.reach import reach, strays
from generator.pipeline import LaidOut, lay_out, pdf_of
from generator.problems import InputError, UsageError
from generator.words import LANGUAGES

THEMES = ("kaesekeller", "schlicht")
PAPERS = ("a3", "a4", "a5", "letter")
MARGIN = 8.0
DECKS = [(game.name, material.name) for game in every_game() for material in game.materials if material.name == "cards"]


@cache
def cards(
    game: str, material: str = "cards", paper: str = "a4", theme: str = "kaesekeller", lang: str = "de",
    players: int | None = None, deck: str | None = None, ink: str = "full", **options: object
) -> LaidOut:  # fmt: skip
    return lay_out(
        Job(
            game, (material,), theme, lang=lang, paper=paper, seed=7, players=players, deck=deck, ink=ink,
            cards=CardOptions(**options),  # type: ignore[arg-type]
        )
    )  # fmt: skip


def texts(page_marks: tuple[object, ...]) -> str:
    return " | ".join(mark.text for mark in page_marks if isinstance(mark, Text))


def test_three_games_have_cards() -> None:
    assert {game for game, _ in DECKS} == {"kaese-wuerfeln", "cheese-master", "knights"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "material"), DECKS)
def test_all_cards_fit_every_paper_and_keep_the_margin(
    game: str, material: str, theme: str, paper: str, lang: str
) -> None:
    result = cards(game, material, paper, theme, lang)
    assert result.warnings == ()
    assert result.document.duplex == "long"
    for page in result.document.pages:
        safe = Box(0, 0, page.width, page.height).inset(MARGIN)
        assert strays(page, safe, around(result)) == ()
        assert page.trim
        assert page.bleed
        assert Box(*page.bleed).contains(Box(*page.trim))
        assert safe.contains(Box(*page.bleed))


@pytest.mark.parametrize("theme", names("themes"))
@pytest.mark.parametrize(("game", "material"), DECKS)
def test_every_theme_has_what_cards_need(game: str, material: str, theme: str) -> None:
    assert cards(game, material, "a4", theme).warnings == ()


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short", "fold", "separate", "none"])
@pytest.mark.parametrize("order", ["interleaved", "fronts-then-backs", "cut-stack"])
def test_pages_come_in_the_order_that_was_asked_for(backs: str, order: str) -> None:
    result = cards("knights", backs=backs, order=order)
    kinds = [page.name.rpartition(" ")[2] for page in result.document.pages]
    sheets = 13 if backs == "fold" else 4
    both = backs in ("duplex-long", "duplex-short", "separate")
    if both and (backs == "separate" or order == "fronts-then-backs"):
        assert kinds == ["front"] * sheets + ["back"] * sheets
    elif both:
        assert kinds == ["front", "back"] * sheets
    else:
        assert kinds == ["fold" if backs == "fold" else "front"] * sheets
    interleaved = backs.startswith("duplex") and order != "fronts-then-backs"
    assert result.document.duplex == (backs.removeprefix("duplex-") if interleaved else None)


@pytest.mark.parametrize(("backs", "flip"), [("duplex-long", "long"), ("duplex-short", "short")])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "size"), [("cheese-master", (60, 60)), ("knights", (63.5, 88.9))])
def test_finished_pages_meet_through_the_paper(
    game: str, size: tuple[float, float], paper: str, backs: str, flip: str
) -> None:
    pages = cards(game, paper=paper, backs=backs).document.pages
    width, height = size
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        fronts, backs_ = ([mark for mark in page.marks if isinstance(mark, Stamp)] for page in (front, back))
        assert len(fronts) == len(backs_) > 0
        for one, other in zip(fronts, backs_, strict=True):
            for x, y in ((0.0, 0.0), (width, height)):
                seen = seen_from_front(*on_page(other, x, y), front.width, front.height, flip)
                assert seen == pytest.approx(on_page(one, width - x, y), abs=0.001)


def test_a_lying_sheet_is_a_page_that_is_wider_than_high() -> None:
    page = cards("knights").document.pages[0]
    assert (page.width, page.height) == (297.0, 210.0)
    assert page.trim == pytest.approx((12.5, 13.1, 272.0, 183.8))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_says_how_to_print_it_and_nothing_else(lang: str) -> None:
    words = {
        "de": {"duplex-long": "lange Kante", "duplex-short": "kurze Kante", "fold": "falten", "none": "einseitig"},
        "en": {"duplex-long": "long edge", "duplex-short": "short edge", "fold": "fold back", "none": "single-sided"},
    }[lang]
    for backs, said in words.items():
        for page in cards("cheese-master", lang=lang, backs=backs).document.pages:
            text = texts(page.marks)
            assert said in text
            assert not any(other in text for other in words.values() if other != said)
            assert "100" in text


def test_facts_are_not_printed_over_cut_marks() -> None:
    result = cards("knights")
    crossed = 0
    for page in result.document.pages:
        lines = [reach(mark, around(result)) for mark in page.marks if isinstance(mark, Line)]
        for box in (reach(mark, around(result)) for mark in page.marks if isinstance(mark, Text)):
            level = [it for it in lines if min(box.bottom, it.bottom) > max(box.y, it.y)]
            assert not any(min(box.right, it.right) > max(box.x, it.x) for it in level)
            crossed += len(level)
    assert crossed


def test_only_and_copies_choose_cards() -> None:
    def fronts(**options: object) -> int:
        pages = cards("kaese-wuerfeln", backs="none", **options).document.pages
        return sum(isinstance(mark, Stamp) for page in pages for mark in page.marks)

    assert fronts() == 66
    assert fronts(only="3,7-9") == 4
    assert fronts(only="Eins, 1") == 17
    assert fronts(only="Geschenk", copies=3) == 15


@pytest.mark.parametrize(("cards_wanted", "pages"), [(1, 1), (7, 1), (8, 1), (9, 2), (16, 2), (17, 3)])
def test_there_are_exactly_as_many_sheets_as_needed(cards_wanted: int, pages: int) -> None:
    result = cards("kaese-wuerfeln", backs="none", only=f"1-{cards_wanted}")
    assert len(result.document.pages) == pages


@pytest.mark.parametrize("only", ["0", "67", "Quark", "", "5-3"])
def test_cards_that_are_not_there_are_refused(only: str) -> None:
    with pytest.raises(InputError) as caught:
        cards("kaese-wuerfeln", only=only)
    (problem,) = caught.value.problems
    assert problem.place.file == "--only"
    assert "1 to 66" in problem.message


def test_a_card_that_does_not_fit_says_what_is_needed_and_what_would_fit(tmp_path: Path) -> None:
    file = tmp_path / "big.yaml"
    file.write_text("title: {de: Riese, en: Giant}\nwidth: 145\nheight: 190\n")
    with pytest.raises(InputError) as caught:
        cards("cheese-master", paper="a5", size=str(file))
    (problem,) = caught.value.problems
    assert problem.key == "card-size"
    for said in ("145 x 190", "151 x 196", "132 x 189.9", "--paper a4", "--card-size tarot"):
        assert said in problem.message


@pytest.mark.parametrize(
    "options",
    [
        {"backs": "duplex"}, {"marks": "corners"}, {"order": "stack"}, {"bleed": -1.0}, {"bleed": 11.0},
        {"gap": 2.0}, {"gap": -4.0}, {"copies": 0}, {"size": "skat"}, {"backs": "fold", "printer": "office"},
        {"printer": "nobody"}, {"printer": "../x"},
    ],
)  # fmt: skip
def test_choices_that_are_none_are_refused(
    options: dict[str, object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    with pytest.raises((UsageError, InputError)):
        cards("kaese-wuerfeln", **options)


def test_fifty_four_cards_with_patterned_backs_are_a_small_file() -> None:
    result = cards("kaese-wuerfeln", only="1-54")
    data = pdf_of(result)
    assert sum(isinstance(mark, Stamp) for page in result.document.pages for mark in page.marks) == 2 * 54
    assert len(data) < 70_000


def test_the_file_tells_the_printer_about_paper_trim_and_flip() -> None:
    reader = PdfReader(BytesIO(pdf_of(cards("knights", backs="duplex-short"))))
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipShortEdge"
    page = reader.pages[0]
    points = 72 / 25.4
    assert [float(it) for it in page.mediabox] == pytest.approx([0, 0, 297 * points, 210 * points], abs=0.01)
    trim = [12.5 * points, 13.1 * points, 284.5 * points, 196.9 * points]
    assert [float(it) for it in page.trimbox] == pytest.approx(trim, abs=0.02)
    assert float(page.trimbox.left - page.bleedbox.left) == pytest.approx(3 * points, abs=0.02)


@pytest.mark.parametrize("ink", ["light", "grey"])
@pytest.mark.parametrize(("game", "material"), DECKS)
def test_cards_print_in_every_ink(game: str, material: str, ink: str) -> None:
    assert pdf_of(cards(game, material, ink=ink)).startswith(b"%PDF")


def test_the_same_job_makes_the_same_bytes() -> None:
    again = lay_out(replace(cards("cheese-master").job))
    assert pdf_of(again) == pdf_of(cards("cheese-master"))
