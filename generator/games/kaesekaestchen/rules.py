"""The rules, move by move: pure functions over frozen states (KK-10 to KK-17, KK-20).

Sides are 0 (A, draws first) and 1 (B); lines and boxes are the numbers of `field`. Sets of lines and of boxes are
integers with one bit each, which keeps a move at a few microseconds: fields are proved by playing them.
"""

from __future__ import annotations

from typing import NamedTuple

from generator.games.kaesekaestchen.board import Board, board_of
from generator.games.kaesekaestchen.field import Field, half_of
from generator.games.kaesekaestchen.names import box_name, line_name

SIDES = ("A", "B")
ANY = -1
NOBODY = -1

Targets = tuple[tuple[int, int], ...]


class Move(NamedTuple):
    """One line and what goes with it.

    `side` is only checked (None: whoever is at the pen). `order` is the order in which the twists of two closed boxes
    act (KK-13). `bombs` and `swaps` are pairs (closed box, target); the closed box may be ANY when the line closes only
    one of that kind, and the target NOBODY for a bomb that is declined, which is also what an unstated bomb is.
    """

    line: int
    side: int | None = None
    order: tuple[int, ...] = ()
    bombs: Targets = ()
    swaps: Targets = ()


class IllegalMove(Exception):  # noqa: N818 - an illegal move is not an error of the program
    """A move against the rules (KK-17): its number, counted from 1, and the reason."""

    def __init__(self, number: int, reason: str) -> None:
        self.number = number
        self.reason = reason
        super().__init__(f"move {number}: {reason}")


class State(NamedTuple):
    """A position. `number` counts the moves made; `turn` is the side at the pen; `tokens` are its unspent Extras
    (KK-16); `extra` says that its next line is the optional one that an Extra has just paid for."""

    board: Board
    drawn: int
    boxes_a: int
    boxes_b: int
    freed: int
    turn: int
    tokens: int
    extra: bool
    number: int

    @property
    def over(self) -> bool:
        """Every line is drawn (KK-20)."""
        return self.drawn == self.board.all_lines


def start(field: Field, half: bool = False) -> State:
    """The empty field with A at the pen; with `half` only the upper half is played (KK-31). ValueError for a size below
    1x1, more than 26 columns, or a twist outside the field or on a box that has one already."""
    return State(board_of(half_of(field) if half else field), 0, 0, 0, 0, 0, 0, False, 0)


def apply(state: State, move: Move) -> State:
    """The position after the move. IllegalMove with its number and the reason when the rules forbid it."""
    board, drawn, boxes_a, boxes_b, freed, turn, tokens, extra, number = state
    line, side, order, bombs, swaps = move
    number += 1
    if side is not None and side != turn:
        if not extra or drawn == board.all_lines:
            raise IllegalMove(number, _out_of_turn(state))
        turn, tokens, extra = side, 0, False
    bit = 1 << line if 0 <= line < len(board.beside) else 0
    if not bit or drawn & bit:
        raise IllegalMove(number, _no_line(state, line))
    drawn |= bit
    closed = [beside for beside in board.beside[line] if drawn & beside[2] == beside[2]]
    if not closed:
        if order or bombs or swaps:
            raise IllegalMove(number, f"{_line(board, line)} closes no box, so no order and no target can be stated")
        if tokens:
            return State(board, drawn, boxes_a, boxes_b, freed, turn, tokens - 1, True, number)
        return State(board, drawn, boxes_a, boxes_b, freed, 1 - turn, 0, False, number)
    twisted = False
    for box, box_bit, _ in closed:
        if turn:
            boxes_b |= box_bit
        else:
            boxes_a |= box_bit
        if board.kinds[box]:
            twisted = True
    after = State(board, drawn, boxes_a, boxes_b, freed, turn, tokens, False, number)
    if twisted or order or bombs or swaps:
        return _twists(after, tuple(box for box, _, _ in closed), move)
    return after


def _twists(state: State, closed: tuple[int, ...], move: Move) -> State:
    """Let the twists of the closed boxes act one after the other (KK-12 to KK-16)."""
    board, columns = state.board, state.board.field.columns
    if move.order and sorted(move.order) != list(closed):
        stated, found = (", ".join(box_name(box, columns) for box in boxes) for boxes in (move.order, closed))
        raise IllegalMove(state.number, f"the order {stated} does not name each box closed by this line once: {found}")
    bombs = _targets(state, closed, "bomb", move.bombs)
    swaps = _targets(state, closed, "swap", move.swaps)
    mine, theirs = (state.boxes_b, state.boxes_a) if state.turn else (state.boxes_a, state.boxes_b)
    freed, tokens = state.freed, state.tokens
    for box in move.order or closed:
        kind = board.kinds[box]
        if kind == "extra":
            tokens += 1
        elif kind == "bomb":
            target = bombs.get(box, NOBODY)
            if target != NOBODY:
                bit = _owned(state, theirs, target, f"the bomb on {box_name(box, columns)}")
                theirs, freed = theirs ^ bit, freed | bit
        elif kind == "swap":
            target = swaps.get(box, NOBODY)
            if target != NOBODY:
                bit = _owned(state, theirs, target, f"the swap on {box_name(box, columns)}")
                theirs, mine = theirs ^ bit, mine | bit
            elif theirs:
                other = SIDES[1 - state.turn]
                reason = f"the swap on {box_name(box, columns)} must recolour one box of {other}; no target is stated"
                raise IllegalMove(state.number, reason)
    boxes_a, boxes_b = (theirs, mine) if state.turn else (mine, theirs)
    return state._replace(boxes_a=boxes_a, boxes_b=boxes_b, freed=freed, tokens=tokens)


def _targets(state: State, closed: tuple[int, ...], kind: str, stated: Targets) -> dict[int, int]:
    """The stated targets by closed box of this kind."""
    if not stated:
        return {}
    board, columns = state.board, state.board.field.columns
    places = [box for box in closed if board.kinds[box] == kind]
    targets: dict[int, int] = {}
    for box, target in stated:
        if box == ANY and len(places) > 1:
            names = " and ".join(box_name(place, columns) for place in places)
            raise IllegalMove(state.number, f"this line closes two {kind} boxes; say for {names} which target is whose")
        place = places[0] if box == ANY and places else box
        if place not in places:
            closes = (
                "this line closes none" if box == ANY else f"this line does not close {box_name(box, columns)} as one"
            )
            raise IllegalMove(state.number, f"a target of a {kind} is stated, but {closes}")
        if place in targets:
            raise IllegalMove(state.number, f"the {kind} on {box_name(place, columns)} has two targets")
        targets[place] = target
    return targets


def _owned(state: State, theirs: int, target: int, actor: str) -> int:
    field, other = state.board.field, SIDES[1 - state.turn]
    if not 0 <= target < field.boxes:
        raise IllegalMove(state.number, f"the target of {actor} is outside the field")
    if not theirs >> target & 1:
        name = box_name(target, field.columns)
        raise IllegalMove(state.number, f"{actor} needs a box that {other} owns at that moment; {name} is not one")
    return 1 << target


def _out_of_turn(state: State) -> str:
    if state.over:
        return "the field is over, every line is drawn"
    return f"{SIDES[state.turn]} is at the pen, not {SIDES[1 - state.turn]}"


def _no_line(state: State, line: int) -> str:
    if state.over:
        return "the field is over, every line is drawn"
    if 0 <= line < len(state.board.beside):
        return f"{_line(state.board, line)} is drawn already"
    return "the line is outside the field"


def _line(board: Board, line: int) -> str:
    return line_name(line, board.field.rows, board.field.columns)
