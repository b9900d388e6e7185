"""Three yellow and three orange dice to fold, and as stickers; their faces come from the dice file (CM-1, CM-2)."""

from __future__ import annotations

from generator.content import Content
from generator.content.dice import DiceNets, DiceStickers
from generator.content.dice import Die as DrawnDie
from generator.games.cheese_master.dice import DiceBox
from generator.games.cheese_master.pictures import faces_of
from generator.games.cheese_master.set_up import SetUp
from generator.words import Words


def dice(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Nets first, then stickers."""
    all_dice = _drawn_dice(setup.box, words)
    return (
        DiceNets(words.phrase("dice_sheets.nets"), all_dice),
        DiceStickers(words.phrase("dice_sheets.stickers"), all_dice),
    )


def _drawn_dice(box: DiceBox, words: Words) -> tuple[DrawnDie, ...]:
    yellow = (
        DrawnDie(words.phrase("dice_sheets.yellow", number=number), faces_of(die))
        for number, die in enumerate(box.yellow, start=1)
    )
    orange = (
        DrawnDie(words.phrase("dice_sheets.orange", character=words.text(f"faces.{die.name}")), faces_of(die))
        for die in box.orange
    )
    return (*yellow, *orange)
