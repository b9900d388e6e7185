"""The reference card: effects in their order with pictures, an example, and what a round costs."""

from __future__ import annotations

from generator.content import Content
from generator.content.guide import Example, Guide, GuidePart, PictureRow, PictureRows, Table
from generator.content.strips import Strip
from generator.games.cheese_master.example import ROLL, example_strip
from generator.games.cheese_master.faces import FACES
from generator.games.cheese_master.pictures import drawn
from generator.games.cheese_master.roll import explain
from generator.games.cheese_master.rules import NO_WHEEL_LOSS, WRONG_PLATE_LOSS
from generator.games.cheese_master.set_up import SetUp
from generator.words import NOTHING, Phrase, Words

PENALTY = 1


def reference(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Effects at the left, the example and the losses at the right."""
    example = Example(example_strip(NOTHING), tuple(Phrase(line) for line in explain(ROLL, words)))
    return (
        Guide(
            title=words.phrase("reference.title"),
            subtitle=words.phrase("reference.subtitle"),
            left=(GuidePart(words.phrase("reference.effects"), _effects(words)),),
            right=(
                GuidePart(words.phrase("reference.example"), example),
                GuidePart(words.phrase("reference.losses"), _losses(words)),
            ),
        ),
    )


def kinds() -> tuple[str, ...]:
    """The kinds of faces in the order in which they take effect (CM-3)."""
    return tuple(dict.fromkeys(face.kind for face in FACES))


def _effects(words: Words) -> PictureRows:
    """One row for each kind of face."""
    rows = []
    for kind in kinds():
        faces = tuple(drawn(face.key) for face in FACES if face.kind == kind)
        rows.append(PictureRow(Strip(faces), words.phrase(f"reference.effect.{kind}")))
    return PictureRows(tuple(rows))


def _losses(words: Words) -> Table:
    amounts = {"no_wheel": NO_WHEEL_LOSS, "wrong": WRONG_PLATE_LOSS, "penalty": PENALTY}
    return Table(
        head=(NOTHING, words.phrase("reference.points")),
        rows=tuple((words.phrase(f"reference.loss.{key}"), Phrase(f"−{lost}")) for key, lost in amounts.items()),
    )
