"""The score pad: every Fox of a Party with its count and points (KN-3, KN-12)."""

from __future__ import annotations

from generator.content import Content
from generator.content.tally import TallyColumn, TallyGroup, TallyPad, TallyRow
from generator.games.knights.set_up import SetUp
from generator.words import NOTHING, Phrase, Words

FOXES = 11
"""Rows of a Party; with two players and 24 cards each side recruits about seven."""


def score_pad(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """One group of columns for every player: name, count, times points, sum."""
    columns = (("fox", 2.6), ("count", 1.0), ("points", 1.0), ("sum", 1.2))
    group = TallyGroup(
        words.phrase("pad.name"), tuple(TallyColumn(words.phrase(f"pad.{key}"), share) for key, share in columns)
    )
    rows = [TallyRow("fox", Phrase(str(number)), signs=("", "×", "=")) for number in range(1, FOXES + 1)]
    total = TallyRow("total", words.phrase("pad.total"), total=True)
    return (
        TallyPad(
            title=words.phrase("pad.title"),
            subtitle=words.phrase("pad.subtitle"),
            labels=NOTHING,
            lead=(),
            groups=(group,) * max(setup.tables),
            rows=(*rows, total),
            note=words.phrase("pad.note"),
            lying=True,
        ),
    )
