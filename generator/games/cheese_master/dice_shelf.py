"""The dice that are printed and drawn, read from their file (CM-2)."""

from __future__ import annotations

from generator.config.fit import fit_checked
from generator.config.shelf import find
from generator.config.yaml_source import read
from generator.games.cheese_master.dice import DiceBox
from generator.games.cheese_master.dice_file import DiceFileModel, box_of
from generator.games.cheese_master.dice_file import check as check_file


def read_dice() -> DiceBox:
    """The dice of `layouts/dice/cheese_master.yaml`. InputError when that file is wrong."""
    model, _ = fit_checked(DiceFileModel, read(find("dice", "cheese_master")), check_file)
    return box_of(model)
