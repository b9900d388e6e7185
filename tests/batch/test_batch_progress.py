from __future__ import annotations

import sys
from io import StringIO

import pytest

from generator.cli.batch_progress import Bar, Lines, Silence, watch_for


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_has_a_bar_and_names_are_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with watch_for(False) as watch:
        assert isinstance(watch, Bar)
        watch.begin(3)
        watch.made("[bold]one[/bold].pdf", False)
        watch.failed("[red]two.pdf", ("too long",))
        watch.note("a\x1b[2Jb")
        watch.progress.refresh()
    shown = terminal.getvalue()
    assert "failed: [red]two.pdf" in shown
    assert "2/3" in shown
    assert "a\x1b[2Jb" not in shown


def test_a_pipe_has_lines_and_a_long_run_not_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    with watch_for(False) as watch:
        assert isinstance(watch, Lines)
        watch.begin(1000)
        for number in range(1000):
            if number == 501:
                watch.failed("broken.pdf", ("too long",))
            else:
                watch.made(f"{number}.pdf", number < 500)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 101
    assert lines[0] == "10/1000 9.pdf unchanged"
    assert "502/1000 broken.pdf failed" in lines
    assert lines[-1] == "1000/1000 999.pdf made"


def test_quiet_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with watch_for(True) as watch:
        assert isinstance(watch, Silence)
        watch.begin(1)
        watch.failed("broken.pdf", ("too long",))
        watch.note("a process died")
    assert capsys.readouterr().err == ""
