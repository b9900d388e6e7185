"""The score pad: its rows are made from the calculator's own, so that it cannot show one that does not count."""

from __future__ import annotations

from generator.content import Content
from generator.content.tally import TallyColumn, TallyGroup, TallyPad, TallyRow
from generator.games.kaese_wuerfeln.scoring import ROWS
from generator.games.kaese_wuerfeln.set_up import SetUp
from generator.words import NOTHING, Words

Lines = tuple[tuple[str, int, tuple[str, ...]], ...]

PAD_LINES: dict[str, Lines] = {
    "closed_stack": (("closed", 9, ("×", "=")), ("mice", 1, ("×", "="))),
    "open_stack": (("open", 6, ("+", "+", "+", "+", "=")),),
    "bonus_card": (("bonus", 1, ("+", "+", "=")),),
    "most_stacks": (("most", 1, ()),),
}
"""For each of the calculator's rows: words, how many rows to write in, and the signs of the working. Spare mice are
closed stacks of one (KW-12)."""


def score_pad(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """One column for every player."""
    rows = [
        TallyRow(key, words.phrase(f"pad.{name}"), None if again else words.phrase(f"pad.{name}_hint"), signs)
        for key in ROWS
        for name, count, signs in PAD_LINES[key]
        for again in range(count)
    ]
    total = TallyRow("total", words.phrase("pad.total"), words.phrase("pad.total_hint"), total=True)
    group = TallyGroup(words.phrase("pad.name"), (TallyColumn(NOTHING),))
    return (
        TallyPad(
            title=words.phrase("pad.title"),
            subtitle=words.phrase("pad.subtitle"),
            labels=NOTHING,
            lead=(),
            groups=(group,) * setup.players,
            rows=(*rows, total),
            note=words.phrase("pad.note"),
        ),
    )
