"""The committed JSON Schemas are those of the models, and every shipped file fits its schema as well as its model."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from pydantic import TypeAdapter

from generator.checking import check_file
from generator.config.yaml_source import read
from generator.schemas import NAMES, schema_of, schema_text

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "layouts" / "schemas"
FOLDERS = {
    "mixes": "mix",
    "papers": "paper",
    "cards": "card_size",
    "decks": "deck",
    "dice": "dice",
    "pieces": "pieces",
    "plans": "plan",
    "results": "result",
}
SHIPPED = [
    *((path, "theme") for path in sorted((ROOT / "themes").glob("*/theme.yaml"))),
    *((path, name) for folder, name in FOLDERS.items() for path in sorted((ROOT / "layouts" / folder).glob("*.yaml"))),
]
RESULTS = {
    "kaesekaestchen": """
game: kaesekaestchen
players: [Anna, Ben]
variant: {blitz: false, twist_hunt: gate}
fields:
  - {field: K1-6X6-3221-7F2QX3-C, counts: {A: {boxes: 17, double: 2}, B: {boxes: 18, double: 1}}}
  - {rows: 3, columns: 3, twists: {}, moves: [a1-b1, {line: c3-c4, swap: {c3: d1}}]}
""",
    "kaese-wuerfeln": """
game: kaese-wuerfeln
pieces: {2: 12, 3: 10}
players: [{name: Anna, stacks: [[6, 5, 4, 2], [3]], mice: 1, bonus: [25], close: [0]}]
""",
    "cheese-master": """
game: cheese-master
players: [Anna, Ben]
dice: {yellow: 3, orange: [king]}
rounds: [{roll: ["+3", 1, king], plates: {Anna: 2, Ben: none}, penalties: {Anna: 1}}]
""",
    "knights": """
game: knights
deck: rulebook
players: [Ada, Bo]
parties: {Ada: [Listerka], Bo: []}
discard: 9
choose: {Ada: Bo}
""",
}


def as_json(data: Any) -> Any:
    """Numbers as keys become text, as an editor sees them."""
    return json.loads(json.dumps(data))


def wrong(schema: dict[str, Any], data: Any) -> list[str]:
    return [f"{list(error.path)}: {error.message}" for error in Draft202012Validator(schema).iter_errors(data)]


def test_every_schema_is_committed_and_no_other() -> None:
    assert {path.name for path in SCHEMAS.iterdir()} == {f"{name}.json" for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_schema_is_the_generated_one(name: str) -> None:
    assert (SCHEMAS / f"{name}.json").read_text("utf-8") == schema_text(name)
    Draft202012Validator.check_schema(schema_of(name))


@pytest.mark.parametrize(("path", "name"), [pytest.param(*each, id=str(each[0].relative_to(ROOT))) for each in SHIPPED])
def test_a_shipped_file_fits_its_schema_and_names_it(path: Path, name: str) -> None:
    first = path.read_text("utf-8").splitlines()[0]
    line, _, schema = first.partition("=")
    assert line == "# yaml-language-server: $schema"
    assert (path.parent / schema).resolve() == SCHEMAS / f"{name}.json"
    assert wrong(schema_of(name), as_json(read(path).data)) == []


@pytest.mark.parametrize("path", [path for path, name in SHIPPED if name != "theme"], ids=lambda path: path.stem)
def test_a_shipped_file_fits_its_model(path: Path) -> None:
    assert [str(problem) for problem in check_file(str(path)) if problem.severity == "error"] == []


def test_the_list_of_shipped_files_is_not_asleep() -> None:
    assert {name for _, name in SHIPPED} == set(NAMES)
    assert len(SHIPPED) > 25


@pytest.mark.parametrize("game", RESULTS)
def test_results_of_every_game_fit(game: str) -> None:
    data = as_json(yaml.safe_load(RESULTS[game]))
    assert wrong(schema_of("result"), data) == []
    assert wrong(schema_of("result"), {**data, "playrs": []}) != []
    assert wrong(schema_of("result"), {**data, "game": "chess"}) != []


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("theme", {"title": {"de": "A"}}),
        ("theme", {"colours": {"ink": "black"}}),
        ("theme", {"twists": {"bmob": 1}}),
        ("mix", {"title": {"de": "A", "en": "B"}, "twists": {"bomb": -1}}),
        ("paper", {"title": {"de": "A", "en": "B"}, "width": "wide", "height": 3}),
        ("deck", {"title": "x", "cards": []}),
        ("pieces", {"pieces": {"2": -1}}),
    ],
)
def test_a_schema_finds_mistakes(name: str, data: Any) -> None:
    assert wrong(schema_of(name), data) != []


def test_what_is_read_is_what_the_schema_is_of() -> None:
    """A schema is that of the input: a text may stand for both languages of a card."""
    schema = schema_of("deck")
    data = {"title": "House", "cards": [{"name": "Fox", "text": "unknown"}]}
    assert wrong(schema, data) == []
    from generator.games.knights.deck_file import DeckModel

    assert TypeAdapter(DeckModel).validate_python(data).title.de == "House"
