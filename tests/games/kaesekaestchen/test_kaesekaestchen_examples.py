"""The worked examples of Käsekästchen, in their own notation, through rules, calculator and series."""

from __future__ import annotations

from typing import Any

import pytest

from generator.games.kaesekaestchen.board import lines_around
from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.play import boxes_in, owners_of, replay
from generator.games.kaesekaestchen.played import Play, PlayedField
from generator.games.kaesekaestchen.rules import ANY, NOBODY, SIDES, Move
from generator.games.kaesekaestchen.scoring import score
from generator.games.kaesekaestchen.series import series_of
from generator.words import Words

Example = dict[str, Any]


def box_of(text: str, columns: int) -> int:
    row, column = text.split(",")
    return int(row) * columns + int(column)


def field_of(data: dict[str, Any]) -> Field:
    twists = [(box_of(box, data["cols"]), "double" if kind == "x2" else kind) for box, kind in data["twists"].items()]
    return Field(data["rows"], data["cols"], tuple(sorted(twists)))


def move_of(text: str, field: Field) -> Move:
    side, line = text.split(": ")
    direction, row, column, *rest = line.split()
    said = dict(part.split("=") for part in rest)
    if direction == "h":
        number = int(row) * field.columns + int(column)
    else:
        number = (field.rows + 1) * field.columns + int(row) * (field.columns + 1) + int(column)
    order = tuple(box_of(box, field.columns) for box in said.get("order", "").split(";") if box)
    bombs = ()
    if "bomb" in said:
        bombs = ((ANY, NOBODY if said["bomb"] == "none" else box_of(said["bomb"], field.columns)),)
    return Move(number, SIDES.index(side), order, bombs)


@pytest.mark.parametrize("name", ["KK-01", "KK-02a", "KK-03a", "KK-04", "KK-06", "KK-07"])
def test_replays(name: str, worked: dict[str, Example], english: Words) -> None:
    example = worked[name]
    expect = example["expect"]
    field = field_of(example["field"])
    moves = tuple(move_of(text, field) for text in example["moves"])
    play = Play(("Anna", "Ben"), (PlayedField(field, moves=moves, partial=not expect.get("finished", True)),))
    found = score(play, english)
    details = found.details["fields"][0]
    assert details["points"] == {"A": expect["A"], "B": expect["B"]}
    assert details["winner"] == expect.get("winner")
    assert details["next"] == expect.get("next")
    assert details["finished"] == expect.get("finished", True)
    assert found.draw == (expect.get("winner") == "draw")
    freed = boxes_in(replay(field, moves).freed)
    assert freed == tuple(box_of(box, field.columns) for box in expect.get("bombed", []))


@pytest.mark.parametrize("name", ["KK-08", "KK-09", "KK-11"])
def test_final_pictures(name: str, worked: dict[str, Example], english: Words) -> None:
    example = worked[name]
    expect = example["expect"]
    field = field_of(example["field"])
    signs = ["?"] * field.boxes
    for sign, boxes in (*example["owner"].items(), (".", example["bombed"])):
        for box in boxes:
            signs[box_of(box, field.columns)] = sign
    rows = tuple("".join(signs[at : at + field.columns]) for at in range(0, field.boxes, field.columns))
    played = (PlayedField(field, owners=rows),)
    details = score(Play(("Anna", "Ben"), played), english).details["fields"][0]
    assert details["points"] == {"A": expect["A"], "B": expect["B"]}
    assert details["winner"] == expect["winner"]
    if "x2" in expect:
        assert details["double"] == expect["x2"]
    if "hatz" in expect:
        hunted = score(Play(("Anna", "Ben"), played, twist_hunt="points"), english).details["fields"][0]
        assert hunted["points"] == {"A": expect["hatz"]["A"], "B": expect["hatz"]["B"]}
        assert hunted["winner"] == expect["hatz"]["winner"]


def test_kk_30_series(worked: dict[str, Example]) -> None:
    cases = worked["KK-12"]["cases"]
    assert len(cases) == 4
    for case in cases:
        series = series_of(case["fields"])
        assert {"winner": series.winner, "after": series.after} == case["expect"]


def test_the_lines_of_the_examples_are_the_lines_of_the_model() -> None:
    """`h r c` above and `v r c` left of a box, so that the examples test what they say."""
    field = Field(2, 3)
    above, left = move_of("A: h 1 2", field).line, move_of("A: v 1 2", field).line
    assert lines_around(5, 2, 3)[0] == above
    assert lines_around(5, 2, 3)[2] == left
    assert owners_of(replay(field, [])) == "------"
