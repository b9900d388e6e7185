"""Outlines as operators."""

from __future__ import annotations

from typing import Any

import pytest

from generator.pdf import outlines


def test_pictures_are_written_in_whole_grains_without_a_minus_before_nothing() -> None:
    steps = (("M", 1.0, -0.001), ("C", 0.5, -0.5, 10.0, 0.0, -10.0, 1.02), ("Z",))
    assert outlines.grained_path(steps) == "20 0 m 10 -10 200 0 -200 20 c h"


@pytest.mark.parametrize("steps", [(("X", 1, 2),), (("M", 1),), (("L", 1, 2, 3),), (("Z", 1),)])
@pytest.mark.parametrize("written", [outlines.path, outlines.grained_path])
def test_what_is_no_step_is_refused(written: Any, steps: Any) -> None:
    with pytest.raises(ValueError, match="Not a step"):
        written(steps)
