"""How a command ends when its output or its input is gone: one sentence, exit code 3, never a traceback."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from generator.cli import app

ROOT = Path(__file__).resolve().parents[2]
RESULT = ROOT / "layouts/results/knights.yaml"
SPOKEN = {
    "result": ("score", "knights", str(RESULT)),
    "json": ("score", "knights", str(RESULT), "--json"),
    "failure": ("score", "knights", "nowhere.yaml", "--json"),
    "roll": ("roll", "1", "2", "2", "3", "3", "3", "4", "4"),
    "list": ("list", "games"),
}


def in_a_shell(words: tuple[str, ...], redirection: str) -> tuple[int, list[str]]:
    """The exit code and what stood on stderr."""
    code = "from generator.cli import app; app(prog_name='kaeseblatt')"
    line = shlex.join([sys.executable, "-c", code, *words])
    done = subprocess.run(["sh", "-c", f"{line} {redirection}"], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr.splitlines()


@pytest.mark.parametrize("case", [*SPOKEN, "help"])
def test_a_full_disk_is_said_in_one_sentence(case: str) -> None:
    code, lines = in_a_shell(SPOKEN.get(case, ("--help",)), "> /dev/full")
    assert code == 3
    assert lines[-1] == "error: standard output: could not be written: no space left on device"
    assert len(lines) == 1 + (case == "failure")


@pytest.mark.parametrize("case", SPOKEN)
def test_a_closed_output_is_said_in_one_sentence(case: str) -> None:
    code, lines = in_a_shell(SPOKEN[case], ">&-")
    assert code == 3
    assert lines[-1] == "error: standard output: is closed; the result could not be written"
    assert len(lines) == 1 + (case == "failure")


def test_a_closed_input_is_said_in_one_sentence() -> None:
    assert in_a_shell(("score", "knights", "-"), "<&-") == (3, ["error: stdin: is closed; there is nothing to read"])
    code, lines = in_a_shell(("score", "knights"), "<&-")
    assert (code, len(lines)) == (2, 1)


def test_a_file_that_cannot_be_read_is_named_in_json() -> None:
    result = CliRunner().invoke(app, ["score", "knights", "nowhere.yaml", "--json"])
    assert result.exit_code == 3
    (problem,) = json.loads(result.stdout)["problems"]
    assert problem["file"] == "nowhere.yaml"
    assert problem["message"].startswith("there is no such file")


def test_an_empty_file_name_is_said() -> None:
    result = CliRunner().invoke(app, ["score", "knights", ""])
    assert (result.exit_code, result.stderr) == (2, "error: the name of the result file is empty\n")


def test_an_option_that_names_a_missing_file_begins_with_the_file() -> None:
    words = ["score", "knights", "--deck", "/nowhere/mine.yaml", "--party", "A:", "--party", "B:"]
    result = CliRunner().invoke(app, words)
    assert (result.exit_code, result.stderr) == (3, "error: /nowhere/mine.yaml: there is no such deck\n")
