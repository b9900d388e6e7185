"""The reference card and the score pad: what lies beside the game."""

from __future__ import annotations

from dataclasses import dataclass

from generator.content import LegendRow
from generator.words import Phrase


@dataclass(frozen=True, slots=True)
class ReferenceCards:
    """A card to keep beside the game, printed several times on a sheet."""

    title: Phrase
    subtitle: Phrase
    steps: tuple[Phrase, ...]
    rows: tuple[LegendRow, ...]
    notes: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class PadGroup:
    """Columns of a score pad that belong together; `letter` is the swatch's letter, if the group is a side."""

    heading: Phrase
    columns: tuple[Phrase, ...]
    letter: Phrase | None = None


@dataclass(frozen=True, slots=True)
class PadRow:
    """A row to write in; `hint` says in pale letters how its number comes about, `total` rows are emphasised."""

    label: Phrase
    hint: Phrase | None = None
    total: bool = False


@dataclass(frozen=True, slots=True)
class ScorePad:
    """A block to write results on."""

    title: Phrase
    subtitle: Phrase
    groups: tuple[PadGroup, ...]
    rows: tuple[PadRow, ...]
    note: Phrase
