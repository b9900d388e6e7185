"""What is wrong with an input, where it stands, and how it is said.

A check returns *all* its complaints as data; joining them with places and saying them are functions of their own.
Keys are written the way an author thinks of them: `twists.bomb`, `players[1].stacks[0]`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from generator.frozen import frozen

Severity = Literal["error", "warning"]


@frozen
class Complaint:
    """One thing that is wrong with the datum at `key`; it does not know in which file that datum stands."""

    key: str
    message: str
    severity: Severity = "error"


@frozen
class Place:
    """A position in a file; line and column count from 1, 0 means the file as a whole."""

    file: str
    line: int = 0
    column: int = 0


@frozen
class Problem:
    """A complaint with its place: what the user reads, one line each."""

    place: Place
    severity: Severity
    key: str
    message: str

    def __str__(self) -> str:
        where = self.place.file
        if self.place.line:
            where += f":{self.place.line}:{self.place.column}"
        subject = f"{self.key}: " if self.key and not self._is_option() else ""
        return f"{where}: {self.severity}: {subject}{self.message}"

    def _is_option(self) -> bool:
        """Whether the place is the option of that key, and so says it already: `--size`, `--field CODE`."""
        option, _, said = self.place.file.partition(" ")
        return option == f"--{self.key}" or bool(said and option == f"--{self.key.partition('[')[0]}")

    def as_data(self) -> dict[str, str | int]:
        """The row of `--json`: file, line, column, severity, key, message."""
        return {
            "file": self.place.file,
            "line": self.place.line,
            "column": self.place.column,
            "severity": self.severity,
            "key": self.key,
            "message": self.message,
        }


class InputError(Exception):
    """The input is wrong: carries every problem found, each once. Exit code 1."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(dict.fromkeys(problems))
        super().__init__("\n".join(str(problem) for problem in self.problems))


class UsageError(Exception):
    """The command line asks for something it cannot ask for. Exit code 2."""


class FileError(Exception):
    """Could not read or write: disk, rights, locked file. Exit code 3. `file`, a name or a place in a file, is what
    the sentence begins with; empty when it is about none."""

    def __init__(self, message: str, file: str | Place = "") -> None:
        self.message = message
        self.place = Place(file) if isinstance(file, str) else file
        where = self.place.file
        if self.place.line:
            where += f":{self.place.line}:{self.place.column}"
        super().__init__(f"{where}: {message}" if where else message)

    def as_problem(self) -> Problem:
        """The sentence with its file as its place."""
        return Problem(self.place, "error", "", self.message)


def key_of(steps: Sequence[str | int]) -> str:
    """Write the steps into nested data as one key: ("players", 1, "stacks", 0) -> `players[1].stacks[0]`."""
    key = ""
    for step in steps:
        if isinstance(step, int):
            key += f"[{step}]"
        else:
            key += f".{step}" if key else step
    return key


def parent_of(key: str) -> str:
    """The key one level up: `players[1].stacks[0]` -> `players[1].stacks` -> `players[1]` -> `players` -> ``."""
    return key[: max(key.rfind("."), key.rfind("["), 0)]


def placed(complaints: Iterable[Complaint], places: Mapping[str, Place], file: str) -> tuple[Problem, ...]:
    """Join complaints with the places of their keys; a key that has no place takes its nearest parent's."""
    problems = []
    for complaint in complaints:
        key = complaint.key
        while key and key not in places:
            key = parent_of(key)
        place = places.get(key, Place(file))
        problems.append(Problem(place, complaint.severity, complaint.key, complaint.message))
    return tuple(problems)


def errors_of(complaints: Iterable[Complaint]) -> tuple[Complaint, ...]:
    """Only those that stop the work."""
    return tuple(complaint for complaint in complaints if complaint.severity == "error")


def counted(amount: int, one: str, many: str = "") -> str:
    """A number with its noun: `1 die`, `2 dice`; without `many` an s makes it so."""
    return f"{amount} {one if amount == 1 else many or one + 's'}"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean "bomb"?` for a near miss, `` when nothing is near; ready to append to a message."""
    from difflib import get_close_matches  # only needed once something is wrong

    by_folded = {name.casefold(): name for name in known}
    near = get_close_matches(word.casefold(), by_folded, n=2, cutoff=0.6)
    if not near:
        return ""
    return "; did you mean " + " or ".join(f'"{by_folded[name]}"' for name in near) + "?"
