"""A result written on the command line, turned into the same plain data as a result file.

`score kaesekaestchen K1-... --owners AABBAB/...` gives the final colouring, `--boxes 17:18 --double 2:1` the counts;
for several fields as often as there are fields, in the order of the codes. `--names Anna,Ben`, `--blitz`,
`--twist-hunt`, `--series`, `--partial` (the last field is unfinished) say the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from generator.problems import Complaint

GAME = "kaesekaestchen"
_DIGITS = frozenset("0123456789")


def parsed(
    codes: Sequence[str],
    owners: Sequence[str] = (),
    boxes: Sequence[str] = (),
    doubles: Sequence[str] = (),
    names: str = "A,B",
    blitz: bool = False,
    twist_hunt: bool = False,
    series: bool = False,
    partial: bool = False,
) -> tuple[dict[str, Any], tuple[Complaint, ...]]:
    """The plain data of a result file, and everything that could not be read, with keys such as `--boxes[0]`."""
    complaints: list[Complaint] = []
    if not codes:
        complaints.append(Complaint("field", "no field code; it stands under each printed field"))
    if bool(owners) == bool(boxes):
        complaints.append(Complaint("--owners", "say either --owners or --boxes, once for each field"))
    for option, values in (("--owners", owners), ("--boxes", boxes), ("--double", doubles)):
        if values and len(values) != len(codes):
            complaints.append(Complaint(option, f"given {len(values)} times for {len(codes)} fields"))
    if doubles and not boxes:
        complaints.append(Complaint("--double", "goes with --boxes; a colouring says which double is whose"))
    counted = [_pair(text, f"--boxes[{at}]", complaints) for at, text in enumerate(boxes)]
    doubled = [_pair(text, f"--double[{at}]", complaints) for at, text in enumerate(doubles)]
    fields: list[dict[str, Any]] = []
    for at, code in enumerate(codes):
        field: dict[str, Any] = {"field": code}
        if at < len(owners):
            field["owners"] = owners[at]
        if at < len(counted):
            sides = [{"boxes": amount} for amount in counted[at]]
            for side, amount in zip(sides, doubled[at] if at < len(doubled) else (), strict=False):
                side["double"] = amount
            field["counts"] = dict(zip("AB", sides, strict=True))
        if partial and at == len(codes) - 1:
            field["partial"] = True
        fields.append(field)
    data: dict[str, Any] = {
        "game": GAME,
        "players": [name.strip() for name in names.split(",")],
        "variant": {"blitz": blitz, "twist_hunt": twist_hunt},
        "fields": fields,
    }
    if series:
        data["series"] = "best_of_three"
    return data, tuple(complaints)


def by_option(complaints: Iterable[Complaint]) -> tuple[Complaint, ...]:
    """Complaints about the data, by the option they came from: `fields[1].counts.A.double` -> `--double[1]`."""
    return tuple(Complaint(_option(each.key), each.message, each.severity) for each in complaints)


def _option(key: str) -> str:
    head, _, rest = key.partition(".")
    if head.startswith("players"):
        return "--names"
    if not head.startswith("fields["):
        return key
    place = head.removeprefix("fields")
    if rest.startswith("owners"):
        return f"--owners{place}"
    if rest.startswith("counts"):
        return f"{'--double' if rest.endswith('double') else '--boxes'}{place}"
    return f"field{place}"


def _pair(text: str, key: str, complaints: list[Complaint]) -> tuple[int, int]:
    """Two numbers with a colon between them: side A, side B."""
    first, _, second = (part.strip() for part in text.partition(":"))
    if not (_is_number(first) and _is_number(second)):
        complaints.append(
            Complaint(key, f'"{text}" is not understood; write the number of A, a colon, that of B: 17:18')
        )
        return 0, 0
    return int(first), int(second)


def _is_number(text: str) -> bool:
    """At most four plain digits; no field has more boxes."""
    return 0 < len(text) <= 4 and _DIGITS.issuperset(text)
