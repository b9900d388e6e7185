"""`kaeseblatt make GAME cards` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pypdf import PdfReader
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, ["make", *words])


def test_every_choice_can_be_made_at_once() -> None:
    words = (
        "kaese-wuerfeln cards --seed 3 --backs duplex-short --marks edge --bleed 2 --gap 5 --order cut-stack "
        "--only 1-9,Eins --copies 2 --card-size square-70 --paper letter --json -o cards.pdf"
    )
    result = kaeseblatt(*words.split())
    assert result.exit_code == 0
    (row,) = json.loads(result.stdout)["files"]
    reader = PdfReader("cards.pdf")
    assert row["pages"] == len(reader.pages) == 2 * 9  # 50 cards, six to a sheet
    assert row["warnings"] == []
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipShortEdge"


def test_all_fronts_first_is_no_duplex_job_for_the_viewer() -> None:
    assert kaeseblatt("knights", "cards", "--order", "fronts-then-backs", "-o", "cards.pdf").exit_code == 0
    assert "/Duplex" not in PdfReader("cards.pdf").trailer["/Root"]["/ViewerPreferences"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("knights cards --backs both", 2, 'there is no backs "both"'),
        ("knights cards --marks crosses", 2, 'there is no marks "crosses"'),
        ("knights cards --order random", 2, 'there is no order "random"'),
        ("knights cards --gap 3", 2, "--gap must be 0"),
        ("knights cards --bleed 20", 2, "--bleed must be 0 to 10 mm"),
        ("knights cards --copies 0", 2, "--copies must be 1"),
        ("knights cards --deck hause", 2, 'did you mean "house"'),
        ("knights cards --card-size pocker", 1, 'did you mean "poker"'),
        ("knights cards --players 5", 1, "2 to 4"),
        ("knights cards --only Quark", 1, 'no card answers to "Quark"'),
        ("knights cards --deck rulebook", 1, 'fill in the two hero icons of "Listerka"'),
        ("knights cards --card-size mini-euro", 1, "needs"),
        ("knights cards --card-size none.yaml", 3, "there is no such"),
    ],
)
def test_what_cannot_be_printed_is_refused_and_nothing_is_written(words: str, code: int, said: str) -> None:
    result = kaeseblatt(*words.split())
    assert said in result.stderr
    assert result.exit_code == code
    assert not Path("output").exists()


def test_a_card_size_of_ones_own_lies_in_any_folder() -> None:
    folder = Path("Würfel & Spaß (1)")
    folder.mkdir()
    (folder / "groß.yaml").write_text("title: {de: Groß, en: Large}\nwidth: 80\nheight: 80\n", encoding="utf-8")
    result = kaeseblatt("cheese-master", "cards", "--card-size", f"{folder}/groß.yaml", "-o", f"{folder}/x.pdf")
    assert result.exit_code == 0
    assert (folder / "x.pdf").is_file()
