"""Field files: fields to check or to print again, by code or written out. Only their shape is looked at here.

One field is `{field: CODE}` or `{rows: 6, columns: 6, twists: {double: [c2, ...]}}`; several stand under `fields:`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from generator.config.fit import fit_checked
from generator.config.yaml_source import Source, read
from generator.problems import Complaint

_STRICT = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


@dataclass(frozen=True, slots=True)
class FieldEntry:
    """One field under its `key` in the file: either its code, or size and the boxes (as text) of each kind of twist."""

    key: str
    code: str | None
    rows: int = 0
    columns: int = 0
    twists: Mapping[str, tuple[str, ...]] | None = None


@dataclass(frozen=True, slots=True)
class FieldFile:
    """The fields of a file in their order, with the source for the places of complaints about them."""

    entries: tuple[FieldEntry, ...]
    source: Source


class _Entry(BaseModel):
    model_config = _STRICT
    field: str | None = None
    rows: int | None = None
    columns: int | None = None
    twists: dict[str, list[str]] | None = None


class _Entries(BaseModel):
    model_config = _STRICT
    fields: list[_Entry]


def read_field_file(path: Path) -> FieldFile:
    """The fields of a YAML or JSON file. FileError when it cannot be read, InputError with every problem."""
    return fields_of(read(path))


def fields_of(source: Source) -> FieldFile:
    """The fields of a source. InputError with every problem."""
    if isinstance(source.data, Mapping) and "fields" in source.data:
        entries = fit_checked(_Entries, source, _complaints)[0].fields
        return FieldFile(tuple(_entry(f"fields[{index}]", entry) for index, entry in enumerate(entries)), source)
    single, _ = fit_checked(_Entry, source, lambda entry: _entry_complaints("", entry))
    return FieldFile((_entry("", single),), source)


def _complaints(file: _Entries) -> list[Complaint]:
    if not file.fields:
        return [Complaint("fields", "must have at least one field")]
    entries = enumerate(file.fields)
    return [complaint for index, entry in entries for complaint in _entry_complaints(f"fields[{index}]", entry)]


def _entry(key: str, entry: _Entry) -> FieldEntry:
    if entry.field is not None:
        return FieldEntry(key, entry.field)
    twists = {kind: tuple(boxes) for kind, boxes in (entry.twists or {}).items()}
    return FieldEntry(key, None, entry.rows or 0, entry.columns or 0, twists)


def _entry_complaints(key: str, entry: _Entry) -> list[Complaint]:
    """A field is its code or its boxes, not both and not half of it; sizes and boxes are the game's to judge."""
    written_out = {"rows": entry.rows, "columns": entry.columns, "twists": entry.twists}
    given = [name for name, value in written_out.items() if value is not None]
    if entry.field is not None:
        return [Complaint(_under(key, name), "must not stand beside a field code") for name in given]
    if not given:
        return [Complaint(key, "needs a field code (field: ...) or rows, columns and twists")]
    return [Complaint(_under(key, name), "is missing") for name in ("rows", "columns") if written_out[name] is None]


def _under(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name
