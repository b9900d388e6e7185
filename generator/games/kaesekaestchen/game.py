"""Käsekästchen as the catalogue knows it."""

from __future__ import annotations

from generator.content import Content
from generator.game import SEED, Game, Material
from generator.games.kaesekaestchen import materials
from generator.games.kaesekaestchen.options import check
from generator.games.kaesekaestchen.rules_page import rules
from generator.games.kaesekaestchen.set_up import SetUp, drawn, set_up
from generator.words import Words


def _tournament(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Its module is only loaded for those who hold one."""
    from generator.games.kaesekaestchen.tournament import tournament

    return tournament(setup, words)


_FIELDS = frozenset({SEED, "size", "mix", "field", "count"})

KAESEKAESTCHEN = Game(
    name="kaesekaestchen",
    title={"de": "Käsekästchen", "en": "Käsekästchen"},
    room="kaesekaestchen",
    materials=(
        Material(
            "booklet",
            {"de": "Heft mit sechs Feldern", "en": "booklet of six fields"},
            materials.booklet,
            uses=_FIELDS,
            large=True,
        ),
        Material(
            "fields",
            {"de": "Felder", "en": "fields"},
            materials.fields,
            uses=_FIELDS,
            part_of="booklet",
            large=True,
        ),
        Material("rules", {"de": "Spielregeln", "en": "rules page"}, rules, part_of="booklet", large=True),
        Material("reference", {"de": "Twist-Karte", "en": "twist reference card"}, materials.reference),
        Material("score-pad", {"de": "Wertungsblock", "en": "score pad"}, materials.score_pad),
        Material(
            "tournament", {"de": "Turnierplan", "en": "tournament sheet"}, _tournament, uses=frozenset({"players"})
        ),
    ),
    check=check,
    set_up=set_up,
    drawn=drawn,
)
