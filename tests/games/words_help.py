"""Words of a room, read without the program's own loaders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from generator.words import Words

ROOT = Path(__file__).parents[2]


def read_yaml(path: str) -> Any:
    """The data of a YAML file of the repository."""
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def flat(data: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """All texts of nested words by dotted key."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def words_of(room: str, lang: str) -> Words:
    """The words of a room in one language."""
    return Words(lang, dict(flat(read_yaml(f"generator/games/{room}/words/{lang}.yaml"))))
