"""What the rulebook fixes in numbers, and what players may agree on. Everything else in this room reads it here."""

from __future__ import annotations

from dataclasses import dataclass

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5

DICE = 8
ROLLS = 4
FACES = (1, 2, 3, 4, 5, 6)

CHEESES = (2, 3, 4, 5, 6)
"""Values of the pieces that are not ones; how many there are of each is not in the rulebook (KW-2)."""
CHEESE_PIECES = 38
ONES = 16
GIFTS = 5

BONUS_CARDS: dict[int, tuple[int, ...]] = {4: (12, 10, 8), 5: (25, 20), 6: (40,)}
"""Cards by the size of the closed stack, in the order in which they go out (KW-1, KW-9)."""
MOST_STACKS_BONUS = 12

WAITING_MICE = 2
"""So many ones may lie in front of a player with the mouse side up (KW-8)."""
STACKS_USED_UP_AT_END = 3


@dataclass(frozen=True, slots=True)
class Variant:
    """What a table may agree on. `lone_dome_by_choice`: a one may become a stack of its own at any time (KW-8)."""

    lone_dome_by_choice: bool = False


def size_of_card(card: int) -> int | None:
    """The size of the stack a bonus card is for: 25 -> 5; None when there is no such card."""
    return next((size for size, cards in BONUS_CARDS.items() if card in cards), None)
