"""What `roll` asks this game: words for the faces of Cheese Master."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.calculator import Given, RollReader
from generator.games.cheese_master import roll
from generator.problems import Complaint
from generator.words import Words


def _check(dice: Sequence[str], _: Given) -> tuple[Complaint, ...]:
    return tuple(Complaint(found.key.replace("roll", "dice", 1), found.message) for found in roll.check(dice))


def _explain(dice: Sequence[str], _: Given, words: Words) -> tuple[str, ...]:
    return roll.explain(dice, words)


def _as_data(dice: Sequence[str], _: Given) -> dict[str, Any]:
    return roll.as_data(dice)


ROLL_READER = RollReader(
    name="cheese-master",
    room="cheese_master",
    understands=lambda _: True,
    options=(),
    check=_check,
    explain=_explain,
    as_data=_as_data,
)
