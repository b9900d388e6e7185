"""What is on the sheets of a booklet, before anything is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.config.colour import contrast
from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.config.words_file import read_words
from generator.content import Cover, FieldSheets, RulesSheet
from generator.game import Ask
from generator.games.kaesekaestchen.field_code import parse_code
from generator.games.kaesekaestchen.materials import booklet
from generator.games.kaesekaestchen.rules_page import rules
from generator.games.kaesekaestchen.set_up import SetUp, set_up
from generator.words import Phrase, Words

ROOM = Path(__file__).resolve().parents[3] / "generator/games/kaesekaestchen/words"


def words() -> Words:
    return read_words("en", [ROOM / "en.yaml"]).words


def set_up_with(mix: dict[str, int], size: tuple[int, int] | None = None) -> SetUp:
    title = Phrase("A theme")
    found: SetUp = set_up(Ask(("booklet",), "en", 7, title, title, size=size, mix=mix)).setup
    return found


def test_kk_2_a_booklet_is_a_cover_the_rules_and_six_fields() -> None:
    cover, rules, fields = booklet(set_up_with({"double": 3, "bomb": 2, "extra": 2, "swap": 1}), words())
    assert isinstance(cover, Cover)
    assert isinstance(rules, RulesSheet)
    assert isinstance(fields, FieldSheets)
    assert len(fields.fields) == 6
    legend = [(row.icon, row.amount.text) for row in cover.legend]
    assert legend == [("double", "3×"), ("bomb", "2×"), ("extra", "2×"), ("swap", "1×")]


def test_kk_2_the_legend_lists_exactly_the_kinds_on_the_fields() -> None:
    cover, _, fields = booklet(set_up_with({"double": 4, "bomb": 0, "extra": 2, "swap": 0}), words())
    assert isinstance(cover, Cover)
    assert isinstance(fields, FieldSheets)
    assert [row.icon for row in cover.legend] == ["double", "extra"]
    assert {kind for field in fields.fields for kind in field.symbols.values()} == {"double", "extra"}


def test_kk_8_result_lines_stand_with_every_field() -> None:
    _, _, fields = booklet(set_up_with({"double": 3, "bomb": 2, "extra": 2, "swap": 1}), words())
    assert isinstance(fields, FieldSheets)
    for number, field in enumerate(fields.fields, start=1):
        assert field.number == number
        assert [side.letter.text for side in field.sides] == ["A", "B"]
        assert all(len(side.results) == 3 for side in field.sides)
        assert field.winner.text
        assert (field.half_rows, field.half.text) == (3, "Blitz")
        assert parse_code(field.code) == parse_code(field.code_compact)


def test_kk_8_no_half_is_marked_where_blitz_is_not_offered() -> None:
    _, _, fields = booklet(set_up_with({"double": 1, "bomb": 1, "extra": 1, "swap": 0}, (4, 4)), words())
    assert isinstance(fields, FieldSheets)
    assert {field.half_rows for field in fields.fields} == {None}


@pytest.mark.parametrize("theme", names("themes"))
def test_kk_5_twist_boxes_are_pale_so_that_colouring_covers_them(theme: str) -> None:
    colours = read_theme(theme).colours
    assert 1.1 < contrast(colours["pale"], colours["paper"]) < 2


def rules_page(mix: dict[str, int], size: tuple[int, int] | None = None) -> RulesSheet:
    _, page, _ = booklet(set_up_with(mix, size), words())
    assert isinstance(page, RulesSheet)
    return page


def keys_on(page: RulesSheet) -> set[str]:
    sections = (*page.sections, *page.twists, *page.closing)
    return {page.lead.key} | {phrase.key for section in sections for phrase in section.paragraphs}


def test_kk_2_the_rules_explain_the_twists_on_the_fields_and_no_others() -> None:
    page = rules_page({"double": 4, "bomb": 0, "extra": 2, "swap": 0})
    assert [section.icon for section in page.twists] == ["double", "extra"]
    assert "rules.lead_plain" in keys_on(page)
    assert "rules.winning.text.tie" in keys_on(page)


def test_kk_2_the_rules_alone_explain_all_four_and_every_variant() -> None:
    title = Phrase("A theme")
    (page,) = rules(set_up(Ask(("rules",), "en", 7, title, title)).setup, words())
    assert isinstance(page, RulesSheet)
    assert [section.icon for section in page.twists] == ["double", "bomb", "extra", "swap"]
    assert {"rules.variants.text.blitz", "rules.variants.text.hunt", "rules.lead"} <= keys_on(page)


def test_kk_3_without_twists_the_rules_do_not_speak_of_them() -> None:
    page = rules_page({"double": 0, "bomb": 0, "extra": 0, "swap": 0})
    assert page.twists == ()
    sections = (*page.sections, *page.closing)
    texts = [page.lead.text, *(phrase.text for section in sections for phrase in section.paragraphs)]
    assert [text for text in texts if any(word in text.lower() for word in ("twist", "×2", "pale", "eraser"))] == []


def test_kk_31_blitz_is_a_variant_only_where_it_is_offered() -> None:
    mix = {"double": 1, "bomb": 1, "extra": 1, "swap": 0}
    assert "rules.variants.text.blitz" in keys_on(rules_page(mix, (5, 5)))
    assert "rules.variants.text.blitz" not in keys_on(rules_page(mix, (4, 4)))
