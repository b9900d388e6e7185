"""The fields of one job: drawn from the run's seed or rebuilt from codes, all different, each proved playable."""

from __future__ import annotations

from functools import lru_cache

from generator.frozen import frozen
from generator.game import Ask, Prepared
from generator.games.kaesekaestchen.booklet import FieldSet, booklet_fields
from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.field_code import FieldCode, format_code
from generator.games.kaesekaestchen.options import MOST_SIDES, Options, options_of
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.proof import prove
from generator.problems import Complaint
from generator.words import Phrase

WITH_FIELDS = frozenset({"booklet", "fields"})


@frozen
class FieldOfJob:
    """A field and the code that rebuilds it."""

    code: FieldCode
    field: Field


@frozen
class SetUp:
    """What all materials of the job are made from; `sides` are those of a tournament, `large` is large print."""

    title: Phrase
    tagline: Phrase
    fields: tuple[FieldOfJob, ...]
    sides: int = MOST_SIDES
    large: bool = False


def set_up(ask: Ask) -> Prepared:
    """Draw or rebuild the fields, and play each to its end with the rules model before it is printed."""
    options = options_of(ask)
    if not WITH_FIELDS.intersection(ask.materials):
        return Prepared(SetUp(ask.title, ask.tagline, (), ask.players or MOST_SIDES, ask.large))
    fields, complaints = _rebuilt(options) if options.codes else _drawn(options)
    proofs = [complaint for field in fields for complaint in prove(field.field)]
    setup = SetUp(ask.title, ask.tagline, fields, ask.players or MOST_SIDES, ask.large)
    codes = tuple(format_code(field.code) for field in fields)
    return Prepared(setup, codes, (*complaints, *proofs))


def drawn(ask: Ask) -> frozenset[bytes]:
    """The fields that `set_up` would draw, in the form in which they are compared (KK-4); none when all are alike, or
    when there are not enough of them. What was asked has been checked."""
    options = options_of(ask)
    if options.codes or not WITH_FIELDS.intersection(ask.materials):
        return frozenset()
    try:
        chosen = _fields(options)
    except ValueError:
        return frozenset()
    return frozenset(bytes((rows, columns)) + signs for rows, columns, signs in chosen.canonicals)


def _drawn(options: Options) -> tuple[tuple[FieldOfJob, ...], list[Complaint]]:
    # A mix that was brought to another size is nobody's fault; the size that was asked for is.
    key = "size" if options.brought_to_size else "twists"
    try:
        chosen = _fields(options)
    except ValueError as trouble:
        return (), [Complaint(key, str(trouble))]
    fields = tuple(FieldOfJob(code, field) for code, field in zip(chosen.codes, chosen.fields, strict=True))
    boxes = f"fields of {options.rows}x{options.columns} with this mix"
    complaints = [Complaint(key, GIVEN_UP[letter].format(fields=boxes), "warning") for letter in chosen.given_up]
    if chosen.alike and options.count > 1:
        complaints.append(Complaint(key, "without twists all fields are alike", "warning"))
    return fields, complaints


@lru_cache(maxsize=2)
def _fields(options: Options) -> FieldSet:
    """Set up and compared right after: the same fields need not be searched for twice."""
    return booklet_fields(options.seed, 0, options.count, options.rows, options.columns, options.amounts)


def _rebuilt(options: Options) -> tuple[tuple[FieldOfJob, ...], list[Complaint]]:
    return tuple(FieldOfJob(code, place(code).field) for code in options.codes), []


GIVEN_UP = {
    "a": "on {fields} some twists lie side by side",
    "b": "on {fields} some part has more twists than another",
    "c": "on {fields} the Blitz half is not as it should be: one Extra on its rim and an odd number of doubles",
    "d": "on {fields} bombs and swaps may lie in corners",
    "e": "{fields} may look the same turned round or mirrored",
    "f": "some {fields} differ from each other in fewer than four boxes",
}
"""What each placement rule of KK-7 promises, said when a size and mix cannot keep it."""
