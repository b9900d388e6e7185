"""Icon files: path data, arcs, transforms, shapes and paint, against independent evaluation."""

from __future__ import annotations

from cmath import exp, phase
from itertools import pairwise
from math import hypot, pi, radians, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.config.icon_file import parse_picture, roles_of
from generator.config.svg_path import steps_of_path
from generator.config.svg_transform import matrix_of, moved
from generator.page.marks import Step
from generator.page.picture import Picture, Shape
from generator.problems import InputError


def drawn(inside: str) -> Picture:
    return parse_picture(f'<svg viewBox="0 0 24 24">{inside}</svg>', "i.svg")


def shape(inside: str) -> Shape:
    (only,) = drawn(inside).shapes
    return only


PATHS: dict[str, list[Step]] = {
    "M1 2": [("M", 1, 2)],
    "m1,2 3 4": [("M", 1, 2), ("L", 4, 6)],
    "M1 2 3 4 l1 1 1 1": [("M", 1, 2), ("L", 3, 4), ("L", 4, 5), ("L", 5, 6)],
    "M1-2.5.5.5": [("M", 1, -2.5), ("L", 0.5, 0.5)],
    "M1e1 2E-1": [("M", 10, 0.2)],
    "M0 0H5h-2V7v1": [("M", 0, 0), ("L", 5, 0), ("L", 3, 0), ("L", 3, 7), ("L", 3, 8)],
    "M1 1c1 0 2 1 2 2": [("M", 1, 1), ("C", 2, 1, 3, 2, 3, 3)],
    "M0 0C0 1 1 2 2 2S4 3 4 4s1 1 1 2": [
        ("M", 0, 0), ("C", 0, 1, 1, 2, 2, 2), ("C", 3, 2, 4, 3, 4, 4), ("C", 4, 5, 5, 5, 5, 6),
    ],
    "M1 1S2 2 3 3": [("M", 1, 1), ("C", 1, 1, 2, 2, 3, 3)],
    "M0 0Q3 0 3 3": [("M", 0, 0), ("C", 2, 0, 3, 1, 3, 3)],
    "M0 0q3 0 3 3t3 3": [("M", 0, 0), ("C", 2, 0, 3, 1, 3, 3), ("C", 3, 5, 4, 6, 6, 6)],
    "M0 0T3 3": [("M", 0, 0), ("C", 0, 0, 1, 1, 3, 3)],
    "M1 1h1v1zl2 2": [("M", 1, 1), ("L", 2, 1), ("L", 2, 2), ("Z",), ("M", 1, 1), ("L", 3, 3)],
    "M1 1h1zm2 2h1Z": [("M", 1, 1), ("L", 2, 1), ("Z",), ("M", 3, 3), ("L", 4, 3), ("Z",)],
    "M0 0A0 5 0 0 1 3 3": [("M", 0, 0), ("L", 3, 3)],
    "M2 2A5 5 0 0 1 2 2": [("M", 2, 2)],
}  # fmt: skip


@pytest.mark.parametrize("data", PATHS)
def test_path_data_become_absolute_steps(data: str) -> None:
    steps = steps_of_path(data)
    assert [step[0] for step in steps] == [step[0] for step in PATHS[data]]
    for found, wanted in zip(steps, PATHS[data], strict=True):
        assert found[1:] == pytest.approx(wanted[1:], abs=1e-9)


def test_flags_of_an_arc_need_no_space() -> None:
    assert steps_of_path("M0 0a2 2 0 01.5.5") == steps_of_path("M0 0a2,2 0 0 1 0.5 0.5")
    assert steps_of_path("M0 0a2 2 0 111 1-2 2 0 00-1-1") == steps_of_path("M0 0a2 2 0 1 1 1 1 -2 2 0 0 0 -1 -1")


@pytest.mark.parametrize("data", ["", "1 2", "L1 2", "M1", "M1 2 3", "M1 2 Z3", "M1 2 A1 1 0 2 0 3 3", "M0 0 L1 2 # x"])
def test_broken_path_data_are_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        steps_of_path(data)


def points_on(start: complex, step: Step, count: int = 8) -> list[complex]:
    """Points of a cubic step, by de Casteljau."""
    controls = [start, *(complex(step[i], step[i + 1]) for i in (1, 3, 5))]
    points = []
    for n in range(count + 1):
        left = controls
        while len(left) > 1:
            left = [a + (b - a) * n / count for a, b in pairwise(left)]
        points.append(left[0])
    return points


size = st.floats(0.5, 20).map(lambda value: round(value, 2))
place = st.floats(-20, 20).map(lambda value: round(value, 2))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(size, size, st.integers(0, 180), st.booleans(), st.booleans(), place, place)
def test_arcs_lie_on_their_ellipse_and_go_the_way_their_flags_say(
    rx: float, ry: float, turn: int, large: bool, sweep: bool, x: float, y: float
) -> None:
    if hypot(x, y) < 0.1:
        x += 1
    steps = steps_of_path(f"M0 0A{rx} {ry} {turn} {large:d} {sweep:d} {x} {y}")
    assert steps[-1][-2:] == (x, y)

    # In a plane turned back and squeezed, the ellipse is the unit circle.
    def flat(point: complex) -> complex:
        back = point * exp(-1j * radians(turn))
        return complex(back.real / rx, back.imag / ry)

    chord = flat(complex(x, y))
    grow = max(1.0, abs(chord) / 2)
    points, start = [0j], 0j
    for step in steps[1:]:
        points += points_on(start, step)[1:]
        start = points[-1]
    circle = [flat(point) / grow for point in points]
    half = chord / grow / 2
    side = 1 if large != sweep else -1
    middle = half + side * 1j * half / abs(half) * sqrt(max(0.0, 1 - abs(half) ** 2))
    assert all(abs(abs(point - middle) - 1) < 2e-3 for point in circle)
    turned = sum(phase((b - middle) / (a - middle)) for a, b in pairwise(circle))
    assert (turned > 0) == sweep
    if abs(half) < 0.99:
        assert (abs(turned) > pi) == large


def test_circles_are_round_and_rectangles_keep_their_corners() -> None:
    circle = shape('<circle cx="12" cy="10" r="8"/>').steps
    assert [step[0] for step in circle] == ["M", "C", "C", "C", "C", "Z"]
    start = complex(20, 10)
    for step in circle[1:5]:
        for point in points_on(start, step):
            assert abs(abs(point - complex(12, 10)) - 8) < 0.003
        start = complex(step[-2], step[-1])
    assert shape('<rect x="1" y="2" width="3" height="4"/>').steps == (
        ("M", 1, 2), ("L", 4, 2), ("L", 4, 6), ("L", 1, 6), ("Z",),
    )  # fmt: skip
    rounded = shape('<rect width="10" height="4" rx="9"/>').steps  # no more than half of the shorter side
    assert rounded[0] == ("M", 2, 0)
    assert [step[0] for step in rounded] == [*"MLCLCLCLC", "Z"]


def test_the_other_shapes() -> None:
    assert shape('<line x1="1" y1="2" x2="3" y2="4" stroke="ink"/>') == Shape(
        (("M", 1, 2), ("L", 3, 4)), None, "ink", 1
    )
    assert shape('<polyline points="1,2 3,4,5 6"/>').steps == (("M", 1, 2), ("L", 3, 4), ("L", 5, 6))
    assert shape('<polygon points="1 2 3 4"/>').steps[-1] == ("Z",)
    assert shape('<ellipse cx="5" cy="5" rx="4" ry="2"/>').steps[2][-2:] == (1, 5)


def test_transforms_apply_from_the_inside_out() -> None:
    cases = {
        "translate(3)": (4.0, 2.0), "translate(3,-1)": (4.0, 1.0), "scale(2)": (2.0, 4.0), "scale(-1 2)": (-1.0, 4.0),
        "rotate(90)": (-2.0, 1.0), "rotate(180, 1, 1)": (1.0, 0.0), "matrix(1 2 3 4 5 6)": (12.0, 16.0),
        "translate(10 0) scale(2)": (12.0, 4.0), "scale(2), translate(10 0)": (22.0, 4.0), "": (1.0, 2.0),
    }  # fmt: skip
    for text, wanted in cases.items():
        assert moved([("M", 1, 2)], matrix_of(text)) == (("M", *wanted),), text
    inner = '<g transform="translate(10 0)"><g transform="scale(2)"><path d="M1 2" transform="rotate(90)"/></g></g>'
    assert shape(inner).steps == (("M", 6, 2),)


def test_paint_is_inherited_and_strokes_grow_with_their_group() -> None:
    picture = drawn(
        '<g fill="accent:30" stroke="wood" stroke-width="2" transform="scale(3)"><circle r="1"/>'
        '<circle r="1" fill="none"/><circle r="1" stroke="none" fill="#ABCDEF"/></g><circle r="1"/>'
        '<circle r="1" fill="none"/>'
    )
    paint = [(it.fill, it.stroke, it.stroke_width if it.stroke else None) for it in picture.shapes]
    assert paint == [("accent:30", "wood", 6), (None, "wood", 6), ("#abcdef", None, None), ("ink", None, None)]
    assert roles_of(picture) == {"accent", "wood", "ink"}
    assert (picture.width, picture.height) == (24, 24)


def test_moved_numbers_are_rounded_and_zero_has_no_sign() -> None:
    steps = shape('<path d="M-0.001 1.2345" transform="scale(.1)"/>').steps
    assert str(steps) == "(('M', 0.0, 0.123),)"


def test_titles_comments_and_ids_are_silent() -> None:
    assert (
        shape('<title>A</title><!-- b --><desc id="d">C</desc><path id="p" d="M0 0h1"><title>x</title></path>').fill
        == "ink"
    )


def test_entities_and_outside_files_are_never_read() -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 1 1"><title>&b;</title></svg>'
    for text in (bomb, bomb.replace('"aa"', 'SYSTEM "/etc/passwd"'), '<svg viewBox="0 0 1 1"><title>&x;</title></svg>'):
        with pytest.raises(InputError):
            parse_picture(text, "i.svg")


@pytest.mark.parametrize("inside", ['<path d="M0 0H1e400"/>', '<circle r="1e9"/>', '<g transform="scale(1e300)"/>'])
def test_numbers_that_overflow_are_refused(inside: str) -> None:
    with pytest.raises(InputError, match="100000"):
        drawn(inside)


def test_the_encoding_a_file_claims_does_not_matter() -> None:
    text = '<?xml version="1.0" encoding="ISO-8859-1"?><svg viewBox="0 0 1 1"><title>Käse</title></svg>'
    assert parse_picture(text, "i.svg").shapes == ()
