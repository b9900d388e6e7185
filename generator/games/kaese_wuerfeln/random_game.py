"""A whole legal game by players who choose at random: for the tests, and to see what a spread of pieces leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from generator.chance import Chance
from generator.games.kaese_wuerfeln.dice import earned, rolled, turned
from generator.games.kaese_wuerfeln.play import Play, Player
from generator.games.kaese_wuerfeln.rules import DICE, FACES, ROLLS, Variant
from generator.games.kaese_wuerfeln.stacks import DOME
from generator.games.kaese_wuerfeln.supply import is_over
from generator.games.kaese_wuerfeln.table import Table, set_up
from generator.games.kaese_wuerfeln.turn import (
    Lay,
    Take,
    closed_by_mouse,
    closings,
    consoled,
    gift_returned,
    laid,
    lays,
    taken,
    takes,
)

T = TypeVar("T")

AS_IN_THE_RULEBOOK = Variant()


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in a turn: `rolls` (dice after each roll), `dice` they ended as, whether a gift turned one, the
    pieces taken and laid (`take` None: a waiting mouse closed a stack)."""

    player: int
    rolls: tuple[tuple[int, ...], ...]
    dice: tuple[int, ...]
    gift_used: bool
    moves: tuple[tuple[Take | None, Lay], ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game played out: the table before the last mice (KW-12), who ended it, and every turn."""

    table: Table
    ended_by: int
    turns: tuple[Turn, ...]


def random_game(players: int, chance: Chance, pieces: Mapping[int, int], variant: Variant = AS_IN_THE_RULEBOOK) -> Game:
    """Play from the set-up to the end (KW-11); `pieces` tells how many there are of each value 2..6 (KW-2)."""
    table = set_up(players, pieces)
    turns = []
    while True:
        table, turn = _turn(table, chance, variant)
        turns.append(turn)
        if is_over(table.middle):
            return Game(table, table.active, tuple(turns))
        table = replace(table, active=(table.active + 1) % players)


def play_of(game: Game, names: Sequence[str], pieces: Mapping[int, int]) -> Play:
    """A game that was played out, as if someone had entered its result."""
    players = tuple(
        Player(name, holding.stacks, holding.mice, holding.bonus, holding.gift)
        for name, holding in zip(names, game.table.holdings, strict=True)
    )
    return Play(players, names[game.ended_by], pieces)


def _turn(table: Table, chance: Chance, variant: Variant) -> tuple[Table, Turn]:
    aim = chance.choice(FACES)
    rolls: list[tuple[int, ...]] = []
    dice: tuple[int, ...] = ()
    gift_used = False
    while len(rolls) < ROLLS:
        dice = rolled(_kept(dice, aim, chance), chance)
        rolls.append(dice)
        if table.holdings[table.active].gift and chance.below(4) == 0:
            table, gift_used = gift_returned(table), True
            dice = turned(dice, chance.below(DICE), aim)
        if aim in earned(dice) and chance.below(4):
            break
    table, moves = _moves(table, earned(dice), chance, variant)
    if len(rolls) == ROLLS and not any(take for take, _ in moves):
        table = consoled(table)
    return table, Turn(table.active, tuple(rolls), dice, gift_used, moves)


def _kept(dice: tuple[int, ...], aim: int, chance: Chance) -> tuple[int, ...]:
    """Dice set aside: those that show the aimed-at value, not more than it needs, and now and then another one."""
    wanted = [die for die in dice if die == aim][:aim]
    return (*wanted, *(die for die in dice if die != aim and chance.below(4) == 0))


def _moves(
    table: Table, values: tuple[int, ...], chance: Chance, variant: Variant
) -> tuple[Table, tuple[tuple[Take | None, Lay], ...]]:
    moves: list[tuple[Take | None, Lay]] = []
    left = list(values)
    waited = table.holdings[table.active].mice  # a mouse that arrives in this turn closes in a later one (KW-8)
    while not is_over(table.middle):
        able = closings(table)
        liked = [lay for lay in able if lay.bonus]
        if waited and able and chance.below(2 if liked else 16) == 0:
            lay = _inclined(able, liked, chance)
            table, waited = closed_by_mouse(table, lay), waited - 1
            moves.append((None, lay))
        choices = [take for value in left for take in takes(table, value)]
        if not choices:
            break
        take = _inclined(choices, [choice for choice in choices if choice.owner is None], chance)
        table = taken(table, take)
        left.remove(take.earned)
        able = lays(table, take.value, variant)
        lay = _inclined(able, [lay for lay in able if lay.mouse or lay.bonus or _grows(table, take.value, lay)], chance)
        table = laid(table, take.value, lay, variant)
        moves.append((take, lay))
    return table, tuple(moves)


def _inclined(choices: Sequence[T], liked: Sequence[T], chance: Chance) -> T:
    """One of the choices, most of the time a liked one: blind chance hardly ever builds a stack worth a bonus."""
    return chance.choice(liked if liked and chance.below(8) else choices)


def _grows(table: Table, value: int, lay: Lay) -> bool:
    """Whether a piece of cheese goes on the piece that is just one higher."""
    return value != DOME and lay.stack is not None and table.holdings[table.active].stacks[lay.stack][-1] == value + 1
