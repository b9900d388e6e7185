"""The 66 square cards: cheese pieces, ones, gifts and bonus cards (KW-1)."""

from __future__ import annotations

from generator.content.cards import Card, CardDeck, NumberFace, PatternFace, PictureFace
from generator.games.kaese_wuerfeln.rules import BONUS_CARDS, GIFTS, MOST_STACKS_BONUS, ONES
from generator.games.kaese_wuerfeln.set_up import SetUp
from generator.words import Phrase, Words

_STAR = 10
_MOST = ("most_stacks", "bonus", _STAR, 1)


def cards(setup: SetUp, words: Words) -> tuple[CardDeck, ...]:
    """In the order in which they are laid out in the middle: pieces by value, ones, gifts, bonus cards."""
    back = PatternFace(words.phrase("cards.game"), "back_1")
    deck = (*_pieces(setup, words, back), *_ones(words), *_gifts(words, back), *_bonuses(words, back))
    return (CardDeck("pieces", deck),)


def _pieces(setup: SetUp, words: Words, back: PatternFace) -> list[Card]:
    found = []
    for value, amount in setup.pieces.items():
        name = words.phrase("cards.cheese", value=value)
        face = NumberFace(
            Phrase(str(value)), words.phrase("cards.piece"), f"cheese_{value}", f"value_{value}", value, value
        )
        found += [Card(name.text, face, back)] * amount
    return found


def _ones(words: Words) -> list[Card]:
    """A mouse that waits, and on the back the dome that closes a stack (KW-8)."""
    one = Phrase("1")
    mouse = PictureFace(words.phrase("cards.mouse"), words.phrase("cards.mouse_line"), "mouse_waiting", "value_1", one)
    dome = PictureFace(words.phrase("cards.dome"), words.phrase("cards.dome_line"), "dome_closed", "dome", one)
    return [Card(words.text("cards.one"), mouse, dome)] * ONES


def _gifts(words: Words, back: PatternFace) -> list[Card]:
    face = PictureFace(words.phrase("cards.gift"), words.phrase("cards.gift_line"), "gift", "gift")
    return [Card(words.text("cards.gift"), face, back)] * GIFTS


def _bonuses(words: Words, back: PatternFace) -> list[Card]:
    """For stacks of four, five and six pieces, and one for the most stacks (KW-9, KW-13)."""
    rows = [
        (points, words.phrase("cards.bonus_stack", size=size), size)
        for size, amounts in BONUS_CARDS.items()
        for points in amounts
    ]
    rows.append((MOST_STACKS_BONUS, words.phrase("cards.bonus_most"), _STAR))
    return [
        Card(
            words.text("cards.bonus"),
            NumberFace(Phrase(str(points)), label, *(_MOST if shape == _STAR else ("bonus", "bonus", shape, shape))),
            back,
        )
        for points, label, shape in rows
    ]
