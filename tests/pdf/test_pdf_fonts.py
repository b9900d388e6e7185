"""Widths and missing letters, as layouts see them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.pdf.fonts import load
from generator.pdf.shaping import MissingLettersError, shaped

FONTS = load()
LETTERS = "ABCabcäöüßŁódźéñ0123456789 .,-–„“×½☐★⚀→"


def test_kerned_pair_is_narrower_than_its_letters() -> None:
    alone = FONTS.width("A", "text", 10) + FONTS.width("V", "text", 10)
    assert FONTS.width("AV", "text", 10) < alone - 0.2


def test_unkerned_pair_is_as_wide_as_its_letters() -> None:
    assert FONTS.width("nn", "text", 10) == pytest.approx(2 * FONTS.width("n", "text", 10))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(text=st.text(LETTERS, max_size=30), size=st.floats(1, 50), face=st.sampled_from(["title", "text", "strong"]))
def test_width_grows_with_size_and_is_the_sum_of_its_runs(text: str, size: float, face: str) -> None:
    width = FONTS.width(text, face, size)
    assert width == pytest.approx(FONTS.width(text, face, 1) * size)
    assert width == pytest.approx(sum(run.advance for run in shaped(text, face).runs) * size)


def test_sign_comes_from_the_sign_font_and_its_width_counts() -> None:
    line = shaped("a☐b", "title")
    assert [run.face for run in line.runs] == ["title", "signs", "title"]
    assert line.advance == pytest.approx(
        sum(FONTS.width(*pair, 1) for pair in (("a", "title"), ("☐", "signs"), ("b", "title")))
    )


def test_missing_letters_are_named_once_in_their_order() -> None:
    assert FONTS.missing("日a☐ж日", "text") == "日ж"
    assert FONTS.missing("Käsekästchen ☐ Łódź", "title") == ""


def test_text_with_missing_letters_cannot_be_measured() -> None:
    with pytest.raises(MissingLettersError, match=r"text.*'日' \(U\+65E5\), '\\n' \(U\+000A\)"):
        FONTS.width("a日\n", "text", 5)


@pytest.mark.parametrize("face", ["title", "text", "strong", "signs"])
def test_capitals_are_a_likely_share_of_the_size(face: str) -> None:
    assert 0.55 < FONTS.ascent(face) < 0.8


def test_decomposed_umlaut_is_the_composed_one() -> None:
    assert FONTS.width("a\u0308", "text", 5) == FONTS.width("ä", "text", 5)
    assert FONTS.missing("a\u0308", "text") == ""
