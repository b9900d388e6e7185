"""Whole games: replaying a log, what may be drawn next, whose box is whose, and a random legal game."""

from __future__ import annotations

from collections.abc import Iterable

from generator.chance import Chance
from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.rules import NOBODY, Move, State, Targets, apply, start

OPEN = "-"
FREED = "."


def replay(field: Field, moves: Iterable[Move], half: bool = False) -> State:
    """The position after all moves. IllegalMove for the first one that the rules forbid."""
    state = start(field, half)
    for move in moves:
        state = apply(state, move)
    return state


def legal_lines(state: State) -> tuple[int, ...]:
    """The undrawn lines in ascending order; none when the field is over."""
    return tuple(line for line in range(len(state.board.beside)) if not state.drawn >> line & 1)


def boxes_in(mask: int) -> tuple[int, ...]:
    """The box numbers of a set of boxes in reading order."""
    return tuple(box for box in range(mask.bit_length()) if mask >> box & 1)


def owners_of(state: State) -> str:
    """One character per box in reading order: A, B, `.` for a freed box, `-` for one that is still open."""
    owners = [OPEN] * state.board.field.boxes
    for sign, mask in (("A", state.boxes_a), ("B", state.boxes_b), (FREED, state.freed)):
        for box in boxes_in(mask):
            owners[box] = sign
    return "".join(owners)


def closed_by(state: State, line: int) -> tuple[int, ...]:
    """The boxes that drawing this line would close."""
    drawn = state.drawn | 1 << line
    return tuple(box for box, _, edges in state.board.beside[line] if drawn & edges == edges)


def random_game(field: Field, chance: Chance, half: bool = False) -> tuple[tuple[Move, ...], State]:
    """A whole legal game with every choice at random: lines, Extras used or left, orders and targets."""
    state = start(field, half)
    lines = list(range(len(state.board.beside)))
    chance.shuffle(lines)
    moves = []
    for line in lines:
        turn = 1 - state.turn if state.extra and chance.below(3) == 0 else state.turn
        move = _random_move(state, line, turn, chance)
        state = apply(state, move)
        moves.append(move)
    return tuple(moves), state


def _random_move(state: State, line: int, turn: int, chance: Chance) -> Move:
    order = list(closed_by(state, line))
    kinds = state.board.kinds
    if not any(kinds[box] for box in order):
        return Move(line, turn)
    chance.shuffle(order)
    prey = list(boxes_in(state.boxes_a if turn else state.boxes_b))
    chosen: dict[str, Targets] = {"bomb": (), "swap": ()}
    for box in order:
        kind = kinds[box]
        if kind not in chosen or not prey:
            continue
        target = chance.choice([*prey, NOBODY] if kind == "bomb" else prey)
        if target != NOBODY:
            prey.remove(target)
        chosen[kind] += ((box, target),)
    return Move(line, turn, tuple(order), chosen["bomb"], chosen["swap"])
