"""The rules page, for the fields of its job."""

from __future__ import annotations

from generator.content import Content, RulesSheet, Section
from generator.games.kaesekaestchen.diagrams import closing_one, closing_two, twist_diagram
from generator.games.kaesekaestchen.field import KINDS, blitz_offered
from generator.games.kaesekaestchen.set_up import SetUp
from generator.words import Words


def rules(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """The rules page. It explains the twists that lie on the fields of this job, all four when it has no fields, and
    speaks of rubbing out, of what counts double and of Blitz only where that can happen."""
    kinds = _kinds(setup)
    rubbed_out = {"bomb", "swap"}.intersection(kinds)
    return (
        RulesSheet(
            title=words.phrase("rules.title"),
            lead=words.phrase("rules.lead" if rubbed_out else "rules.lead_plain"),
            sections=(
                _section(words, "large" if setup.large else "prepare", but=() if kinds else ("twists",)),
                _section(words, "turn"),
                Section(
                    words.phrase("rules.closing.title"),
                    (words.phrase("rules.closing.text"),),
                    diagram=closing_one(words.phrase("rules.closing.caption")),
                ),
                Section(
                    words.phrase("rules.closing_two.title"),
                    (words.phrase("rules.closing_two.text" if kinds else "rules.closing_two.plain"),),
                    diagram=closing_two(words.phrase("rules.closing_two.caption")),
                ),
            ),
            twists_title=words.phrase("rules.twists_title"),
            twists=tuple(
                Section(
                    words.phrase(f"twist.{kind}.name"),
                    (words.phrase(f"rules.twist.{kind}.text"),),
                    kind,
                    twist_diagram(kind, words.phrase(f"rules.twist.{kind}.caption")),
                )
                for kind in kinds
            ),
            closing=(
                _section(words, "winning" if "double" in kinds else "winning_plain"),
                _section(words, "variants", but=_variants_without_use(setup, kinds)),
                _section(words, "log"),
            ),
        ),
    )


def _kinds(setup: SetUp) -> tuple[str, ...]:
    """The twists that lie on the job's fields; all of them when it has none."""
    fields = setup.fields
    return tuple(kind for kind in KINDS if not fields or any(field.field.placed(kind) for field in fields))


def _variants_without_use(setup: SetUp, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Blitz where no field is large enough (KK-31), the twist hunt where there is nothing to hunt (KK-32)."""
    sizes = {(field.field.rows, field.field.columns) for field in setup.fields}
    blitz = not sizes or any(blitz_offered(*size) for size in sizes)
    return (*(() if blitz else ("blitz",)), *(() if kinds else ("hunt",)))


def _section(words: Words, name: str, but: tuple[str, ...] = ()) -> Section:
    """A section's paragraphs in the order of the words file, but for those named."""
    prefix = f"rules.{name}.text"
    left_out = {f"{prefix}.{key}" for key in but}
    paragraphs = tuple(words.phrase(key) for key in words.keys_under(prefix) if key not in left_out)
    return Section(words.phrase(f"rules.{name}.title"), paragraphs)
