"""Small drawings in a row: dice, stacks and cards that show a rule, a roll or an example."""

from __future__ import annotations

from dataclasses import dataclass

from generator.words import NOTHING, Phrase


@dataclass(frozen=True, slots=True)
class DieFace:
    """One face of a die: `pips` from 1 to 6, or a `picture`. `colour` is "plain", "yellow" or "orange"; `dimmed` faces
    have no effect (a character that was chased away)."""

    pips: int = 0
    picture: str | None = None
    colour: str = "plain"
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class Stack:
    """Pieces on each other, the bottom one first; a 1 on top is the dome."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SmallCard:
    """An upright card with a picture or a text on it and a sign above it."""

    text: Phrase
    above: Phrase = NOTHING
    picture: str | None = None
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A word or a sign between drawings: an arrow, an equals sign, a result. `strong` is set larger."""

    text: Phrase
    strong: bool = False


Token = DieFace | Stack | SmallCard | Sign


@dataclass(frozen=True, slots=True)
class Strip:
    """Drawings side by side, and a line under them."""

    tokens: tuple[Token, ...]
    caption: Phrase = NOTHING
