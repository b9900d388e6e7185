"""The games there are: the only list of them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.calculator import Calculator, RollReader
    from generator.game import Game

_ROOMS: dict[str, tuple[str, str]] = {
    "kaesekaestchen": ("generator.games.kaesekaestchen.game", "KAESEKAESTCHEN"),
    "kaese-wuerfeln": ("generator.games.kaese_wuerfeln.game", "KAESE_WUERFELN"),
    "cheese-master": ("generator.games.cheese_master.game", "CHEESE_MASTER"),
    "knights": ("generator.games.knights.game", "KNIGHTS"),
}
"""Name on the command line -> module and constant; a room is only opened when its game is asked for."""

GAMES = tuple(_ROOMS)


def game_named(name: str) -> Game:
    """The game of that name. KeyError when there is none."""
    module, constant = _ROOMS[name]
    game: Game = getattr(import_module(module), constant)
    return game


def every_game() -> tuple[Game, ...]:
    """All games in their order."""
    return tuple(game_named(name) for name in GAMES)


_CALCULATORS: dict[str, str] = {
    "kaesekaestchen": "generator.games.kaesekaestchen.calculator",
    "kaese-wuerfeln": "generator.games.kaese_wuerfeln.calculator",
    "cheese-master": "generator.games.cheese_master.calculator",
    "knights": "generator.games.knights.calculator",
}
"""The games that can be scored: name -> module with the constant CALCULATOR."""

_ROLL_READERS = ("generator.games.kaese_wuerfeln.roll_reader", "generator.games.cheese_master.roll_reader")
"""The games whose dice `roll` reads, asked in this order: modules with the constant ROLL_READER."""

SCORED = tuple(_CALCULATORS)


def calculator_named(name: str) -> Calculator:
    """The calculator of that game; only its room is opened. KeyError when there is none."""
    calculator: Calculator = import_module(_CALCULATORS[name]).CALCULATOR
    return calculator


def roll_reader_for(dice: tuple[str, ...]) -> RollReader:
    """The game whose dice these are; the last one takes whatever no other understands."""
    for module in _ROLL_READERS:
        reader: RollReader = import_module(module).ROLL_READER
        if reader.understands(dice):
            break
    return reader
