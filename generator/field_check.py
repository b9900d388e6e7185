"""Fields from a file: legal, good, and played to their end by the rules model (KK-6, KK-7)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from generator.config.field_file import FieldEntry, read_field_file
from generator.config.yaml_source import Source
from generator.games.kaesekaestchen.field import KINDS, Field, field_of
from generator.games.kaesekaestchen.field_code import LONGEST_SIDE, SHORTEST_SIDE, mix_trouble, parse_code
from generator.games.kaesekaestchen.legality import check_field
from generator.games.kaesekaestchen.names import parse_box
from generator.games.kaesekaestchen.options import DEFAULT_SIZE
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.proof import prove
from generator.problems import Complaint, Problem, errors_of, placed


def field_file_problems(path: Path) -> tuple[Problem, ...]:
    """Every problem of every field of the file; a missed quality rule is a warning."""
    file = read_field_file(path)
    complaints = [complaint for entry in file.entries for complaint in entry_complaints(entry)]
    return placed(complaints, file.source.places, file.source.file)


def crowded_problems(source: Source) -> tuple[Problem, ...]:
    """Whether the twists of a mix or a theme are too many for a field of 6x6, as far as their amounts can be read: for
    files that cannot be laid out."""
    twists = source.data.get("twists") if isinstance(source.data, Mapping) else None
    if not isinstance(twists, Mapping):
        return ()
    said = (twists.get(kind) for kind in KINDS)
    amounts = tuple(amount if isinstance(amount, int) and amount > 0 else 0 for amount in said)
    complaints = [Complaint("twists", trouble) for trouble in mix_trouble(*DEFAULT_SIZE, amounts)]
    return placed(complaints, source.places, source.file)


def entry_complaints(entry: FieldEntry) -> tuple[Complaint, ...]:
    """What is wrong with one field, by code or written out."""
    stem = f"{entry.key}." if entry.key else ""
    if entry.code is not None:
        try:
            return prove(place(parse_code(entry.code)).field, f"{stem}field")
        except ValueError as trouble:
            return (Complaint(f"{stem}field", str(trouble)),)
    sizes = [
        Complaint(f"{stem}{name}", f"must be {SHORTEST_SIDE} to {LONGEST_SIDE}, not {size}")
        for name, size in (("rows", entry.rows), ("columns", entry.columns))
        if not SHORTEST_SIDE <= size <= LONGEST_SIDE
    ]
    if sizes:
        return tuple(sizes)
    field, unreadable = _written_out(entry, stem)
    complaints = (*unreadable, *check_field(field, entry.key))
    return complaints if errors_of(complaints) else (*complaints, *prove(field, entry.key))


def _written_out(entry: FieldEntry, stem: str) -> tuple[Field, list[Complaint]]:
    """The field of the boxes that can be read, and a complaint for each that cannot."""
    complaints = []
    twists: dict[str, list[int]] = {}
    for kind, names in (entry.twists or {}).items():
        twists[kind] = []
        for n, name in enumerate(names):
            try:
                twists[kind].append(parse_box(name, entry.rows, entry.columns))
            except ValueError as trouble:
                complaints.append(Complaint(f"{stem}twists.{kind}[{n}]", str(trouble)))
    return field_of(entry.rows, entry.columns, twists), complaints
