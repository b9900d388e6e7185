"""The drawn examples of the rules page: closing one box, closing two, and each twist before and after."""

from __future__ import annotations

from generator.content import Board, Cell, Diagram, Edge
from generator.words import Phrase

FIRST, SECOND = (0, 0), (0, 1)


def around(*cells: Cell) -> frozenset[Edge]:
    """All lines of the given boxes."""
    edges: set[Edge] = set()
    for row, column in cells:
        edges |= {("h", row, column), ("h", row + 1, column), ("v", row, column), ("v", row, column + 1)}
    return frozenset(edges)


def closing_one(caption: Phrase) -> Diagram:
    """Three sides stand; the fourth closes the box (KK-11)."""
    last: Edge = ("v", 0, 1)
    open_box = around(FIRST) - {last}
    loose = frozenset[Edge]({("h", 1, 1)})
    return Diagram(
        (
            Board(1, 2, open_box | loose),
            Board(1, 2, open_box | loose, frozenset({last}), {FIRST: "a"}),
        ),
        caption,
    )


def closing_two(caption: Phrase) -> Diagram:
    """One line between two boxes closes both (KK-11, KK-13)."""
    middle: Edge = ("v", 0, 1)
    both = around(FIRST, SECOND) - {middle}
    return Diagram((Board(1, 2, both), Board(1, 2, both, frozenset({middle}), {FIRST: "a", SECOND: "a"})), caption)


def twist_diagram(kind: str, caption: Phrase) -> Diagram:
    """What closing a box of this kind does: the board just before, and after."""
    return _TWIST_DIAGRAMS[kind](caption)


def _double(caption: Phrase) -> Diagram:
    last: Edge = ("v", 0, 1)
    open_box = around(FIRST) - {last}
    symbols = {FIRST: "double"}
    return Diagram(
        (
            Board(1, 2, open_box, symbols=symbols),
            Board(1, 2, open_box, frozenset({last}), {FIRST: "a"}, symbols),
        ),
        caption,
    )


def _bomb(caption: Phrase) -> Diagram:
    return _against_a_box_of_b("bomb", "freed", caption)


def _swap(caption: Phrase) -> Diagram:
    return _against_a_box_of_b("swap", "a", caption)


def _against_a_box_of_b(kind: str, becomes: str, caption: Phrase) -> Diagram:
    """Side a closes the twist box at the left; the ringed box of side b at the right is freed or recoloured."""
    last: Edge = ("v", 0, 0)
    target = (0, 2)
    drawn = around(FIRST, target) - {last}
    symbols = {FIRST: kind}
    after = {FIRST: "a", target: becomes}
    return Diagram(
        (
            Board(1, 3, drawn, owners={target: "b"}, symbols=symbols, picked=frozenset({target})),
            Board(1, 3, drawn, frozenset({last}), after, symbols),  # type: ignore[arg-type]
        ),
        caption,
    )


def _extra(caption: Phrase) -> Diagram:
    """The box is closed, the chain ends with a line that closes nothing, and one more line is allowed (KK-16)."""
    last: Edge = ("v", 0, 1)
    open_box = around(FIRST) - {last}
    symbols = {FIRST: "extra"}
    first_line: Edge = ("h", 0, 1)
    return Diagram(
        (
            Board(1, 2, open_box, frozenset({last}), {FIRST: "a"}, symbols),
            Board(1, 2, open_box | {last}, frozenset({first_line}), {FIRST: "a"}, symbols),
            Board(1, 2, open_box | {last, first_line}, frozenset({("h", 1, 1)}), {FIRST: "a"}, symbols),
        ),
        caption,
    )


_TWIST_DIAGRAMS = {"double": _double, "bomb": _bomb, "extra": _extra, "swap": _swap}
