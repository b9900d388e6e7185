"""What is wrong with the result of a game (KN-2, KN-14); keys point into the result file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from generator.games.knights.deck import Card, Deck, copies_in_game, find_card, is_removed, size_in_game
from generator.games.knights.play import Play, told_piles
from generator.games.knights.play_needs import check_needs
from generator.problems import Complaint, counted, did_you_mean


def check(play: Play) -> tuple[Complaint, ...]:
    """All complaints about a result; only a result without any can be scored."""
    seats = tuple(_check_seats(play))
    if seats:
        return seats
    cards = tuple(_check_names(play)) + tuple(_check_amount(play)) + tuple(_check_choices(play))
    return cards + tuple(check_needs(play))


def _check_seats(play: Play) -> Iterator[Complaint]:
    allowed = play.deck.players
    if len(play.players) not in allowed:
        numbers = ", ".join(map(str, allowed))
        amount = counted(len(play.players), "player")
        yield Complaint("players", f"{amount}; this deck is for {numbers}")
    for index, player in enumerate(play.players):
        if player in play.players[:index]:
            yield Complaint(f"players[{index}]", f'the name "{player}" is there twice; names must differ')
    for part, named in (("parties", play.parties), ("hands", play.hands), ("choose", play.choose)):
        for player in named:
            if player not in play.players:
                yield Complaint(f"{part}.{player}", f'no player is named "{player}"{_near(player, play)}')
    for player in play.players:
        if player not in play.parties:
            yield Complaint("parties", f'the Party of "{player}" is missing; an empty one is written []')


def _check_names(play: Play) -> Iterator[Complaint]:
    players = len(play.players)
    listed: Counter[str] = Counter()
    for key, told in told_piles(play):
        for index, name in enumerate(told if isinstance(told, tuple) else ()):
            place = f"{key}[{index}]"
            card = find_card(play.deck, name)
            if card is None:
                yield Complaint(place, _not_in_deck(play.deck, name))
            elif is_removed(play.deck, card, players):
                yield Complaint(place, f'"{card.name}" is not in a game of {players} players; it stays in the box')
            else:
                listed[card.name] += 1
                held = copies_in_game(play.deck, card, players)
                if listed[card.name] > held:
                    message = f'"{card.name}" number {listed[card.name]}; a game of {players} players holds {held}'
                    yield Complaint(place, message)
                if not card.known and key.startswith("parties."):
                    yield Complaint(place, _unknown_text(play.deck, card))


def _not_in_deck(deck: Deck, name: str) -> str:
    near = did_you_mean(name, (card.name for card in deck.cards))
    if not deck.unlisted:
        return f'no card "{name}" in deck "{deck.name}"{near}'
    listed = sum(card.copies for card in deck.cards)
    told = near or "; add the card with its banner, ability and scoring to a copy of the deck file"
    return f'deck "{deck.name}" lists {listed} of its {listed + deck.unlisted} cards and "{name}" is none of them{told}'


def _unknown_text(deck: Deck, card: Card) -> str:
    place = f"cards[{deck.cards.index(card)}]"
    return (
        f'the text of "{card.name}" is unknown, so its Party cannot be scored; in a copy of deck "{deck.name}" '
        f"replace `text: unknown` of {place} by its subtitle, banner, ability and scoring, and name that file as `deck`"
    )


def _check_amount(play: Play) -> Iterator[Complaint]:
    size = size_in_game(play.deck, len(play.players))
    found = 0
    for key, told in told_piles(play):
        amount = told if isinstance(told, int) else len(told)
        if amount < 0:
            yield Complaint(key, f"{counted(amount, 'card')}; a pile holds 0 or more")
            continue
        found += amount
        if found - amount <= size < found:
            message = f"with {counted(amount, 'card')} here the result has {found} Fox cards; the game holds {size}"
            yield Complaint(key, message)


def _check_choices(play: Play) -> Iterator[Complaint]:
    for player, chosen in play.choose.items():
        choosing = sum(1 for name in play.parties[player] if (card := find_card(play.deck, name)) and card.chooses)
        for index, other in enumerate(chosen):
            key = f"choose.{player}[{index}]"
            if other == player:
                yield Complaint(key, "another player has to be chosen, not the owner of the card")
            elif other not in play.players:
                yield Complaint(key, f'no player is named "{other}"{_near(other, play)}')
            if index >= choosing:
                yield Complaint(
                    key, f"{len(chosen)} chosen; the cards of this Party that choose a player are {choosing}"
                )


def _near(name: str, play: Play) -> str:
    return did_you_mean(name, play.players) or f"; the players are {', '.join(play.players)}"
