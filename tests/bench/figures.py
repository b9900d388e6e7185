"""A measured figure with its limit, and how children and tables of figures are made. Ratios only: machines differ."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MEGABYTE = 1024 * 1024
COMMAND = "import sys; sys.argv = {words!r}; from generator.cli import app; app()"


@dataclass(frozen=True, slots=True)
class Figure:
    """`limit` is the most it may be, or the least when `at_least`; None for a figure that is only watched."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False

    @property
    def reached(self) -> bool:
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def row(self) -> str:
        """One line of the table."""
        wanted = "" if self.limit is None else f"{'>=' if self.at_least else '<='} {self.limit:,g}"
        said = "" if self.limit is None else ("reached" if self.reached else "MISSED")
        shown = f"{self.value:,.0f}" if self.value >= 1000 else f"{self.value:.2f}"
        return f"{self.name:<52} {shown:>10} {self.unit:<20} {wanted:>10}  {said}".rstrip()


@dataclass(frozen=True, slots=True)
class Spent:
    """What a child process has cost: CPU seconds and the most memory it held, in bytes."""

    cpu: float
    memory: int


def spent_by(program: str, runs: int, folder: Path = ROOT) -> Spent:
    """The least CPU and the most memory of a Python program in several runs, after one that fills the caches.

    The children may write bytecode, as it is written when a program is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPATH"] = str(ROOT)
    spent = []
    for _ in range(runs + 1):
        command = [sys.executable, "-c", program]
        with tempfile.TemporaryFile() as told:
            child = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=told)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            told.seek(0)
            if child.returncode:
                raise RuntimeError(f"{command} ended with {child.returncode}: {told.read().decode()}")
        size = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        spent.append(Spent(usage.ru_utime + usage.ru_stime, size))
    return Spent(min(each.cpu for each in spent[1:]), max(each.memory for each in spent[1:]))


def command_line(*words: str) -> str:
    """The program that runs `kaeseblatt` with these words."""
    return COMMAND.format(words=["kaeseblatt", *words])


def tell(figures: Iterable[Figure]) -> bool:
    """Print figures as they come; whether all are reached."""
    reached = True
    for figure in figures:
        sys.stdout.write(figure.row() + "\n")
        sys.stdout.flush()
        reached &= figure.reached
    return reached


def runs_of(arguments: Sequence[str], usual: int) -> int:
    """How often to measure: `--quick` for a look whether the programs work."""
    return 1 if "--quick" in arguments else usual
