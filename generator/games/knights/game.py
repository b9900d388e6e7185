"""Knights of the Round Cheese as the catalogue knows it."""

from __future__ import annotations

from generator.game import CARDS, Game, Material
from generator.games.knights import fox_cards, pad, reference, rules_page, track
from generator.games.knights.set_up import check, set_up

_TABLE = frozenset({"deck", "players"})

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
            uses=_TABLE | CARDS,
            card_size="poker",
        ),
        Material(
            "track",
            {"de": "Tischmatten", "en": "track mats"},
            track.tracks,
            uses=_TABLE | {"card-size"},
            card_size="poker",
        ),
        Material("reference", {"de": "Spielhilfe", "en": "reference card"}, reference.reference, uses=_TABLE),
        Material("score-pad", {"de": "Wertungsblock", "en": "score pad"}, pad.score_pad, uses=_TABLE),
        Material("rules", {"de": "Spielregeln", "en": "rules page"}, rules_page.rules),
    ),
    check=check,
    set_up=set_up,
)
