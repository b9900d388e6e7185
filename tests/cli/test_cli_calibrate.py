"""`kaeseblatt calibrate` as a user meets it: with flags alone, and asked in a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app
from generator.cli.calibrate import asked
from generator.problems import UsageError

RUNNER = CliRunner()
READINGS = [word for corner in "ABCD" for word in ("--reading", f"{corner}=0.25,-0.5")]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, list(words))


def test_the_sheet_is_written_under_a_name_that_tells_what_it_is_for() -> None:
    result = kaeseblatt("calibrate", "--flip", "short", "--orientation", "landscape", "--paper", "letter")
    assert result.exit_code == 0
    assert "short edge" in result.stdout
    assert Path("output/calibration-letter-landscape-short-de.pdf").read_bytes().startswith(b"%PDF")


def test_readings_as_flags_store_a_profile_that_make_uses() -> None:
    result = kaeseblatt("calibrate", "--name", "office", *READINGS, "--json")
    assert result.exit_code == 0
    row = json.loads(result.stdout)
    assert (row["dx"], row["dy"], row["scale"], row["residual"]) == (0.25, 0.5, 1.0, 0.0)
    assert Path(row["profile"]).is_file()
    made = kaeseblatt("make", "cheese-master", "cards", "--printer", "office", "--seed", "1", "-o", "x.pdf")
    assert made.exit_code == 0
    tried = kaeseblatt("calibrate", "--printer", "office", "-o", "again.pdf")
    assert tried.exit_code == 0
    plain = kaeseblatt("calibrate", "-o", "plain.pdf")
    assert plain.exit_code == 0
    assert Path("again.pdf").read_bytes() != Path("plain.pdf").read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (READINGS, "--name"),
        (["--name", "office", "--reading", "A=3,0"], "not on the scales"),
        (["--name", "office", "--reading", "A=0,0"], "more corners"),
        (["--name", "my office", *READINGS], "letters a to z"),
        (["--flip", "left"], "there is no flip"),
        (["--orientation", "upright"], "there is no orientation"),
        (["--printer", "nobody"], "there is no printer profile"),
    ],
)
def test_what_cannot_be_is_refused(words: list[str], said: str) -> None:
    result = kaeseblatt("calibrate", *words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_make_says_which_profiles_there_are() -> None:
    assert kaeseblatt("calibrate", "--name", "office", *READINGS).exit_code == 0
    result = kaeseblatt("make", "cheese-master", "cards", "--printer", "offise")
    assert result.exit_code == 2
    assert 'did you mean "office"' in result.stderr


class Typed:
    """Lines typed one after the other."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def readline(self) -> str:
        return f"{self.lines.pop(0)}\n" if self.lines else ""


def test_the_dialogue_asks_again_and_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Typed("back", "1 1", "0.5,0", "back", "2 2", "nonsense", "5 5", "0 0", "0,25/1"))
    assert asked() == {"A": (1, 1), "B": (2, 2), "C": (0, 0), "D": (0.25, 1)}


def test_a_dialogue_that_ends_early_stores_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Typed("1 1", "1 1"))
    with pytest.raises(UsageError, match="nothing was stored"):
        asked()


def test_a_folder_gets_the_sheet_under_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    for folder in ("there", "new/"):
        assert kaeseblatt("calibrate", "-o", folder).exit_code == 0
        assert (tmp_path / folder / "calibration-a4-portrait-long-de.pdf").is_file()


def test_a_corner_that_is_read_twice_is_refused() -> None:
    result = kaeseblatt("calibrate", "--name", "office", "--reading", "A=0,0", "--reading", "a=1,1")
    assert result.exit_code == 2
    assert "A is given twice" in result.output
