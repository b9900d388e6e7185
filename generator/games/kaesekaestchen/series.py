"""Best of three (KK-30): who has won the series, and after which field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.kaesekaestchen.rules import SIDES

WINS_NEEDED = 2


@dataclass(frozen=True, slots=True)
class Series:
    """The winning side or None while undecided, the number of fields after which that stands, and the fields won."""

    winner: str | None
    after: int
    wins: tuple[int, int]


def series_of(winners: Sequence[str | None]) -> Series:
    """The series after fields with these winners (A, B, draw, None). It ends with the second win of a side; fields
    behind that are not looked at (`checking` refuses them)."""
    wins = [0, 0]
    for after, winner in enumerate(winners, start=1):
        if winner in SIDES:
            side = SIDES.index(winner)
            wins[side] += 1
            if wins[side] == WINS_NEEDED:
                return Series(winner, after, (wins[0], wins[1]))
    return Series(None, len(winners), (wins[0], wins[1]))
