"""Cheese Master as the catalogue knows it."""

from __future__ import annotations

from generator.game import Game, Material
from generator.games.cheese_master import plate_cards
from generator.games.cheese_master.set_up import check, set_up

CHEESE_MASTER = Game(
    name="cheese-master",
    title={"de": "Cheese Master", "en": "Cheese Master"},
    room="cheese_master",
    materials=(
        Material(
            "cards",
            {"de": "Teller und Käsemeister", "en": "plates and cheesemakers"},
            plate_cards.cards,
            papers=("a3", "a4", "a5", "letter"),
            card_size="square-60",
        ),
    ),
    check=check,
    set_up=set_up,
)
