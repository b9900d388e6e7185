"""What was played: the fields of one sitting with their final colouring, counts or log, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from generator.games.kaesekaestchen.field import Field, half_of
from generator.games.kaesekaestchen.rules import Move
from generator.problems import Complaint

TwistHunt = Literal["off", "points", "gate"]

MOST_FIELDS = 6


@dataclass(frozen=True, slots=True)
class SideCount:
    """What one side counted: its boxes, and how many of them are of each kind (a kind that
    is not named counts as none)."""

    boxes: int
    twists: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of both sides, and the freed boxes if they were counted too (KK-23)."""

    sides: tuple[SideCount, SideCount]
    freed: int | None = None


@dataclass(frozen=True, slots=True)
class PlayedField:
    """One field and exactly one of: `owners` (a row of A, B, `.` freed, `-` still open for each row of boxes),
    `counts`, `moves`. With `partial` an unfinished field is taken as it stands (KK-22). `unread` says what of it could
    not be read; then the rest is not to be relied on."""

    field: Field
    code: str | None = None
    owners: tuple[str, ...] | None = None
    counts: Counts | None = None
    moves: tuple[Move, ...] | None = None
    partial: bool = False
    unread: tuple[Complaint, ...] = ()

    def ground(self, blitz: bool) -> Field:
        """The part that is played on: all of the field, or its Blitz half (KK-31)."""
        return half_of(self.field) if blitz else self.field


@dataclass(frozen=True, slots=True)
class Play:
    """A sitting of two players or teams: side A first (KK-10, KK-33). `best_of_three` makes the fields a series."""

    players: tuple[str, ...]
    fields: tuple[PlayedField, ...]
    blitz: bool = False
    twist_hunt: TwistHunt = "off"
    teams: bool = False
    best_of_three: bool = False
