"""`make` with materials of the other games: all at once, dice of a training, what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pypdf
import pytest
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, list(words))


def test_all_is_one_file_with_every_material() -> None:
    result = kaeseblatt("make", "cheese-master", "all", "--seed", "7", "--lang", "en", "--json")
    assert result.exit_code == 0
    (row,) = json.loads(result.stdout)["files"]
    assert Path(row["path"]).name == "cheese-master-all-kaesekeller-a4-en-7.pdf"
    assert row["materials"] == ["cards", "dice", "wheels", "reference", "score-pad", "training", "rules"]
    reader = pypdf.PdfReader(row["path"])
    assert len(reader.pages) == row["pages"]
    first = reader.pages[0].extract_text()
    assert "double-sided, long edge" in first
    assert "Counting practice" in first
    widths = {round(float(page.mediabox.width)) for page in reader.pages}
    assert widths == {595, 842}


def test_a_training_has_as_many_rolls_as_asked_of_the_dice_that_were_named() -> None:
    result = kaeseblatt("make", "cheese-master", "training", "--dice", "3+1", "--count", "30", "--seed", "7", "--json")
    assert result.exit_code == 0
    (row,) = json.loads(result.stdout)["files"]
    pages = [page.extract_text() for page in pypdf.PdfReader(row["path"]).pages]
    assert "30" in pages[-1]
    assert "31" not in pages[-1].split()
    again = kaeseblatt("make", "cheese-master", "training", "--dice", "3+1", "--count", "30", "--seed", "8", "--json")
    assert json.loads(again.stdout)["files"][0]["sha256"] != row["sha256"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cheese-master", "training", "--dice", "many"), '--dice: error: "many" is no set of dice'),
        (("cheese-master", "training", "--dice", "2+1"), "--dice: error: orange dice join when all 3"),
        (("cheese-master", "training", "--count", "0"), "--count: error: a training has 1 to 400 rolls, not 0"),
        (("knights", "track", "--players", "5"), "--players: error: the game is for 2 to 4, not 5"),
        (("kaesekaestchen", "tournament", "--players", "9"), "--players: error: a tournament is for 3 to 8"),
    ],
)
def test_what_cannot_be_printed_is_refused_at_its_option(words: tuple[str, ...], said: str) -> None:
    result = kaeseblatt("make", *words)
    assert result.exit_code == 1
    assert said in result.stderr
    assert not Path("output").exists()


def test_all_with_another_material_is_wrong_usage() -> None:
    result = kaeseblatt("make", "knights", "all", "rules")
    assert result.exit_code == 2
    assert "name no other beside it" in result.stderr
