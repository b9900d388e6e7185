"""A whole random game that keeps to the rules, for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.chance import Chance
from generator.games.cheese_master.cards import MOST_POINTS, PLATES
from generator.games.cheese_master.counting import count
from generator.games.cheese_master.dice import Die
from generator.games.cheese_master.plates import NO_WHEEL, WHEEL_ONLY
from generator.games.cheese_master.play import Round
from generator.games.cheese_master.rules import book_round, still_in


@dataclass(frozen=True, slots=True)
class RandomGame:
    """The rounds of a finished game and the one player left."""

    rounds: tuple[Round, ...]
    winner: str


def random_game(players: Sequence[str], chance: Chance, dice: Sequence[Die]) -> RandomGame:
    """Play until one player is left. Every round costs someone a point unless it is replayed, so it ends."""
    points = dict.fromkeys(players, MOST_POINTS)
    rounds = []
    while len(playing := still_in(points)) > 1:
        roll = tuple(chance.choice(die.faces) for die in dice)
        answer = count(roll).answer
        last = chance.choice(playing)
        plates = {name: NO_WHEEL if name == last else _random_plate(answer, chance) for name in playing}
        penalties = {name: 1 for name in playing if chance.below(12) == 0}
        points = dict(book_round(points, answer, plates, penalties).points)
        rounds.append(Round(roll, plates, penalties))
    return RandomGame(tuple(rounds), playing[0])


def _random_plate(answer: str, chance: Chance) -> str:
    """Mostly the right plate, sometimes any, and once in a while only a wheel."""
    luck = chance.below(20)
    if luck == 0:
        return WHEEL_ONLY
    return chance.choice(PLATES) if luck < 6 else answer
