"""What a game must say about itself to be scored: the shape of its result file, and the functions from there to the
score. Plain data, one constant for each room, opened only when its game is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from generator.problems import Complaint
from generator.question import Answers, Question
from generator.score import Score
from generator.words import Words

V = TypeVar("V")

Files = Mapping[str, Any]
"""The data files a result names, by the key that names them: `pieces`, `dice`, `deck`."""

Given = Mapping[str, Any]
"""The options that were given on the command line, by name without the dashes: `ended-by`."""


@dataclass(frozen=True, slots=True)
class DataFile:
    """A data file that a result needs: its shelf, the `key` of the result it is named under, its model.

    `name_in` takes the result's model and returns the name, None when the result needs no such file. `read` makes the
    file's model (and the name) into data, and returns every complaint about it, with keys of that file."""

    key: str
    shelf: str
    model: type[Any]
    name_in: Callable[[Any], str | None]
    read: Callable[[Any, str], tuple[Any, tuple[Complaint, ...]]]


@dataclass(frozen=True, slots=True)
class OneLine:
    """A result told by options: the data of a result file, for each of its keys the option that said it (`players[1]`
    -> `--player 2`), and what could not be read, with the option as the key."""

    data: dict[str, Any]
    options: Mapping[str, str]
    complaints: tuple[Complaint, ...] = ()


def trimmed(named: Mapping[str, V]) -> dict[str, V]:
    """Entries by name, the names without outer blanks; all as they are when two would become one."""
    found = {name.strip(): value for name, value in named.items()}
    return found if len(found) == len(named) else dict(named)


def never(_: str) -> bool:
    """No positional word belongs to a one-liner: it is a file."""
    return False


class MissingOptionError(Exception):
    """These options do not tell a game together; the text says what is missing or too much."""


@dataclass(frozen=True, slots=True)
class Calculator:
    """A game's way from a result to a score.

    `to_play` makes the model (and the files it named) into the room's data, `check` returns every complaint about it,
    with the keys of the result file, and `score` counts what has no errors. `options` are the one-liner options it
    takes and `told` reads them, together with the positional words that `is_word` knows for a part of a one-liner.
    `next_question` goes through a result step by step, None at its end; `result_of` is what the answers so far make of
    a result file. `decisive` are the entries of a result file on which all others hang: when one of them has not the
    right shape, nothing can be said against the rest."""

    name: str
    title: Mapping[str, str]
    room: str
    model: type[Any]
    to_play: Callable[[Any, Files], Any]
    check: Callable[[Any], tuple[Complaint, ...]]
    score: Callable[[Any, Words], Score]
    options: tuple[str, ...]
    told: Callable[[Sequence[str], Given], OneLine]
    next_question: Callable[[Answers, Files], Question | None]
    result_of: Callable[[Answers], dict[str, Any]]
    files: tuple[DataFile, ...] = ()
    decisive: tuple[str, ...] = ()
    is_word: Callable[[str], bool] = never


@dataclass(frozen=True, slots=True)
class RollReader:
    """A game's way to say what a roll means.

    `understands` tells whether the words can be this game's dice; `check` returns every complaint, keyed `dice[2]` or
    by option; `explain` says it line by line, `as_data` for `--json`. `options` are the further options it takes."""

    name: str
    room: str
    understands: Callable[[Sequence[str]], bool]
    options: tuple[str, ...]
    check: Callable[[Sequence[str], Given], tuple[Complaint, ...]]
    explain: Callable[[Sequence[str], Given, Words], tuple[str, ...]]
    as_data: Callable[[Sequence[str], Given], dict[str, Any]]
