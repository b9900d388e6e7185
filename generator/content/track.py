"""A mat on which cards lie in a row."""

from __future__ import annotations

from dataclasses import dataclass

from generator.words import NOTHING, Phrase


@dataclass(frozen=True, slots=True)
class Space:
    """A place for one card. `cost` is how many cards it costs, None for a pile; `line` stands in the empty place."""

    name: Phrase
    line: Phrase
    cost: int | None = None
    cost_text: Phrase = NOTHING


@dataclass(frozen=True, slots=True)
class TrackMat:
    """Spaces from left to right, on as many sheets as they need, which are then joined."""

    name: str
    title: Phrase
    spaces: tuple[Space, ...]
    coin: str
    """The picture that stands for one card to pay."""
