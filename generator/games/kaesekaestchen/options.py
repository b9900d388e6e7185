"""What can be asked of a Käsekästchen job, brought into shape and checked (KK-1, KK-3, KK-6)."""

from __future__ import annotations

from collections.abc import Mapping

from generator.frozen import frozen
from generator.game import Ask
from generator.games.kaesekaestchen.field import KINDS
from generator.games.kaesekaestchen.field_code import FieldCode, mix_trouble, parse_code
from generator.problems import Complaint

DEFAULT_SIZE = (6, 6)
BOOKLET_FIELDS = 6
FEWEST_SIDES, MOST_SIDES = 3, 8


@frozen
class Options:
    """Fields of `rows` x `columns` with `amounts` of each kind in the order of KINDS, `count` of them; or exactly the
    fields of `codes`. `brought_to_size`: the mix was meant for another size."""

    seed: int
    rows: int
    columns: int
    amounts: tuple[int, ...]
    count: int
    codes: tuple[FieldCode, ...] = ()
    brought_to_size: bool = False


def options_of(ask: Ask) -> Options:
    """The job's options; call it after `check` found no error."""
    rows, columns = ask.size or DEFAULT_SIZE
    amounts = tuple(ask.mix.get(kind, 0) for kind in KINDS)
    brought = ask.mix_scales and (rows, columns) != DEFAULT_SIZE
    if brought:
        amounts = scaled(amounts, rows * columns)
    codes = tuple(parse_code(code) for code in ask.codes)
    return Options(ask.seed, rows, columns, amounts, len(codes) or ask.count or BOOKLET_FIELDS, codes, brought)


def check(ask: Ask) -> tuple[Complaint, ...]:
    """Every complaint about size, mix, count, codes and the sides of a tournament, with the keys `size`, `twists`,
    `count`, `field[n]` and `players`."""
    return (*_size_and_mix(ask), *_count(ask), *_codes(ask), *_sides(ask))


def scaled(amounts: tuple[int, ...], boxes: int) -> tuple[int, ...]:
    """A mix that was made for 6x6 boxes, for another number of boxes.

    The total keeps its share of the boxes (rounded, never more than a third, three at least so that small fields can
    differ). Every kind of the mix keeps one box while there is room, the most frequent first; what is left goes to the
    kind that lacks most of its share."""
    whole = [0] * len(amounts)
    if not any(amounts):
        return tuple(whole)
    meant_for = DEFAULT_SIZE[0] * DEFAULT_SIZE[1]
    total = min(max((sum(amounts) * boxes + meant_for // 2) // meant_for, 3), boxes // 3)
    present = sorted((kind for kind, amount in enumerate(amounts) if amount), key=lambda kind: (-amounts[kind], kind))
    for kind in present[:total]:
        whole[kind] = 1
    while sum(whole) < total:
        neediest = max(present, key=lambda kind: (amounts[kind] * total - whole[kind] * sum(amounts), -kind))
        whole[neediest] += 1
    return tuple(whole)


def _size_and_mix(ask: Ask) -> tuple[Complaint, ...]:
    rows, columns = ask.size or DEFAULT_SIZE
    if ask.codes:
        return ()
    size = mix_trouble(rows, columns, (0,) * len(KINDS))
    if size:
        return tuple(Complaint("size", trouble) for trouble in size)
    unknown = _unknown_kinds(ask.mix)
    amounts = tuple(ask.mix.get(kind, 0) for kind in KINDS)
    if ask.mix_scales and (rows, columns) != DEFAULT_SIZE:
        # The mix must be possible on the size it was made for; what it becomes on another is always possible.
        rows, columns = DEFAULT_SIZE
    return (*unknown, *(Complaint("twists", trouble) for trouble in mix_trouble(rows, columns, amounts)))


def _unknown_kinds(mix: Mapping[str, int]) -> tuple[Complaint, ...]:
    return tuple(Complaint(f"twists.{kind}", "no such twist") for kind in mix if kind not in KINDS)


def _count(ask: Ask) -> tuple[Complaint, ...]:
    if ask.count is None:
        return ()
    if ask.codes:
        return (Complaint("count", "the fields are given by their codes; leave --count out"),)
    if "booklet" in ask.materials:
        return (Complaint("count", f"a booklet always has {BOOKLET_FIELDS} fields; --count goes with `fields`"),)
    if not 1 <= ask.count <= 1000:
        return (Complaint("count", f"must be 1 to 1000 fields, not {ask.count}"),)
    return ()


def _sides(ask: Ask) -> tuple[Complaint, ...]:
    if ask.players is None or FEWEST_SIDES <= ask.players <= MOST_SIDES:
        return ()
    return (Complaint("players", f"a tournament is for {FEWEST_SIDES} to {MOST_SIDES} sides, not {ask.players}"),)


def _codes(ask: Ask) -> tuple[Complaint, ...]:
    complaints = []
    for n, code in enumerate(ask.codes):
        try:
            parse_code(code)
        except ValueError as trouble:
            complaints.append(Complaint(f"field[{n}]", str(trouble)))
    if ask.codes and "booklet" in ask.materials and len(ask.codes) != BOOKLET_FIELDS:
        complaints.append(
            Complaint(
                "field", f"a booklet has {BOOKLET_FIELDS} fields, not {len(ask.codes)}; `fields` takes any number"
            )
        )
    return tuple(complaints)
