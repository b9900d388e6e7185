"""Marks that come again are folded into stamps, and nothing else changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.page.marks import Circle, Document, Line, Mark, Page, Path, Stamp, Text
from generator.page.moving import moved, place_of
from generator.page.repeats import LEAST, folded


def form(x: float, y: float, length: float = 10) -> tuple[Mark, ...]:
    return tuple(Line(x, y + n, x + length, y + n, 0.2) for n in range(LEAST))


def line(number: int) -> Line:
    return Line(number, 0, number, 10, 0.5)


def document(*pages: tuple[Mark, ...]) -> Document:
    return Document(tuple(Page(str(n), 50, 50, marks) for n, marks in enumerate(pages)), "t")


def unfolded(made: Document) -> list[list[Mark]]:
    """All marks as they will be drawn."""
    pages: list[list[Mark]] = [[] for _ in made.pages]
    for page, drawn in zip(made.pages, pages, strict=True):
        for mark in page.marks:
            if isinstance(mark, Stamp):
                drawn += [moved(each, mark.x, mark.y) for each in made.stamps[mark.name]]
            else:
                drawn.append(mark)
    return pages


def test_a_form_on_two_pages_is_drawn_once() -> None:
    made = folded(document((line(1), *form(3, 5), line(2)), (*form(3, 5), line(3)), (line(4),)))
    stamp = Stamp("repeated 1", 3, 5)
    assert [page.marks for page in made.pages] == [(line(1), stamp, line(2)), (stamp, line(3)), (line(4),)]
    assert made.stamps == {"repeated 1": form(0, 0)}


def test_the_same_form_further_down_is_the_same_stamp() -> None:
    pages = [(line(n), *form(3, 5.1), line(n + 10), *form(3, 148.7)) for n in range(2)]
    made = folded(document(*pages))
    assert [mark for mark in made.pages[0].marks if isinstance(mark, Stamp)] == [
        Stamp("repeated 1", 3, 5.1),
        Stamp("repeated 1", 3, 148.7),
    ]
    assert len(made.stamps) == 1


def test_what_is_short_or_comes_once_stays() -> None:
    plain = document((*form(0, 0)[1:], line(1)), (*form(0, 0)[1:], line(2)), tuple(line(n) for n in range(20, 40)))
    assert folded(plain) is plain


def test_a_mark_shared_by_chance_does_not_hide_the_form() -> None:
    made = folded(document((line(1), *form(0, 1)), (line(1), *form(0, 1)), (line(2), *form(0, 1))))
    assert made.stamps == {"repeated 1": form(0, 0)}


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.lists(st.lists(st.integers(0, 3), max_size=4), min_size=1, max_size=4))
def test_every_page_keeps_its_marks_in_their_order(pieces: list[list[int]]) -> None:
    forms = [form(2.5, 3.25, length) for length in (10, 11, 12)]
    plain = document(*(tuple(mark for n in page for mark in (forms[n] if n < 3 else (line(n),))) for page in pieces))
    assert unfolded(folded(plain)) == [list(page.marks) for page in plain.pages]


@pytest.mark.parametrize(
    ("mark", "wanted"),
    [
        (Line(1, 2, 3, 4, 0.5), Line(1.5, 1, 3.5, 3, 0.5)),
        (Circle(1, 2, 3, fill="ink"), Circle(1.5, 1, 3, fill="ink")),
        (Text(1, 2, "a", 3), Text(1.5, 1, "a", 3)),
        (
            Path((("M", 1, 2), ("C", 1, 2, 3, 4, 5, 6), ("Z",))),
            Path((("M", 1.5, 1), ("C", 1.5, 1, 3.5, 3, 5.5, 5), ("Z",))),
        ),
    ],
)
def test_a_moved_mark_is_the_same_elsewhere(mark: Mark, wanted: Mark) -> None:
    assert moved(mark, 0.5, -1) == wanted
    assert place_of(wanted) == (place_of(mark)[0] + 0.5, place_of(mark)[1] - 1)
