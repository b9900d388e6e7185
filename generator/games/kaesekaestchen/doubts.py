"""What a sound result leaves open or makes unlikely: warnings, since the rules allow it (KK-14, KK-16, KK-22)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.names import box_name, line_name
from generator.games.kaesekaestchen.play import FREED, boxes_in
from generator.games.kaesekaestchen.played import Play
from generator.games.kaesekaestchen.rules import ANY, NOBODY, SIDES, Move, State, apply, start
from generator.problems import Complaint


def doubts_about_moves(ground: Field, moves: Sequence[Move], key: str) -> Iterator[Complaint]:
    """Moves of a legal log that can be meant in two ways: who draws after an Extra, and a bomb without a target."""
    state = start(ground)
    for index, move in enumerate(moves):
        before, state = state, apply(state, move)
        for message in (*_who_draws(before, move), *_bombs_not_told(before, state, move)):
            yield Complaint(f"{key}[{index}]", message, "warning")


def doubts_about_owners(ground: Field, owners: Sequence[str], key: str) -> Iterator[Complaint]:
    """A colouring that no game leads to: a bomb can only be freed by one that is closed after it (KK-14), so the last
    of all bombs stays."""
    bombs = ground.placed("bomb")
    signs = "".join(owners)
    if bombs and len(signs) == ground.boxes and all(signs[box] == FREED for box in bombs):
        names = ", ".join(box_name(box, ground.columns) for box in bombs)
        what = f"{names} is freed, but it is the only bomb and cannot free its own box"
        if len(bombs) > 1:
            what = f"{names} are all freed, but the bomb that was closed last has no other that could free it"
        yield Complaint(key, what, "warning")


def doubts_about_codes(play: Play) -> Iterator[Complaint]:
    """The same field twice in one sitting: each field of a booklet is played once."""
    first: dict[str, int] = {}
    for index, played in enumerate(play.fields):
        if played.code is None:
            continue
        earlier = first.setdefault(played.code, index)
        if earlier != index:
            what = f"{played.code} is field {earlier + 1} of this sitting already; was it played twice?"
            yield Complaint(f"fields[{index}].field", what, "warning")


def _who_draws(before: State, move: Move) -> Iterator[str]:
    """A side that has spent an Extra may draw, or leave it: only a stated side tells (KK-16)."""
    if not before.extra or move.side is not None or before.over:
        return
    side = SIDES[before.turn]
    line = line_name(move.line, before.board.field.rows, before.board.field.columns)
    yield (
        f"{side} still has an Extra; say who draws move {before.number + 1}: "
        f"{SIDES[0]} {line} or {SIDES[1]} {line} (counted for {side})"
    )


def _bombs_not_told(before: State, after: State, move: Move) -> Iterator[str]:
    """A bomb that could free a box and of which nothing is said (KK-14)."""
    closed = boxes_in((after.boxes_a | after.boxes_b | after.freed) & ~(before.boxes_a | before.boxes_b | before.freed))
    told = {box for box, _ in move.bombs}
    silent = [box for box in closed if before.board.kinds[box] == "bomb" and not told & {box, ANY}]
    side = before.turn if move.side is None else move.side
    theirs = before.boxes_a if side else before.boxes_b
    others = sum(target != NOBODY for _, target in (*move.bombs, *move.swaps))
    for box in silent if theirs.bit_count() > others else ():
        name = box_name(box, before.board.field.columns)
        yield (
            f"the bomb on {name} has no target, which counts as declined; "
            f"say which box it frees, or `bomb: none` (move {after.number})"
        )
