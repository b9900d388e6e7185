"""JSON Schemas of the files people write, generated from the models that read them: for editors and other programs.

A schema knows names, types and shapes; what depends on more than one value is `check`'s to say."""

from __future__ import annotations

import json
from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from generator.catalogue import SCORED, calculator_named
from generator.safe_file import write_file

DRAFT = "https://json-schema.org/draft/2020-12/schema"
ENDING = ".json"

MODELS: dict[str, tuple[str, str]] = {
    "theme": ("config.theme_file:ThemeFile", "Theme: themes/<name>/theme.yaml"),
    "mix": ("config.mix:MixFile", "Twist mix: layouts/mixes/<name>.yaml"),
    "paper": ("config.paper:PaperFile", "Paper: layouts/papers/<name>.yaml"),
    "card_size": ("config.card_size:CardSizeFile", "Card size: layouts/cards/<name>.yaml"),
    "deck": ("games.knights.deck_file:DeckModel", "Deck of Knights of the Round Cheese: layouts/decks/<name>.yaml"),
    "dice": ("games.cheese_master.dice_file:DiceFileModel", "Dice of Cheese Master: layouts/dice/<name>.yaml"),
    "pieces": ("games.kaese_wuerfeln.pieces_file:PiecesFile", "Pieces of Käse Würfeln: layouts/pieces/<name>.yaml"),
    "plan": ("config.plan:PlanFile", "Plan of a batch: layouts/plans/<name>.yaml"),
}
"""Name of a schema -> the model of its files, and its title."""

RESULT = "result"
NAMES = (*MODELS, RESULT)


def write_schemas(folder: Path, force: bool) -> tuple[Path, ...]:
    """Write every schema into the folder; gives the files. InputError for a different file without `force`."""
    paths = tuple(folder / f"{name}{ENDING}" for name in NAMES)
    for name, path in zip(NAMES, paths, strict=True):
        write_file(path, schema_text(name).encode(), force)
    return paths


def schema_text(name: str) -> str:
    """A schema as the text of its file; the same models give the same text."""
    return json.dumps(schema_of(name), ensure_ascii=False, indent=2) + "\n"


def schema_of(name: str) -> dict[str, Any]:
    """A schema. KeyError for a name that is none of NAMES."""
    if name == RESULT:
        return _headed(_result_model(), "Result of a game, for `kaeseblatt score`")
    place, title = MODELS[name]
    module, _, model = place.partition(":")
    return _headed(getattr(import_module(f"generator.{module}"), model), title)


def _result_model() -> Any:
    """The results of all games; the key `game` tells them apart."""
    models = [calculator_named(game).model for game in SCORED]
    return reduce(or_, models)


def _headed(model: Any, title: str) -> dict[str, Any]:
    schema = TypeAdapter(model).json_schema()
    return {"$schema": DRAFT, **schema, "title": title}
