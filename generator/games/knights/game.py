"""Knights of the Round Cheese as the catalogue knows it."""

from __future__ import annotations

from generator.game import Game, Material
from generator.games.knights import fox_cards
from generator.games.knights.set_up import check, set_up

KNIGHTS = Game(
    name="knights",
    title={"de": "Knights of the Round Cheese", "en": "Knights of the Round Cheese"},
    room="knights",
    materials=(
        Material(
            "cards",
            {"de": "Fuchskarten eines Decks", "en": "Fox cards of a deck"},
            fox_cards.cards,
            papers=("a3", "a4", "a5", "letter"),
            card_size="poker",
        ),
    ),
    check=check,
    set_up=set_up,
)
