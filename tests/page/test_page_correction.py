"""Similarities: applied, undone, and found again from where points were seen."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.page.correction import Correction, Sighting, fitted, residual

CENTRE = (105.0, 148.5)
CORNERS = ((40.0, 40.0), (170.0, 40.0), (40.0, 257.0), (170.0, 257.0))
corrections = st.builds(
    Correction, st.floats(-3, 3), st.floats(-3, 3), st.floats(-2, 2), st.floats(0.98, 1.02)
)


def sightings(correction: Correction) -> list[Sighting]:
    found = []
    for point in CORNERS:
        x, y = correction.applied(point, CENTRE)
        found += [Sighting(point, "x", x), Sighting(point, "y", y)]
    return found


def test_a_turn_is_clockwise_on_paper() -> None:
    assert Correction(angle=90.0).applied((115.0, 148.5), CENTRE) == pytest.approx((105.0, 158.5))
    assert Correction(1.0, 2.0, scale=2.0).applied((115.0, 148.5), CENTRE) == pytest.approx((126.0, 150.5))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(correction=corrections, x=st.floats(0, 210), y=st.floats(0, 297))
def test_undone_brings_every_point_back(correction: Correction, x: float, y: float) -> None:
    there = correction.applied((x, y), CENTRE)
    assert correction.undone().applied(there, CENTRE) == pytest.approx((x, y), abs=1e-9)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(correction=corrections)
def test_exact_sightings_tell_the_similarity(correction: Correction) -> None:
    found = fitted(sightings(correction), CENTRE)
    assert (found.dx, found.dy) == pytest.approx((correction.dx, correction.dy), abs=1e-7)
    assert found.angle == pytest.approx(correction.angle, abs=1e-7)
    assert found.scale == pytest.approx(correction.scale, abs=1e-9)
    assert residual(found, sightings(correction), CENTRE) < 1e-7


def test_one_wrong_sighting_is_shared_out_and_told() -> None:
    seen = sightings(Correction())
    seen[0] = Sighting(seen[0].point, "x", seen[0].seen + 1.0)
    found = fitted(seen, CENTRE)
    assert 0 < found.dx < 0.5
    assert 0.3 < residual(found, seen, CENTRE) < 1.0


def test_a_least_squares_fit_is_no_worse_than_its_neighbours() -> None:
    exact = sightings(Correction(0.5, -0.2))
    seen = [Sighting(it.point, it.axis, it.seen + 0.1 * (n % 3)) for n, it in enumerate(exact)]
    found = fitted(seen, CENTRE)

    def badness(it: Correction) -> float:
        return sum((it.applied(s.point, CENTRE)[s.axis == "y"] - s.seen) ** 2 for s in seen)

    for dx, dy, angle, scale in ((0.01, 0, 0, 0), (0, 0.01, 0, 0), (0, 0, 0.01, 0), (0, 0, 0, 1e-4)):
        for sign in (-1, 1):
            other = Correction(
                found.dx + sign * dx, found.dy + sign * dy, found.angle + sign * angle, found.scale + sign * scale
            )
            assert badness(other) > badness(found)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_too_few_sightings_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match="more corners"):
        fitted(sightings(Correction())[:count], CENTRE)
