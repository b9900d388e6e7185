"""The field half: what people draw on and what a camera looks for (KK-2, KK-8, print.md)."""

from __future__ import annotations

import pytest
from sheets_help import PAPERS, around, dots_on, laid_out, marks_of

from generator.config.paper import read_paper
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Line, Qr, Rect, Stamp, Text
from generator.page.reach import reach
from generator.problems import InputError
from generator.sheets.cutting import CLEAR_OF_CUT
from generator.sheets.grid import SWATCH, GridPlace, place_grid

SIZES = ["3x3", "4x7", "6x6", "9x9", "12x12", "12x3"]


def frames_of(result, page: str, rows: int, columns: int) -> list[tuple[Box, float]]:
    """The rectangle through the outer dots of each field on the page, and its pitch, read off the marks."""
    frames = []
    for stamp in dots_on(result, page):
        dots = result.document.stamps[stamp.name]
        centres = [(stamp.x + dot.x + dot.width / 2, stamp.y + dot.y + dot.width / 2) for dot in dots]
        assert len(centres) == (rows + 1) * (columns + 1)
        left, top = min(centres)
        right, bottom = max(centres)
        frames.append((Box(left, top, right - left, bottom - top), (right - left) / columns))
    return frames


@pytest.mark.parametrize("paper", PAPERS)
def test_kk2_six_fields_on_three_pages_with_one_cut_each(paper: str) -> None:
    result = laid_out(paper=paper)
    document = result.document
    names = [page.name for page in document.pages]
    assert names == ["cover", "rules", "fields 1-2", "fields 3-4", "fields 5-6"]
    for page in document.pages[2:]:
        assert len(dots_on(result, page.name)) == 2
        dashed = [mark for mark in page.marks if isinstance(mark, Line) and mark.dash]
        assert [line.y1 for line in dashed] == [PAPERS[paper][1] / 2]


@pytest.mark.parametrize("count", range(1, 8))
def test_exactly_as_many_fields_as_asked_and_no_empty_page(count: int) -> None:
    result = laid_out("fields", count=count)
    pages = result.document.pages
    assert sum(len(dots_on(result, page.name)) for page in pages) == count
    assert len(pages) == (count + 1) // 2


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_comes_near_the_cut(paper: str) -> None:
    result = laid_out(paper=paper)
    cut = PAPERS[paper][1] / 2
    for page in result.document.pages[2:]:
        for mark in page.marks:
            box = reach(mark, around(result))
            on_the_cut = abs(box.centre[1] - cut) < 1.0
            assert on_the_cut or box.bottom <= cut - CLEAR_OF_CUT or box.y >= cut + CLEAR_OF_CUT


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_dark_near_the_dots(size: str, paper: str) -> None:
    """3 mm around the outer frame and 8 mm beside it nothing but pale coordinates and the Blitz ticks at 3.4 mm."""
    rows, columns = map(int, size.split("x"))
    result = laid_out("fields", size=size, paper=paper)
    for frame, _ in frames_of(result, "fields 1", rows, columns):
        near = frame.inset(-3.0)
        strip = frame.inset(-8.0, 0.0)
        for mark in marks_of(result, "fields 1", object):
            if isinstance(mark, Stamp) and mark.name.startswith("dots"):
                continue
            if isinstance(mark, Icon) and mark.tone == "pale":
                continue
            box = reach(mark, around(result))
            pale = isinstance(mark, Text) and mark.ink == "muted:85"
            tick = isinstance(mark, Line) and mark.y1 == mark.y2 and mark.ink == "muted" and not mark.dash
            assert pale or not overlaps(box, near), mark
            assert pale or tick or not overlaps(box, strip), mark


@pytest.mark.parametrize("size", SIZES)
def test_qr_and_swatches_stand_where_a_camera_expects_them(size: str) -> None:
    """Distances from the dots do not depend on the paper: measured from the right edge and the middle of the grid."""
    rows, columns = map(int, size.split("x"))
    seen = set()
    for paper in PAPERS:
        result = laid_out("fields", size=size, paper=paper)
        frames = frames_of(result, "fields 1", rows, columns)
        codes = marks_of(result, "fields 1", Qr)
        swatches = [mark for mark in marks_of(result, "fields 1", Rect) if mark.width == SWATCH]
        for n, (frame, _) in enumerate(frames):
            qr = codes[n]
            assert 16 <= qr.size <= 18
            assert 15 <= qr.x - frame.right <= 35
            pair = swatches[2 * n : 2 * n + 2]
            assert all(each.width >= 12 and each.height >= 12 for each in pair)
            middle = frame.centre[1]
            seen.add(
                tuple(round(number, 2) for each in (qr, *pair) for number in (each.x - frame.right, each.y - middle))
            )
    assert len(seen) == 1


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pitch_is_largest_that_fits_and_dots_are_whole(paper: str) -> None:
    sheet = read_paper(paper)
    half = Box(8, 8, sheet.width - 16, sheet.height / 2 - 16)
    for rows in range(3, 13):
        for columns in range(3, 13):
            grid = place_grid(half, rows, columns, 2.2)
            assert grid.pitch >= 9.0
            assert half.contains(grid.frame.inset(-1.1))
            assert grid.column.right <= half.right + 1e-6
            assert half.contains(grid.column)


def test_positions_are_origin_plus_n_pitch() -> None:
    grid = GridPlace(10.0, 20.0, 9.43, 12, 12, Box(0, 0, 1, 1))
    assert grid.dot(12, 7) == (10.0 + 7 * 9.43, 20.0 + 12 * 9.43)


def test_symbols_are_pale_and_inside_their_boxes() -> None:
    result = laid_out()
    for frame, pitch in frames_of(result, "fields 1", 6, 6):
        inside = [mark for mark in marks_of(result, "fields 1", Icon) if frame.contains(reach(mark, around(result)))]
        assert len(inside) == 8
        assert {mark.tone for mark in inside} == {"pale"}
        for mark in inside:
            row, column = (mark.y - frame.y) // pitch, (mark.x - frame.x) // pitch
            box = Box(frame.x + column * pitch, frame.y + row * pitch, pitch, pitch).inset(2.0)
            assert box.contains(reach(mark, around(result)))


def test_kk31_ticks_stand_at_the_half_and_only_where_blitz_is_offered() -> None:
    with_half = laid_out("fields", size="5x5")
    frame, pitch = frames_of(with_half, "fields 1", 5, 5)[0]
    ticks = [mark for mark in marks_of(with_half, "fields 1", Line) if mark.width == 0.5][:2]
    assert [tick.y1 for tick in ticks] == pytest.approx([frame.y + 3 * pitch] * 2)
    assert [mark.text for mark in marks_of(with_half, "fields 1", Text)].count("Blitz") == 2
    without = laid_out("fields", size="4x4")
    assert [mark.text for mark in marks_of(without, "fields 1", Text)].count("Blitz") == 0


def test_dots_are_dark_compact_and_the_same_in_every_ink() -> None:
    for theme in ("kaesekeller", "schlicht"):
        result = laid_out(theme=theme)
        assert 1.6 <= result.theme.dot_diameter <= 2.2
        (dots,) = (marks for name, marks in result.document.stamps.items() if name.startswith("dots"))
        assert {dot.tone for dot in dots} == {"ink"}


def test_a_paper_that_is_too_small_says_how_small_the_boxes_get(tmp_path) -> None:
    small = tmp_path / "small.yaml"
    small.write_text("title: {de: Klein, en: Small}\nwidth: 120\nheight: 180\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        laid_out("fields", paper=str(small), size="12x12")
    assert any("boxes come out" in problem.message for problem in caught.value.problems)


def test_badges_number_the_fields() -> None:
    result = laid_out()
    for page, numbers in (("fields 1", ("1", "2")), ("fields 5", ("5", "6"))):
        circles = marks_of(result, page, Circle)
        texts = {mark.text for mark in marks_of(result, page, Text)}
        assert len(circles) == 2
        assert set(numbers) <= texts


def overlaps(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
