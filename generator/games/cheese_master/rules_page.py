"""How to play, on one page; the example is counted by the rules model."""

from __future__ import annotations

from generator.content import Content, RulesSheet, Section
from generator.content.strips import Strip
from generator.games.cheese_master.example import example_strip
from generator.games.cheese_master.pictures import drawn
from generator.games.cheese_master.rules import NO_WHEEL_LOSS, WRONG_PLATE_LOSS
from generator.games.cheese_master.set_up import SetUp
from generator.words import Words

EXAMPLE = ("+3", "+1", "cat", "mice")


def rules(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Set-up and rounds, counting as a panel of its own, and the end."""
    return (
        RulesSheet(
            title=words.phrase("rules.title"),
            lead=words.phrase("rules.lead"),
            sections=tuple(
                _section(words, name) for name in ("prepare", "answer", "round", "losses", "out", "penalty")
            ),
            twists_title=words.phrase("rules.count_title"),
            twists=(
                _section(words, "cheese", Strip(tuple(drawn(key) for key in ("+1", "+2", "+3")))),
                _section(words, "mice", Strip(tuple(drawn(key) for key in ("mouse", "mice", "cat")))),
                _section(words, "orange", Strip(tuple(drawn(key, "orange") for key in ("dog", "innkeeper", "king")))),
                _section(words, "example", example_strip(words.phrase("rules.example.caption"), EXAMPLE)),
            ),
            closing=(_section(words, "win"), _section(words, "mountain")),
        ),
    )


def _section(words: Words, name: str, strip: Strip | None = None) -> Section:
    lost = {"no_wheel": NO_WHEEL_LOSS, "wrong": WRONG_PLATE_LOSS}
    paragraphs = tuple(words.phrase(key, **lost) for key in words.keys_under(f"rules.{name}.text"))
    return Section(words.phrase(f"rules.{name}.title"), paragraphs, diagram=strip)
