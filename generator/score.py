"""The result of a finished game, the same shape for all four games: totals with their working, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from generator.problems import Complaint


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the working: `key` is stable for scripts, `label` and `working` are in the chosen language."""

    key: str
    label: str
    working: str
    points: Fraction


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """A player's lines in the order they are read out; the total is their sum and nothing else."""

    name: str
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> Fraction:
        return sum((line.points for line in self.lines), Fraction(0))


@dataclass(frozen=True, slots=True)
class Score:
    """What `score` reports. `winners` holds names, several for a shared win; `verdict` says in one sentence of the
    chosen language who won and how a tie was resolved; `details` is the game's own part of the contract."""

    game: str
    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...]
    draw: bool
    unfinished: bool
    verdict: str
    details: Mapping[str, Any] = field(default_factory=dict)
    warnings: tuple[Complaint, ...] = ()

    def as_data(self) -> dict[str, Any]:
        """The document of `score --json`, except for the warnings, which still need their places."""
        return {
            "game": self.game,
            "winners": list(self.winners),
            "draw": self.draw,
            "unfinished": self.unfinished,
            "verdict": self.verdict,
            "players": [
                {
                    "name": player.name,
                    "total": number_of(player.total),
                    "exact": str(player.total),
                    "lines": [
                        {
                            "key": line.key,
                            "label": line.label,
                            "working": line.working,
                            "points": number_of(line.points),
                        }
                        for line in player.lines
                    ],
                }
                for player in self.players
            ],
            "details": dict(self.details),
        }


def number_of(value: Fraction) -> int | float:
    """A JSON number: whole when it is whole. The exact fraction stands beside it as text."""
    return int(value) if value.denominator == 1 else float(value)
