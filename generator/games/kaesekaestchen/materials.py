"""What a Käsekästchen job prints: booklet, fields, rules, twist reference, score pad - as content, without geometry."""

from __future__ import annotations

from generator.content import Content, Cover, FieldSheets, LegendRow, PlayField, Side
from generator.games.kaesekaestchen.field import KINDS, blitz_offered, half_rows
from generator.games.kaesekaestchen.field_code import compact, format_code
from generator.games.kaesekaestchen.rules_page import rules
from generator.games.kaesekaestchen.set_up import FieldOfJob, SetUp
from generator.words import Phrase, Words

SIDES = ("A", "B")


def booklet(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """Cover, rules, and the fields, two to a page (KK-2)."""
    return (_cover(setup, words), *rules(setup, words), *fields(setup, words))


def fields(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """The field pages alone."""
    return (FieldSheets(tuple(_field(n, field, setup, words) for n, field in enumerate(setup.fields, start=1))),)


def reference(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """The twist reference card."""
    from generator.content.pads import ReferenceCards  # here and below: a booklet does without

    return (
        ReferenceCards(
            title=words.phrase("reference.title"),
            subtitle=words.phrase("reference.subtitle"),
            steps=tuple(words.phrase(key) for key in words.keys_under("reference.step")),
            rows=tuple(
                LegendRow(kind, words.phrase(f"twist.{kind}.name"), words.phrase(f"twist.{kind}.line"), Phrase(""))
                for kind in KINDS
            ),
            notes=tuple(words.phrase(key) for key in words.keys_under("reference.note")),
        ),
    )


def score_pad(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """A series of up to six fields (KK-30), side by side."""
    from generator.content.pads import PadGroup, PadRow, ScorePad

    columns = tuple(words.phrase(f"field.{key}") for key in ("boxes", "double", "points"))
    return (
        ScorePad(
            title=words.phrase("pad.title"),
            subtitle=words.phrase("pad.subtitle"),
            groups=(
                *(PadGroup(words.phrase("field.name"), columns, Phrase(side)) for side in SIDES),
                PadGroup(words.phrase("pad.winner"), (words.phrase("pad.side"),)),
            ),
            rows=(
                *(PadRow(words.phrase("pad.field", number=n)) for n in range(1, 7)),
                PadRow(words.phrase("pad.total"), words.phrase("pad.total_hint"), total=True),
            ),
            note=words.phrase("pad.note"),
        ),
    )


def _cover(setup: SetUp, words: Words) -> Cover:
    legend = _legend(setup, words)
    return Cover(
        title=setup.title,
        game=words.phrase("field.game"),
        tagline=setup.tagline,
        legend_title=words.phrase("cover.legend_title" if legend else "cover.legend_none"),
        legend=legend,
        names_title=words.phrase("cover.names_title"),
        sides=tuple(Phrase(side) for side in SIDES),
        contents=words.phrase("cover.large.contents", fields=len(setup.fields))
        if setup.large
        else words.phrase("cover.contents", fields=len(setup.fields)),
        cutting=words.phrase("cover.large.cutting" if setup.large else "cover.cutting"),
    )


def _legend(setup: SetUp, words: Words, only: FieldOfJob | None = None) -> tuple[LegendRow, ...]:
    """Exactly the kinds that lie on these fields, each with its amount on one field (KK-2, KK-4)."""
    rows = []
    for kind in KINDS:
        amounts = {len(field.field.placed(kind)) for field in ([only] if only else setup.fields)}
        if amounts == {0}:
            continue
        low, high = min(amounts), max(amounts)
        amount = f"{low}×" if low == high else f"{low}–{high}×"
        rows.append(
            LegendRow(kind, words.phrase(f"twist.{kind}.name"), words.phrase(f"twist.{kind}.line"), Phrase(amount))
        )
    return tuple(rows)


def _field(number: int, field: FieldOfJob, setup: SetUp, words: Words) -> PlayField:
    layout = field.field
    return PlayField(
        number=number,
        rows=layout.rows,
        columns=layout.columns,
        symbols={divmod(box, layout.columns): kind for box, kind in layout.twists},
        code=format_code(field.code),
        code_compact=compact(field.code),
        title=setup.title,
        game=words.phrase("field.game"),
        sides=tuple(
            Side(
                Phrase(side),
                words.phrase("field.name"),
                tuple(words.phrase(f"field.{key}") for key in ("boxes", "double", "points")),
            )
            for side in SIDES
        ),
        winner=words.phrase("field.winner"),
        legend=_legend(setup, words, field),
        half_rows=half_rows(layout.rows) if blitz_offered(layout.rows, layout.columns) else None,
        half=words.phrase("field.half"),
    )
