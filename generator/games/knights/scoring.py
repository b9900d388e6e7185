"""The score of a finished game (KN-10 to KN-13)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from generator.games.knights.choosing import Placed, placed_cards, scorer_of
from generator.games.knights.clauses import Table
from generator.games.knights.play import Play, Told, told_table
from generator.games.knights.play_check import check
from generator.games.knights.working import line_of
from generator.score import PlayerScore, Score, ScoreLine
from generator.words import Words


def score(play: Play, words: Words) -> Score:
    """Totals with their working, the winners and how a tie was resolved. ValueError for a play with complaints.

    `details`: `counts` (cards per pile, null when not told), `chosen` (by owner, one name per choosing card) and
    `tie` (the players with equally many points at the top; empty without a tie).
    """
    if complaints := check(play):
        raise ValueError(f"the result has to be checked first: {complaints}")
    table = told_table(play)
    placed = placed_cards(play, table)
    players = tuple(
        PlayerScore(name, _lines(seat, placed, play, table, words)) for seat, name in enumerate(play.players)
    )
    best = max(player.total for player in players)
    tied = tuple(player.name for player in players if player.total == best)
    shared = play.variant.tie == "shared" and len(play.players) > 2
    winners = tied if shared else tied[-1:]
    return Score(
        game="knights",
        players=players,
        winners=winners,
        draw=len(winners) > 1,
        unfinished=False,
        verdict=_verdict(tied, winners, best, words),
        details={
            "counts": _counts(play),
            "chosen": _chosen(play, placed),
            "tie": list(tied) if len(tied) > 1 else [],
        },
    )


def _lines(seat: int, cards: Sequence[Placed], play: Play, table: Table, words: Words) -> tuple[ScoreLine, ...]:
    """What a seat scores: its own cards' clauses and those given to it."""
    return tuple(
        line_of(placed, clause, play, table, words)
        for placed in cards
        for clause in placed.card.scoring
        if scorer_of(play, placed.spot, clause) == seat
    )


def _verdict(tied: Sequence[str], winners: Sequence[str], best: Fraction, words: Words) -> str:
    points = words.text("score.one_point" if abs(best) == 1 else "score.points", points=best)
    if len(tied) == 1:
        return words.text("score.won", winner=tied[0], points=points)
    names = ", ".join(tied[:-1]) + words.text("score.and") + tied[-1]
    if len(winners) > 1:
        return words.text("score.shared", winners=names, points=points)
    return words.text("score.won_tie", winner=winners[0], tied=names, points=points)


def _counts(play: Play) -> dict[str, Any]:
    return {
        "parties": {player: len(play.parties[player]) for player in play.players},
        "discard": _size(play.discard),
        "hands": {player: _size(play.hands.get(player)) for player in play.players},
    }


def _size(told: Told | None) -> int | None:
    return len(told) if isinstance(told, tuple) else told


def _chosen(play: Play, cards: Sequence[Placed]) -> dict[str, list[str]]:
    chosen: dict[str, list[str]] = {}
    for placed in cards:
        if placed.card.chooses:
            owner = play.players[placed.spot.seat]
            chosen.setdefault(owner, []).append(play.players[placed.spot.chosen])
    return chosen
