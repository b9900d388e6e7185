"""The cards as data: plates and what they answer, and the cheesemaker card that is turned to show the points (CM-1)."""

from __future__ import annotations

from dataclasses import dataclass

FEWEST_PLAYERS = 2
MOST_PLAYERS = 8
MOST_POINTS = 7
EDGES = ("top", "left", "bottom", "right")
"""The edges of a card in the order in which quarter turns clockwise bring them to the top."""

PLATES = ("0", "1", "2", "3", "4", "5", "6", "7+")
"""The numbers on the plates; the last one is right for seven and more (CM-4)."""

PLATE_PAIRS = (("0", "1"), ("2", "3"), ("4", "5"), ("6", "7+"))
"""Front and back of a player's four plate cards; each side also tells its reverse in small (CM-1)."""


@dataclass(frozen=True, slots=True)
class EdgeNumber:
    """A number of points on one edge of a cheesemaker card.

    `quarter_turns` is how often the card is turned clockwise, by 90 degrees, until this edge is on top and the number
    reads upright; it is therefore printed turned by as many quarters counterclockwise.
    """

    points: int
    edge: str
    quarter_turns: int


def edge_numbers(highest: int) -> tuple[EdgeNumber, ...]:
    """The four numbers of one side, counted down from `highest` with every quarter turn clockwise."""
    return tuple(EdgeNumber(highest - turns, edge, turns) for turns, edge in enumerate(EDGES))


CHEESEMAKER_FRONT = edge_numbers(7)
CHEESEMAKER_BACK = edge_numbers(3)
"""The card is flipped as soon as fewer than four points are left (CM-1)."""


def plate_for(cheese: int) -> str:
    """The plate that is right for this much cheese."""
    return PLATES[min(cheese, len(PLATES) - 1)]
