"""How to play, on one page (KN-5 to KN-13)."""

from __future__ import annotations

from generator.content import Content, RulesSheet, Section
from generator.content.strips import Sign, SmallCard, Strip
from generator.games.knights.reference import cost_strip
from generator.games.knights.set_up import SetUp
from generator.games.knights.setup import HAND, TRACK_COSTS
from generator.words import NOTHING, Phrase, Words

TAKEN = 2
"""The space of the Track, from 0, whose Fox is taken in the drawn example."""


def rules(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Set-up and cards, the turn as a panel of its own with drawings, and the end."""
    return (
        RulesSheet(
            title=words.phrase("rules.title"),
            lead=words.phrase("rules.lead"),
            sections=(
                _section(words, "prepare", cost_strip(2, words.phrase("rules.prepare.caption"))),
                _section(words, "cards"),
                _section(words, "ability"),
                _section(words, "hand"),
            ),
            twists_title=words.phrase("rules.turn_title"),
            twists=(
                _section(words, "recruit", _taken_strip(words)),
                _section(words, "resolve"),
                _section(words, "slide", _slide_strip(words)),
                _section(words, "refill"),
            ),
            closing=(_section(words, "end"), _section(words, "score"), _section(words, "more")),
        ),
    )


def _section(words: Words, name: str, strip: Strip | None = None) -> Section:
    paragraphs = tuple(words.phrase(key, hand=HAND) for key in words.keys_under(f"rules.{name}.text"))
    return Section(words.phrase(f"rules.{name}.title"), paragraphs, diagram=strip)


def _taken_strip(words: Words) -> Strip:
    """The Track of two players, one Fox marked, and what it costs."""
    cards = tuple(
        SmallCard(NOTHING, Phrase(str(cost)), picture="fox", marked=number == TAKEN)
        for number, cost in enumerate(TRACK_COSTS[2])
    )
    return Strip(cards, words.phrase("rules.recruit.caption", cost=TRACK_COSTS[2][TAKEN]))


def _slide_strip(words: Words) -> Strip:
    """The gap moves to the right end."""
    fox, gap = SmallCard(NOTHING, picture="fox"), SmallCard(NOTHING)
    length = len(TRACK_COSTS[2])
    before = (*(gap if number == TAKEN else fox for number in range(length)),)
    after = (*(fox,) * (length - 1), gap)
    return Strip((*before, Sign(Phrase("→")), *after), words.phrase("rules.slide.caption"))
