"""The mats on which the Track lies, with the Draw Pile and the discard pile at its ends (KN-5, KN-8)."""

from __future__ import annotations

from generator.content import Content
from generator.content.track import Space, TrackMat
from generator.games.knights.set_up import SetUp
from generator.games.knights.setup import TRACK_COSTS
from generator.words import Words

COIN = "cheese_1"


def tracks(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """One mat for every length of Track that the numbers of players need."""
    costs = dict.fromkeys(TRACK_COSTS[players] for players in setup.tables)
    return tuple(_mat(each, words) for each in costs)


def _mat(costs: tuple[int, ...], words: Words) -> TrackMat:
    """Cards slide to the left, so the discard pile stands at the left end and the Draw Pile at the right."""
    players = [number for number, each in TRACK_COSTS.items() if each == costs]
    key = "track.title" if len(players) == 1 else "track.title_range"
    return TrackMat(
        name=f"track {len(costs)}",
        title=words.phrase(key, players=players[0], last=players[-1]),
        spaces=(
            Space(words.phrase("track.discard"), words.phrase("track.discard_line")),
            *(
                Space(
                    words.phrase("track.space", number=number),
                    words.phrase("track.space_line"),
                    cost,
                    words.phrase(_cost_key(cost)),
                )
                for number, cost in enumerate(costs, start=1)
            ),
            Space(words.phrase("track.draw"), words.phrase("track.draw_line")),
        ),
        coin=COIN,
    )


def _cost_key(cost: int) -> str:
    return {0: "track.free", 1: "track.one_card"}.get(cost, "track.cards")
