"""A played game as it was written down, before anything is checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.games.cheese_master.dice import DiceBox, DiceChoice


@dataclass(frozen=True, slots=True)
class Round:
    """The words for the faces rolled, for each player's plate (see `plates`), and penalty points by player."""

    roll: tuple[str, ...]
    plates: Mapping[str, str]
    penalties: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Play:
    """The game: names, rounds, and what is optional.

    `dice`: the set in use, when named; rolls are then checked against its dice in `box` (without a box, only against
    their number). `start`: points at the first round for players who do not begin with all of them.
    """

    players: tuple[str, ...]
    rounds: tuple[Round, ...]
    dice: DiceChoice | None = None
    start: Mapping[str, int] = field(default_factory=dict)
    box: DiceBox | None = None
