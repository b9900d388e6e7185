"""Wheels: what is printed on the back lies behind its front, however the sheet is turned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from generator.job import CardOptions, Job
from generator.page.marks import Circle, Icon, Page
from generator.pipeline import LaidOut, lay_out
from generator.sheets.wheel_sheets import BLEED, DIAMETER


def wheels(backs: str = "duplex-long", paper: str = "a4") -> LaidOut:
    return lay_out(Job("cheese-master", materials=("wheels",), paper=paper, seed=7, cards=CardOptions(backs=backs)))


def centres(page: Page, name: str) -> list[tuple[float, float]]:
    icons = [mark for mark in page.marks if isinstance(mark, Icon) and mark.name == name]
    assert all(mark.width == DIAMETER for mark in icons)
    return [(mark.x + DIAMETER / 2, mark.y + DIAMETER / 2) for mark in icons]


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize(("backs", "flip"), [("duplex-long", "long"), ("duplex-short", "short")])
def test_seven_fronts_meet_seven_backs(backs: str, flip: str, paper: str) -> None:
    result = wheels(backs, paper)
    front, back = result.document.pages
    assert result.document.duplex == flip
    fronts, backs_seen = centres(front, "wheel_front"), centres(back, "wheel_back")
    assert len(fronts) == len(backs_seen) == 7
    for (x, y), seen in zip(fronts, backs_seen, strict=True):
        behind = (front.width - x, y) if flip == "long" else (x, front.height - y)
        assert seen == pytest.approx(behind, abs=0.001)
    angles = {mark.angle for mark in back.marks if isinstance(mark, Icon)}
    assert angles == ({0.0} if flip == "long" else {180.0})


def test_fronts_are_cut_and_backs_are_larger() -> None:
    front, back = wheels().document.pages
    cuts = [mark for mark in front.marks if isinstance(mark, Circle) and mark.stroke]
    assert [mark.radius for mark in cuts] == [DIAMETER / 2] * 7
    discs = [mark for mark in back.marks if isinstance(mark, Circle) and mark.radius > DIAMETER / 2]
    assert [mark.radius for mark in discs] == [DIAMETER / 2 + BLEED] * 7
    for one, other in pairwise(discs):
        assert abs(one.x - other.x) > 2 * one.radius or abs(one.y - other.y) > 2 * one.radius


def test_the_page_says_how_it_is_printed() -> None:
    def said(result: LaidOut, page: int) -> str:
        return " ".join(mark.text for mark in result.document.pages[page].marks if hasattr(mark, "text"))

    assert "beidseitig, lange Kante" in said(wheels(), 0)
    assert "beidseitig, kurze Kante" in said(wheels("duplex-short"), 1)
    separate = wheels("separate")
    assert separate.document.duplex is None
    assert "beidseitig" not in said(separate, 0) + said(separate, 1)
    alone = wheels("none")
    assert len(alone.document.pages) == 1
    assert "einseitig" in said(alone, 0)
