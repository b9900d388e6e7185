"""A deck as data: Fox cards, what is known of them, and how many lie in a game (KN-1, KN-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from unicodedata import normalize

from generator.games.knights.abilities import Step
from generator.games.knights.clauses import Banner, Clause


@dataclass(frozen=True, slots=True)
class Texts:
    """One text in every language of the program."""

    de: str = ""
    en: str = ""

    def said(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


@dataclass(frozen=True, slots=True)
class Card:
    """A Fox card. `known` is False for a card of which only the name is known; a banner may be unknown alone."""

    name: str
    subtitle: Texts = Texts()
    banner: Banner | None = None
    ability_text: Texts = Texts()
    ability: tuple[Step, ...] = ()
    scoring_text: Texts = Texts()
    scoring: tuple[Clause, ...] = ()
    copies: int = 1
    known: bool = True

    @property
    def chooses(self) -> bool:
        """Whether its owner has to choose another player when it is scored (KN-11)."""
        return any(clause.chooses for clause in self.scoring)


@dataclass(frozen=True, slots=True)
class Deck:
    """One copy of the game. `unlisted` cards exist, but their names are not known; `removed` names go back into
    the box with three or four players. `pictures` names the theme's picture of an icon, where it is not the icon's own
    name."""

    name: str
    title: Texts
    cards: tuple[Card, ...]
    icons: Mapping[str, Texts] = field(default_factory=dict)
    pictures: Mapping[str, str] = field(default_factory=dict)
    removed: tuple[str, ...] = ()
    unlisted: int = 0
    players: tuple[int, ...] = (2, 3, 4)

    def picture_of(self, icon: str) -> str:
        """The name of the theme's picture that is printed for an icon: the icon's own where the deck says no other."""
        return self.pictures.get(icon, icon)

    @property
    def complete(self) -> bool:
        """Whether every card is there with its text and its banner."""
        return not self.unlisted and all(card.known and card.banner for card in self.cards)


def folded(name: str) -> str:
    """The form in which names are compared: case, outer blanks and the encoding of accents do not matter."""
    return normalize("NFC", name.strip()).casefold()


def find_card(deck: Deck, name: str) -> Card | None:
    """The card of this name, or None."""
    return next((card for card in deck.cards if folded(card.name) == folded(name)), None)


def is_removed(deck: Deck, card: Card, players: int) -> bool:
    """Whether the card stays in the box with so many players (KN-1)."""
    return players > 2 and folded(card.name) in map(folded, deck.removed)


def copies_in_game(deck: Deck, card: Card, players: int) -> int:
    """How many of this card a game holds: one copy of the deck with two players, else two (KN-1)."""
    if is_removed(deck, card, players):
        return 0
    return card.copies * (1 if players == 2 else 2)


def cards_in_game(deck: Deck, players: int) -> tuple[Card, ...]:
    """All listed Fox cards of a game, in the order of the deck."""
    return tuple(card for card in deck.cards for _ in range(copies_in_game(deck, card, players)))


def size_in_game(deck: Deck, players: int) -> int:
    """How many Fox cards a game holds, the unlisted ones included."""
    return len(cards_in_game(deck, players)) + deck.unlisted * (1 if players == 2 else 2)
