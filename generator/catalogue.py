"""The games there are: the only list of them."""

from __future__ import annotations

from importlib import import_module

from generator.game import Game

_ROOMS: dict[str, tuple[str, str]] = {
    "kaesekaestchen": ("generator.games.kaesekaestchen.game", "KAESEKAESTCHEN"),
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
