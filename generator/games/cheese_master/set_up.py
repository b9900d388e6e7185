"""What a Cheese Master job is made from, and what is wrong with what was asked (CM-1)."""

from __future__ import annotations

from dataclasses import dataclass

from generator.game import Ask, Prepared
from generator.games.cheese_master.cards import FEWEST_PLAYERS, MOST_PLAYERS
from generator.problems import Complaint


@dataclass(frozen=True, slots=True)
class SetUp:
    """`players` for how many people to print; `seed` for what is drawn by lot."""

    players: int
    seed: int


def check(ask: Ask) -> tuple[Complaint, ...]:
    """Every complaint about what was asked, with the key `players`."""
    if ask.players is not None and not FEWEST_PLAYERS <= ask.players <= MOST_PLAYERS:
        return (Complaint("players", f"the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {ask.players}"),)
    return ()


def set_up(ask: Ask) -> Prepared:
    """All eight colours unless fewer players are named."""
    return Prepared(SetUp(ask.players or MOST_PLAYERS, ask.seed))
