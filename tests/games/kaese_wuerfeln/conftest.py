"""The room's words and worked examples, read without the program's own loaders."""

from __future__ import annotations

from typing import Any

import pytest
from words_help import read_yaml, words_of

from generator.words import Words


@pytest.fixture(scope="session")
def english() -> Words:
    return words_of("kaese_wuerfeln", "en")


@pytest.fixture(scope="session")
def german() -> Words:
    return words_of("kaese_wuerfeln", "de")


@pytest.fixture(scope="session")
def worked() -> dict[str, dict[str, Any]]:
    """The worked examples of this game by id."""
    rows = read_yaml("tests/cases/worked_examples.yaml")
    found = {row["id"]: row for row in rows if row["id"].startswith("KW")}
    assert set(found) == {"KW-01", "KW-02", "KW-03", "KW-05", "KW-06", "KW-08", "KW-10", "KW-11"}
    return found


@pytest.fixture(scope="session")
def pieces() -> dict[int, int]:
    """The default spread of the pieces (KW-2)."""
    data = read_yaml("layouts/pieces/default.yaml")
    return dict(data["pieces"])
