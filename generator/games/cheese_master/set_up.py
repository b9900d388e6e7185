"""What a Cheese Master job is made from, and what is wrong with what was asked (CM-1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.game import Ask, Prepared
from generator.games.cheese_master.cards import FEWEST_PLAYERS, MOST_PLAYERS
from generator.games.cheese_master.dice import YELLOW_DICE, DiceBox, DiceChoice, check_choice
from generator.problems import Complaint

WITH_DICE = frozenset({"dice", "training"})
EXERCISES = 24
MOST_EXERCISES = 400
NO_DICE = DiceBox((), ())


@dataclass(frozen=True, slots=True)
class SetUp:
    """`players` for how many people to print; `seed` for what is drawn by lot; `box` the dice, for materials that show
    them; `choice` the dice of a training, None for sets that grow; `exercises` how many rolls it has."""

    players: int
    seed: int
    box: DiceBox = NO_DICE
    choice: DiceChoice | None = None
    exercises: int = EXERCISES


def check(ask: Ask) -> tuple[Complaint, ...]:
    """Every complaint about what was asked, with the keys `players`, `count` and `dice` (CM-1, CM-11)."""
    return (*_players(ask), *_count(ask), *_dice(ask))


def set_up(ask: Ask) -> Prepared:
    """All eight colours unless fewer players are named. InputError when the dice are needed and their file is wrong."""
    players = ask.players or MOST_PLAYERS
    if not WITH_DICE.intersection(ask.materials):
        return Prepared(SetUp(players, ask.seed))
    from generator.games.cheese_master.dice_shelf import read_dice

    choice = choice_of(ask.dice) if ask.dice else None
    return Prepared(SetUp(players, ask.seed, read_dice(), choice, ask.count or EXERCISES))


def choice_of(text: str) -> DiceChoice | None:
    """The set that `3` or `3+1` names, yellow dice before orange ones; None when it is not written like that."""
    yellow, plus, orange = text.partition("+")
    if not yellow.strip().isdecimal() or (plus and not orange.strip().isdecimal()):
        return None
    return DiceChoice(int(yellow), int(orange) if plus else 0)


def _players(ask: Ask) -> Iterator[Complaint]:
    if ask.players is not None and not FEWEST_PLAYERS <= ask.players <= MOST_PLAYERS:
        yield Complaint("players", f"the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {ask.players}")


def _count(ask: Ask) -> Iterator[Complaint]:
    if ask.count is not None and not 1 <= ask.count <= MOST_EXERCISES:
        yield Complaint("count", f"a training has 1 to {MOST_EXERCISES} rolls, not {ask.count}")


def _dice(ask: Ask) -> Iterator[Complaint]:
    if ask.dice is None:
        return
    choice = choice_of(ask.dice)
    if choice is None:
        yield Complaint("dice", f'"{ask.dice}" is no set of dice; write yellow+orange as in 3+1, or only 3')
    elif choice.orange and choice.yellow < YELLOW_DICE:
        yield Complaint("dice", f"orange dice join when all {YELLOW_DICE} yellow ones are in use, as in 3+1")
    else:
        yield from check_choice(choice)
