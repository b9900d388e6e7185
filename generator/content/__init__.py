"""What is on a material: words, names of pictures and amounts. No millimetres, no colours, no fonts.

A game's `materials` make these; `sheets` lay them out. Every text is a `Phrase`, so that one which does not fit can be
traced to its file. The kinds here are those of the booklet; the others have a small module each, so that a
job only loads its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from generator.frozen import frozen
from generator.words import Phrase

if TYPE_CHECKING:
    from generator.content.cards import CardDeck
    from generator.content.dice import DiceNets, DiceStickers
    from generator.content.guide import Guide
    from generator.content.pads import ReferenceCards, ScorePad
    from generator.content.strips import Strip
    from generator.content.tally import TallyPad
    from generator.content.tournament import TournamentSheet
    from generator.content.track import TrackMat
    from generator.content.training import TrainingSheets
    from generator.content.wheels import Wheels

Cell = tuple[int, int]
"""A box of a board: row and column from 0, top left first."""

Edge = tuple[Literal["h", "v"], int, int]
"""A line of a board: ("h", r, c) lies above box (r, c), ("v", r, c) left of it."""


@frozen
class LegendRow:
    """One kind of symbol with its name, one line of explanation, and how many there are."""

    icon: str
    name: Phrase
    line: Phrase
    amount: Phrase


@frozen
class Cover:
    """The first page of a booklet."""

    title: Phrase
    game: Phrase
    tagline: Phrase
    legend_title: Phrase
    legend: tuple[LegendRow, ...]
    names_title: Phrase
    sides: tuple[Phrase, ...]
    contents: Phrase
    cutting: Phrase


@frozen
class Side:
    """One side's block beside a field: swatch letter, where the name goes, and the boxes to write results in."""

    letter: Phrase
    name: Phrase
    results: tuple[Phrase, ...]


@frozen
class PlayField:
    """One field to play on, with everything that stands beside it."""

    number: int
    rows: int
    columns: int
    symbols: Mapping[Cell, str]
    code: str
    code_compact: str
    title: Phrase
    game: Phrase
    sides: tuple[Side, ...]
    winner: Phrase
    legend: tuple[LegendRow, ...]
    half_rows: int | None
    half: Phrase


@frozen
class FieldSheets:
    """Fields in the order they are played, two to a page."""

    fields: tuple[PlayField, ...]


@frozen
class Board:
    """A small drawn board that explains a rule.

    `drawn` are lines that stand already, `fresh` the ones just drawn; `owners` colours boxes "a", "b" or "freed";
    `picked` boxes are ringed (the target of a twist)."""

    rows: int
    columns: int
    drawn: frozenset[Edge] = frozenset()
    fresh: frozenset[Edge] = frozenset()
    owners: Mapping[Cell, Literal["a", "b", "freed"]] | None = None
    symbols: Mapping[Cell, str] | None = None
    picked: frozenset[Cell] = frozenset()


@frozen
class Diagram:
    """Boards side by side, an arrow between each and the next, and a line under them."""

    boards: tuple[Board, ...]
    caption: Phrase


@frozen
class Section:
    """A heading with its paragraphs; `icon` stands beside the heading, `diagram` beside the text."""

    heading: Phrase
    paragraphs: tuple[Phrase, ...] = ()
    icon: str | None = None
    diagram: Diagram | Strip | None = None


@frozen
class RulesSheet:
    """How to play, on one page: a main part in two columns, and a band of small sections below."""

    title: Phrase
    lead: Phrase
    sections: tuple[Section, ...]
    twists_title: Phrase
    twists: tuple[Section, ...]
    closing: tuple[Section, ...]


Content: TypeAlias = (
    "Cover | FieldSheets | RulesSheet | ReferenceCards | ScorePad | CardDeck | DiceNets | DiceStickers | Wheels"
    " | TrackMat | TallyPad | TrainingSheets | TournamentSheet | Guide"
)
