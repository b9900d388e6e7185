"""Round tokens with two sides."""

from __future__ import annotations

from dataclasses import dataclass

from generator.words import Phrase


@dataclass(frozen=True, slots=True)
class Wheels:
    """`count` round tokens to cut out, the picture `front` on one side and `back` on the other."""

    title: Phrase
    count: int
    front: str
    back: str
