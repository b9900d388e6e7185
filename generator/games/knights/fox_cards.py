"""Fox cards of any deck, and the First Player card (KN-1, KN-2)."""

from __future__ import annotations

from generator.content.cards import Card, CardDeck, PatternFace, PictureFace, TextFace
from generator.games.knights.deck import Card as Fox
from generator.games.knights.deck import Deck, cards_in_game
from generator.games.knights.set_up import SetUp
from generator.words import Phrase, Words


def cards(setup: SetUp, words: Words) -> tuple[CardDeck, ...]:
    """One copy of the deck for two players; two copies without the removed names for three or four. The First Player
    card comes last."""
    back = PatternFace(words.phrase("cards.game"), "back_2")
    foxes = [Card(fox.name, _face(fox, setup.deck, words), back) for fox in cards_in_game(setup.deck, setup.players)]
    first = PictureFace(words.phrase("cards.first"), words.phrase("cards.first_line"), "first_player", "first")
    return (CardDeck("foxes", (*foxes, Card(words.text("cards.first_name"), first, back))),)


def _face(fox: Fox, deck: Deck, words: Words) -> TextFace:
    lang = words.lang
    key = f"cards[{deck.cards.index(fox)}]"
    return TextFace(
        title=Phrase(fox.name, f"{key}.name"),
        subtitle=Phrase(fox.subtitle.said(lang), f"{key}.subtitle"),
        picture="fox",
        banner=tuple(
            (deck.picture_of(icon), Phrase(deck.icons[icon].said(lang), f"icons.{icon}"))
            for icon in fox.banner or ()
        ),
        paragraphs=(
            (words.phrase("cards.ability"), Phrase(fox.ability_text.said(lang), f"{key}.ability.text")),
            (words.phrase("cards.scoring"), Phrase(fox.scoring_text.said(lang), f"{key}.scoring.text")),
        ),
        colour="fox",
    )
