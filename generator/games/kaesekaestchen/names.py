"""Names of boxes, dots and lines: written and read, with an explanation when they cannot be read."""

from __future__ import annotations

_FIRST = ord("a")


def column_name(column: int) -> str:
    """`a` for 0 ... `z` for 25, then `aa` (the last dots of a field of 26 columns)."""
    return chr(_FIRST + column) if column < 26 else column_name(column // 26 - 1) + column_name(column % 26)


def box_name(box: int, columns: int) -> str:
    """The name of a box: 0 -> `a1`."""
    return f"{column_name(box % columns)}{box // columns + 1}"


def line_name(line: int, rows: int, columns: int) -> str:
    """The name of a line by its two dots, the upper or left one first: `a1-b1`."""
    across = (rows + 1) * columns
    if line < across:
        row, column = divmod(line, columns)
        return f"{column_name(column)}{row + 1}-{column_name(column + 1)}{row + 1}"
    row, column = divmod(line - across, columns + 1)
    return f"{column_name(column)}{row + 1}-{column_name(column)}{row + 2}"


def parse_box(text: str, rows: int, columns: int) -> int:
    """The number of the box with this name. ValueError says what is wrong with it."""
    row, column = _spot(text, rows, columns, "box")
    return row * columns + column


def parse_line(text: str, rows: int, columns: int) -> int:
    """The number of the line between two dots, named in either order. ValueError says what is wrong with it."""
    ends = text.split("-")
    if len(ends) != 2:
        raise ValueError(f'"{text}" is not a line: write two neighbouring dots, such as a1-b1')
    (row1, column1), (row2, column2) = sorted(_spot(end, rows + 1, columns + 1, "dot") for end in ends)
    if row1 == row2 and column2 - column1 == 1:
        return row1 * columns + column1
    if column1 == column2 and row2 - row1 == 1:
        return (rows + 1) * columns + row1 * (columns + 1) + column1
    raise ValueError(f"{ends[0].strip()} and {ends[1].strip()} are not neighbouring dots")


def _spot(text: str, rows: int, columns: int, what: str) -> tuple[int, int]:
    name = text.strip().lower()
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not (1 <= len(letters) <= 2 and letters.isascii() and letters.isalpha() and digits and len(digits) <= 4):
        raise ValueError(f'"{text.strip()}" is not a {what}: write the column letter and the row number, such as a1')
    column = -1
    for letter in letters:
        column = (column + 1) * 26 + ord(letter) - _FIRST
    row = int(digits) - 1
    if not (0 <= row < rows and 0 <= column < columns):
        last = f"{column_name(columns - 1)}{rows}"
        raise ValueError(
            f"{what} {name} is outside the field: its {what}{'es' if what == 'box' else 's'} go from a1 to {last}"
        )
    return row, column
