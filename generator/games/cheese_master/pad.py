"""The score pad: what every round asks and what it costs everyone (CM-7 to CM-9)."""

from __future__ import annotations

from generator.content import Content
from generator.content.tally import TallyColumn, TallyGroup, TallyPad, TallyRow
from generator.games.cheese_master.cards import CHEESEMAKER_BACK, CHEESEMAKER_FRONT
from generator.games.cheese_master.set_up import SetUp
from generator.words import Phrase, Words

ROUNDS = 14


def score_pad(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """A row for every round; over every player's columns the points of the cheesemaker card, to cross off."""
    group = TallyGroup(
        name=words.phrase("pad.name"),
        columns=tuple(TallyColumn(words.phrase(f"pad.{key}")) for key in ("plate", "lost", "left")),
        track=tuple(Phrase(str(number.points)) for number in (*CHEESEMAKER_FRONT, *CHEESEMAKER_BACK)),
        turn_after=len(CHEESEMAKER_FRONT),
    )
    return (
        TallyPad(
            title=words.phrase("pad.title"),
            subtitle=words.phrase("pad.subtitle"),
            labels=words.phrase("pad.round"),
            lead=(TallyColumn(words.phrase("pad.roll"), 3.0), TallyColumn(words.phrase("pad.answer"))),
            groups=(group,) * setup.players,
            rows=tuple(TallyRow("round", Phrase(str(number))) for number in range(1, ROUNDS + 1)),
            note=words.phrase("pad.note"),
            lying=True,
        ),
    )
