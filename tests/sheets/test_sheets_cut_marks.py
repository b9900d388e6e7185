"""Cut marks lie on the edges of cards, outside of all art and inside what prints."""

from __future__ import annotations

import pytest
from cards_help import PAPERS, SIZES, card_print

from generator.page.box import Box
from generator.page.marks import Line
from generator.sheets.cut_marks import STROKE
from generator.sheets.impose import best_sheet, front_side


def guides(
    paper: str, size: str, count: int | None = None, **wishes: object
) -> tuple[tuple[Line, ...], list[Box], Box]:
    """The marks of a sheet, the filled slots, and the printable area."""
    how = card_print(size, **wishes)
    sheet = best_sheet(PAPERS[paper], how)
    count = min(sheet.grid.capacity, count or sheet.grid.capacity)
    filling = tuple(n if n < count else None for n in range(sheet.grid.capacity))
    boxes = [sheet.grid.slot(n) for n in range(count)]
    return front_side(sheet, filling, how).guides, boxes, sheet.area


def art_of(box: Box, boxes: list[Box], bleed: float, gap: float | None) -> Box:
    """The card with its bleed, which ends in the middle of the gap towards a neighbour; a hair smaller."""
    gap = max(2 * bleed, 4.0 if bleed else 0.0) if gap is None else gap

    def towards(x: float, y: float) -> float:
        pitch_x, pitch_y = box.width + gap, box.height + gap
        taken = any(abs(it.x - box.x - x * pitch_x) < 1e-6 and abs(it.y - box.y - y * pitch_y) < 1e-6 for it in boxes)
        return -(min(bleed, gap / 2) if taken else bleed) + 1e-6

    return box.inset(towards(-1, 0), towards(0, -1), towards(1, 0), towards(0, 1))


@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("gap", [None, 0.0, 4.0, 12.0])
@pytest.mark.parametrize("mode", ["corner", "edge"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_marks_keep_clear_of_art_and_margin(
    paper: str, size: str, mode: str, gap: float | None, bleed: float
) -> None:
    for count in (None, 1, 5):
        lines, boxes, area = guides(paper, size, count, marks=mode, gap=gap, bleed=bleed)
        assert lines
        arts = [art_of(box, boxes, bleed, gap) for box in boxes]
        edges_x = {round(x, 5) for box in boxes for x in (box.x, box.right)}
        edges_y = {round(y, 5) for box in boxes for y in (box.y, box.bottom)}
        for line in lines:
            assert line.width == STROKE == pytest.approx(0.25 * 25.4 / 72)
            drawn = Box(min(line.x1, line.x2), min(line.y1, line.y2), abs(line.x2 - line.x1), abs(line.y2 - line.y1))
            assert area.contains(drawn)
            assert max(drawn.width, drawn.height) >= 0.5
            assert round(line.x1, 5) in edges_x if line.x1 == line.x2 else round(line.y1, 5) in edges_y
            for art in arts:
                across = min(drawn.right, art.right) - max(drawn.x, art.x)
                down = min(drawn.bottom, art.bottom) - max(drawn.y, art.y)
                assert min(across, down) < 0 or max(across, down) < 0


def test_the_first_card_alone_has_the_eight_marks_of_its_corners() -> None:
    lines, (box,), _ = guides("a4", "poker", 1)
    assert len(lines) == 8
    for x in (box.x, box.right):
        assert sum(line.x1 == line.x2 == pytest.approx(x) for line in lines) == 2
    for y in (box.y, box.bottom):
        assert sum(line.y1 == line.y2 == pytest.approx(y) for line in lines) == 2


def test_empty_slots_have_no_marks() -> None:
    lines, boxes, _ = guides("a4", "square-70", 1, gap=12.0)
    near = boxes[0].inset(-10.0)
    assert all(near.contains(Box(line.x1, line.y1, 0, 0)) for line in lines)


def test_marks_can_be_left_out() -> None:
    assert guides("a4", "poker", marks="off")[0] == ()
