"""Counting one field: boxes, doubles and points of both sides, and who has won it (KK-20, KK-21, KK-32)."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.kaesekaestchen.field import KINDS, TWIST_OF, Field
from generator.games.kaesekaestchen.play import FREED, OPEN, boxes_in, owners_of
from generator.games.kaesekaestchen.played import Play, PlayedField, TwistHunt
from generator.games.kaesekaestchen.rules import SIDES, Move, State, apply, start

DRAW = "draw"


@dataclass(frozen=True, slots=True)
class SideTally:
    """One side's boxes at the end, those of each kind among them, and whether it scores at all (see `gate`)."""

    boxes: int
    held: dict[str, int]
    scores: bool = True

    def terms(self, twist_hunt: TwistHunt) -> tuple[tuple[str, int, int], ...]:
        """What the points are made of, as (row key, amount, points for each): boxes or twist boxes, and one
        more for each double (KK-20, KK-32)."""
        if not self.scores:
            return ()
        counted = sum(self.held.values()) if twist_hunt == "points" else self.boxes
        rows = [("twists" if twist_hunt == "points" else "boxes", counted, 1)]
        rows += [(kind, self.held[kind], twist.worth - 1) for kind, twist in TWIST_OF.items() if twist.worth > 1]
        return tuple(rows)

    def points(self, twist_hunt: TwistHunt) -> int:
        return sum(amount * worth for _, amount, worth in self.terms(twist_hunt))


@dataclass(frozen=True, slots=True)
class FieldTally:
    """One field counted: A's and B's tally and points, freed boxes, `winner` A, B, draw or None while unfinished, and
    for an unfinished log `next`, the side at the pen."""

    sides: tuple[SideTally, SideTally]
    points: tuple[int, int]
    freed: int
    finished: bool
    winner: str | None
    next: str | None = None


def tally_of(play: Play, played: PlayedField) -> FieldTally:
    """Count a field that `checking` has no errors for."""
    ground = played.ground(play.blitz)
    scoring = (True, True)
    pen = None
    if played.moves is not None:
        state, closers = replay_closing(ground, played.moves)
        owners = owners_of(state)
        pen = None if state.over else SIDES[state.turn]
        if play.twist_hunt == "gate":
            scoring = (0 in closers, 1 in closers)
    elif played.owners is not None:
        owners = "".join(played.owners)
    elif played.counts is not None:
        return _of_counts(play, played, ground)
    else:
        raise ValueError("a played field has owners, counts or moves")
    sides = [
        SideTally(owners.count(side), {kind: _held(ground, owners, side, kind) for kind in KINDS}, scores)
        for side, scores in zip(SIDES, scoring, strict=True)
    ]
    return _decided(play, (sides[0], sides[1]), owners.count(FREED), OPEN not in owners, pen)


def replay_closing(ground: Field, moves: tuple[Move, ...]) -> tuple[State, set[int]]:
    """The position after all moves, and the sides that closed at least one twist box. IllegalMove as in `rules`."""
    state, closers = start(ground), set()
    for move in moves:
        before = state.boxes_a | state.boxes_b | state.freed
        state = apply(state, move)
        fresh = (state.boxes_a | state.boxes_b | state.freed) ^ before
        if fresh and any(state.board.kinds[box] for box in boxes_in(fresh)):
            closers.add(state.turn)
    return state, closers


def _of_counts(play: Play, played: PlayedField, ground: Field) -> FieldTally:
    counts = played.counts
    assert counts is not None
    sides = [SideTally(side.boxes, {kind: side.twists.get(kind, 0) for kind in KINDS}) for side in counts.sides]
    rest = ground.boxes - sides[0].boxes - sides[1].boxes
    freed = counts.freed if counts.freed is not None else 0 if played.partial else rest
    return _decided(play, (sides[0], sides[1]), freed, rest == freed, None)


def _held(ground: Field, owners: str, side: str, kind: str) -> int:
    return sum(owners[box] == side for box in ground.placed(kind))


def _decided(play: Play, sides: tuple[SideTally, SideTally], freed: int, finished: bool, pen: str | None) -> FieldTally:
    points = (sides[0].points(play.twist_hunt), sides[1].points(play.twist_hunt))
    winner = None
    if finished:
        ranks = [(own, side.held["double"]) for own, side in zip(points, sides, strict=True)]
        winner = DRAW if ranks[0] == ranks[1] else SIDES[ranks[0] < ranks[1]]
    return FieldTally(sides, points, freed, finished, winner, pen)
