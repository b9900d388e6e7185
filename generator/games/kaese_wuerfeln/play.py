"""A finished game as it was entered: what `check` looks at and `score` counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.games.kaese_wuerfeln.stacks import Stack
from generator.games.kaese_wuerfeln.supply import ALL_CARDS, Cards, without_card
from generator.games.kaese_wuerfeln.table import Holding


@dataclass(frozen=True, slots=True)
class Player:
    """What lay in front of a player when the game ended, before the last mice (KW-12).

    `close`: the stacks the waiting mice close, None when the player leaves the choice to the calculator.
    """

    name: str
    stacks: tuple[Stack, ...] = ()
    mice: int = 0
    bonus: tuple[int, ...] = ()
    gift: bool = False
    close: tuple[int, ...] | None = None

    @property
    def holding(self) -> Holding:
        return Holding(self.stacks, self.mice, self.bonus, self.gift)


@dataclass(frozen=True, slots=True)
class Play:
    """`players` clockwise; `ended_by`: whose turn ended the game, None for the first player; `pieces`: how many there
    were of each value 2..6, None when that is not known and cannot be checked."""

    players: tuple[Player, ...]
    ended_by: str | None = None
    pieces: Mapping[int, int] | None = None


def ender_of(play: Play) -> int:
    """Index of the player whose turn ended the game. ValueError for a name nobody has."""
    if play.ended_by is None:
        return 0
    return [player.name for player in play.players].index(play.ended_by)


def cards_left(play: Play) -> Cards:
    """The bonus cards nobody holds."""
    cards = ALL_CARDS
    for player in play.players:
        for card in player.bonus:
            cards = without_card(cards, card)
    return cards
