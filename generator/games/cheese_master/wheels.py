"""The cheese wheels: one fewer than there are players (CM-1, CM-7)."""

from __future__ import annotations

from generator.content import Content
from generator.content.wheels import Wheels
from generator.games.cheese_master.set_up import SetUp
from generator.words import Words


def wheels(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """As many as the players need, both sides; seven when nobody says how many play."""
    count = setup.players - 1
    title = words.phrase("wheels.one") if count == 1 else words.phrase("wheels.title", wheels=count)
    return (Wheels(title, count, "wheel_front", "wheel_back"),)
