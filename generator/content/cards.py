"""Cards to cut out, and the kinds of faces they have."""

from __future__ import annotations

from dataclasses import dataclass

from generator.words import Phrase


@dataclass(frozen=True, slots=True)
class NumberFace:
    """A card that is its number: large, small in the corners, and once more as a shape with that many corners.

    `colour` names a role of the theme or of the cards' own palette ("value_4"), `label` stands under the number,
    `shape` is how many corners the value's shape has (2 for a lens, 1 for a circle), `pips` how many of them there are
    in a row."""

    number: Phrase
    label: Phrase
    picture: str
    colour: str
    shape: int
    pips: int


@dataclass(frozen=True, slots=True)
class PlateFace:
    """One side of a plate: its number, and small, on yellow, the number of the other side. `seal` is the picture that
    tells whose it is where colour cannot."""

    number: Phrase
    other: Phrase
    picture: str
    colour: str
    seal: str


@dataclass(frozen=True, slots=True)
class EdgeFace:
    """A card that is turned to show a number: each with the quarter turns clockwise after which it reads upright on
    top; 0 is the top edge, 1 the left one."""

    numbers: tuple[tuple[Phrase, int], ...]
    colour: str
    seal: str


@dataclass(frozen=True, slots=True)
class PictureFace:
    """A card that is its picture, with a title, perhaps a line to read and a sign in the corners."""

    title: Phrase
    line: Phrase
    picture: str
    colour: str
    corner: Phrase | None = None


@dataclass(frozen=True, slots=True)
class TextFace:
    """A card to read: name, line under it, banner (pictures with their names), and headed paragraphs."""

    title: Phrase
    subtitle: Phrase
    picture: str
    banner: tuple[tuple[str, Phrase], ...]
    paragraphs: tuple[tuple[Phrase, Phrase], ...]
    colour: str


@dataclass(frozen=True, slots=True)
class PatternFace:
    """A back that tells nothing: the theme's pattern over all of it, and in the middle the name of the game."""

    title: Phrase
    colour: str


CardFace = NumberFace | PlateFace | EdgeFace | PictureFace | TextFace | PatternFace


@dataclass(frozen=True, slots=True)
class Card:
    """One card to cut out; cards of one name can be asked for together."""

    name: str
    front: CardFace
    back: CardFace


@dataclass(frozen=True, slots=True)
class CardDeck:
    """Cards in their order. `name` tells its pages from those of other decks in the same document."""

    name: str
    cards: tuple[Card, ...]
