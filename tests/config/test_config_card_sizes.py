"""Card sizes from files: the shipped ones, own ones, and wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.config.card_size import card_size_at, read_card_size
from generator.config.shelf import UnknownNameError, names
from generator.problems import InputError

SHIPPED = {
    "square-60": (60, 60), "square-70": (70, 70), "poker": (63.5, 88.9), "mini-euro": (44, 67), "tarot": (70, 120),
    "bridge": (57, 89),
}  # fmt: skip
GOOD = "title: {de: Eigen, en: Own}\nwidth: 50\nheight: 80\n"


def test_the_shipped_sizes_are_the_trade_s() -> None:
    assert set(names("cards")) == set(SHIPPED)
    for name, measures in SHIPPED.items():
        size = read_card_size(name)
        assert (size.width, size.height) == measures
        assert (size.bleed, size.safe) == (3, 3)
        assert size.warnings == ()


def test_a_size_of_ones_own_has_usual_bleed_and_safe_zone(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(GOOD)
    size = read_card_size(str(file))
    assert (size.name, size.width, size.height, size.bleed, size.safe, size.corner_radius) == ("own", 50, 80, 3, 3, 0)


@pytest.mark.parametrize(
    ("line", "key", "severity"),
    [
        ("width: 24.9", "width", "error"),
        ("height: 251", "height", "error"),
        ("bleed: -1", "bleed", "error"),
        ("bleed: 10.5", "bleed", "error"),
        ("bleed: 1", "bleed", "warning"),
        ("safe: 13", "safe", "error"),
        ("safe: 1", "safe", "warning"),
        ("corner_radius: 13", "corner_radius", "error"),
        ("radius: 3", "radius", "error"),
        ("bleed: viel", "bleed", "error"),
        ("width: .inf", "width", "error"),
    ],
)
def test_what_cannot_be_cut_is_named_with_its_line(tmp_path: Path, line: str, key: str, severity: str) -> None:
    file = tmp_path / "own.yaml"
    kept = [other for other in GOOD.splitlines() if not other.startswith(f"{key}:")]
    file.write_text("\n".join([*kept, line]) + "\n")
    try:
        problems = card_size_at(file).warnings
    except InputError as error:
        problems = error.problems
    (problem,) = problems
    assert (problem.key, problem.severity, problem.place.line) == (key, severity, len(kept) + 1)


def test_an_unknown_size_names_those_there_are() -> None:
    with pytest.raises(UnknownNameError, match=r'did you mean "poker".*tarot'):
        read_card_size("pocker")
