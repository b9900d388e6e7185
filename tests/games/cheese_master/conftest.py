"""The room's own files, read once: dice, words, worked examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.games.cheese_master.dice import DiceBox
from generator.games.cheese_master.dice_file import DiceFileModel, box_of
from generator.words import Words

ROOT = Path(__file__).parents[3]


def read_yaml(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def flat(texts: dict[str, Any], prefix: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in texts.items():
        found.update(flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {prefix + key: value})
    return found


@pytest.fixture(scope="session")
def dice_data() -> Any:
    return read_yaml("layouts/dice/cheese_master.yaml")


@pytest.fixture(scope="session")
def box(dice_data: Any) -> DiceBox:
    return box_of(DiceFileModel.model_validate(dice_data))


@pytest.fixture(scope="session")
def both_words() -> dict[str, Words]:
    return {
        lang: Words(lang, flat(read_yaml(f"generator/games/cheese_master/words/{lang}.yaml"))) for lang in ("de", "en")
    }


@pytest.fixture(scope="session")
def words(both_words: dict[str, Words]) -> Words:
    return both_words["de"]


@pytest.fixture(scope="session")
def worked_examples() -> list[dict[str, Any]]:
    return [case for case in read_yaml("tests/cases/worked_examples.yaml") if case["kind"].startswith("cm_")]
