"""A tournament in which every side meets every other."""

from __future__ import annotations

from dataclasses import dataclass

from generator.words import Phrase


@dataclass(frozen=True, slots=True)
class TournamentRound:
    """Pairings by the numbers of the sides, who begins first; `pausing` is the side without an opponent."""

    name: Phrase
    pairings: tuple[tuple[int, int], ...]
    pausing: Phrase | None = None


@dataclass(frozen=True, slots=True)
class TournamentSheet:
    """A table to write names and results in, and the rounds. `columns` are those after the results."""

    title: Phrase
    lead: Phrase
    sides: int
    name: Phrase
    columns: tuple[Phrase, ...]
    rounds: tuple[TournamentRound, ...]
    note: Phrase
