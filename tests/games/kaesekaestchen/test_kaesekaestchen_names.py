from __future__ import annotations

import pytest

from generator.games.kaesekaestchen.board import lines_around
from generator.games.kaesekaestchen.names import box_name, line_name, parse_box, parse_line


def test_boxes_are_named_like_chess_squares_from_the_top() -> None:
    assert [box_name(box, 6) for box in (0, 5, 6, 35)] == ["a1", "f1", "a2", "f6"]


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (2, 3), (6, 6), (12, 12), (3, 26)])
def test_every_name_is_read_back(rows: int, columns: int) -> None:
    boxes = range(rows * columns)
    assert [parse_box(box_name(box, columns), rows, columns) for box in boxes] == list(boxes)
    lines = range(rows * (columns + 1) + columns * (rows + 1))
    names = [line_name(line, rows, columns) for line in lines]
    assert len(set(names)) == len(lines)
    assert [parse_line(name, rows, columns) for name in names] == list(lines)


def test_the_lines_around_a_box_join_its_four_dots() -> None:
    names = [line_name(line, 6, 6) for line in lines_around(7, 6, 6)]
    assert names == ["b2-c2", "b3-c3", "b2-b3", "c2-c3"]


def test_names_are_read_generously() -> None:
    assert parse_box(" B2 ", 6, 6) == 7
    assert parse_line("B1 - a1", 6, 6) == parse_line("a1-b1", 6, 6) == 0
    assert parse_line("g7-f7", 6, 6) == 41


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a box"),
        ("7", "is not a box"),
        ("a", "is not a box"),
        ("a-1", "is not a box"),
        ("ä1", "is not a box"),
        ("a²", "is not a box"),
        ("g1", "box g1 is outside the field: its boxes go from a1 to f6"),
        ("a7", "box a7 is outside the field"),
        ("a0", "box a0 is outside the field"),
    ],
)
def test_wrong_boxes(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_box(text, 6, 6)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a1", "is not a line: write two neighbouring dots"),
        ("a1-b1-c1", "is not a line"),
        ("a1-c1", "a1 and c1 are not neighbouring dots"),
        ("a1-b2", "not neighbouring"),
        ("a1-a1", "not neighbouring"),
        ("g1-h1", "dot h1 is outside the field: its dots go from a1 to g7"),
    ],
)
def test_kk_17_wrong_lines(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_line(text, 6, 6)
