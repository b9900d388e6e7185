"""The one way from a told result to a score: file, stdin or options -> data with places -> model -> data files -> the
room's play -> check -> score."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from generator.calculator import Calculator, DataFile, Files, Given, MissingOptionError
from generator.catalogue import SCORED, calculator_named
from generator.config.fit import fit
from generator.config.shelf import UnknownNameError, find, is_path
from generator.config.source_text import LARGEST, decoded
from generator.config.words_file import read_words
from generator.config.yaml_source import Source, parse, read
from generator.problems import (
    Complaint,
    FileError,
    InputError,
    Place,
    Problem,
    UsageError,
    did_you_mean,
    errors_of,
    parent_of,
    placed,
)
from generator.score import Score
from generator.words import LANGUAGES, Words

STDIN = "stdin"
_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Told:
    """A result as it was told. `folder` is where files it names may lie. `by_option`: it came from options, which
    are then its places."""

    source: Source
    folder: Path | None = None
    by_option: bool = False


@dataclass(frozen=True, slots=True)
class Examined:
    """A result up to its score: the room's play, every complaint about it, the data files it named."""

    play: Any
    complaints: tuple[Complaint, ...]
    files: Files = field(default_factory=dict)
    file_warnings: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Scored:
    """A score with its warnings where they belong."""

    score: Score
    warnings: tuple[Problem, ...]

    def as_data(self) -> dict[str, Any]:
        """The document of `score --json`."""
        warnings = [str(problem) for problem in self.warnings]
        problems = [problem.as_data() for problem in self.warnings]
        return {**self.score.as_data(), "warnings": warnings, "problems": problems}


def calculator_for(game: str) -> Calculator:
    """The game's calculator. UsageError with the nearest name and the list for a game there is not."""
    if game not in SCORED:
        raise UsageError(f'there is no game "{game}"{did_you_mean(game, SCORED)} (there are {", ".join(SCORED)})')
    return calculator_named(game)


def words_for(calculator: Calculator, lang: str, *more: Path) -> Words:
    """The words of the game's room, and those of further files. UsageError for a language we do not speak."""
    return room_words(calculator.room, lang, *more)


def room_words(room: str, lang: str, *more: Path) -> Words:
    """The words of a room. UsageError for a language we do not speak."""
    if lang not in LANGUAGES:
        raise UsageError(f'there is no language "{lang}" (there are {", ".join(LANGUAGES)})')
    files = (_HERE / "games" / room / "words" / f"{lang}.yaml", *(folder / f"{lang}.yaml" for folder in more))
    return read_words(lang, files).words


def told_in_file(name: str) -> Told:
    """The result in a file, or on stdin for `-`. FileError when it cannot be read, InputError for no YAML or JSON."""
    if name != "-":
        return Told(read(Path(name)), Path(name).parent)
    try:
        data = sys.stdin.buffer.read(LARGEST + 1)
    except OSError as trouble:
        raise FileError(f"{STDIN}: could not be read: {trouble.strerror or trouble}") from None
    return Told(parse(decoded(data, STDIN), STDIN))


def told_by_options(calculator: Calculator, words: Iterable[str], given: Given) -> Told:
    """The result told on the command line. UsageError for options that do not tell this game, InputError for what they
    say and cannot be read."""
    foreign = [f"--{name}" for name in given if name not in calculator.options]
    if foreign:
        known = ", ".join(f"--{name}" for name in calculator.options)
        raise UsageError(f"{calculator.name} is not told with {', '.join(foreign)}; its options are {known}")
    try:
        line = calculator.told(tuple(words), given)
    except MissingOptionError as error:
        raise UsageError(str(error)) from None
    if line.complaints:
        raise InputError(Problem(Place(found.key), found.severity, "", found.message) for found in line.complaints)
    places = {key: Place(option) for key, option in line.options.items()}
    return Told(Source("command line", line.data, places), by_option=True)


def scored(calculator: Calculator, told: Told, words: Words) -> Scored:
    """The score of a told result. InputError with every problem, FileError for a data file that cannot be read."""
    try:
        examined = examine(calculator, told)
        problems = placed(examined.complaints, told.source.places, told.source.file)
        if errors_of(examined.complaints):
            raise InputError(problems)
        warnings = (*examined.file_warnings, *problems)
        return Scored(calculator.score(examined.play, words), _said(warnings, told))
    except InputError as error:
        raise InputError(_said(error.problems, told)) from None


def examine(calculator: Calculator, told: Told) -> Examined:
    """A told result, fitted and checked. InputError when it has not the shape of this game's results or names a data
    file that is wrong; what the rules say against it is among the complaints."""
    _same_game(calculator, told.source)
    model = fit(calculator.model, told.source)
    files: dict[str, Any] = {}
    warnings: list[Problem] = []
    for data_file in calculator.files:
        name = data_file.name_in(model)
        if name is not None:
            files[data_file.key], found = _read_data(data_file, name, told)
            warnings += found
    play = calculator.to_play(model, files)
    return Examined(play, calculator.check(play), files, tuple(warnings))


def _same_game(calculator: Calculator, source: Source) -> None:
    game = source.data.get("game") if isinstance(source.data, Mapping) else None
    if isinstance(game, str) and game != calculator.name and game in SCORED:
        message = f'is a result of "{game}"; score it with: kaeseblatt score {game}'
        raise InputError(placed([Complaint("game", message)], source.places, source.file))


def _read_data(data_file: DataFile, name: str, told: Told) -> tuple[Any, tuple[Problem, ...]]:
    """The data of a file that the result names, and warnings about it."""
    here = told.source.places.get(data_file.key, Place(told.source.file))
    beside = told.folder / name if told.folder and is_path(name) else None
    try:
        path = find(data_file.shelf, str(beside) if beside and beside.exists() else name)
        source = read(path)
    except UnknownNameError as error:
        raise InputError([Problem(here, "error", data_file.key, str(error))]) from None
    except FileError as error:
        where = f"{here.file}:{here.line}:{here.column}" if here.line else here.file
        raise FileError(f"{where}: {data_file.key}: {error}") from None
    data, complaints = data_file.read(fit(data_file.model, source), name)
    problems = placed(complaints, source.places, source.file)
    if errors_of(complaints):
        raise InputError(problems)
    return data, problems


def _said(problems: Iterable[Problem], told: Told) -> tuple[Problem, ...]:
    """Problems the way the teller knows them: by option only what stands behind the option's own key."""
    return tuple(_behind_option(problem, told) if told.by_option else problem for problem in problems)


def _behind_option(problem: Problem, told: Told) -> Problem:
    """Without what the option has said; a bare number of an entry says nothing there, as the message names it."""
    key = problem.key
    while key and key not in told.source.places:
        key = parent_of(key)
    rest = problem.key[len(key) :].lstrip(".")
    return replace(problem, key="" if rest.startswith("[") else rest) if key else problem
