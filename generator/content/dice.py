"""Dice to fold and to stick on."""

from __future__ import annotations

from dataclasses import dataclass

from generator.content.strips import DieFace
from generator.words import Phrase


@dataclass(frozen=True, slots=True)
class Die:
    """Six faces; the first lies opposite the last, the second opposite the fifth, the third opposite the fourth."""

    name: Phrase
    faces: tuple[DieFace, ...]


@dataclass(frozen=True, slots=True)
class DiceNets:
    """Dice to cut out, fold and glue."""

    title: Phrase
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class DiceStickers:
    """The same faces as stickers for blank dice, one row for each die."""

    title: Phrase
    dice: tuple[Die, ...]
