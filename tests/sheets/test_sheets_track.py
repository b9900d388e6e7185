"""The mat: spaces as large as the cards, and sheets that join without a step."""

from __future__ import annotations

from itertools import pairwise

import pytest

from generator.config.card_size import read_card_size
from generator.config.shelf import names
from generator.job import CardOptions, Job
from generator.page.marks import Icon, Line, Page, Rect, Text
from generator.pipeline import lay_out
from generator.problems import InputError
from generator.sheets.track_mat import CLEAR, LEAST_GAP, MOST_GAP, shared_out

PAPERS = ("a4", "letter", "a3")


def mats(paper: str = "a4", size: str = "poker", **wishes: object) -> tuple[Page, ...]:
    job = Job("knights", materials=("track",), paper=paper, seed=7, cards=CardOptions(size=size), **wishes)  # type: ignore[arg-type]
    return lay_out(job).document.pages


def spaces(page: Page) -> list[Rect]:
    return sorted((mark for mark in page.marks if isinstance(mark, Rect) and mark.dash), key=lambda mark: mark.x)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", names("cards"))
def test_spaces_are_as_large_as_the_cards(size: str, paper: str) -> None:
    card = read_card_size(size)
    pages = mats(paper, size)
    assert all(page.width > page.height for page in pages)
    for mat, count in (("track 5", 7), ("track 6", 8)):
        found = [space for page in pages if page.name.startswith(mat) for space in spaces(page)]
        assert len(found) == count
        for space in found:
            assert space.width == pytest.approx(card.width + 2 * CLEAR)
            assert space.height == pytest.approx(card.height + 2 * CLEAR)


@pytest.mark.parametrize("paper", PAPERS)
def test_joined_sheets_continue_the_row(paper: str) -> None:
    """Cut edge on join line: the gap across the joint is the gap between neighbours, and the rows are level."""
    pages = [page for page in mats(paper) if page.name.startswith("track 6")]
    for left, right in pairwise(pages):
        uprights = [mark for mark in left.marks if isinstance(mark, Line) and mark.x1 == mark.x2]
        (cut,) = [mark.x1 for mark in uprights if mark.dash]
        (join,) = [mark.x1 for mark in right.marks if isinstance(mark, Line) and mark.x1 == mark.x2 and not mark.dash]
        last, first = spaces(left)[-1], spaces(right)[0]
        inner = spaces(left)[1].x - spaces(left)[0].x - last.width
        assert LEAST_GAP <= inner <= MOST_GAP
        assert (cut - last.x - last.width) + (first.x - join) == pytest.approx(inner)
        assert last.y == pytest.approx(first.y)


def test_costs_stand_as_coins() -> None:
    def coins(mat: str) -> int:
        pages = [page for page in mats() if page.name.startswith(mat)]
        return sum(isinstance(mark, Icon) and mark.name == "cheese_1" for page in pages for mark in page.marks)

    assert coins("track 5") == 0 + 0 + 1 + 2 + 3
    assert coins("track 6") == 0 + 0 + 0 + 1 + 2 + 3


def test_a_mat_on_one_sheet_asks_for_no_joining() -> None:
    pages = mats("a3", "mini-euro")
    assert [page.name for page in pages] == ["track 5 1", "track 6 1"]
    said = " ".join(mark.text for page in pages for mark in page.marks if isinstance(mark, Text))
    assert "Ein Blatt genügt" in said
    assert "kleben" not in said


def test_players_pick_their_mat() -> None:
    assert {page.name.rpartition(" ")[0] for page in mats(players=2)} == {"track 5"}
    assert {page.name.rpartition(" ")[0] for page in mats(players=4)} == {"track 6"}


@pytest.mark.parametrize(
    ("count", "capacity", "shares"), [(7, 4, (4, 3)), (8, 3, (3, 3, 2)), (8, 8, (8,)), (1, 4, (1,))]
)
def test_as_few_sheets_as_possible_and_even(count: int, capacity: int, shares: tuple[int, ...]) -> None:
    assert shared_out(count, capacity) == shares


def test_cards_that_are_too_large_say_so(tmp_path) -> None:
    huge = tmp_path / "huge.yaml"
    huge.write_text("title: {de: Riese, en: Huge}\nwidth: 150\nheight: 240\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        mats(size=str(huge))
    assert any("spaces for huge cards need" in problem.message for problem in caught.value.problems)
