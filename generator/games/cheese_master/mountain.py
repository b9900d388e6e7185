"""King of the Cheese Mountain: a series of games with a growing set of dice (CM-12)."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.cheese_master.dice import DiceChoice

MOUNTAIN = (
    DiceChoice(1, 0),
    DiceChoice(2, 0),
    DiceChoice(3, 0),
    DiceChoice(3, 1),
    DiceChoice(3, 2),
    DiceChoice(3, 3),
)
"""The dice of the first games; every later game uses all six."""


def dice_of_game(number: int) -> DiceChoice:
    """The dice of the game with this number, counted from 1. ValueError below 1."""
    if number < 1:
        raise ValueError(f"games are counted from 1, not {number}")
    return MOUNTAIN[min(number, len(MOUNTAIN)) - 1]


def kings(winners: Sequence[str]) -> tuple[str, ...]:
    """Who won most of the games, given the winner of each; several when equal, in the order of their first win."""
    names = tuple(dict.fromkeys(winners))
    most = max((winners.count(name) for name in names), default=0)
    return tuple(name for name in names if winners.count(name) == most)
