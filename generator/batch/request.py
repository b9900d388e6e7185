"""What a batch is asked for, who is told how it goes on, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from generator.config.plan import Plan
from generator.problems import FileError


@dataclass(frozen=True, slots=True)
class Request:
    """A plan, and how it is carried out. `jobs` is the number of processes (None: as many as are worth it)."""

    plan: Plan
    out: Path
    jobs: int | None = None
    together: bool = False
    archive: bool = False
    previews: bool = False
    fresh: bool = False
    force: bool = False
    cluster: str | None = None
    folder_limit: int = 0
    debug: bool = False


class Watch(Protocol):
    """Who is told how a run goes on."""

    def begin(self, total: int) -> None: ...

    def made(self, path: str, unchanged: bool) -> None: ...

    def failed(self, path: str, problems: tuple[str, ...]) -> None: ...

    def note(self, text: str) -> None: ...


@dataclass(slots=True)
class Summary:
    """What came of a run. `slowest` has seconds and paths, `failures` paths and problems. `stopped` is why it could not
    go on; `left` are files of earlier runs that lie in the folder too, `removed` those that did."""

    seed: int
    files: int = 0
    unchanged: int = 0
    bytes: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    stopped: FileError | None = None
    slowest: list[tuple[float, str]] = field(default_factory=list)
    failures: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    manifest: Path | None = None
    archive: Path | None = None
    left: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
