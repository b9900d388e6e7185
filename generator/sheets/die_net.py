"""The net of a die: a cross of six squares with seven tabs, as geometry.

Squares are counted like the faces of a `Die`: 0 lies opposite 5, 1 opposite 4, 2 opposite 3. With 1 to 6 pips on them,
1, 2 and 3 run anticlockwise about their corner, as on most dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.page.box import Box

Side = Literal["left", "top", "right", "bottom"]

SQUARES: tuple[tuple[int, int], ...] = ((1, 1), (1, 0), (0, 1), (2, 1), (1, 2), (1, 3))
"""Column and row of every face in the cross."""

FOLDS: tuple[tuple[int, Side], ...] = ((0, "top"), (0, "left"), (0, "right"), (0, "bottom"), (4, "bottom"))
"""The edges between two squares, named from the first of them."""

TABS: tuple[tuple[int, Side], ...] = (
    (1, "left"),
    (1, "right"),
    (4, "left"),
    (4, "right"),
    (5, "left"),
    (5, "right"),
    (5, "bottom"),
)
"""One tab for each of the seven pairs of edges that meet when the net is folded."""

LEAST_TAB = 5.0
_TAB_SHARE = 0.25

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Net:
    """A net with the corner of its bounding box at x, y; `edge` is that of the die, in mm."""

    x: float
    y: float
    edge: float

    def square(self, face: int) -> Box:
        """Where a face lies."""
        column, row = SQUARES[face]
        return Box(self.x + column * self.edge, self.y + row * self.edge, self.edge, self.edge)

    def edge_of(self, face: int, side: Side) -> tuple[Point, Point]:
        """The two ends of one edge of a face, clockwise about it."""
        box = self.square(face)
        corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
        first = {"top": 0, "right": 1, "bottom": 2, "left": 3}[side]
        return corners[first], corners[(first + 1) % 4]

    def tab(self, face: int, side: Side) -> tuple[Point, Point, Point, Point]:
        """The tab on an edge: a trapezium from one end of the edge to the other, its sides at 45 degrees."""
        (x1, y1), (x2, y2) = self.edge_of(face, side)
        along = ((x2 - x1) / self.edge, (y2 - y1) / self.edge)
        outward = (along[1], -along[0])
        deep = tab_depth(self.edge)
        near = (x1 + (along[0] + outward[0]) * deep, y1 + (along[1] + outward[1]) * deep)
        far = (x2 + (outward[0] - along[0]) * deep, y2 + (outward[1] - along[1]) * deep)
        return (x1, y1), near, far, (x2, y2)


def tab_depth(edge: float) -> float:
    """How far a tab stands out: deep enough for a glue stick."""
    return max(LEAST_TAB, edge * _TAB_SHARE)


def net_size(edge: float) -> tuple[float, float]:
    """Width and height of the bounding box of a net with its tabs."""
    return 3 * edge, 4 * edge + tab_depth(edge)


def cut_edges() -> tuple[tuple[int, Side], ...]:
    """The edges of the squares that are cut: neither folded nor with a tab."""
    sides: tuple[Side, ...] = ("left", "top", "right", "bottom")
    opposite: dict[Side, Side] = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}
    step: dict[Side, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}
    joined = set(FOLDS)
    for face, side in FOLDS:
        column, row = SQUARES[face]
        across, down = step[side]
        joined.add((SQUARES.index((column + across, row + down)), opposite[side]))
    return tuple(
        (face, side) for face in range(len(SQUARES)) for side in sides if (face, side) not in joined.union(TABS)
    )
