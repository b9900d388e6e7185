"""The rounds of a written-down game booked one after the other; expects what the check has let pass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.games.cheese_master.cards import MOST_POINTS
from generator.games.cheese_master.counting import Count, count
from generator.games.cheese_master.faces import face_of
from generator.games.cheese_master.plates import plate_of
from generator.games.cheese_master.play import Play, Round
from generator.games.cheese_master.rules import Booking, book_round


@dataclass(frozen=True, slots=True)
class BookedRound:
    """A round with its words understood, the count of its roll and what it cost."""

    count: Count
    plates: Mapping[str, str]
    penalties: Mapping[str, int]
    booking: Booking


def points_at_start(play: Play) -> dict[str, int]:
    """Everyone's points before the first round, in the order of the players."""
    return {name: play.start.get(name, MOST_POINTS) for name in play.players}


def booked(played: Round, points: Mapping[str, int]) -> BookedRound:
    """Count and book one round, given everyone's points at its start."""
    counted = count(face.key for face in map(face_of, played.roll) if face)
    plates = {name: plate for name, text in played.plates.items() if (plate := plate_of(text))}
    booking = book_round(points, counted.answer, plates, played.penalties)
    return BookedRound(counted, plates, played.penalties, booking)


def booked_rounds(play: Play) -> tuple[BookedRound, ...]:
    """All rounds of the game in order."""
    points: Mapping[str, int] = points_at_start(play)
    rounds = []
    for played in play.rounds:
        rounds.append(booked(played, points))
        points = rounds[-1].booking.points
    return tuple(rounds)
