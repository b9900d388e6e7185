"""Backs meet fronts: every paper, orientation and flip edge, full and half-filled, by geometry."""

from __future__ import annotations

import pytest
from cards_help import PAPERS, SIZES, both_sides, card_print, on_page, seen_from_front

from generator.page.correction import Correction
from generator.page.marks import Line, Stamp
from generator.sheets.impose import Sheet, sheets_for

FLIPS = {"duplex-long": "long", "duplex-short": "short"}
CLOSE = 0.001


def sheets_of(paper: str, size: str, **wishes: object) -> list[Sheet]:
    """The upright and the lying sheet, as far as they hold cards."""
    found = [sheet for sheet in sheets_for(PAPERS[paper], card_print(size, **wishes)) if sheet.grid.capacity]
    assert found
    return found


def counts_of(capacity: int) -> set[int]:
    return {1, max(1, capacity // 2), max(1, capacity - 1), capacity}


def ends(line: Line) -> tuple[float, ...]:
    first, second = sorted(((line.x1, line.y1), (line.x2, line.y2)))
    return (*first, *second)


def check_backs_meet(fronts: list[Stamp], backs: list[Stamp], width: float, height: float, seen) -> None:  # type: ignore[no-untyped-def]
    """Held against the light, a card turned about its upright middle line shows its back upright behind its front."""
    assert [stamp.name for stamp in fronts] == [stamp.name for stamp in backs]
    for front, back in zip(fronts, backs, strict=True):
        for x, y in ((0, 0), (width, 0), (0, height), (width, height)):
            assert seen(*on_page(back, x, y)) == pytest.approx(on_page(front, width - x, y), abs=CLOSE)


@pytest.mark.parametrize("gap", [None, 0.0, 4.0])
@pytest.mark.parametrize("marks", ["corner", "edge"])
@pytest.mark.parametrize("backs", FLIPS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_and_guides_lie_behind_their_fronts(
    paper: str, size: str, backs: str, marks: str, gap: float | None
) -> None:
    how = card_print(size, backs=backs, marks=marks, gap=gap)
    width, height = SIZES[size]
    for sheet in sheets_of(paper, size, backs=backs, gap=gap):
        grid = sheet.grid

        def seen(x: float, y: float, grid=grid) -> tuple[float, float]:  # type: ignore[no-untyped-def]
            return seen_from_front(x, y, grid.sheet_width, grid.sheet_height, FLIPS[backs])

        for count in counts_of(grid.capacity):
            fronts, guides, behind, back_guides = both_sides(sheet, count, how)
            assert len(fronts) == count
            check_backs_meet(fronts, behind, width, height, seen)
            assert guides
            through = sorted(ends(Line(*seen(g.x1, g.y1), *seen(g.x2, g.y2), g.width)) for g in back_guides)
            expected = sorted(map(ends, guides))
            assert len(through) == len(expected)
            for one, other in zip(through, expected, strict=True):
                assert one == pytest.approx(other, abs=CLOSE)


@pytest.mark.parametrize("backs", FLIPS)
@pytest.mark.parametrize("paper", PAPERS)
def test_art_stands_on_its_head_only_when_the_sheet_turns_about_the_level_line(paper: str, backs: str) -> None:
    for sheet in sheets_of(paper, "square-60", backs=backs):
        lying = sheet.grid.sheet_width > sheet.grid.sheet_height
        _, _, behind, _ = both_sides(sheet, 1, card_print("square-60", backs=backs))
        assert behind[0].angle == (180.0 if lying == (backs == "duplex-long") else 0.0)


def test_a_half_filled_sheet_keeps_its_slots() -> None:
    sheet = sheets_of("a4", "poker")[-1]
    full = both_sides(sheet, sheet.grid.capacity, card_print())
    for count in range(1, sheet.grid.capacity):
        part = both_sides(sheet, count, card_print())
        for side in (0, 2):
            assert [(s.x, s.y) for s in part[side]] == [(s.x, s.y) for s in full[side][:count]]


@pytest.mark.parametrize("backs", FLIPS)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_printer_s_correction_moves_backs_and_back_guides_alike_and_fronts_not(paper: str, backs: str) -> None:
    correction = Correction(0.4, -0.7, 0.3, 1.002)
    how = card_print("bridge", backs=backs)
    for sheet in sheets_of(paper, "bridge", backs=backs):
        centre = (sheet.grid.sheet_width / 2, sheet.grid.sheet_height / 2)
        count = max(1, sheet.grid.capacity - 1)
        plain = both_sides(sheet, count, how)
        moved = both_sides(sheet, count, how, correction)
        assert moved[0] == plain[0]
        assert moved[1] == plain[1]
        for before, after in zip(plain[2], moved[2], strict=True):
            for corner in ((0, 0), (57, 0), (57, 89)):
                wanted = correction.applied(on_page(before, *corner), centre)
                assert on_page(after, *corner) == pytest.approx(wanted, abs=CLOSE)
        for one, other in zip(plain[3], moved[3], strict=True):
            assert (other.x1, other.y1) == pytest.approx(correction.applied((one.x1, one.y1), centre), abs=CLOSE)
            assert (other.x2, other.y2) == pytest.approx(correction.applied((one.x2, one.y2), centre), abs=CLOSE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_a_folded_sheet_shows_fronts_and_backs_upright(paper: str, size: str) -> None:
    how = card_print(size, backs="fold")
    width, height = SIZES[size]
    for sheet in sheets_of(paper, size, backs="fold"):
        grid = sheet.grid
        upright = sheet.axis == "vertical"
        fold = grid.sheet_width / 2 if upright else grid.sheet_height / 2

        def folded(x: float, y: float, upright=upright, fold=fold) -> tuple[float, float]:  # type: ignore[no-untyped-def]
            return (2 * fold - x, y) if upright else (x, 2 * fold - y)

        fronts, _, behind, _ = both_sides(sheet, grid.capacity, how)
        check_backs_meet(fronts, behind, width, height, folded)
        far = grid.trim.right if upright else grid.trim.bottom
        assert fold - far - how.bleed >= 5.0 - 1e-9


@pytest.mark.parametrize("gap", [None, 0.0, 4.0, 6.0, 10.0])
@pytest.mark.parametrize("backs", [*FLIPS, "fold"])
@pytest.mark.parametrize("count", [1, 3, 6])
def test_art_never_reaches_over_another_card(backs: str, gap: float | None, count: int) -> None:
    """The clipped art of every card ends at its bleed, and outside of the trim of every other card."""
    how = card_print("square-60", backs=backs, gap=gap)
    for sheet in sheets_of("a4", "square-60", backs=backs, gap=gap):
        sides = both_sides(sheet, min(count, sheet.grid.capacity), how)
        for stamps in (sides[0], sides[2]):
            boxes, trims = [], []
            for stamp in stamps:
                assert stamp.clip
                left, top, width, height = stamp.clip
                assert min(left, top) >= -how.bleed - 1e-9
                one, other = on_page(stamp, left, top), on_page(stamp, left + width, top + height)
                boxes.append((*map(min, one, other), *map(max, one, other)))
                one, other = on_page(stamp, 0, 0), on_page(stamp, 60, 60)
                trims.append((*map(min, one, other), *map(max, one, other)))
            for n, a in enumerate(boxes):
                for b in (*trims[:n], *trims[n + 1 :]):
                    across = min(a[2], b[2]) - max(a[0], b[0])
                    down = min(a[3], b[3]) - max(a[1], b[1])
                    assert min(across, down) <= 1e-6
