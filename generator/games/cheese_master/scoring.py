"""The score of a written-down game: points left, round by round, in the chosen language (CM-7 to CM-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from generator.games.cheese_master.game_check import check
from generator.games.cheese_master.plates import NO_WHEEL, WHEEL_ONLY
from generator.games.cheese_master.play import Play
from generator.games.cheese_master.replay import BookedRound, booked_rounds, points_at_start
from generator.games.cheese_master.rules import still_in
from generator.score import PlayerScore, Score, ScoreLine
from generator.words import Words

__all__ = ["check", "score"]

GAME = "cheese-master"


def score(play: Play, words: Words) -> Score:
    """Replay a game without errors (see `check`). Totals are points left; `details` has a row for every round, whose
    `loss` is what was lost, also in a round that is replayed, where it was given back."""
    start = points_at_start(play)
    rounds = booked_rounds(play)
    points = rounds[-1].booking.points if rounds else start
    playing = still_in(points)
    unfinished = len(playing) > 1
    return Score(
        game=GAME,
        players=tuple(PlayerScore(name, _lines(name, start[name], rounds, words)) for name in play.players),
        winners=() if unfinished else playing,
        draw=False,
        unfinished=unfinished,
        verdict=_verdict(points, rounds, words),
        details={"rounds": [_row(booked) for booked in rounds]},
        warnings=check(play),
    )


def _lines(name: str, start: int, rounds: Sequence[BookedRound], words: Words) -> tuple[ScoreLine, ...]:
    """The points at the start and one line for each round the player was in."""
    lines = [ScoreLine("start", words.text("score.start"), "", Fraction(start))]
    for number, booked in enumerate(rounds, start=1):
        if name in booked.plates:
            lost = 0 if booked.booking.replay else booked.booking.loss[name]
            label = words.text("score.round", number=number)
            lines.append(ScoreLine("round", label, _working(name, booked, words), Fraction(-lost)))
    return tuple(lines)


def _working(name: str, booked: BookedRound, words: Words) -> str:
    """Why the player lost what in the round: plate, penalties, replay."""
    plate, answer = booked.plates[name], booked.count.answer
    if plate == NO_WHEEL:
        parts = [words.text("score.no_wheel")]
    elif plate == WHEEL_ONLY:
        parts = [words.text("score.no_plate", answer=answer)]
    else:
        parts = [words.text("score.right" if plate == answer else "score.wrong", plate=plate, answer=answer)]
    if penalties := booked.penalties.get(name, 0):
        parts.append(words.text("score.penalty", points=penalties))
    if name in booked.booking.out:
        parts.append(words.text("score.out"))
    if booked.booking.replay:
        parts.append(words.text("score.replay"))
    return "; ".join(parts)


def _verdict(points: Mapping[str, int], rounds: Sequence[BookedRound], words: Words) -> str:
    """Who won, or how the game goes on."""
    playing = still_in(points)
    if len(playing) == 1:
        left = points[playing[0]]
        return words.text("score.won_with_one" if left == 1 else "score.won", name=playing[0], points=left)
    wheels = len(playing) - 1
    sentences = [words.text("score.unfinished", names=", ".join(playing))]
    if rounds and rounds[-1].booking.replay:
        sentences.append(words.text("score.replay_next"))
    sentences.append(words.text("score.one_wheel_next" if wheels == 1 else "score.wheels_next", wheels=wheels))
    if rounds:
        sentences.append(words.text("score.chooser", name=rounds[-1].booking.chooser))
    return " ".join(sentences)


def _row(booked: BookedRound) -> dict[str, Any]:
    """A round for `score --json`."""
    booking = booked.booking
    return {
        "cheese": booked.count.cheese,
        "answer": booked.count.answer,
        "loss": dict(booking.loss),
        "points": dict(booking.points),
        "out": list(booking.out),
        "replay": booking.replay,
        "wheels_next": booking.wheels_next,
    }
