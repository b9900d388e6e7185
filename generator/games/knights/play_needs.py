"""What has to be told so that every clause in a Party can be counted."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.knights.clauses import Count
from generator.games.knights.deck import Card, find_card
from generator.games.knights.play import Play, Told
from generator.problems import Complaint


def check_needs(play: Play) -> Iterator[Complaint]:
    """One complaint per pile and reason: it is not told at all, only its number is, or a banner is unknown."""
    seen: set[tuple[str, str]] = set()
    for card, owner, count, compared in _counts(play):
        for key, told in _piles(play, owner, count, compared):
            for place, reason, message in _gaps(play, card, count, key, told):
                if (place, reason) not in seen:
                    seen.add((place, reason))
                    yield Complaint(place, message)


def _counts(play: Play) -> Iterator[tuple[Card, str, Count, bool]]:
    """Every count of every Party, with its card and owner, and whether the other players' piles are compared."""
    for owner, party in play.parties.items():
        for name in party:
            card = find_card(play.deck, name)
            if card is None:
                continue
            for clause in card.scoring:
                if clause.per:
                    yield card, owner, clause.per, False
                if clause.condition:
                    yield card, owner, clause.condition.count, clause.condition.comparison != "at_least"


def _piles(play: Play, owner: str, count: Count, compared: bool) -> Iterator[tuple[str, Told | None]]:
    if count.pile == "discard":
        yield "discard", play.discard
    elif count.pile == "own_hand":
        for player in play.players if compared else (owner,):
            yield f"hands.{player}", play.hands.get(player)
    else:
        own_only = count.pile == "own_party" and not compared
        for player, party in play.parties.items():
            if not own_only or player == owner:
                yield f"parties.{player}", party


def _gaps(play: Play, card: Card, count: Count, key: str, told: Told | None) -> Iterator[tuple[str, str, str]]:
    if told is None:
        yield key, "missing", f'is not told, but "{card.name}" counts it; give the number of cards or their names'
    elif isinstance(told, int):
        if count.needs_faces:
            yield key, "number", f'"{card.name}" counts only some of these cards; give their names, not only {told}'
    elif count.needs_banners:
        for index, name in enumerate(told):
            fox = find_card(play.deck, name)
            if fox and not fox.banner:
                message = f'"{card.name}" counts hero icons, but the banner of "{fox.name}" is unknown to the deck'
                yield f"{key}[{index}]", "banner", message
