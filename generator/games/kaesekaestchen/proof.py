"""Proof that a field can be played to its end and that each of its twists can act: it is played, not assumed.

The lines are drawn box by box: first the Extras, whose tokens need lines that are left, then plain and double boxes,
last the bombs and swaps, which need a box of the other side. One game nearly always shows every twist at work; if not,
the boxes are taken in other orders.
"""

from __future__ import annotations

from generator.games.kaesekaestchen.board import lines_around
from generator.games.kaesekaestchen.field import TWIST_OF, Field, blitz_offered, half_of
from generator.games.kaesekaestchen.names import box_name
from generator.games.kaesekaestchen.rules import Move, State, Targets, apply, start
from generator.problems import Complaint

GAMES = 24


def prove(field: Field, key: str = "") -> tuple[Complaint, ...]:
    """What stands in the way of playing the field, and its upper half where Blitz is offered; nothing when every line
    can be drawn, every box closes and every twist acts in one of the games played."""
    complaints = _prove(field, key, "")
    if blitz_offered(field.rows, field.columns):
        complaints += _prove(half_of(field), key, " in the Blitz half")
    return complaints


def _prove(field: Field, key: str, where: str) -> tuple[Complaint, ...]:
    idle = {box for box, _ in field.twists}
    for game in range(GAMES):
        state, acted = play_through(field, line_order(field, game))
        trouble = _unfinished(state)
        if trouble:
            return (Complaint(key, trouble + where),)
        idle -= acted
        if not idle:
            return ()
    return tuple(
        Complaint(key, f"the {kind} on {box_name(box, field.columns)} acts in none of the {GAMES} games played{where}")
        for box, kind in field.twists
        if box in idle
    )


def line_order(field: Field, game: int) -> list[int]:
    """The lines box by box: Extras, plain and double boxes, then what needs a target; another order for each game."""
    kinds = dict(field.twists)
    groups: tuple[list[int], list[int], list[int]] = ([], [], [])
    turn = game // 2 * field.boxes // (GAMES // 2)
    boxes = [*range(turn, field.boxes), *range(turn)]
    for box in reversed(boxes) if game % 2 else boxes:
        kind = kinds.get(box)
        groups[1 if kind is None else 0 if kind == "extra" else 2 if TWIST_OF[kind].needs_target else 1].append(box)
    lines = [line for group in groups for box in group for line in lines_around(box, field.rows, field.columns)]
    return list(dict.fromkeys(lines))


def play_through(field: Field, lines: list[int]) -> tuple[State, set[int]]:
    """The end of the game in which the lines are drawn in this order, and the twist boxes that acted in it."""
    state = start(field)
    board = state.board
    kinds, beside = board.kinds, board.beside
    twisted = sum(1 << box for box, _ in field.twists)
    acted: set[int] = set()
    waiting: list[int] = []
    for line in lines:
        drawn = state.drawn | 1 << line
        bombs: Targets = ()
        swaps: Targets = ()
        prey = state.boxes_a if state.turn else state.boxes_b
        for box, _, edges in beside[line]:
            if drawn & edges != edges or not kinds[box]:
                continue
            if kinds[box] == "extra":
                waiting.append(box)
            elif not TWIST_OF[kinds[box]].needs_target:
                acted.add(box)
            elif prey:
                likely = prey & ~twisted or prey
                target = likely & -likely
                prey ^= target
                acted.add(box)
                pair = ((box, target.bit_length() - 1),)
                bombs, swaps = (bombs + pair, swaps) if kinds[box] == "bomb" else (bombs, swaps + pair)
        state = apply(state, Move(line, None, (), bombs, swaps))
        if state.extra and waiting:
            acted.add(waiting.pop(0))
    return state, acted


def _unfinished(state: State) -> str:
    everything = (1 << state.board.field.boxes) - 1
    if not state.over:
        return "some line cannot be drawn"
    if state.boxes_a ^ state.boxes_b ^ state.freed != everything or state.boxes_a & state.boxes_b:
        return "some box is not closed when every line is drawn"
    return ""
