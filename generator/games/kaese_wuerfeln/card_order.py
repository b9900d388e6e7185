"""Cards that were written down before the last closings, against the order in which these go (KW-9, KW-12, KW-15).

A held card without a closed stack of its size can only come from a closing at the end. Those closings go clockwise from
the player who ended the game, and each brings the highest card that is left - unless the player does not want it, which
is why this is a warning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from generator.games.kaese_wuerfeln.last_mice import endings, taken_ahead
from generator.games.kaese_wuerfeln.play import Play, Player, cards_left, ender_of
from generator.games.kaese_wuerfeln.rules import size_of_card
from generator.games.kaese_wuerfeln.supply import ALL_CARDS
from generator.problems import Complaint


def check_card_order(play: Play) -> Iterator[Complaint]:
    """A warning for each card that the order would have given to somebody else. Expects a result without errors."""
    left = {card for cards in cards_left(play) for card in cards}
    left |= {card for player in play.players for card in _cards_ahead(player)}
    ended = endings(
        [player.holding for player in play.players],
        cards_left(play),
        ender_of(play),
        [player.close for player in play.players],
    )
    takers: dict[int, str] = {}
    for step in range(len(play.players)):
        index = (ender_of(play) + step) % len(play.players)
        player = play.players[index]
        ahead = _cards_ahead(player)
        for closed in ended[index].closed:
            size = len(player.stacks[closed]) + 1
            first = next((card for card in _cards_of(size) if card in left), None)
            own = next((card for card in ahead if size_of_card(card) == size), None)
            if own is not None:
                ahead.remove(own)
                if own != first:
                    key = f"players[{index}].bonus[{player.bonus.index(own)}]"
                    yield Complaint(key, _sentence(player.name, own, first, takers.get(own)), "warning")
            taken = first if own is None else own
            if taken is not None:
                left.discard(taken)
                takers[taken] = player.name


def _cards_ahead(player: Player) -> list[int]:
    """The held cards that have no closed stack yet: the lowest of their size, as earlier closings bring higher ones."""
    missing: Counter[int] = taken_ahead(player.holding)
    found = []
    for card in sorted(player.bonus):
        size = size_of_card(card) or 0
        if missing[size]:
            missing[size] -= 1
            found.append(card)
    return found[::-1]


def _cards_of(size: int) -> tuple[int, ...]:
    return next((cards for cards in ALL_CARDS if cards and size_of_card(cards[0]) == size), ())


def _sentence(name: str, own: int, first: int | None, taker: str | None) -> str:
    start = f"the bonus card {own} can only come from a closing with a waiting mouse after the end"
    if taker is None:
        return f"{start}, when the {first} was still there for {name}"
    got = f"; {name} would get {'none' if first is None else f'the {first}'}"
    return f"{start}, and there {taker} comes before {name} and takes it{got} (unless {taker} did not want it)"
