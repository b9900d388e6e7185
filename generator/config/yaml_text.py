"""Plain data written as a YAML file that `yaml_source` reads back the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def yaml_text(data: Mapping[str, Any]) -> str:
    """The text of a file: mappings with text keys, lists, texts, numbers, true, false and null, nested as they are.

    All texts are quoted, so that a name such as `no` or `1e3` stays one; lists of plain values are written on one line.
    """
    return "\n".join(_lines(data, "")) + "\n"


def _lines(data: Any, indent: str) -> Iterator[str]:
    entries = data.items() if isinstance(data, Mapping) else (("-", value) for value in data)
    for key, value in entries:
        start = f"{indent}-" if not isinstance(data, Mapping) else f"{indent}{_key(key)}:"
        if _is_short(value):
            yield f"{start} {_short(value)}"
        elif isinstance(data, Mapping):
            yield start
            yield from _lines(value, indent + "  ")
        else:
            first, *rest = _lines(value, indent + "  ")
            yield f"{start} {first.lstrip()}"
            yield from rest


def _is_short(value: Any) -> bool:
    """Whether the value stands behind its key."""
    if isinstance(value, Mapping):
        return not value or all(not isinstance(inner, Mapping | list | tuple) for inner in value.values())
    if isinstance(value, list | tuple):
        return all(not isinstance(inner, Mapping) and _is_short(inner) for inner in value)
    return True


def _short(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)}: {_short(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_short, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return _quoted(value) if isinstance(value, str) else str(value)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").isalpha() and key.islower() and _is_safe(key) else _quoted(key)


def _is_safe(key: str) -> bool:
    return key not in ("true", "false", "null")


def _quoted(text: str) -> str:
    return '"' + "".join(_escaped(char) for char in text) + '"'


def _escaped(char: str) -> str:
    if char in '"\\':
        return f"\\{char}"
    if char.isprintable():
        return char
    return f"\\u{ord(char):04x}" if ord(char) < 0x10000 else f"\\U{ord(char):08x}"
