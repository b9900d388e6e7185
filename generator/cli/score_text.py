"""A score as text for a terminal: a table for each player with the working of every line, and the verdict."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rich.cells import cell_len

from generator.cli.endings import on_one_line
from generator.score import PlayerScore, Score
from generator.words import Words

Row = tuple[str, str, str]


def table_lines(score: Score, words: Words) -> Iterator[str]:
    """All lines. Names stand as they were given; columns are as wide as their widest text on a terminal."""
    rows = [_rows(player, words) for player in score.players]
    widths = [max(cell_len(row[at]) for table in rows for row in table) for at in range(3)]
    for player, table in zip(score.players, rows, strict=True):
        yield on_one_line(player.name)
        for label, working, points in table:
            yield f"  {_left(label, widths[0])}  {_left(working, widths[1])}  {_right(points, widths[2])}".rstrip()
        yield ""
    yield on_one_line(score.verdict)


def standing(score: Score, words: Words) -> str:
    """The totals in one line: `Anna 24, Ben 31`."""
    totals = (f"{on_one_line(player.name)} {amount(player.total, words)}" for player in score.players)
    return ", ".join(totals)


def amount(value: Fraction, words: Words) -> str:
    """Points as they are read out: `8,4`, or as a fraction where decimals do not end."""
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    if value.denominator == 1 or rest > 1:
        return str(value)
    return str(float(value)).replace(".", words.text("table.decimal_mark"))


def _rows(player: PlayerScore, words: Words) -> list[Row]:
    lines = [(on_one_line(line.label), on_one_line(line.working), amount(line.points, words)) for line in player.lines]
    return [*lines, (words.text("table.total"), "", amount(player.total, words))]


def _left(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def _right(text: str, width: int) -> str:
    return " " * (width - cell_len(text)) + text
