"""A score pad as large as its sheet: many rows, a group of columns for every player."""

from __future__ import annotations

from dataclasses import dataclass

from generator.words import Phrase


@dataclass(frozen=True, slots=True)
class TallyColumn:
    """A column to write in; `share` is its width beside the others."""

    label: Phrase
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class TallyGroup:
    """What belongs to one player. `track` are numbers to cross off under the name; after the first `turn_after` of
    them the card is turned over."""

    name: Phrase
    columns: tuple[TallyColumn, ...]
    track: tuple[Phrase, ...] = ()
    turn_after: int = 0


@dataclass(frozen=True, slots=True)
class TallyRow:
    """`key` is what the calculator calls this row. `signs` stand pale in every group's cells: between its columns, or
    at even distances in a single one."""

    key: str
    label: Phrase
    hint: Phrase | None = None
    signs: tuple[str, ...] = ()
    total: bool = False


@dataclass(frozen=True, slots=True)
class TallyPad:
    """`lead` are columns before those of the players; `lying` pads are printed on sheets that lie."""

    title: Phrase
    subtitle: Phrase
    labels: Phrase
    lead: tuple[TallyColumn, ...]
    groups: tuple[TallyGroup, ...]
    rows: tuple[TallyRow, ...]
    note: Phrase
    lying: bool = False
