"""Data meet a model: everything that does not fit is said at once, with place, in our own words.

Words depend on pydantic's error *type* only; its English text is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from generator.config.yaml_source import Source
from generator.problems import Complaint, InputError, Problem, did_you_mean, key_of, placed

M = TypeVar("M", bound=BaseModel)
Context = Mapping[str, Any]
Steps = tuple[str | int, ...]


def fit(model: type[M], source: Source) -> M:
    """The source's data as a model. InputError with every problem."""
    try:
        return model.model_validate(source.data)
    except ValidationError as error:
        complaints = complaints_of(error, model, source.data)
        raise InputError(placed(complaints, source.places, source.file)) from None


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
    """What a failed validation says, as complaints with our kind of key; each once."""
    complaints = []
    for detail in error.errors(include_url=False):
        steps = _steps_in(data, detail["loc"], detail["type"] == "missing")
        if detail["type"] == "extra_forbidden":
            message = "no such key" + did_you_mean(str(steps[-1]), _names_at(model, steps))
        else:
            message = _message(detail["type"], detail.get("ctx", {}), detail["input"])
        complaints.append(Complaint(key_of(steps), message))
    return tuple(dict.fromkeys(complaints))


def named(value: Any) -> str:
    """A value the way a message quotes it: `"red"`, `3`, `true`, `a list`; long texts are shortened."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 40 else f'"{value[:37]}..."'
    if isinstance(value, int | float):
        return str(value)
    return "a mapping" if isinstance(value, Mapping) else "a list"


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


_WANTED = {
    "string_type": "a text", "string_sub_type": "a text",
    "int_type": "a whole number", "int_parsing": "a whole number", "int_from_float": "a whole number",
    "int_parsing_size": "a smaller whole number",
    "float_type": "a number", "float_parsing": "a number", "finite_number": "a finite number",
    "bool_type": "true or false", "bool_parsing": "true or false",
    "dict_type": "a mapping (key: value)", "mapping_type": "a mapping (key: value)",
    "model_type": "a mapping (key: value)", "model_attributes_type": "a mapping (key: value)",
    "dataclass_type": "a mapping (key: value)",
    "list_type": "a list", "tuple_type": "a list", "set_type": "a list", "frozen_set_type": "a list",
    "none_required": "left empty",
}  # fmt: skip


_LIMITED: dict[str, Callable[[Context, Any], str]] = {
    "greater_than": lambda limit, value: f"must be more than {limit['gt']}, not {named(value)}",
    "greater_than_equal": lambda limit, value: f"must be {limit['ge']} or more, not {named(value)}",
    "less_than": lambda limit, value: f"must be less than {limit['lt']}, not {named(value)}",
    "less_than_equal": lambda limit, value: f"must be {limit['le']} or less, not {named(value)}",
    "multiple_of": lambda limit, value: f"must be a multiple of {limit['multiple_of']}, not {named(value)}",
    "too_short": lambda limit, _: f"must have at least {limit['min_length']} entries, not {limit['actual_length']}",
    "too_long": lambda limit, _: f"must have at most {limit['max_length']} entries, not {limit['actual_length']}",
    "string_too_short": lambda limit, _: f"must have at least {_letters(limit['min_length'])}",
    "string_too_long": lambda limit, _: f"must have at most {_letters(limit['max_length'])}",
    "string_pattern_mismatch": lambda limit, value: f"must look like {limit['pattern']}, not {named(value)}",
    "literal_error": lambda limit, value: f"must be {_quoted(limit['expected'])}, not {named(value)}",
    "value_error": lambda limit, _: str(limit["error"]),
    "union_tag_invalid": lambda limit, _: f"must be one of {_quoted(limit['expected_tags'])}",
}


def _letters(count: int) -> str:
    return "one letter" if count == 1 else f"{count} letters"


def _quoted(expected: str) -> str:
    return expected.replace("'", '"')


def _message(kind: str, limit: Context, value: Any) -> str:
    if kind == "missing":
        return "is missing"
    if kind in _WANTED:
        return f"must be {_WANTED[kind]}, not {named(value)}"
    if kind in _LIMITED:
        return _LIMITED[kind](limit, value)
    return f"does not fit here: {named(value)} ({kind.replace('_', ' ')})"
