"""The one way from a told result to a score: data with places -> model -> data files it names -> the room's play ->
check -> score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.calculator import Calculator, DataFile, Files
from generator.catalogue import SCORED, calculator_named
from generator.config.draft_file import refuse_draft
from generator.config.fit import fit, fit_rest, in_order
from generator.config.shelf import UnknownNameError, find, is_path
from generator.config.yaml_source import Source, read
from generator.problems import Complaint, FileError, InputError, Place, Problem, errors_of, parent_of, placed
from generator.score import Score
from generator.told import Told, as_told
from generator.words import Words


@dataclass(frozen=True, slots=True)
class Examined:
    """A result up to its score: the room's play, every complaint about it, the data files it named. `misfits` are the
    problems of what could not be read at all; then the play is without it, and the complaints are those about the rest.
    """

    play: Any
    complaints: tuple[Complaint, ...]
    files: Files = field(default_factory=dict)
    file_warnings: tuple[Problem, ...] = ()
    misfits: tuple[Problem, ...] = ()

    def problems(self, source: Source) -> tuple[Problem, ...]:
        """Everything there is to say about the result itself, in the order of its places."""
        problems = placed(self.complaints, source.places, source.file)
        return in_order((*self.misfits, *problems)) if self.misfits else problems


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


def scored(calculator: Calculator, told: Told, words: Words) -> Scored:
    """The score of a told result. InputError with every problem, FileError for a data file that cannot be read."""
    try:
        examined = examine(calculator, told)
        problems = examined.problems(told.source)
        if examined.misfits or errors_of(examined.complaints):
            raise InputError(problems)
        warnings = (*examined.file_warnings, *problems)
        return Scored(calculator.score(examined.play, words), as_told(warnings, told))
    except InputError as error:
        raise InputError(as_told(error.problems, told)) from None


def examine(calculator: Calculator, told: Told) -> Examined:
    """A told result, fitted and checked. InputError when so much does not fit that no result is left, or for a data
    file that is wrong; what the rules say against it is among the complaints."""
    _same_game(calculator, told.source)
    refuse_draft(told.source, told.source.file if told.folder else "FILE")
    model, misfits = fit_rest(calculator.model, told.source)
    unread = tuple(map(_entry_of, told.unread))
    misfits = tuple(found for found in misfits if not _is_at(found.key, unread))
    hanging = (*unread, *(_hanging_on(found.key) for found in misfits))
    misfits = (*told.problems, *misfits)
    if model is None or any(_is_at(key, calculator.decisive) for key in hanging):
        raise InputError(in_order(misfits))
    files: dict[str, Any] = {}
    warnings: list[Problem] = []
    try:
        for data_file in calculator.files:
            name = data_file.name_in(model)
            if name is not None:
                files[data_file.key], found = _read_data(data_file, name, told)
                warnings += found
    except InputError as error:
        raise InputError((*misfits, *error.problems)) from None
    play = calculator.to_play(model, files)
    complaints = calculator.check(play)
    if misfits:
        complaints = tuple(found for found in errors_of(complaints) if not _is_at(found.key, hanging))
    return Examined(play, complaints, files, tuple(warnings), misfits)


def _entry_of(key: str) -> str:
    """The entry of a result file to which a key belongs: one player, one field, one round, one Party."""
    while parent_of(parent_of(key)):
        key = parent_of(key)
    return key


def _hanging_on(key: str) -> str:
    """Where nothing can be said when what stands at the key does not fit: its entry; or, when that is missing as a
    whole, all of its list, whose numbers are not those of the file any more."""
    entry = _entry_of(key)
    return (parent_of(key) or key) if entry == key else entry


def _is_at(key: str, entries: Iterable[str]) -> bool:
    """Whether the key is one of the entries or below it."""
    return any(key == entry or key.startswith((f"{entry}.", f"{entry}[")) for entry in entries)


def result_problems(path: Path) -> tuple[Problem, ...]:
    """Everything that is wrong with a result file of whatever game, warnings included, as `scored` would say it."""
    told = Told(read(path), path.parent)
    source = told.source
    game = source.data.get("game") if isinstance(source.data, Mapping) else None
    if not isinstance(game, str) or game not in SCORED:
        message = f"must be the name of a game; there are {', '.join(SCORED)}"
        raise InputError(placed([Complaint("game", message)], source.places, source.file))
    examined = examine(calculator_named(game), told)
    return (*examined.file_warnings, *examined.problems(source))


def data_file_problems(key: str, path: Path) -> tuple[Problem, ...]:
    """Everything that is wrong with a data file that results name under this key: `deck`, `pieces`, `dice`."""
    source = read(path)
    for data_file in (data_file for game in SCORED for data_file in calculator_named(game).files):
        if data_file.key == key:
            _, complaints = data_file.read(fit(data_file.model, source), path.stem)
            return placed(complaints, source.places, source.file)
    raise KeyError(key)


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
        if told.by_option or not here.line:
            raise
        raise FileError(f"{data_file.key}: {error}", here) from None
    data, complaints = data_file.read(fit(data_file.model, source), name)
    problems = placed(complaints, source.places, source.file)
    if errors_of(complaints):
        raise InputError(problems)
    return data, problems
