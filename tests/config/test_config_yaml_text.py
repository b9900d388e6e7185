from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.config.yaml_source import parse
from generator.config.yaml_text import yaml_text

# What our own reader takes: no half characters, no byte order mark within a text.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
PLAIN = TEXTS | st.integers(-(10**9), 10**9) | st.booleans() | st.none()
DATA = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=12
)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.dictionaries(TEXTS, DATA, min_size=1, max_size=4))
def test_what_is_written_is_read_back(data: dict[str, Any]) -> None:
    assert parse(yaml_text(data), "x.yaml").data == data


@pytest.mark.parametrize(
    "name",
    [
        "no",
        "null",
        "true",
        "1e3",
        "010",
        "-",
        "~",
        "a: b",
        "# x",
        "[b]",
        '"',
        "\\",
        "Änne 🧀",
        "\u2028",
        "\x85",
        "\ufeff",
    ],
)
def test_names_stay_texts(name: str) -> None:
    data = {"players": [name], "parties": {name: [name]}, name: name}
    assert parse(yaml_text(data), "x.yaml").data == data


def test_the_text_is_readable() -> None:
    data = {"game": "x", "players": [{"name": "A", "stacks": [[6, 5], []]}, {"name": "B"}], "more": {}, "on": True}
    assert yaml_text(data) == (
        'game: "x"\nplayers:\n  - name: "A"\n    stacks: [[6, 5], []]\n  - {name: "B"}\nmore: {}\non: true\n'
    )
