"""Cheese Master as the catalogue knows it."""

from __future__ import annotations

from generator.game import CARDS, SEED, Game, Material
from generator.games.cheese_master import (
    dice_sheets,
    pad,
    plate_cards,
    reference,
    rules_page,
    training,
    wheels,
)
from generator.games.cheese_master.set_up import check, set_up

CHEESE_MASTER = Game(
    name="cheese-master",
    title={"de": "Cheese Master", "en": "Cheese Master"},
    room="cheese_master",
    materials=(
        Material(
            "cards",
            {"de": "Platten und Käsemeister", "en": "plates and cheesemakers"},
            plate_cards.cards,
            papers=("a3", "a4", "a5", "letter"),
            uses=frozenset({"players"}) | CARDS,
            card_size="square-60",
        ),
        Material("dice", {"de": "Sechs Würfel", "en": "six dice"}, dice_sheets.dice),
        Material(
            "wheels",
            {"de": "Käselaibe", "en": "cheese wheels"},
            wheels.wheels,
            uses=frozenset({"backs", "players", "printer"}),
            card_size="square-60",
        ),
        Material("reference", {"de": "Spielhilfe", "en": "reference card"}, reference.reference),
        Material("score-pad", {"de": "Wertungsblock", "en": "score pad"}, pad.score_pad, uses=frozenset({"players"})),
        Material(
            "training",
            {"de": "Zähltraining", "en": "counting practice"},
            training.training,
            uses=frozenset({SEED, "count", "dice"}),
        ),
        Material("rules", {"de": "Spielregeln", "en": "rules page"}, rules_page.rules),
    ),
    check=check,
    set_up=set_up,
    drawn=training.drawn_forms,
)
