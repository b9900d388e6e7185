"""How to play, on one page; the numbers of its examples come from the rules model."""

from __future__ import annotations

from generator.content import Content, RulesSheet, Section
from generator.content.strips import DieFace, Sign, SmallCard, Stack, Strip
from generator.games.kaese_wuerfeln.dice import earned
from generator.games.kaese_wuerfeln.rules import MOST_STACKS_BONUS
from generator.games.kaese_wuerfeln.set_up import SetUp
from generator.games.kaese_wuerfeln.stacks import bottom_times_count, points_of
from generator.words import Phrase, Words

ROLL = (4, 4, 4, 4, 2, 2, 3, 3)
LAID = (5, 3)
LAID_ON_TOP = 2
CLOSED = (6, 4, 2, 1)
OPEN = (5, 4, 2)
_ARROW = Sign(Phrase("→"))


def rules(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """The main part, how points are counted with drawn examples, and the end."""
    return (
        RulesSheet(
            title=words.phrase("rules.title"),
            lead=words.phrase("rules.lead"),
            sections=(
                _section(words, "prepare"),
                _section(words, "roll", _roll_strip(words)),
                _section(words, "take"),
                _section(words, "stack", _stack_strip(words)),
                _section(words, "one"),
                _section(words, "gift"),
            ),
            twists_title=words.phrase("rules.count_title"),
            twists=(
                _section(words, "closed", _closed_strip(words)),
                _section(words, "open", _open_strip(words)),
            ),
            closing=(_section(words, "end"), _section(words, "win")),
        ),
    )


def _section(words: Words, name: str, strip: Strip | None = None) -> Section:
    paragraphs = tuple(words.phrase(key, most=MOST_STACKS_BONUS) for key in words.keys_under(f"rules.{name}.text"))
    return Section(words.phrase(f"rules.{name}.title"), paragraphs, diagram=strip)


def _roll_strip(words: Words) -> Strip:
    """Eight dice and the pieces they earn."""
    pieces = tuple(SmallCard(Phrase(str(value)), marked=True) for value in earned(ROLL))
    return Strip((*(DieFace(pips) for pips in ROLL), _ARROW, *pieces), words.phrase("rules.roll.caption"))


def _stack_strip(words: Words) -> Strip:
    """A piece goes on a higher one, or begins a stack."""
    tokens = (
        Stack(LAID),
        Sign(Phrase("+")),
        Stack((LAID_ON_TOP,)),
        _ARROW,
        Stack((*LAID, LAID_ON_TOP)),
        Sign(words.phrase("rules.stack.or")),
        Stack(LAID),
        Stack((LAID_ON_TOP,)),
    )
    return Strip(tokens, words.phrase("rules.stack.caption"))


def _closed_strip(words: Words) -> Strip:
    working = f"{CLOSED[0]} × {len(CLOSED)} = {bottom_times_count(CLOSED)}"
    return Strip((Stack(CLOSED), Sign(Phrase(working), strong=True)), words.phrase("rules.closed.caption"))


def _open_strip(words: Words) -> Strip:
    working = f"{' + '.join(map(str, OPEN))} = {points_of(OPEN)}"
    return Strip((Stack(OPEN), Sign(Phrase(working), strong=True)), words.phrase("rules.open.caption"))
