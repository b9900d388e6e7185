"""The room's words and worked examples, read without the program's own loaders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.words import Words

ROOT = Path(__file__).parents[3]


def flat(data: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def words_of(lang: str) -> Words:
    file = ROOT / "generator/games/kaese_wuerfeln/words" / f"{lang}.yaml"
    return Words(lang, dict(flat(yaml.safe_load(file.read_text("utf-8")))))


@pytest.fixture(scope="session")
def english() -> Words:
    return words_of("en")


@pytest.fixture(scope="session")
def german() -> Words:
    return words_of("de")


@pytest.fixture(scope="session")
def worked() -> dict[str, dict[str, Any]]:
    """The worked examples of this game by id."""
    rows = yaml.safe_load((ROOT / "tests/cases/worked_examples.yaml").read_text("utf-8"))
    found = {row["id"]: row for row in rows if row["id"].startswith("KW")}
    assert set(found) == {"KW-01", "KW-02", "KW-03", "KW-05", "KW-06", "KW-08", "KW-10", "KW-11"}
    return found


@pytest.fixture(scope="session")
def pieces() -> dict[int, int]:
    """The default spread of the pieces (KW-2)."""
    data = yaml.safe_load((ROOT / "layouts/pieces/default.yaml").read_text("utf-8"))
    return dict(data["pieces"])
