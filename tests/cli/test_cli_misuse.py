"""What cannot even be begun: wrong usage as JSON, numbers that are none, help that nobody can be given, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app
from generator.cli.commands import COMMANDS, SUMMARIES
from generator.cli.interrupt import end_on_interrupt, raise_on_interrupt

ROOT = Path(__file__).resolve().parents[2]
START = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from generator.cli import app; app()"


def kaeseblatt(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), prog_name="kaeseblatt")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("make", "x", "--seed", "abc"), "Invalid value for '--seed': must be a whole number, not \"abc\""),
        (("make", "x", "--bleed", "wide"), "Invalid value for '--bleed': must be a number, not \"wide\""),
        (("make",), "Missing argument 'GAME'"),
        (("make", "x", "--nope"), "--nope"),
        (("nope",), "nope"),
        (("check",), "name what to check"),
    ],
)
def test_wrong_usage_is_one_json_document_too(words: tuple[str, ...], said: str) -> None:
    plain = kaeseblatt(*words)
    assert (plain.exit_code, plain.stdout) == (2, "")
    assert said in plain.stderr
    result = kaeseblatt(*words, "--json")
    assert result.exit_code == 2
    (problem,) = json.loads(result.stdout)["problems"]
    assert said in problem["message"]
    assert problem["severity"] == "error"


def test_every_command_has_a_summary_that_is_shown_whole() -> None:
    assert SUMMARIES.keys() == COMMANDS.keys()
    told = kaeseblatt("--help").stdout
    for name, summary in SUMMARIES.items():
        assert any(line.split(maxsplit=1) == [name, summary] for line in told.splitlines())


@pytest.mark.parametrize(
    "words", [["--help"], ["--version"], ["make", "--help"], ["list", "games"], ["make", "--json"]]
)
def test_what_nobody_can_be_given_is_exit_3(words: list[str]) -> None:
    for redirected in (">&-", ">/dev/full") if Path("/dev/full").exists() else (">&-",):
        command = f'exec "$0" -c "$1" {" ".join(words)} {redirected}'
        ended = subprocess.run(["sh", "-c", command, sys.executable, START], stderr=subprocess.PIPE, text=True)
        assert ended.returncode == 3, (words, redirected, ended.stderr)
        assert "error: standard output: " in ended.stderr
        assert "Traceback" not in ended.stderr


def test_an_interrupt_before_the_work_ends_the_process_without_a_word() -> None:
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        end_on_interrupt()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        raise_on_interrupt()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        end_on_interrupt()
        raise_on_interrupt()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_the_imports_of_the_program_are_not_interrupted_with_a_traceback() -> None:
    interrupting = f"""
import os, signal, sys
sys.path.insert(0, {str(ROOT)!r})
class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == "typer":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
import generator.cli
"""
    ended = subprocess.run([sys.executable, "-c", interrupting], capture_output=True, text=True)
    assert ended.returncode == -signal.SIGINT if os.name == "posix" else ended.returncode != 0
    assert ended.stderr == ""
