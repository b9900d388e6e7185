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
    file = ROOT / "generator/games/kaesekaestchen/words" / f"{lang}.yaml"
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
    found = {row["id"]: row for row in rows if row["id"].startswith("KK")}
    replays = {"KK-01", "KK-02a", "KK-03a", "KK-04", "KK-06", "KK-07"}
    assert set(found) == replays | {"KK-08", "KK-09", "KK-11", "KK-12"}
    return found
