"""Several fields at once, no two of them alike (KK-4), those of one booklet clearly different (KK-7f)."""

from __future__ import annotations

from collections.abc import Set

from generator.chance import derived
from generator.frozen import frozen
from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.field_code import SEED_BITS, FieldCode
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.symmetry import canonical, distance

LEAST_DISTANCE = 4
TRIES_FOR_DISTANCE = 300
TRIES_FOR_DIFFERENCE = 5000

Canonical = tuple[int, int, bytes]


@frozen
class FieldSet:
    """The fields of a booklet with their codes, the letters of the KK-7 rules given up, whether all fields are alike
    (only without twists), and the canonical forms to add to what the run has taken already."""

    codes: tuple[FieldCode, ...]
    fields: tuple[Field, ...]
    given_up: tuple[str, ...]
    alike: bool
    canonicals: frozenset[Canonical]


def booklet_fields(
    seed: int,
    index_start: int,
    count: int,
    rows: int,
    columns: int,
    amounts: tuple[int, ...],
    taken: Set[Canonical] = frozenset(),
) -> FieldSet:
    """`count` fields; field i comes from the run seed, index_start + i and the number of the try.

    No field is like one of `taken` or like another one of the set, also not after turning or mirroring. If they cannot
    differ in at least four boxes as well, that is given up for the whole set ("f"). ValueError when size and mix are
    impossible, or when no further field is found that differs from those that are taken.
    """
    if not any(amounts):
        codes = tuple(_code(seed, index_start + i, 0, rows, columns, amounts) for i in range(count))
        placed = [place(code) for code in codes]
        given_up = placed[0].given_up if placed else ()
        return FieldSet(codes, tuple(each.field for each in placed), given_up, True, frozenset())
    apart = _chosen(seed, index_start, count, rows, columns, amounts, taken, LEAST_DISTANCE)
    if apart:
        return apart
    different = _chosen(seed, index_start, count, rows, columns, amounts, taken, 1)
    if different:
        return different
    raise ValueError(
        f"there are not enough different fields of {rows}x{columns} boxes with this mix: {TRIES_FOR_DIFFERENCE} tries "
        f"found no further one beside the {len(taken)} taken before and those of this booklet of {count}; "
        "take a larger field, another mix or fewer fields"
    )


def _chosen(
    seed: int,
    index_start: int,
    count: int,
    rows: int,
    columns: int,
    amounts: tuple[int, ...],
    taken: Set[Canonical],
    least: int,
) -> FieldSet | None:
    """The first fields that differ from the taken ones and, by at least so many boxes, from each other."""
    codes: list[FieldCode] = []
    fields: list[Field] = []
    own: set[Canonical] = set()
    given_up: tuple[str, ...] = ()
    if least > 2 * sum(amounts):
        return None
    for index in range(index_start, index_start + count):
        for attempt in range(TRIES_FOR_DISTANCE if least > 1 else TRIES_FOR_DIFFERENCE):
            code = _code(seed, index, attempt, rows, columns, amounts)
            placed = place(code)
            form = canonical(placed.field)
            if form in taken or form in own or any(distance(placed.field, other) < least for other in fields):
                continue
            codes.append(code)
            fields.append(placed.field)
            own.add(form)
            given_up = placed.given_up
            break
        else:
            return None
    if least < LEAST_DISTANCE and count > 1:
        given_up += ("f",)
    return FieldSet(tuple(codes), tuple(fields), given_up, False, frozenset(own))


def _code(seed: int, index: int, attempt: int, rows: int, columns: int, amounts: tuple[int, ...]) -> FieldCode:
    bits = derived(seed, "kaesekaestchen", index, attempt) >> 64 - SEED_BITS
    return FieldCode(rows, columns, amounts, bits)
