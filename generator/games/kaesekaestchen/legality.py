"""Whether a field from a file may be played at all (KK-1, KK-6), and what is not so good about it (KK-7)."""

from __future__ import annotations

from generator.games.kaesekaestchen.field import KINDS, MOST_COLUMNS, MOST_ROWS, Field
from generator.games.kaesekaestchen.names import box_name
from generator.games.kaesekaestchen.quality import RULES
from generator.problems import Complaint, did_you_mean


def check_field(field: Field, key: str = "", amounts: tuple[int, ...] | None = None) -> tuple[Complaint, ...]:
    """All complaints about a field: errors for what is illegal, also when its amounts are not those of the mix; when it
    is legal, warnings for more twists than a third of the boxes and for the quality rules it misses. Keys are
    `key`.rows, .columns, .twists and .twists.<kind>."""
    stem = f"{key}." if key else ""
    errors = []
    if not 1 <= field.rows <= MOST_ROWS:
        errors.append(Complaint(f"{stem}rows", f"a field has 1 to {MOST_ROWS} rows, not {field.rows}"))
    if not 1 <= field.columns <= MOST_COLUMNS:
        errors.append(Complaint(f"{stem}columns", f"a field has 1 to {MOST_COLUMNS} columns, not {field.columns}"))
    if errors:
        return tuple(errors)
    held: dict[int, str] = {}
    for box, kind in field.twists:
        where = f"{stem}twists.{kind}"
        if kind not in KINDS:
            known = ", ".join(KINDS)
            errors.append(Complaint(where, f"no such twist; there are {known}{did_you_mean(kind, KINDS)}"))
        elif not 0 <= box < field.boxes:
            errors.append(Complaint(where, f"box number {box} is outside the {field.rows}x{field.columns} boxes"))
        elif box in held:
            name = box_name(box, field.columns)
            errors.append(Complaint(where, f"{name} holds a {held[box]} already; a box has one twist at most"))
        else:
            held[box] = kind
    if amounts is not None:
        for kind, amount, found in zip(KINDS, amounts, field.amounts, strict=True):
            if amount != found:
                errors.append(Complaint(f"{stem}twists.{kind}", f"the field has {found}, the mix says {amount}"))
    if errors:
        return tuple(errors)
    misses = [miss for rule in RULES for miss in rule.misses(field)]
    if 3 * len(field.twists) > field.boxes:
        what = f"{len(field.twists)} twists on {field.boxes} boxes are more than one third"
        misses.insert(0, f"{what}; {field.boxes // 3} are good")
    return tuple(Complaint(f"{stem}twists", miss, "warning") for miss in misses)
