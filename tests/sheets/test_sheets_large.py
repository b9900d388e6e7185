"""Large print: one field a page, nothing under 14 points, the camera's distances kept, everything inside the margin."""

from __future__ import annotations

import pytest
from sheets_help import PAPERS, around, dots_on, laid_out, marks_of, safe_area

from generator.config.shelf import names
from generator.job import Job
from generator.page.box import Box
from generator.page.marks import Icon, Qr, Rect, Text
from generator.page.reach import strays
from generator.pipeline import LaidOut, lay_out
from generator.problems import UsageError
from generator.sheets.large_fields import set_code

FOURTEEN_POINTS = 14 * 25.4 / 72
VARIANTS = [(theme, lang, paper) for theme in names("themes") for lang in ("de", "en") for paper in PAPERS]


def large(material: str = "booklet", **wishes: object) -> LaidOut:
    return laid_out(material, large=True, **wishes)


@pytest.mark.parametrize(("theme", "lang", "paper"), VARIANTS)
def test_a_large_booklet_is_cover_rules_and_six_field_pages(theme: str, lang: str, paper: str) -> None:
    result = large(theme=theme, lang=lang, paper=paper)
    assert [page.name for page in result.document.pages] == [
        "cover",
        "rules",
        "rules 2",
        *(f"field {n}" for n in range(1, 7)),
    ]
    assert result.warnings == ()
    sizes = {mark.size for page in result.document.pages for mark in page.marks if isinstance(mark, Text)}
    assert min(sizes) >= FOURTEEN_POINTS - 1e-9
    assert all(strays(page, safe_area(paper), around(result)) == () for page in result.document.pages)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", ["3x3", "6x6", "12x12", "4x9", "9x4"])
def test_everything_stays_inside_the_margin(paper: str, size: str) -> None:
    result = large("fields", paper=paper, size=size, count=2)
    for page in result.document.pages:
        assert strays(page, safe_area(paper), around(result)) == ()


@pytest.mark.parametrize("size", ["6x6", "12x12", "4x9"])
def test_code_and_swatches_stand_where_a_camera_expects_them(size: str) -> None:
    result = large("fields", size=size, count=1)
    (stamp,) = dots_on(result, "field 1")
    dots = [mark for mark in result.document.stamps[stamp.name] if isinstance(mark, Icon)]
    lowest = stamp.y + max(dot.y + dot.width / 2 for dot in dots)
    (code,) = marks_of(result, "field 1", Qr)
    assert 15 <= code.y - lowest <= 35
    assert code.y - lowest == pytest.approx(21.6, abs=0.01)
    swatches = [mark for mark in marks_of(result, "field 1", Rect) if mark.width == mark.height and mark.width >= 12]
    assert [swatch.y - lowest for swatch in swatches] == pytest.approx([18.0, 42.0], abs=0.01)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_widest_code_fits_into_its_place(paper: str) -> None:
    measure = around(large("fields", paper=paper, count=1)).measure
    place = Box(0.0, 0.0, safe_area(paper).width - 126.0, 60.0)
    for code in ("K1-12X12-MMMM-MMMMMM-M", "K1-12X12-3221-7F2QX3-C", "K1-6X6-3221-7F2QX3-C"):
        text = set_code(code, place, measure)
        assert text.complaints == ()
        lines = [mark.text for mark in text.marks if isinstance(mark, Text)]
        assert "".join(lines) == code
    assert len(lines) == 1
    narrow = set_code("K1-12X12-MMMM-MMMMMM-M", place.left_part(20.0), measure)
    assert {complaint.key for complaint in narrow.complaints} == {"size"}  # placed at --size, not in the theme


@pytest.mark.parametrize("size", ["12x12", "10x12", "12x10"])
def test_every_seed_has_room_for_its_code(size: str) -> None:
    for seed in range(1, 13):
        large("fields", size=size, count=3, seed=seed)


def test_boxes_are_much_larger() -> None:
    def pitch(result: LaidOut, page: str) -> float:
        stamp = dots_on(result, page)[0]
        dots = result.document.stamps[stamp.name]
        return sorted({mark.x for mark in dots})[1] - sorted({mark.x for mark in dots})[0]

    assert pitch(large(), "field 1") > 1.5 * pitch(laid_out("booklet"), "fields 1")


def test_the_same_fields_as_in_the_small_booklet() -> None:
    assert large().codes == laid_out("booklet").codes


@pytest.mark.parametrize(
    ("game", "material"), [("kaesekaestchen", "score-pad"), ("kaesekaestchen", "all"), ("knights", "cards")]
)
def test_what_has_no_large_print_says_so(game: str, material: str) -> None:
    with pytest.raises(UsageError, match="--large"):
        lay_out(Job(game, materials=(material,), large=True, seed=1))
