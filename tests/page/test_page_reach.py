"""How far marks reach."""

from __future__ import annotations

import pytest

from generator.page.box import Box
from generator.page.marks import Circle, Face, Icon, Line, Mark, Page, Path, Qr, Rect, Stamp, Text
from generator.page.picture import Picture
from generator.page.reach import Surroundings, reach, strays


class HalfWide:
    """A made-up font: every letter is half as wide as the size, capitals are 0.7 high."""

    def width(self, text: str, face: Face, size: float) -> float:
        return len(text) * size / 2

    def missing(self, text: str, face: Face) -> str:
        return ""

    def ascent(self, face: Face) -> float:
        return 0.7


AROUND = Surroundings(
    HalfWide(), {"boat": Picture(20, 10, ())}, {"bar": (Rect(0, -1, 20, 2, fill="ink"), Circle(0, 0, 2, fill="ink"))}
)

CASES = [
    (Line(10, 20, 30, 20, 2), (10, 19, 30, 21)),
    (Line(10, 20, 10, 30, 2), (9, 20, 11, 30)),
    (Line(10, 20, 30, 20, 2, round_ends=True), (9, 19, 31, 21)),
    (Rect(10, 20, 30, 40, fill="ink"), (10, 20, 40, 60)),
    (Rect(10, 20, 30, 40, stroke="ink", stroke_width=2), (9, 19, 41, 61)),
    (Circle(10, 20, 5, stroke="ink", stroke_width=1), (4.5, 14.5, 15.5, 25.5)),
    (Path((("M", 1, 2), ("C", 0, 9, 8, 3, 4, 5), ("Z",)), fill="ink"), (0, 2, 8, 9)),
    (Text(50, 50, "abcd", 10), (50, 43, 70, 52.6)),
    (Text(50, 50, "abcd", 10, anchor="centre"), (40, 43, 60, 52.6)),
    (Text(50, 50, "Äbcd", 10, anchor="right"), (30, 40.5, 50, 52.6)),
    (Text(50, 50, "abcd", 10, angle=90), (47.4, 50, 57, 70)),
    (Icon("boat", 10, 10, 40), (10, 10, 50, 30)),
    (Icon("boat", 10, 10, 40, angle=90), (20, 0, 40, 40)),
    (Qr("K1", 10, 20, 16), (10, 20, 26, 36)),
    (Stamp("bar", 50, 50), (48, 48, 70, 52)),
    (Stamp("bar", 50, 50, angle=90), (48, 48, 52, 70)),
]


@pytest.mark.parametrize(("mark", "box"), CASES)
def test_reach_holds_the_whole_mark(mark: Mark, box: tuple[float, float, float, float]) -> None:
    found = reach(mark, AROUND)
    assert (found.x, found.y, found.right, found.bottom) == pytest.approx(box)


def test_strays_are_the_marks_outside_the_safe_area() -> None:
    inside, outside = Circle(8, 8, 3, fill="ink"), Circle(8, 8, 3.1, fill="ink")
    page = Page("p", 100, 100, (inside, outside, inside))
    assert strays(page, Box(5, 5, 90, 90), AROUND) == (outside,)
