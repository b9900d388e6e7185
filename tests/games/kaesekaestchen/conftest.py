"""The room's words and worked examples, read without the program's own loaders."""

from __future__ import annotations

from typing import Any

import pytest
from words_help import read_yaml, words_of

from generator.words import Words


@pytest.fixture(scope="session")
def english() -> Words:
    return words_of("kaesekaestchen", "en")


@pytest.fixture(scope="session")
def german() -> Words:
    return words_of("kaesekaestchen", "de")


@pytest.fixture(scope="session")
def worked() -> dict[str, dict[str, Any]]:
    """The worked examples of this game by id."""
    rows = read_yaml("tests/cases/worked_examples.yaml")
    found = {row["id"]: row for row in rows if row["id"].startswith("KK")}
    replays = {"KK-01", "KK-02a", "KK-03a", "KK-04", "KK-06", "KK-07"}
    assert set(found) == replays | {"KK-08", "KK-09", "KK-11", "KK-12"}
    return found
