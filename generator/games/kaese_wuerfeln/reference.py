"""The reference card: a turn, what stacks and bonus cards are worth, and how likely every piece is."""

from __future__ import annotations

from fractions import Fraction

from generator.content import Content
from generator.content.guide import Guide, GuidePart, Steps, Table
from generator.games.kaese_wuerfeln.aiming import chance_of_keeping
from generator.games.kaese_wuerfeln.rules import BONUS_CARDS, FACES, MOST_STACKS_BONUS, ROLLS
from generator.games.kaese_wuerfeln.set_up import SetUp
from generator.games.kaese_wuerfeln.stacks import DOME, faults_of, points_of
from generator.words import NOTHING, Phrase, Words


def reference(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Turn and bonus cards at the left, tables at the right."""
    steps = Steps(tuple(words.phrase(key) for key in words.keys_under("reference.step")))
    return (
        Guide(
            title=words.phrase("reference.title"),
            subtitle=words.phrase("reference.subtitle"),
            left=(
                GuidePart(words.phrase("reference.turn"), steps),
                GuidePart(words.phrase("reference.bonus"), _bonus_table(words)),
            ),
            right=(
                GuidePart(words.phrase("reference.values"), _value_table(words)),
                GuidePart(words.phrase("reference.chances"), _chance_table(words)),
            ),
        ),
    )


def closed_value(bottom: int, pieces: int) -> int | None:
    """What a closed stack is worth by its bottom piece and the number of its pieces; None where no legal stack is
    like that (KW-7, KW-14)."""
    stack = (bottom, *range(pieces - 1, DOME - 1, -1))
    return None if faults_of(stack, closed=True) else points_of(stack)


def chance_in_a_turn(value: int) -> Fraction:
    """The exact chance to earn a piece in a whole turn that is played for nothing else (KW-3, KW-4)."""
    return chance_of_keeping(value, ROLLS)[0, 0]


def percent(chance: Fraction, words: Words) -> str:
    """To a tenth of a percent."""
    whole, tenth = divmod(round(chance * 1000), 10)
    return f"{whole}{words.text('score.decimal_mark')}{tenth}"


def _value_table(words: Words) -> Table:
    """Rows by the bottom piece, columns by the number of pieces."""
    values = [[closed_value(bottom, pieces) for pieces in FACES] for bottom in FACES]
    return Table(
        head=(words.phrase("reference.pieces"), *(Phrase(str(pieces)) for pieces in FACES)),
        rows=tuple(
            (
                words.phrase("reference.bottom", value=bottom),
                *(NOTHING if value is None else Phrase(str(value)) for value in row),
            )
            for bottom, row in zip(FACES, values, strict=True)
        ),
        caption=words.phrase("reference.values_note"),
    )


def _bonus_table(words: Words) -> Table:
    """A row for every size of stack, the cards in the order in which they go out (KW-9)."""
    most = max(map(len, BONUS_CARDS.values()))
    rows = [(words.phrase("reference.stack", size=size), BONUS_CARDS[size]) for size in BONUS_CARDS]
    rows.append((words.phrase("reference.most"), (MOST_STACKS_BONUS,)))
    return Table(
        head=(NOTHING, *(words.phrase("reference.card", number=number) for number in range(1, most + 1))),
        rows=tuple(
            (label, *(Phrase(str(card)) for card in cards), *(NOTHING,) * (most - len(cards))) for label, cards in rows
        ),
    )


def _chance_table(words: Words) -> Table:
    return Table(
        head=(words.phrase("reference.value"), *(Phrase(str(value)) for value in FACES)),
        rows=(
            (
                words.phrase("reference.chance"),
                *(Phrase(percent(chance_in_a_turn(value), words)) for value in FACES),
            ),
        ),
        caption=words.phrase("reference.chances_note", rolls=ROLLS),
    )
