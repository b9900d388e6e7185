"""Wheels: what is printed on the back lies behind its front, however the sheet is turned."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from generator.calibration import measure, set_up_of
from generator.job import CardOptions, Job
from generator.page.marks import Circle, Icon, Page, Text
from generator.pipeline import LaidOut, lay_out
from generator.problems import InputError
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


def test_a_printer_s_profile_moves_the_backs_and_stands_on_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    plain = wheels().document.pages
    measure("a4", set_up_of("a4", "portrait", "long"), "office", dict.fromkeys("ABCD", (0.5, -0.25)))
    job = Job("cheese-master", ("wheels",), seed=7, cards=CardOptions(printer="office"))
    result = lay_out(job)
    assert result.warnings == ()
    assert result.document.pages[0].marks == plain[0].marks
    for (x, y), seen in zip(centres(plain[1], "wheel_back"), _corrected(result.document.pages[1]), strict=True):
        assert seen == pytest.approx((x + 0.5, y + 0.25), abs=0.001)
    texts = [mark.text for mark in result.document.pages[1].marks if isinstance(mark, Text)]
    assert any("Drucker office: +0,50 / +0,25 mm" in text for text in texts)
    with pytest.raises(InputError, match="--name office --paper a4 --flip short"):
        lay_out(replace(job, cards=CardOptions(backs="duplex-short", printer="office")))


def _corrected(page: Page) -> list[tuple[float, float]]:
    icons = [mark for mark in page.marks if isinstance(mark, Icon) and mark.name == "wheel_back"]
    return [(mark.x + mark.width / 2, mark.y + mark.width / 2) for mark in icons]


def test_folded_wheels_are_told_to_be_separate() -> None:
    (warning,) = wheels("fold").warnings
    assert warning.severity == "warning"
    assert warning.place.file == "--backs"
    assert "not folded" in warning.message


@pytest.mark.parametrize(("players", "count"), [(2, 1), (5, 4), (8, 7)])
def test_there_is_one_wheel_fewer_than_players(players: int, count: int) -> None:
    page = lay_out(Job("cheese-master", ("wheels",), players=players)).document.pages[0]
    assert len(centres(page, "wheel_front")) == count
