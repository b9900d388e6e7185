"""Everything for one game in one document: the first page says how to print which of its sheets."""

from __future__ import annotations

import pytest

from generator.catalogue import every_game, game_named
from generator.filing import output_path
from generator.job import CardOptions, Job, materials_of
from generator.page.marks import Text
from generator.pipeline import LaidOut, lay_out
from generator.problems import UsageError

GAMES = [game.name for game in every_game()]


def everything(game: str, **wishes: object) -> LaidOut:
    return lay_out(Job(game, materials=("all",), **{"seed": 7, **wishes}))  # type: ignore[arg-type]


def told(result: LaidOut) -> list[str]:
    return [mark.text for mark in result.document.pages[0].marks if isinstance(mark, Text)]


def runs(result: LaidOut, one: str, several: str, to: str) -> list[tuple[int, int]]:
    """The sheet numbers of all lines of the contents page."""
    found = []
    for text in told(result):
        if text.startswith(several) and to in text:
            first, last = text.removeprefix(several).split(to)
            found.append((int(first), int(last)))
        elif text.startswith(one) and text.removeprefix(one).isdecimal():
            found.append((int(text.removeprefix(one)),) * 2)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_lines_cover_every_sheet_once(game: str) -> None:
    for lang, words in (("de", ("Blatt ", "Blatt ", " bis ")), ("en", ("sheet ", "sheets ", " to "))):
        result = everything(game, lang=lang)
        assert result.warnings == ()
        numbers = [n for first, last in runs(result, *words) for n in range(first, last + 1)]
        assert numbers == list(range(2, len(result.document.pages) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_materials_in_printing_order_and_none_twice(game: str) -> None:
    result = everything(game)
    assert list(result.materials) == [it.name for it in game_named(game).materials if it.part_of is None]
    titles = [it.title["de"] for it in game_named(game).materials if it.part_of is None]
    shown = [text for text in told(result) if text in titles]
    assert list(dict.fromkeys(shown)) == titles
    alone = [lay_out(Job(game, materials=(name,), seed=7)).document.pages for name in result.materials]
    assert [page.name for page in result.document.pages[1:]] == [page.name for pages in alone for page in pages]
    assert output_path(result, None).name == f"{game}-all-kaesekeller-a4-de-7.pdf"


def test_what_is_part_of_something_is_in_it() -> None:
    for game in every_game():
        names = {material.name for material in game.materials}
        assert {it.part_of for it in game.materials if it.part_of} <= names


def test_advice_follows_the_job() -> None:
    long, short = everything("cheese-master"), everything("cheese-master", cards=CardOptions(backs="duplex-short"))
    assert any("beidseitig, lange Kante" in text for text in told(long))
    assert any("beidseitig, kurze Kante" in text for text in told(short))
    assert not any("lange Kante" in text for text in told(short))
    assert long.document.duplex is None
    assert any("Etikettenpapier" in text for text in told(long))
    assert any("Querformat" in text for text in told(long))


def test_all_stands_alone() -> None:
    game = game_named("knights")
    with pytest.raises(UsageError, match="name no other beside it"):
        materials_of(Job("knights", materials=("all", "rules")), game)


def test_everything_is_offered_on_papers_that_hold_everything() -> None:
    with pytest.raises(UsageError, match=r"on a3, a4, letter, not on a5.*track.*; cards alone can be printed on it"):
        materials_of(Job("knights", materials=("all",), paper="a5"), game_named("knights"))
    with pytest.raises(UsageError, match="a3, a4, letter, not on a5"):
        materials_of(Job("kaesekaestchen", materials=("all",), paper="a5"), game_named("kaesekaestchen"))
