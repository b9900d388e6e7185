"""The result file of a played game: its shape, and the game it tells.

Numbers may be written as numbers or as text (`+3`, `"+3"`, `3`), and German words are accepted for faces and plates;
which words exist is checked with the rules, not here. Plates are described in `plates`, among them the spelling
`wheel` for a wheel without a plate.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from generator.calculator import trimmed
from generator.games.cheese_master.dice import YELLOW_DICE, DiceBox, DiceChoice
from generator.games.cheese_master.plates import NO_WHEEL
from generator.games.cheese_master.play import Play, Round

_STRICT = ConfigDict(strict=True, extra="forbid", frozen=True)


class DiceModel(BaseModel):
    """The dice in use; `orange` is a number or a list of characters, `any_set` allows sets out of order."""

    model_config = _STRICT
    yellow: int = YELLOW_DICE
    orange: int | list[str] = 0
    any_set: bool = False


class RoundModel(BaseModel):
    """One round: the faces rolled, what lay before each player, penalty points."""

    model_config = _STRICT
    roll: list[int | str]
    plates: dict[str, int | str | None]
    penalties: dict[str, int] = Field(default_factory=dict)


class ResultModel(BaseModel):
    """A whole game of Cheese Master, finished or not."""

    model_config = _STRICT
    game: Literal["cheese-master"]
    players: list[str]
    dice: DiceModel | None = None
    start: dict[str, int] = Field(default_factory=dict)
    rounds: list[RoundModel]


def to_play(model: ResultModel, box: DiceBox | None = None) -> Play:
    """The game a result file tells; `box` is where the dice come from when the file names a set (see `dice_file`)."""
    dice = model.dice
    return Play(
        players=tuple(name.strip() for name in model.players),
        rounds=tuple(_round(row) for row in model.rounds),
        dice=DiceChoice(dice.yellow, _orange(dice.orange), dice.any_set) if dice else None,
        start=trimmed(model.start),
        box=box,
    )


def _round(row: RoundModel) -> Round:
    return Round(
        roll=tuple(str(face) for face in row.roll),
        plates=trimmed({name: NO_WHEEL if plate is None else str(plate) for name, plate in row.plates.items()}),
        penalties=trimmed(row.penalties),
    )


def _orange(orange: int | list[str]) -> int | tuple[str, ...]:
    return orange if isinstance(orange, int) else tuple(orange)
