"""How a batch tells its progress: a bar in a terminal, plain lines in a pipe, nothing when it shall be quiet."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from generator.cli.endings import on_one_line, tell

if TYPE_CHECKING:
    from generator.batch.request import Watch

LINES = 100  # a longer run tells only every so many files


@contextmanager
def watch_for(quiet: bool) -> Iterator[Watch]:
    """Whoever is to be told, on stderr."""
    if quiet:
        yield Silence()
    elif sys.stderr.isatty():
        with bar() as progress:
            yield Bar(progress)
    else:
        yield Lines()


class Silence:
    """Tells nothing; what failed is told at the end."""

    def begin(self, total: int) -> None: ...

    def made(self, path: str, unchanged: bool) -> None: ...

    def failed(self, path: str, problems: tuple[str, ...]) -> None: ...

    def note(self, text: str) -> None: ...


class Lines:
    """A line for every file, or for every hundredth part of a longer run."""

    def __init__(self) -> None:
        self.total = self.done = 0

    def begin(self, total: int) -> None:
        self.total = total

    def made(self, path: str, unchanged: bool) -> None:
        self._step(path, "unchanged" if unchanged else "made")

    def failed(self, path: str, problems: tuple[str, ...]) -> None:
        self._step(path, "failed", always=True)

    def note(self, text: str) -> None:
        tell(on_one_line(text))

    def _step(self, path: str, how: str, always: bool = False) -> None:
        self.done += 1
        every = -(-self.total // LINES)
        if always or self.done % every == 0 or self.done == self.total:
            tell(on_one_line(f"{self.done}/{self.total} {path} {how}"))
            sys.stderr.flush()


class Bar:
    """A bar with rate, time left and the latest file."""

    def __init__(self, progress: Any) -> None:
        self.progress = progress
        self.task = progress.add_task("", total=None, rate="")

    def begin(self, total: int) -> None:
        self.progress.update(self.task, total=total)

    def made(self, path: str, unchanged: bool) -> None:
        self._step(path)

    def failed(self, path: str, problems: tuple[str, ...]) -> None:
        self.note(f"failed: {path}")
        self._step(path)

    def note(self, text: str) -> None:
        self.progress.console.print(on_one_line(text), markup=False, highlight=False)

    def _step(self, path: str) -> None:
        speed = self.progress.tasks[0].speed
        rate = f"{speed:.0f}/s" if speed else ""
        self.progress.update(self.task, advance=1, description=on_one_line(path), rate=rate)


def bar() -> Any:
    """rich's bar on stderr; file names in it are never taken for markup."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}", markup=False),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)
