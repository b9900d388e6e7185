"""A reference card of half a sheet: steps, tables, pictures and examples in two columns."""

from __future__ import annotations

from dataclasses import dataclass

from generator.content.strips import Strip
from generator.words import NOTHING, Phrase


@dataclass(frozen=True, slots=True)
class Steps:
    """Numbered sentences."""

    steps: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Cells in rows; the first row is a head, the first cell of every row too. Empty cells stay blank."""

    head: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase, ...], ...]
    caption: Phrase = NOTHING


@dataclass(frozen=True, slots=True)
class PictureRow:
    """Faces of a die and what they do."""

    strip: Strip
    text: Phrase


@dataclass(frozen=True, slots=True)
class PictureRows:
    """Rows in the order in which they take effect."""

    rows: tuple[PictureRow, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A strip, and the lines that explain it."""

    strip: Strip
    lines: tuple[Phrase, ...]


Block = Steps | Table | PictureRows | Example


@dataclass(frozen=True, slots=True)
class GuidePart:
    """A block under its heading."""

    heading: Phrase
    block: Block


@dataclass(frozen=True, slots=True)
class Guide:
    """Two columns of parts; printed twice on a sheet."""

    title: Phrase
    subtitle: Phrase
    left: tuple[GuidePart, ...]
    right: tuple[GuidePart, ...]
