"""The middle of the table: pieces, gifts and bonus cards still to be had (KW-1, KW-2, KW-9, KW-11)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from generator.games.kaese_wuerfeln.rules import (
    BONUS_CARDS,
    CHEESE_PIECES,
    CHEESES,
    FACES,
    GIFTS,
    ONES,
    STACKS_USED_UP_AT_END,
)
from generator.problems import Complaint

Cards = tuple[tuple[int, ...], ...]
"""Bonus cards by size of stack (4, 5, 6), the next one to go out first."""
ALL_CARDS: Cards = tuple(BONUS_CARDS.values())
_SIZES = tuple(BONUS_CARDS)


@dataclass(frozen=True, slots=True)
class Middle:
    """`pieces[k - 1]` pieces of value k, `gifts` gift cards, `cards` bonus cards."""

    pieces: tuple[int, ...]
    gifts: int = GIFTS
    cards: Cards = ALL_CARDS


def full_middle(pieces: Mapping[int, int]) -> Middle:
    """The middle at the start of a game; `pieces` tells how many there are of each value 2..6."""
    return Middle((ONES, *(pieces.get(value, 0) for value in CHEESES)))


def with_piece(middle: Middle, value: int, amount: int) -> Middle:
    """The middle with `amount` more (or, negative, fewer) pieces of the value."""
    return replace(middle, pieces=tuple(n + amount * (k == value) for k, n in zip(FACES, middle.pieces, strict=True)))


def used_up(middle: Middle) -> int:
    """How many of the six value stacks are gone."""
    return middle.pieces.count(0)


def is_over(middle: Middle) -> bool:
    """Whether the game ends now (KW-11)."""
    return used_up(middle) >= STACKS_USED_UP_AT_END


def next_card(cards: Cards, size: int) -> int | None:
    """The bonus card a closed stack of that size gets: the highest left of exactly that category (KW-9)."""
    if size not in _SIZES or not cards[_SIZES.index(size)]:
        return None
    return cards[_SIZES.index(size)][0]


def without_card(cards: Cards, card: int) -> Cards:
    """The cards after one has gone out; leaves them as they are when it is not there."""
    return tuple(tuple(left for left in row if left != card) for row in cards)


def check_pieces(pieces: Mapping[int, int], house_deck: bool = False, key: str = "pieces") -> tuple[Complaint, ...]:
    """What is wrong with a spread of the pieces over the values (KW-2); keys `pieces` and `pieces[4]`."""
    complaints = []
    for value, amount in pieces.items():
        if value not in CHEESES:
            complaints.append(
                Complaint(f"{key}[{value}]", f"no cheese piece has the value {value}; allowed are 2 to 6")
            )
        elif amount < 0:
            complaints.append(Complaint(f"{key}[{value}]", f"{amount} pieces are not possible"))
    missing = [value for value in CHEESES if not pieces.get(value)]
    if missing and not house_deck:
        named = ", ".join(str(value) for value in missing)
        complaints.append(
            Complaint(key, f"no pieces with the value {named}; each of 2 to 6 is needed unless this is a house deck")
        )
    if len(missing) >= STACKS_USED_UP_AT_END:
        complaints.append(Complaint(key, "with three values missing the game is over before it starts"))
    total = sum(pieces.values())
    if total != CHEESE_PIECES and not house_deck:
        complaints.append(
            Complaint(key, f"the pieces add up to {total}; there are {CHEESE_PIECES} unless this is a house deck")
        )
    return tuple(complaints)
