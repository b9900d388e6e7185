"""The language of scoring clauses (KN-3): what a Fox card is worth at the end, as data, and its evaluation.

A clause is points, optionally times a count of Fox cards, optionally only when a condition holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

PileName = Literal["discard", "own_party", "other_party", "other_parties", "own_hand"]
Comparison = Literal["most", "least", "at_least"]
PILE_NAMES: tuple[PileName, ...] = get_args(PileName)
Banner = tuple[str, str]


class Fox(Protocol):
    """What a clause can see of a card: its name and its pair of hero icons (None: not known)."""

    @property
    def name(self) -> str: ...

    @property
    def banner(self) -> Banner | None: ...


Pile = tuple[Fox, ...] | int
"""Cards face up, or only how many there are."""


@dataclass(frozen=True, slots=True)
class Count:
    """Which Fox cards are counted: a pile and at most one filter. `other`: the card itself is left out."""

    pile: PileName
    icon: str | None = None
    banner: Banner | None = None
    name: str | None = None
    other: bool = False

    @property
    def needs_faces(self) -> bool:
        """Whether a bare number of cards is not enough."""
        return self.icon is not None or self.banner is not None or self.name is not None

    @property
    def needs_banners(self) -> bool:
        return self.icon is not None or self.banner is not None


@dataclass(frozen=True, slots=True)
class Condition:
    """`most`: no other player has more, and the owner has at least one; `least`: no other player has fewer;
    `at_least`: the count reaches `number`. Players who tie for most or least all fulfil it."""

    comparison: Comparison
    count: Count
    number: int = 0


@dataclass(frozen=True, slots=True)
class Clause:
    """Points (negative ones too), per counted card or once, always or on a condition."""

    points: int
    per: Count | None = None
    condition: Condition | None = None

    @property
    def counts(self) -> tuple[Count, ...]:
        """Everything this clause looks at."""
        found = [self.per] if self.per else []
        return tuple(found + ([self.condition.count] if self.condition else []))

    @property
    def chooses(self) -> bool:
        """Whether one other player has to be chosen for it (KN-11)."""
        return any(count.pile == "other_party" for count in self.counts)


@dataclass(frozen=True, slots=True)
class Table:
    """Where all cards lie when the points are counted; tuples go by seat."""

    parties: tuple[tuple[Fox, ...], ...]
    hands: tuple[Pile, ...]
    discard: Pile


@dataclass(frozen=True, slots=True)
class Spot:
    """From where a clause is read: the card, the seat whose Party it lies in, and the chosen other seat."""

    card: Fox
    seat: int
    chosen: int


def matches(fox: Fox, count: Count) -> bool:
    """Whether a card passes the filter; a card with two equal icons is still one card."""
    if count.icon is not None:
        return fox.banner is not None and count.icon in fox.banner
    if count.banner is not None:
        return fox.banner is not None and sorted(fox.banner) == sorted(count.banner)
    return count.name is None or fox.name == count.name


def amount(count: Count, table: Table, spot: Spot) -> int:
    """How many cards a clause counts. ValueError when faces are needed and only a number is known."""
    number = sum(_number_in(pile, count) for pile in piles_of(count, table, spot))
    return number - (count.other and count.pile == "own_party" and matches(spot.card, count))


def piles_of(count: Count, table: Table, spot: Spot) -> Iterator[Pile]:
    """The piles a count looks into."""
    match count.pile:
        case "discard":
            yield table.discard
        case "own_party":
            yield table.parties[spot.seat]
        case "own_hand":
            yield table.hands[spot.seat]
        case "other_party":
            yield table.parties[spot.chosen]
        case "other_parties":
            yield from (party for seat, party in enumerate(table.parties) if seat != spot.seat)


def rivals(count: Count, table: Table, spot: Spot) -> tuple[int, ...]:
    """What every other player has of the same thing, in seat order."""
    piles = table.hands if count.pile == "own_hand" else table.parties
    return tuple(_number_in(pile, count) for seat, pile in enumerate(piles) if seat != spot.seat)


def holds(condition: Condition, table: Table, spot: Spot) -> bool:
    """Whether the condition is fulfilled."""
    own = amount(condition.count, table, spot)
    if condition.comparison == "at_least":
        return own >= condition.number
    others = rivals(condition.count, table, spot)
    return own >= max(1, *others) if condition.comparison == "most" else own <= min(others)


def points(clause: Clause, table: Table, spot: Spot) -> int:
    """The points of one clause."""
    if clause.condition and not holds(clause.condition, table, spot):
        return 0
    return clause.points * (amount(clause.per, table, spot) if clause.per else 1)


def _number_in(pile: Pile, count: Count) -> int:
    if isinstance(pile, int):
        if count.needs_faces:
            raise ValueError("the names of the cards are needed, not only their number")
        return pile
    return sum(matches(fox, count) for fox in pile)
