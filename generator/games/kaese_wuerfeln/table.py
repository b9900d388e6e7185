"""A game in progress as data: the middle, what lies in front of each player, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from generator.games.kaese_wuerfeln.rules import FEWEST_PLAYERS, MOST_PLAYERS
from generator.games.kaese_wuerfeln.stacks import Stack, is_closed
from generator.games.kaese_wuerfeln.supply import Middle, full_middle


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies in front of one player. `mice`: ones waiting with the mouse side up; `bonus`: the cards' values."""

    stacks: tuple[Stack, ...] = ()
    mice: int = 0
    bonus: tuple[int, ...] = ()
    gift: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """`holdings` in clockwise order; `active` is the index of the player whose turn it is."""

    middle: Middle
    holdings: tuple[Holding, ...]
    active: int = 0


def set_up(players: int, pieces: Mapping[int, int]) -> Table:
    """The table before the first turn. ValueError for fewer than two or more than five players (KW-1)."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"{players} players; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play")
    return Table(full_middle(pieces), (Holding(),) * players)


def open_stacks(holding: Holding) -> tuple[int, ...]:
    """Indices of the stacks without a dome."""
    return tuple(index for index, stack in enumerate(holding.stacks) if not is_closed(stack))


def neighbours(table: Table) -> tuple[int, ...]:
    """Left and right neighbour of the active player; with two players one and the same person (KW-5)."""
    count = len(table.holdings)
    left, right = (table.active + 1) % count, (table.active - 1) % count
    return (left,) if left == right else (left, right)


def with_holding(table: Table, player: int, holding: Holding) -> Table:
    """The table with another holding in front of that player."""
    return replace(table, holdings=(*table.holdings[:player], holding, *table.holdings[player + 1 :]))
