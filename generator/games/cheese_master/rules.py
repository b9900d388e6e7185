"""One round of Cheese Master booked, and what follows from it (CM-7 to CM-10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.games.cheese_master.plates import NO_WHEEL

NO_WHEEL_LOSS = 1
WRONG_PLATE_LOSS = 2


@dataclass(frozen=True, slots=True)
class Booking:
    """A booked round.

    `loss`: what each player who was still in lost, at most the points there were; when `replay`, it was given back.
    `points`: what everyone has afterwards. `out`: who left the game in this round. `wheels_next`: the wheels of the
    next round, 0 when the game is over. `chooser`: who chooses the next roller, perhaps someone who is out (CM-10).
    """

    loss: Mapping[str, int]
    points: Mapping[str, int]
    out: tuple[str, ...]
    replay: bool
    wheels_next: int
    chooser: str


def still_in(points: Mapping[str, int]) -> tuple[str, ...]:
    """The players who have points left (CM-9)."""
    return tuple(name for name, amount in points.items() if amount > 0)


def loss_for(plate: str, answer: str) -> int:
    """Points lost for what lies before a player: without a wheel 1 and only 1, wrong or no plate under it 2 (CM-7)."""
    if plate == NO_WHEEL:
        return NO_WHEEL_LOSS
    return 0 if plate == answer else WRONG_PLATE_LOSS


def book_round(
    points: Mapping[str, int], answer: str, plates: Mapping[str, str], penalties: Mapping[str, int]
) -> Booking:
    """Book all losses of a round together (CM-7 to CM-9).

    `points` of everyone at the round's start; `plates` of exactly those still in, one of them NO_WHEEL; `penalties`
    as numbers of points, also for no one. Expects what the check has let pass: KeyError for a missing plate,
    StopIteration when everybody has a wheel.
    """
    playing = still_in(points)
    owed = {name: loss_for(plates[name], answer) + penalties.get(name, 0) for name in playing}
    loss = {name: min(owed[name], points[name]) for name in playing}
    left = {name: amount - loss.get(name, 0) for name, amount in points.items()}
    replay = not still_in(left)
    if replay:
        left = dict(points)
    return Booking(
        loss=loss,
        points=left,
        out=tuple(name for name in playing if left[name] == 0),
        replay=replay,
        wheels_next=len(still_in(left)) - 1,
        chooser=next(name for name in playing if plates[name] == NO_WHEEL),
    )
