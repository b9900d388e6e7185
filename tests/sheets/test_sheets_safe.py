"""Nothing is drawn where a printer cannot print, on any page of any material."""

from __future__ import annotations

import pytest
from sheets_help import PAPERS, THEMES, around, laid_out, safe_area

from generator.catalogue import game_named
from generator.page.reach import strays
from generator.words import LANGUAGES

MATERIALS = [material.name for material in game_named("kaesekaestchen").materials]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("material", MATERIALS)
def test_every_page_keeps_the_safe_margin_and_fits(material: str, theme: str, paper: str, lang: str) -> None:
    result = laid_out(material, theme=theme, paper=paper, lang=lang)
    assert result.document.pages
    assert result.warnings == ()
    for page in result.document.pages:
        assert (page.width, page.height) == PAPERS[paper]
        assert strays(page, safe_area(paper), around(result)) == ()


@pytest.mark.parametrize("size", ["3x3", "3x12", "12x3", "12x12", "4x7", "7x4", "5x5"])
@pytest.mark.parametrize("paper", PAPERS)
def test_all_field_sizes_keep_the_safe_margin(size: str, paper: str) -> None:
    result = laid_out("fields", size=size, paper=paper)
    for page in result.document.pages:
        assert strays(page, safe_area(paper), around(result)) == ()
