"""Result files: their shape, and what becomes of their texts."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from generator.games.kaesekaestchen.checking import check
from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.played import Counts, Play, SideCount
from generator.games.kaesekaestchen.results import ResultModel, to_play
from generator.games.kaesekaestchen.rules import ANY, NOBODY, Move
from generator.problems import errors_of

PRINTED = "K1-6X6-3221-7F2QX3-C"
PICTURE = "AABBAB/AABBAB/AABBAB/AABBAB/AABBAB/AABBAB"
ROW = {"rows": 1, "columns": 3, "twists": {"bomb": ["b1"], "swap": ["c1"]}}


def file_with(*fields: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {"game": "kaesekaestchen", "players": ["Anna", "Ben"], "fields": list(fields), **changes}


def read(*fields: dict[str, Any], **changes: Any) -> Play:
    return to_play(ResultModel.model_validate(file_with(*fields, **changes)))


def unread(*fields: dict[str, Any], **changes: Any) -> dict[str, str]:
    return {complaint.key: complaint.message for complaint in check(read(*fields, **changes))}


def test_a_file_becomes_a_sitting() -> None:
    play = read(
        {"field": PRINTED.lower(), "owners": "aabbab \n" + PICTURE.replace("/", "\n")[7:] + "\n"},
        {"field": PRINTED, "counts": {"A": {"boxes": 17, "double": 2}, "B": {"boxes": 18, "double": 1}}},
        variant={"blitz": False, "twist_hunt": False, "teams": True},
        series="best_of_three",
    )
    assert (play.players, play.blitz, play.twist_hunt, play.teams) == (("Anna", "Ben"), False, "off", True)
    assert play.best_of_three
    assert play.fields[0].code == PRINTED
    assert play.fields[0].owners == tuple(PICTURE.split("/"))
    assert play.fields[0].field == play.fields[1].field
    assert play.fields[1].counts == Counts((SideCount(17, {"double": 2}), SideCount(18, {"double": 1})))
    assert errors_of(check(play)) == ()


@pytest.mark.parametrize(("said", "meant"), [(True, "points"), ("points", "points"), ("gate", "gate"), (False, "off")])
def test_kk_32_twist_hunt_as_a_word_or_yes_and_no(said: bool | str, meant: str) -> None:
    assert read(variant={"twist_hunt": said}).twist_hunt == meant


def test_a_log_in_all_its_spellings() -> None:
    play = read(
        {
            **ROW,
            "moves": [
                "a1-b1",
                "B a1-a2",
                "ben b1-b2",
                {"line": "B2-C2", "side": "a", "by": "Mia"},
                {"line": "c1-c2", "order": ["b1", "c1"], "bomb": "a1", "swap": {"c1": "a1"}},
                {"line": "d1-d2", "bomb": "none", "swap": None},
                {"line": "A c1-d1", "bomb": {"b1": None}},
            ],
        }
    )
    (played,) = play.fields
    assert played.field == Field(1, 3, ((1, "bomb"), (2, "swap")))
    assert played.unread == ()
    assert played.moves == (
        Move(0),
        Move(6, 1),
        Move(7, 1),
        Move(4, 0),
        Move(8, None, (1, 2), ((ANY, 0),), ((2, 0),)),
        Move(9, None, (), ((ANY, NOBODY),), ()),
        Move(2, 0, (), ((1, NOBODY),)),
    )


def test_all_that_cannot_be_read_is_told_with_its_key() -> None:
    field = {
        "rows": 2,
        "columns": 2,
        "twists": {"bmob": ["a1"], "double": ["a1", "z9"]},
        "moves": [
            "a1-c1",
            "Cleo a1-b1",
            {"line": "a1-b1", "order": ["q7"], "bomb": "b9", "swap": {"a1": "x", "zz": "a1"}},
            {"line": "A a1-b1", "side": "B"},
        ],
    }
    found = unread({"field": PRINTED, "owners": PICTURE}, field)
    assert list(found) == [
        "fields[1].twists.bmob",
        "fields[1].twists.double[1]",
        "fields[1].moves[0]",
        "fields[1].moves[1]",
        "fields[1].moves[2].order[0]",
        "fields[1].moves[2].bomb",
        "fields[1].moves[2].swap.a1",
        "fields[1].moves[2].swap.zz",
        "fields[1].moves[3]",
    ]
    assert found["fields[1].twists.bmob"].endswith('did you mean "bomb"?')
    assert found["fields[1].moves[1]"] == '"Cleo" is not a side; sides are A, B, Anna, Ben'
    assert found["fields[1].moves[3]"] == "the line says A, but side says B"


@pytest.mark.parametrize(
    ("field", "key", "message"),
    [
        ({"field": "K1-6X6-3221-7F2QX3-D"}, "fields[0].field", "was mistyped"),
        ({"field": PRINTED, "rows": 6}, "fields[0].field", "the code says everything"),
        ({}, "fields[0]", "a field needs its code"),
        ({"rows": 6}, "fields[0]", "a field needs its code"),
        ({"rows": 0, "columns": 3, "moves": ["a1-b1"]}, "fields[0].rows", "1 to 99 rows, not 0"),
        ({"rows": 3, "columns": 40}, "fields[0].columns", "1 to 26 columns, not 40"),
        (
            {"rows": 3, "columns": 3, "twists": {"bomb": ["b2"], "swap": ["b2"]}},
            "fields[0].twists.swap",
            "b2 holds a bomb",
        ),
    ],
)
def test_a_field_that_cannot_be_read(field: dict[str, Any], key: str, message: str) -> None:
    assert message in unread(field)[key]


def test_kk_31_a_log_of_blitz_stays_in_the_upper_half() -> None:
    field = {"field": PRINTED, "moves": ["a4-b4", "a5-b5"]}
    found = unread(field, variant={"blitz": True})
    assert found == {"fields[0].moves[1]": "dot a5 is outside the field: its dots go from a1 to g4"}


@pytest.mark.parametrize(
    ("changes", "loc"),
    [
        ({"colour": "red"}, ("colour",)),
        ({"game": "knights"}, ("game",)),
        ({"series": "best_of_five"}, ("series",)),
        ({"variant": {"twist_hunt": "gates"}}, ("variant", "twist_hunt")),
        ({"fields": [{"rows": "6"}]}, ("fields", 0, "rows")),
        ({"fields": [{"owners": 7}]}, ("fields", 0, "owners")),
        ({"fields": [{"moves": [7]}]}, ("fields", 0, "moves", 0)),
        ({"fields": [{"moves": [{"lien": "a1-b1"}]}]}, ("fields", 0, "moves", 0)),
        ({"fields": [{"counts": {"A": {"boxes": 1}}}]}, ("fields", 0, "counts", "B")),
        ({"fields": [{"counts": {"A": {"boxes": 1.5}, "B": {"boxes": 1}}}]}, ("fields", 0, "counts", "A", "boxes")),
    ],
)
def test_the_shape_is_strict(changes: dict[str, Any], loc: tuple[str | int, ...]) -> None:
    with pytest.raises(ValidationError) as caught:
        ResultModel.model_validate(file_with(**changes))
    assert any(error["loc"][: len(loc)] == loc for error in caught.value.errors())
