"""The cheese wheels: one fewer than the most players (CM-1, CM-7)."""

from __future__ import annotations

from generator.content import Content
from generator.content.wheels import Wheels
from generator.games.cheese_master.cards import MOST_PLAYERS
from generator.games.cheese_master.set_up import SetUp
from generator.words import Words

WHEELS = MOST_PLAYERS - 1


def wheels(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """All of them, both sides."""
    return (Wheels(words.phrase("wheels.title"), WHEELS, "wheel_front", "wheel_back"),)
