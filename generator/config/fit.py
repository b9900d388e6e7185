"""Data meet a model: everything that does not fit is said at once, with place, in our own words.

Words depend on pydantic's error *type* only; its English text is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from generator.config.fit_words import SAID, WANTED, named
from generator.config.yaml_source import Source
from generator.problems import Complaint, InputError, Problem, did_you_mean, key_of, placed

M = TypeVar("M", bound=BaseModel)
Steps = tuple[str | int, ...]


def fit(model: type[M], source: Source) -> M:
    """The source's data as a model. InputError with every problem."""
    try:
        return model.model_validate(source.data)
    except ValidationError as error:
        complaints = complaints_of(error, model, source.data)
        raise InputError(in_order(placed(complaints, source.places, source.file))) from None


def fit_rest(model: type[M], source: Source) -> tuple[M | None, tuple[Problem, ...]]:
    """The model of whatever fits, and the problems of the rest: for files in which other checks shall still run.

    None when a required key is missing or the whole is of the wrong shape."""
    try:
        return model.model_validate(source.data), ()
    except ValidationError as error:
        problems = placed(complaints_of(error, model, source.data), source.places, source.file)
        wrong = [_steps_in(source.data, detail["loc"], False) for detail in error.errors(include_url=False)]
    try:
        return model.model_validate(_without(source.data, (), set(wrong))), problems
    except ValidationError:
        return None, problems


def fit_checked(
    model: type[M], source: Source, check: Callable[[M], Iterable[Complaint]]
) -> tuple[M, tuple[Problem, ...]]:
    """The model and its warnings. InputError with every problem, those of `check` included."""
    fitted, problems = fit_rest(model, source)
    known = {problem.key for problem in problems}
    if fitted is not None:
        complaints = [complaint for complaint in check(fitted) if complaint.key not in known]
        problems += placed(complaints, source.places, source.file)
    problems = in_order(problems)
    if fitted is None or any(problem.severity == "error" for problem in problems):
        raise InputError(problems)
    return fitted, problems


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Problems by file and place."""
    return tuple(sorted(problems, key=lambda problem: (problem.place.file, problem.place.line, problem.place.column)))


def complaints_of(error: ValidationError, model: type[BaseModel], data: Any) -> tuple[Complaint, ...]:
    """What a failed validation says, as complaints with our kind of key.

    The branches of a union become one complaint: `must be true or false or "gate", not "gates"`."""
    wanted: dict[str, list[str]] = {}
    complaints: dict[str, Complaint] = {}
    for detail in error.errors(include_url=False):
        kind, value, limit = detail["type"], detail["input"], detail.get("ctx", {})
        steps = _steps_in(data, detail["loc"], kind == "missing")
        key = key_of(steps)
        if kind in WANTED:
            wanted.setdefault(key, []).append(WANTED[kind](limit))
            message = f"must be {' or '.join(dict.fromkeys(wanted[key]))}, not {named(value)}"
        elif kind == "extra_forbidden":
            message = "no such key" + did_you_mean(str(steps[-1]), _names_at(model, steps))
        elif kind in SAID:
            message = SAID[kind](limit, value)
        else:
            message = f"does not fit here: {named(value)} ({kind.replace('_', ' ')})"
        if detail["loc"][-1:] == ("[key]",):
            message = f"as a key it {message}"
        complaints[key] = Complaint(key, message)
    return tuple(complaints.values())


def _steps_in(data: Any, loc: Steps, missing: bool) -> Steps:
    """pydantic's location without the steps that are not in the data (branches of a union, the mark of a key)."""
    steps: list[str | int] = []
    for index, step in enumerate(loc):
        if isinstance(data, Mapping) and step in data:
            data = data[step]
            steps.append(step)
        elif isinstance(data, list) and isinstance(step, int):
            data = data[step] if step < len(data) else None
            steps.append(step)
        elif missing and index == len(loc) - 1:
            steps.append(step)
    return tuple(steps)


def _without(data: Any, steps: Steps, wrong: set[Steps]) -> Any:
    if isinstance(data, Mapping):
        kept = {key: value for key, value in data.items() if (*steps, key) not in wrong}
        return {key: _without(value, (*steps, key), wrong) for key, value in kept.items()}
    if isinstance(data, list):
        return [
            _without(value, (*steps, index), wrong) for index, value in enumerate(data) if (*steps, index) not in wrong
        ]
    return data


def _names_at(model: type[BaseModel], steps: Steps) -> list[str]:
    """The keys that are known where the last of the steps stands."""
    models = [model]
    for step in steps[:-1]:
        if isinstance(step, int):
            continue
        fields = [
            field for known in models for name, field in known.model_fields.items() if step in (name, field.alias)
        ]
        models = [inner for field in fields for inner in _models_in(field.annotation)] or models
    return [field.alias or name for known in models for name, field in known.model_fields.items()]


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for inner in get_args(annotation):
        yield from _models_in(inner)
