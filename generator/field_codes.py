"""The fields that are printed again: their codes, typed or out of field files, with the place of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generator.config.fit_words import shortened
from generator.config.shelf import is_path
from generator.problems import Complaint, InputError, Place, Problem, placed

PlacedCode = tuple[str, Place]
_WRITTEN_OUT = (
    "is written out and has no code, but every sheet prints the code of its field; only fields with a code "
    "(field: ...) can be printed"
)


def placed_codes(asked: tuple[str, ...]) -> tuple[PlacedCode, ...]:
    """The codes in their order; for the path of a field file all of its codes. FileError for a file that cannot be
    read, InputError with every problem of all files, fields without a code among them."""
    found: list[PlacedCode] = []
    problems: list[Problem] = []
    for text in asked:
        try:
            found += _codes_in(Path(text)) if is_path(text) else [(text, Place(f"--field {shortened(text)}"))]
        except InputError as error:
            problems += error.problems
    if problems:
        raise InputError(problems)
    return tuple(found)


def _codes_in(path: Path) -> Iterator[PlacedCode]:
    from generator.config.field_file import read_field_file  # rarely needed

    file = read_field_file(path)
    without = [Complaint(entry.key, _WRITTEN_OUT) for entry in file.entries if entry.code is None]
    if without:
        raise InputError(placed(without, file.source.places, file.source.file))
    for entry in file.entries:
        place = file.source.places[f"{entry.key}.field".lstrip(".")]
        yield str(entry.code), place
