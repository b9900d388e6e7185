"""Plates and cheesemakers, both printed on both sides (CM-1)."""

from __future__ import annotations

from generator.content.cards import Card, CardDeck, EdgeFace, PlateFace
from generator.games.cheese_master.cards import CHEESEMAKER_BACK, CHEESEMAKER_FRONT, PLATE_PAIRS, EdgeNumber
from generator.games.cheese_master.set_up import SetUp
from generator.words import Phrase, Words


def cards(setup: SetUp, words: Words) -> tuple[CardDeck, ...]:
    """Player by player, four plates and a cheesemaker each: what a person takes lies together."""
    deck = tuple(card for player in range(1, setup.players + 1) for card in _of_player(player, words))
    return (CardDeck("plates", deck),)


def _of_player(player: int, words: Words) -> list[Card]:
    name = words.text("cards.player", number=player)
    colour, seal = f"seat_{player}", f"shape_{player}"
    plates = [
        Card(
            name,
            PlateFace(Phrase(front), Phrase(back), "plate", colour, seal),
            PlateFace(Phrase(back), Phrase(front), "plate", colour, seal),
        )
        for front, back in PLATE_PAIRS
    ]
    sides = [EdgeFace(_numbers(side), colour, seal) for side in (CHEESEMAKER_FRONT, CHEESEMAKER_BACK)]
    return [*plates, Card(name, *sides)]


def _numbers(side: tuple[EdgeNumber, ...]) -> tuple[tuple[Phrase, int], ...]:
    return tuple((Phrase(str(number.points)), number.quarter_turns) for number in side)
