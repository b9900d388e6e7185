"""Käse Würfeln as the catalogue knows it."""

from __future__ import annotations

from generator.game import CARDS, Game, Material
from generator.games.kaese_wuerfeln import dice_sheets, pad, piece_cards, reference, rules_page
from generator.games.kaese_wuerfeln.set_up import check, set_up

KAESE_WUERFELN = Game(
    name="kaese-wuerfeln",
    title={"de": "Käse Würfeln", "en": "Käse Würfeln"},
    room="kaese_wuerfeln",
    materials=(
        Material(
            "cards",
            {"de": "66 Karten", "en": "66 cards"},
            piece_cards.cards,
            papers=("a3", "a4", "a5", "letter"),
            uses=frozenset({"pieces"}) | CARDS,
            card_size="square-60",
        ),
        Material("dice", {"de": "Acht Würfel", "en": "eight dice"}, dice_sheets.dice),
        Material("reference", {"de": "Spielhilfe", "en": "reference card"}, reference.reference),
        Material("score-pad", {"de": "Wertungsblock", "en": "score pad"}, pad.score_pad, uses=frozenset({"players"})),
        Material("rules", {"de": "Spielregeln", "en": "rules page"}, rules_page.rules),
    ),
    check=check,
    set_up=set_up,
)
