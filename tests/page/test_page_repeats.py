"""Marks that come on several pages are folded into stamps, and nothing else changes."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.page.marks import Document, Line, Mark, Page, Stamp
from generator.page.repeats import LEAST, folded

FORM = tuple(Line(0, y, 10, y, 0.2) for y in range(LEAST))


def document(*pages: tuple[Mark, ...]) -> Document:
    return Document(tuple(Page(str(n), 50, 50, marks) for n, marks in enumerate(pages)), "t")


def unfolded(made: Document) -> list[list[Mark]]:
    """All marks as they would be drawn."""
    return [
        [drawn for mark in page.marks for drawn in (made.stamps[mark.name] if isinstance(mark, Stamp) else (mark,))]
        for page in made.pages
    ]


def line(number: int) -> Line:
    return Line(number, 0, number, 10, 0.5)


def test_a_form_on_two_pages_is_drawn_once() -> None:
    made = folded(document((line(1), *FORM, line(2)), (*FORM, line(3)), (line(4),)))
    stamp = Stamp("repeated 1", 0, 0)
    assert [page.marks for page in made.pages] == [(line(1), stamp, line(2)), (stamp, line(3)), (line(4),)]
    assert made.stamps == {"repeated 1": FORM}


def test_what_is_short_or_comes_once_stays() -> None:
    plain = document((*FORM[1:], line(1)), (*FORM[1:], line(2)), tuple(line(n) for n in range(20, 40)))
    assert folded(plain) is plain


def test_a_mark_shared_by_chance_does_not_hide_the_form() -> None:
    made = folded(document((line(1), *FORM), (line(1), *FORM), (line(2), *FORM)))
    assert made.stamps == {"repeated 1": FORM}


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.lists(st.lists(st.integers(0, 3), max_size=4), min_size=1, max_size=4))
def test_every_page_keeps_its_marks_in_their_order(pieces: list[list[int]]) -> None:
    forms = [tuple(Line(0, y, number, y, 0.2) for y in range(LEAST)) for number in range(3)]
    plain = document(*(tuple(mark for n in page for mark in (forms[n] if n < 3 else (line(n),))) for page in pieces))
    assert unfolded(folded(plain)) == [list(page.marks) for page in plain.pages]
