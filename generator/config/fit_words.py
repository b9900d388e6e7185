"""Our words for pydantic's error types: everything our models can run into."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Limit = Mapping[str, Any]  # pydantic's context of an error


def shortened(text: str) -> str:
    """A text as it is quoted: of a long one only the beginning."""
    return text if len(text) <= 40 else f"{text[:37]}..."


def named(value: Any) -> str:
    """A value the way a message quotes it: `"red"`, `3`, `true`, `a list`; long texts are shortened."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{shortened(value)}"'
    if isinstance(value, int | float):
        return str(value)
    return "a mapping" if isinstance(value, Mapping) else "a list"


def _listed(expected: str) -> str:
    return expected.replace("'", '"')


def _letters(count: int) -> str:
    return "one letter" if count == 1 else f"{count} letters"


_KINDS = {
    "a text": ("string_type", "string_sub_type", "string_unicode"),
    "a whole number": ("int_type", "int_parsing", "int_from_float"),
    "a smaller whole number": ("int_parsing_size",),
    "a number": ("float_type", "float_parsing"),
    "a finite number": ("finite_number",),
    "true or false": ("bool_type", "bool_parsing"),
    "a mapping (key: value)": ("dict_type", "mapping_type", "model_type", "model_attributes_type", "dataclass_type"),
    "a list": ("list_type", "tuple_type", "set_type", "frozen_set_type"),
    "left empty": ("none_required",),
}

# Error types of the pattern "must be ..., not ...", with what goes into it.
WANTED: Mapping[str, Callable[[Limit], str]] = {
    **{kind: lambda _, text=text: text for text, kinds in _KINDS.items() for kind in kinds},  # type: ignore[misc]
    "literal_error": lambda limit: _listed(limit["expected"]),
    "union_tag_invalid": lambda limit: _listed(limit["expected_tags"]),
    "greater_than": lambda limit: f"more than {limit['gt']}",
    "greater_than_equal": lambda limit: f"{limit['ge']} or more",
    "less_than": lambda limit: f"less than {limit['lt']}",
    "less_than_equal": lambda limit: f"{limit['le']} or less",
    "multiple_of": lambda limit: f"a multiple of {limit['multiple_of']}",
}

# All others, with the whole message; `value_error` is what our own validators say.
SAID: Mapping[str, Callable[[Limit, Any], str]] = {
    "missing": lambda _, __: "is missing",
    "too_short": lambda limit, _: f"must have at least {limit['min_length']} entries, not {limit['actual_length']}",
    "too_long": lambda limit, _: f"must have at most {limit['max_length']} entries, not {limit['actual_length']}",
    "string_too_short": lambda limit, _: f"must have at least {_letters(limit['min_length'])}",
    "string_too_long": lambda limit, _: f"must have at most {_letters(limit['max_length'])}",
    "string_pattern_mismatch": lambda limit, value: f"must look like {limit['pattern']}, not {named(value)}",
    "value_error": lambda limit, _: str(limit["error"]),
}
