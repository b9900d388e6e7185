"""The room's own files, read once: dice, words, worked examples."""

from __future__ import annotations

from typing import Any

import pytest
from words_help import read_yaml, words_of

from generator.games.cheese_master.dice import DiceBox
from generator.games.cheese_master.dice_file import DiceFileModel, box_of
from generator.words import Words


@pytest.fixture(scope="session")
def dice_data() -> Any:
    return read_yaml("layouts/dice/cheese_master.yaml")


@pytest.fixture(scope="session")
def box(dice_data: Any) -> DiceBox:
    return box_of(DiceFileModel.model_validate(dice_data))


@pytest.fixture(scope="session")
def both_words() -> dict[str, Words]:
    return {lang: words_of("cheese_master", lang) for lang in ("de", "en")}


@pytest.fixture(scope="session")
def words(both_words: dict[str, Words]) -> Words:
    return both_words["de"]


@pytest.fixture(scope="session")
def worked_examples() -> list[dict[str, Any]]:
    return [case for case in read_yaml("tests/cases/worked_examples.yaml") if case["kind"].startswith("cm_")]
