"""A fifth game of known materials is one room and one line in the catalogue: built here in a copy of the program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

GAME = '''"""A game of one card."""

from __future__ import annotations

from generator.content import Content, LegendRow
from generator.content.pads import ReferenceCards
from generator.game import Ask, Game, Material, Prepared
from generator.problems import Complaint
from generator.words import Phrase, Words


def check(ask: Ask) -> tuple[Complaint, ...]:
    return () if ask.count is None else (Complaint("count", "this game has no amounts"),)


def set_up(ask: Ask) -> Prepared:
    return Prepared(ask.title)


def card(title: Phrase, words: Words) -> tuple[Content, ...]:
    row = LegendRow("double", words.phrase("card.name"), words.phrase("card.line"), Phrase(""))
    return (ReferenceCards(words.phrase("card.title"), title, (words.phrase("card.step"),), (row,), ()),)


FIFTH = Game(
    "fifth",
    {"de": "Fünftes", "en": "Fifth"},
    "fifth",
    (Material("card", {"de": "Karte", "en": "card"}, card, uses=frozenset({"count"})),),
    check,
    set_up,
)
'''

WORDS = {
    "de": 'card: {title: "Fünf gewinnt", name: "Käse", line: "Nimm fünf.", step: "Würfle."}\n',
    "en": 'card: {title: "Five wins", name: "Cheese", line: "Take five.", step: "Roll."}\n',
}

LINE = '    "kaesekaestchen": ("generator.games.kaesekaestchen.game", "KAESEKAESTCHEN"),\n'


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with a fifth room and one more line in its catalogue."""
    folder = tmp_path_factory.mktemp("fifth")
    ignored = shutil.ignore_patterns("__pycache__", "data")
    shutil.copytree(ROOT / "generator", folder / "generator", ignore=ignored)
    for shelf in ("themes", "layouts"):
        (folder / shelf).symlink_to(ROOT / shelf, target_is_directory=True)
    room = folder / "generator" / "games" / "fifth"
    (room / "words").mkdir(parents=True)
    (room / "__init__.py").write_text('"""A game of one card."""\n', encoding="utf-8")
    (room / "game.py").write_text(GAME, encoding="utf-8")
    for lang, text in WORDS.items():
        (room / "words" / f"{lang}.yaml").write_text(text, encoding="utf-8")
    catalogue = folder / "generator" / "catalogue.py"
    text = catalogue.read_text(encoding="utf-8")
    assert text.count(LINE) == 1
    catalogue.write_text(
        text.replace(LINE, LINE + '    "fifth": ("generator.games.fifth.game", "FIFTH"),\n'), encoding="utf-8"
    )
    return folder


def kaeseblatt(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    program = "from generator.cli import app; app()"
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-P", "-c", program, *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8")


@pytest.mark.parametrize("lang", WORDS)
def test_the_fifth_game_prints(copy: Path, lang: str) -> None:
    done = kaeseblatt(copy, "make", "fifth", "--lang", lang, "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    (row,) = json.loads(done.stdout)["files"]
    assert row["materials"] == ["card"]
    assert (copy / row["path"]).read_bytes().startswith(b"%PDF")


def test_the_fifth_game_is_listed_and_checked(copy: Path) -> None:
    games = json.loads(kaeseblatt(copy, "list", "games", "--json").stdout)
    assert "fifth" in [game["name"] for game in games]
    refused = kaeseblatt(copy, "make", "fifth", "--count", "3")
    assert refused.returncode == 1
    assert "--count: error: this game has no amounts" in refused.stderr


def test_the_rules_of_the_house_hold_with_it(copy: Path) -> None:
    contracts = shutil.copy(ROOT / "pyproject.toml", copy)
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run(
        [*command, "--no-cache", str(contracts)], cwd=copy, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-2000:]
