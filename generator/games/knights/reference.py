"""The reference card: a turn, what the Track costs, and how the game ends (KN-5 to KN-13)."""

from __future__ import annotations

from generator.content import Content
from generator.content.guide import Guide, GuidePart, PictureRow, PictureRows, Steps, Table
from generator.content.strips import SmallCard, Strip
from generator.games.knights.deck import size_in_game
from generator.games.knights.set_up import SetUp
from generator.games.knights.setup import HAND, TRACK_COSTS
from generator.words import NOTHING, Phrase, Words


def reference(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """The turn at the left; Track, piles and the end at the right."""
    steps = tuple(words.phrase(key) for key in words.keys_under("reference.step"))
    ends = tuple(words.phrase(key) for key in words.keys_under("reference.ending"))
    return (
        Guide(
            title=words.phrase("reference.title"),
            subtitle=words.phrase("reference.subtitle"),
            left=(
                GuidePart(words.phrase("reference.turn"), Steps(steps)),
                GuidePart(words.phrase("reference.costs"), _costs(setup, words)),
            ),
            right=(
                GuidePart(words.phrase("reference.track"), _piles(setup, words)),
                GuidePart(words.phrase("reference.end"), Steps(ends)),
            ),
        ),
    )


def draw_pile(setup: SetUp, players: int) -> int:
    """How many cards are left for the Draw Pile once hands and Track are laid out (KN-5)."""
    return size_in_game(setup.deck, players) - HAND * players - len(TRACK_COSTS[players])


def _costs(setup: SetUp, words: Words) -> PictureRows:
    """A small Track for every length there is."""
    rows = {}
    for players in setup.tables:
        key = "reference.two" if players == 2 else "reference.more"
        rows[TRACK_COSTS[players]] = PictureRow(cost_strip(players), words.phrase(key))
    return PictureRows(tuple(rows.values()))


def cost_strip(players: int, caption: Phrase = NOTHING) -> Strip:
    """The Track as small cards, the number of each space on it and its cost above."""
    costs = TRACK_COSTS[players]
    return Strip(
        tuple(SmallCard(NOTHING, Phrase(str(cost)), picture="fox") for cost in costs),
        caption,
    )


def _piles(setup: SetUp, words: Words) -> Table:
    """Hand, Track and Draw Pile for every number of players the deck is for."""
    return Table(
        head=tuple(words.phrase(f"reference.{key}") for key in ("players", "hand", "spaces", "draw_pile")),
        rows=tuple(
            (
                Phrase(str(players)),
                Phrase(str(HAND)),
                Phrase(str(len(TRACK_COSTS[players]))),
                Phrase(str(draw_pile(setup, players))),
            )
            for players in setup.tables
        ),
    )
