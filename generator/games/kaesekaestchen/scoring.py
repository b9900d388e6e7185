"""The score of a sitting: each field, the series, the working line by line, and who has won (KK-20 to KK-34)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from generator.games.kaesekaestchen.checking import check
from generator.games.kaesekaestchen.played import Play, PlayedField
from generator.games.kaesekaestchen.rules import SIDES
from generator.games.kaesekaestchen.series import Series, series_of
from generator.games.kaesekaestchen.tally import DRAW, FieldTally, tally_of
from generator.problems import errors_of
from generator.score import PlayerScore, Score, ScoreLine
from generator.words import Words

GAME = "kaesekaestchen"


def score(play: Play, words: Words) -> Score:
    """Score a sitting. ValueError when `check` finds errors; its warnings go along with the score.

    One field is won as KK-21 says. Several are won by the side that won more of them, or as a series when the sitting
    says so: then it stays open until a side has won two (KK-30).
    """
    complaints = check(play)
    errors = errors_of(complaints)
    if errors:
        raise ValueError("\n".join(f"{error.key}: {error.message}" for error in errors))
    tallies = [tally_of(play, played) for played in play.fields]
    series = series_of([tally.winner for tally in tallies]) if play.best_of_three else None
    outcome = _outcome(tallies, series)
    return Score(
        game=GAME,
        players=tuple(PlayerScore(name, _lines(play, tallies, side, words)) for side, name in enumerate(play.players)),
        winners=(play.players[SIDES.index(outcome)],) if outcome in SIDES else (),
        draw=outcome == DRAW,
        unfinished=outcome is None,
        verdict=_verdict(play, tallies, series, outcome, words),
        details={
            "fields": [_field_details(play, played, tally) for played, tally in zip(play.fields, tallies, strict=True)],
            "series": series and {"winner": series.winner, "after": series.after, "wins": _by_side(series.wins)},
        },
        warnings=tuple(complaint for complaint in complaints if complaint.severity == "warning"),
    )


def _outcome(tallies: Sequence[FieldTally], series: Series | None) -> str | None:
    """A, B, draw, or None while it is open."""
    if series:
        return series.winner
    if not all(tally.finished for tally in tallies):
        return None
    wins = _wins(tallies)
    return DRAW if wins[0] == wins[1] else SIDES[wins[0] < wins[1]]


def _wins(tallies: Sequence[FieldTally]) -> tuple[int, int]:
    winners = [tally.winner for tally in tallies]
    return winners.count("A"), winners.count("B")


def _lines(play: Play, tallies: Sequence[FieldTally], side: int, words: Words) -> tuple[ScoreLine, ...]:
    lines = []
    for number, tally in enumerate(tallies, start=1):
        prefix = words.text("score.field", number=number) if len(tallies) > 1 else ""
        stem = f"field_{number}." if len(tallies) > 1 else ""
        own = tally.sides[side]
        if not own.scores:
            working = words.text("score.gate_closed")
            lines.append(ScoreLine(f"{stem}gate", prefix + words.text("score.gate"), working, Fraction(0)))
        for key, amount, worth in own.terms(play.twist_hunt):
            label = prefix + words.text(f"score.{key}")
            lines.append(ScoreLine(f"{stem}{key}", label, f"{amount} × {worth}", Fraction(amount * worth)))
    return tuple(lines)


def _verdict(
    play: Play, tallies: Sequence[FieldTally], series: Series | None, outcome: str | None, words: Words
) -> str:
    """One sentence: who has won by how much, and how a tie was resolved."""
    last = tallies[-1]
    if series or len(tallies) > 1:
        wins = series.wins if series else _wins(tallies)
        kind = "series" if series else "fields"
        texts = {"a": play.players[0], "b": play.players[1], "wins_a": wins[0], "wins_b": wins[1]}
    else:
        kind = "field"
        texts = {"a": play.players[0], "b": play.players[1], "points_a": last.points[0], "points_b": last.points[1]}
    if outcome in SIDES:
        side = SIDES.index(outcome)
        texts["winner"] = play.players[side]
        if kind == "field" and last.points[0] == last.points[1]:
            held = [tally_side.held["double"] for tally_side in last.sides]
            return words.text("score.verdict.tie_break", **texts, more=held[side], fewer=held[1 - side])
        return words.text(f"score.verdict.{kind}_won", **texts)
    if outcome == DRAW:
        return words.text(f"score.verdict.{kind}_drawn", **texts)
    if kind == "field" and last.next:
        return words.text("score.verdict.field_open_next", **texts, next=play.players[SIDES.index(last.next)])
    return words.text(f"score.verdict.{kind}_open", **texts)


def _field_details(play: Play, played: PlayedField, tally: FieldTally) -> dict[str, Any]:
    return {
        "code": played.code,
        "points": _by_side(tally.points),
        "double": _by_side([side.held["double"] for side in tally.sides]),
        "boxes": _by_side([side.boxes for side in tally.sides]),
        "freed": tally.freed,
        "winner": tally.winner,
        "next": tally.next,
        "finished": tally.finished,
        "twist_hunt": None if play.twist_hunt == "off" else play.twist_hunt,
    }


def _by_side(values: Sequence[int]) -> dict[str, int]:
    return dict(zip(SIDES, values, strict=True))
