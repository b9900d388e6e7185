"""Eight dice to fold, and the same as stickers (KW-1)."""

from __future__ import annotations

from generator.content import Content
from generator.content.dice import DiceNets, DiceStickers, Die
from generator.content.strips import DieFace
from generator.games.kaese_wuerfeln.rules import DICE, FACES
from generator.games.kaese_wuerfeln.set_up import SetUp
from generator.words import Words


def dice(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Nets first, then stickers. Opposite faces of 1 to 6 pips in this order add up to 7."""
    faces = tuple(DieFace(pips) for pips in FACES)
    all_dice = tuple(Die(words.phrase("dice_sheets.die", number=number), faces) for number in range(1, DICE + 1))
    return (
        DiceNets(words.phrase("dice_sheets.nets"), all_dice),
        DiceStickers(words.phrase("dice_sheets.stickers"), all_dice),
    )
