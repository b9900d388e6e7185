"""The dialogue in a real terminal: a pseudo-terminal types, reads what is shown, and presses Ctrl-C or Ctrl-D."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CTRL_C, CTRL_D = "\x03", "\x04"
IN_A_TERMINAL_OF_ITS_OWN = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.argv = ["kaeseblatt", "score", *{words!r}]
from generator.cli import app
app()
"""

TALKS = {
    "kaesekaestchen": ["Jörg", "zurück", "Jörg", "Ben [x]", "", "K1-6X6-3221-7F2QX3-C", "2", "17:18", "2:1", "n"],
    "kaese-wuerfeln": ["Änne 🧀", "Ben", "", "", "6-5-4-2 3", "3", "1", "25", "5-4-3-2-1 2", "", ""],
    "cheese-master": ["Ana", "Bo", "", "3", "+3 +1 Katze", "4", "-", "", "fertig"],
    "knights": ["rulebook", "Ada", "Bo", "", "9", "Listerka", "Lisandra"],
}
WINNERS = {
    "kaesekaestchen": "Jörg gewinnt das Feld",
    "kaese-wuerfeln": "Änne 🧀 gewinnt mit 64",
    "cheese-master": "im Spiel sind Ana, Bo",
    "knights": "Ada gewinnt mit 27",
}


class Terminal:
    """A person at a terminal: reads up to the mark, types, and at last reads the rest."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.screen = ""
        self.ours, theirs = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_A_TERMINAL_OF_ITS_OWN.format(words=words)],
            stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, start_new_session=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        )  # fmt: skip
        os.close(theirs)

    def type(self, text: str) -> None:
        self._read(until="> ")
        os.write(self.ours, text.encode())

    def end(self) -> int:
        self._read(until=None)
        os.close(self.ours)
        return self.process.wait(timeout=30)

    def _read(self, until: str | None) -> None:
        data = b""
        while until is None or not data.decode(errors="ignore").endswith(until):
            ready, _, _ = select.select([self.ours], [], [], 30)
            assert ready, f"nothing more came after: {self.screen}{data.decode(errors='replace')}"
            try:
                piece = os.read(self.ours, 65536)
            except OSError:  # how Linux says that the other end has closed
                break
            if not piece:
                break
            data += piece
        self.screen += data.decode(errors="replace")


@pytest.mark.parametrize("game", TALKS)
def test_a_whole_talk_at_a_terminal(game: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, game)
    for line in [*TALKS[game], ""]:
        terminal.type(line + "\n")
    assert terminal.end() == 0, terminal.screen
    assert WINNERS[game] in terminal.screen
    assert (tmp_path / f"{game}-result.yaml").is_file()


@pytest.mark.parametrize(("game", "key", "code"), [("kaese-wuerfeln", CTRL_C, 130), ("cheese-master", CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_keep_a_draft_that_goes_on(game: str, key: str, code: int, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, game, "--lang", "en")
    for line in TALKS[game][:5]:
        terminal.type(line + "\n")
    terminal.type(key)
    assert terminal.end() == code, terminal.screen
    assert f"Kept in {game}-draft.yaml" in terminal.screen
    assert "Traceback" not in terminal.screen
    again = Terminal(tmp_path, game, f"{game}-draft.yaml")
    for line in [*TALKS[game][5:], "n"]:
        again.type(line + "\n")
    assert again.end() == 0, again.screen
    assert WINNERS[game] in again.screen
