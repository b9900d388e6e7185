"""Käsekästchen as the catalogue knows it."""

from __future__ import annotations

from generator.game import Game, Material
from generator.games.kaesekaestchen import materials
from generator.games.kaesekaestchen.options import check
from generator.games.kaesekaestchen.set_up import drawn, set_up

KAESEKAESTCHEN = Game(
    name="kaesekaestchen",
    title={"de": "Käsekästchen", "en": "Käsekästchen"},
    room="kaesekaestchen",
    materials=(
        Material("booklet", {"de": "Heft mit sechs Feldern", "en": "booklet of six fields"}, materials.booklet),
        Material("fields", {"de": "Felder", "en": "fields"}, materials.fields, takes_count=True),
        Material("rules", {"de": "Spielregeln", "en": "rules page"}, materials.rules),
        Material("reference", {"de": "Twist-Karte", "en": "twist reference card"}, materials.reference),
        Material("score-pad", {"de": "Wertungsblock", "en": "score pad"}, materials.score_pad),
    ),
    check=check,
    set_up=set_up,
    drawn=drawn,
)
