"""The example result files score without a single problem."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from generator.catalogue import SCORED
from generator.cli import app

FOLDER = Path(__file__).resolve().parents[2] / "layouts" / "results"


def test_every_game_has_an_example() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(SCORED)


@pytest.mark.parametrize("game", SCORED)
def test_example_scores(game: str) -> None:
    result = CliRunner().invoke(app, ["score", game, str(FOLDER / f"{game}.yaml"), "--json"])
    assert result.exit_code == 0, result.stderr
    document = json.loads(result.stdout)
    assert result.stderr == ""
    assert document["game"] == game
    for player in document["players"]:
        assert sum(line["points"] for line in player["lines"]) == pytest.approx(player["total"])
    assert CliRunner().invoke(app, ["check", "--strict", str(FOLDER / f"{game}.yaml")]).exit_code == 0
