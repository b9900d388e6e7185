"""Every mark lands where it was put: looked at in pixels, ten to the millimetre, y down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

from generator.page.marks import Circle, Icon, Line, Path, Qr, Rect, Stamp, Text

Draw = Callable[..., Image.Image]


def inked(picture: Image.Image) -> tuple[float, float, float, float]:
    """Left, top, right, bottom in mm of what is not white."""
    box = ImageChops.invert(picture).convert("L").point(lambda value: 255 * (value > 40)).getbbox()
    assert box is not None, "nothing was drawn"
    left, top, right, bottom = (edge / 10 for edge in box)
    return left, top, right, bottom


CASES = [
    (Circle(30, 40, 10, fill="ink"), (20, 30, 40, 50)),
    (Circle(30, 40, 10, stroke="ink", stroke_width=2), (19, 29, 41, 51)),
    (Rect(10, 20, 30, 40, fill="ink"), (10, 20, 40, 60)),
    (Rect(10, 20, 30, 40, fill="ink", radius=5), (10, 20, 40, 60)),
    (Line(10, 20, 60, 20, 2), (10, 19, 60, 21)),
    (Line(10, 20, 60, 20, 2, round_ends=True), (9, 19, 61, 21)),
    (Path((("M", 10, 10), ("L", 40, 10), ("L", 40, 30), ("Z",)), fill="ink"), (10, 10, 40, 30)),
    (Icon("crate", 10, 20, 48), (14, 24, 54, 64)),
    (Icon("crate", 10, 20, 48, angle=90), (14, 24, 54, 64)),
    (Qr("K16X632217F2QX3C", 20, 30, 21), (20, 30, 41, 51)),
    (Stamp("bar", 50, 50), (50, 49, 70, 51)),
    (Stamp("bar", 50, 50, angle=90), (49, 50, 51, 70)),
]
STAMPS = {"bar": (Rect(0, -1, 20, 2, fill="ink"),)}


@pytest.mark.parametrize(("mark", "box"), CASES)
def test_mark_fills_its_box(drawn: Draw, mark: object, box: tuple[float, ...]) -> None:
    assert inked(drawn(mark, stamps=STAMPS)) == pytest.approx(box, abs=0.15)


def test_circle_is_round_and_rounded_corner_is_not_filled(drawn: Draw) -> None:
    circle = drawn(Circle(30, 30, 10, fill="ink"))
    assert circle.getpixel((300 + 69, 300 + 69)) != (255, 255, 255)
    assert circle.getpixel((300 + 73, 300 + 73)) == (255, 255, 255)
    rect = drawn(Rect(10, 10, 30, 30, fill="ink", radius=5))
    assert rect.getpixel((105, 105)) == (255, 255, 255)
    assert rect.getpixel((120, 120)) != (255, 255, 255)


def test_icon_turns_clockwise_about_its_centre(drawn: Draw) -> None:
    wedge = Stamp("wedge", 50, 50, angle=90)
    picture = drawn(wedge, stamps={"wedge": (Path((("M", 0, 0), ("L", 20, 0), ("L", 0, 20), ("Z",)), fill="ink"),)})
    assert inked(picture) == pytest.approx((30, 50, 50, 70), abs=0.15)
    assert picture.getpixel((480, 520)) != (255, 255, 255), "the right angle stays at the origin"


@pytest.mark.parametrize(("anchor", "left"), [("left", 50), ("centre", 40), ("right", 30)])
def test_text_hangs_on_its_anchor(drawn: Draw, anchor: str, left: float) -> None:
    from generator.pdf.fonts import load

    size = 20 / load().width("HH", "text", 1)
    box = inked(drawn(Text(50, 50, "HH", size, anchor=anchor)))
    assert box[0] == pytest.approx(left, abs=0.1 * size)
    assert box[2] == pytest.approx(left + 20, abs=0.1 * size)
    assert box[3] == pytest.approx(50, abs=0.3), "stands on the baseline"
    assert box[1] == pytest.approx(50 - load().ascent("text") * size, abs=0.3)


def test_turned_text_runs_downward(drawn: Draw) -> None:
    left, top, right, bottom = inked(drawn(Text(50, 30, "HHHH", 5, angle=90)))
    assert (right - left) < 5 < (bottom - top)
    assert left == pytest.approx(50, abs=0.15)
    assert top == pytest.approx(30.4, abs=0.3)


def test_later_marks_lie_on_top(drawn: Draw) -> None:
    picture = drawn(Rect(10, 10, 30, 30, fill="ink"), Rect(20, 20, 10, 10, fill="player_a"))
    assert picture.getpixel((250, 250)) == (255, 0, 0)


def test_dash_leaves_gaps_and_the_next_line_is_whole(drawn: Draw) -> None:
    picture = drawn(Line(10, 10, 40, 10, 1, dash=(2, 3)), Line(10, 20, 40, 20, 1))
    dashed = [picture.getpixel((x, 100)) == (255, 255, 255) for x in range(105, 395)]
    assert sum(dashed) == pytest.approx(290 * 0.6, abs=20)
    assert all(picture.getpixel((x, 200)) != (255, 255, 255) for x in range(105, 395))


def test_state_does_not_leak_between_marks_and_forms(drawn: Draw) -> None:
    picture = drawn(
        Rect(10, 10, 10, 10, fill="player_a"),
        Stamp("bar", 40, 15),
        Rect(70, 10, 10, 10, fill="player_a"),
        Stamp("bar", 40, 45),
        stamps=STAMPS,
    )
    assert picture.getpixel((150, 150)) == picture.getpixel((750, 150)) == (255, 0, 0)
    assert picture.getpixel((500, 150)) == picture.getpixel((500, 450)) == (43, 33, 24)


def test_tint_is_opaque_and_mixed_with_paper(drawn: Draw) -> None:
    picture = drawn(Rect(10, 10, 30, 30, fill="ink"), Rect(10, 10, 30, 30, fill="player_a:20"))
    assert picture.getpixel((250, 250)) == (255, 204, 204)


def test_toned_icon_has_one_colour_and_keeps_its_paper(drawn: Draw) -> None:
    picture = drawn(Icon("crate", 10, 10, 24, tone="pale"))
    assert picture.getpixel((130, 130)) == (0xDD, 0xD0, 0xB4)
    assert picture.getpixel((190, 190)) == (255, 255, 255)
    assert picture.getpixel((220, 220)) == (0xDD, 0xD0, 0xB4)
