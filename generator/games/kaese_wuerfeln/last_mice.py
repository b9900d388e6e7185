"""What the waiting mice do when the game has ended (KW-12).

Who writes a result down may have taken the bonus card of such a closing already. A held card without a closed stack of
its size therefore belongs to a closing to come, which then brings no other card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from generator.games.kaese_wuerfeln.rules import size_of_card
from generator.games.kaese_wuerfeln.stacks import DOME, Stack, is_closed, points_of
from generator.games.kaese_wuerfeln.supply import Cards, next_card, without_card
from generator.games.kaese_wuerfeln.table import Holding, open_stacks


@dataclass(frozen=True, slots=True)
class Ending:
    """A player's stacks after the last closings. `closed`: indices closed by mice; `bonus`: the card each closing
    brought, or None; `lone_domes`: mice left over, they are the last stacks; `choice`: whether there was another way
    and nobody said which, so that the best one was taken."""

    stacks: tuple[Stack, ...]
    closed: tuple[int, ...] = ()
    bonus: tuple[int | None, ...] = ()
    lone_domes: int = 0
    choice: bool = False


def endings(
    holdings: Sequence[Holding], cards: Cards, ended_by: int, chosen: Sequence[tuple[int, ...] | None] = ()
) -> tuple[Ending, ...]:
    """The endings of all players, in the order of `holdings`.

    Closings happen from the player at `ended_by` clockwise, each takes the cards that are left then. `chosen` holds a
    player's own closings in their order, None for the choice that is best for that player's total.
    """
    found: dict[int, Ending] = {}
    for step in range(len(holdings)):
        player = (ended_by + step) % len(holdings)
        own = chosen[player] if chosen else None
        found[player] = ending(holdings[player], cards, own)
        cards = _left_after(cards, found[player].bonus)
    return tuple(found[player] for player in range(len(holdings)))


def ending(holding: Holding, cards: Cards, chosen: tuple[int, ...] | None) -> Ending:
    """One player's ending with the cards that are left when it is that player's turn to close."""
    closed = best_closings(holding, cards) if chosen is None else chosen
    bonus = _gained(holding, cards, closed)
    lone = holding.mice - len(closed)
    stacks = tuple((*stack, DOME) if i in closed else stack for i, stack in enumerate(holding.stacks))
    choice = chosen is None and len(open_stacks(holding)) > holding.mice > 0
    return Ending((*stacks, *((DOME,),) * lone), closed, bonus, lone, choice)


def best_closings(holding: Holding, cards: Cards) -> tuple[int, ...]:
    """The open stacks to close for the highest total of that player; of equal choices the first in stack order.

    Every mouse that can close must, so the number of stacks, and with it the bonus for most stacks, is the same
    whatever is chosen. Cards that were taken ahead come first: their stacks have to be among the closed ones.
    """

    def merit(closed: tuple[int, ...]) -> tuple[int, int]:
        return _redeemed(holding, closed).total(), _gain(holding, cards, closed)

    return max(_possible_closings(holding), key=merit)


def taken_ahead(holding: Holding) -> Counter[int]:
    """How many held cards of each size have no closed stack yet."""
    held = Counter(size for card in holding.bonus if (size := size_of_card(card)))
    return held - Counter(len(stack) for stack in holding.stacks if is_closed(stack))


def redeemable(holding: Holding, chosen: tuple[int, ...] | None) -> Counter[int]:
    """Those of the cards taken ahead that the last closings can bring, by size; `chosen` as in `ending`."""
    closings = _possible_closings(holding) if chosen is None else (chosen,)
    return max((_redeemed(holding, closed) for closed in closings), key=lambda found: found.total())


def _possible_closings(holding: Holding) -> Sequence[tuple[int, ...]]:
    """The ways to close as many stacks as there are mice for; of stacks that are alike only the first ones count."""
    able: list[int] = []
    seen: Counter[Stack] = Counter()
    for index in open_stacks(holding):
        stack = holding.stacks[index]
        seen[stack] += 1
        if seen[stack] <= holding.mice:
            able.append(index)
    return tuple(combinations(able, min(holding.mice, len(able))))


def _redeemed(holding: Holding, closed: tuple[int, ...]) -> Counter[int]:
    return taken_ahead(holding) & Counter(len(holding.stacks[index]) + 1 for index in closed)


def _gain(holding: Holding, cards: Cards, closed: tuple[int, ...]) -> int:
    stacks = [holding.stacks[index] for index in closed]
    more = sum(points_of((*stack, DOME)) - points_of(stack) for stack in stacks)
    return more + sum(card or 0 for card in _gained(holding, cards, closed))


def _gained(holding: Holding, cards: Cards, closed: tuple[int, ...]) -> tuple[int | None, ...]:
    gained: list[int | None] = []
    ahead = taken_ahead(holding)
    for index in closed:
        size = len(holding.stacks[index]) + 1
        card = None if ahead[size] > 0 else next_card(cards, size)
        ahead[size] -= 1
        gained.append(card)
        cards = _left_after(cards, (card,))
    return tuple(gained)


def _left_after(cards: Cards, gone: tuple[int | None, ...]) -> Cards:
    for card in gone:
        if card is not None:
            cards = without_card(cards, card)
    return cards
