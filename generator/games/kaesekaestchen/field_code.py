"""Field codes such as `K1-6X6-3221-7F2QX3-C`: a whole field in 15 to 17 characters.

The parts are the version of the placement algorithm, rows X columns, the amounts of double, bomb, extra and swap (one
digit each, base 32), a 30-bit seed (six digits) and a check character. Digits are those of Crockford's base 32: no I,
L, O, U; when read, O is 0, I and L are 1, letters may be small, dashes and blanks may be left out or added.

The check character is the one with which c = 2*c + v, run in GF(32) over all characters, ends at 9. Doubling and adding
are one-to-one, so one wrong character always shows; and 2*a + b = 2*b + a only for a = b (since 3*(a + b) = 0), so two
exchanged neighbours always show too, the check character included. `K` and `X` are digits of base 32 like the others.
"""

from __future__ import annotations

from generator.frozen import frozen
from generator.games.kaesekaestchen.field import KINDS

VERSION = "K1"
SHORTEST_SIDE = 3
LONGEST_SIDE = 12
SEED_BITS = 30
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

_SEED_DIGITS = SEED_BITS // 5
_RUNS_TO = 9
_SHOWN = 40  # of a text that is no code, in what is said about it
_MISREAD = str.maketrans("OIL", "011", "- ")


class FieldCodeError(ValueError):
    """Not a field code, or none of a field that can be. `kind` says why for those who speak another language: `sign`,
    `start`, `version`, `shape`, `check` or `mix`."""

    def __init__(self, kind: str, message: str) -> None:
        self.kind = kind
        super().__init__(message)


@frozen
class FieldCode:
    """What a code says: the size, the amounts of each kind of `TWISTS`, and the seed (30 bits)."""

    rows: int
    columns: int
    amounts: tuple[int, ...]
    seed: int

    def __str__(self) -> str:
        return format_code(self)


def format_code(code: FieldCode) -> str:
    """The code with dashes, as it is printed beside the field. ValueError when `mix_trouble` finds any."""
    troubles = mix_trouble(code.rows, code.columns, code.amounts)
    if not 0 <= code.seed < 1 << SEED_BITS:
        troubles += (f"a field seed has {SEED_BITS} bits; {code.seed} has not",)
    if troubles:
        raise ValueError("; ".join(troubles))
    amounts = "".join(DIGITS[amount] for amount in code.amounts)
    seed = "".join(DIGITS[code.seed >> shift & 31] for shift in range(SEED_BITS - 5, -1, -5))
    parts = (VERSION, f"{code.rows}X{code.columns}", amounts, seed)
    return "-".join((*parts, check_character("".join(parts))))


def compact(code: FieldCode) -> str:
    """The code without dashes: what the QR code holds."""
    return format_code(code).replace("-", "")


def parse_code(text: str) -> FieldCode:
    """The code that was typed or scanned. FieldCodeError says exactly what is wrong with it."""
    signs = text.strip().upper().translate(_MISREAD)
    text = text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}..."
    for sign in signs:
        if sign not in DIGITS:
            raise FieldCodeError("sign", f'"{text}" is not a field code: "{sign}" is not used in one')
    if signs[:1] != VERSION[0]:
        raise FieldCodeError("start", f'"{text}" is not a field code: one starts with {VERSION}')
    if signs[:2] != VERSION:
        raise FieldCodeError("version", f'"{text}" is of version {signs[:2]}; this program knows {VERSION}')
    size, tail = signs[2:-11], signs[-11:]
    rows, cross, columns = size.partition("X")
    if not (
        cross
        and 1 <= len(rows) <= 2
        and 1 <= len(columns) <= 2
        and f"{rows}{columns}".isdigit()
        and "0" not in (rows[0], columns[0])
    ):
        raise FieldCodeError(
            "shape",
            f'"{text}" is not a whole field code: one has {VERSION}, rows X columns, four amounts, '
            "six characters of seed and one check character, such as K1-6X6-3221-7F2QX3-C",
        )
    expected = check_character(signs[:-1])
    if signs[-1] != expected:
        raise FieldCodeError(
            "check",
            f'"{text}" was mistyped: its check character is {signs[-1]}, but the other characters lead to {expected}',
        )
    amounts = tuple(DIGITS.index(sign) for sign in tail[: len(KINDS)])
    seed = 0
    for sign in tail[len(KINDS) : -1]:
        seed = seed << 5 | DIGITS.index(sign)
    troubles = mix_trouble(int(rows), int(columns), amounts)
    if troubles:
        raise FieldCodeError("mix", f'"{text}" asks for a field that cannot be: ' + "; ".join(troubles))
    return FieldCode(int(rows), int(columns), amounts, seed)


def mix_trouble(rows: int, columns: int, amounts: tuple[int, ...]) -> tuple[str, ...]:
    """Everything that makes this size and mix impossible (KK-1, KK-3, KK-6), as sentences; nothing when all is well."""
    found = [
        f"{side} of {count} is not possible; {SHORTEST_SIDE} to {LONGEST_SIDE} are"
        for side, count in (("rows", rows), ("columns", columns))
        if not SHORTEST_SIDE <= count <= LONGEST_SIDE
    ]
    if len(amounts) != len(KINDS):
        return (*found, f"a mix has {len(KINDS)} amounts ({', '.join(KINDS)}), not {len(amounts)}")
    for kind, amount in zip(KINDS, amounts, strict=True):
        if amount < 0:
            found.append(f"{amount} {kind} boxes are fewer than none")
        elif amount >= len(DIGITS):
            found.append(
                f"{amount} {kind} boxes are more than the {len(DIGITS) - 1} of a kind that a field code can say"
            )
    boxes, twists = rows * columns, sum(amounts)
    if not found and 3 * twists > boxes:
        what = f"{twists} twists on {rows}x{columns} = {boxes} boxes"
        found.append(f"{what} are more than one third; at most {boxes // 3} are allowed")
    return tuple(found)


def check_character(signs: str) -> str:
    """The check character of the other characters (upper case, without dashes)."""
    check = 0
    for sign in signs:
        check = _doubled(check) ^ DIGITS.index(sign)
    return DIGITS[_doubled(check) ^ _RUNS_TO]


def _doubled(value: int) -> int:
    """Twice a value of GF(32), modulo x**5 + x**2 + 1."""
    return value << 1 if value < 16 else value << 1 ^ 0b100101
