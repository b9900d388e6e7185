"""Warnings about results that the rules allow, but that are not clear or not likely."""

from __future__ import annotations

from typing import Any

import pytest

from generator.games.kaesekaestchen.checking import check
from generator.games.kaesekaestchen.doubts import doubts_about_moves, doubts_about_owners
from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.results import ResultModel, to_play

CODE = "K1-6X6-3221-7F2QX3-C"
EXTRA_ON_A1 = {"extra": ["a1"]}
BOMB_ON_B1 = {"bomb": ["b1"]}
CHAIN = ["a1-b1", "a2-b2", "a1-a2", "b1-b2", "b1-c1"]
BEFORE_THE_BOMB = [*CHAIN, "b2-c2", "c1-d1"]


def doubts(moves: list[Any], twists: dict[str, list[str]]) -> list[tuple[str, str]]:
    """The doubts about a log on a field of 1x3 boxes."""
    field = {"rows": 1, "columns": 3, "twists": twists, "moves": moves, "partial": True}
    play = to_play(ResultModel.model_validate({"game": "kaesekaestchen", "players": ["A", "B"], "fields": [field]}))
    (played,) = play.fields
    assert not played.unread
    found = list(doubts_about_moves(played.ground(False), played.moves or (), "moves"))
    assert {complaint.severity for complaint in found} <= {"warning"}
    return [(complaint.key, complaint.message) for complaint in found]


def test_kk_16_after_an_extra_the_log_has_to_say_who_draws() -> None:
    expected = "B still has an Extra; say who draws move 6: A c1-d1 or B c1-d1 (counted for B)"
    assert doubts([*CHAIN, "c1-d1"], EXTRA_ON_A1) == [("moves[5]", expected)]


@pytest.mark.parametrize("side", ["A", "B"])
def test_kk_16_with_the_side_stated_there_is_no_doubt(side: str) -> None:
    assert doubts([*CHAIN, f"{side} c1-d1"], EXTRA_ON_A1) == []


def test_kk_16_while_the_chain_goes_on_there_is_no_doubt() -> None:
    assert doubts(CHAIN, EXTRA_ON_A1) == []
    assert doubts([*CHAIN, "c1-d1"], {}) == []


def test_kk_14_a_bomb_of_which_nothing_is_said() -> None:
    expected = (
        "the bomb on b1 has no target, which counts as declined; say which box it frees, or `bomb: none` (move 8)"
    )
    assert doubts([*BEFORE_THE_BOMB, "c1-c2"], BOMB_ON_B1) == [("moves[7]", expected)]


@pytest.mark.parametrize("bomb", ["none", "a1", {"b1": "a1"}, {"b1": "none"}])
def test_kk_14_a_told_bomb_is_no_doubt(bomb: Any) -> None:
    assert doubts([*BEFORE_THE_BOMB, {"line": "c1-c2", "bomb": bomb}], BOMB_ON_B1) == []


def test_kk_14_a_bomb_without_a_box_to_free_is_no_doubt() -> None:
    moves = ["a1-b1", "a2-b2", "b1-b2", "c1-d1", "b1-c1", "c2-d2", "b2-c2", "c1-c2"]
    assert doubts(moves, BOMB_ON_B1) == []


@pytest.mark.parametrize(
    ("bombs", "owners", "expected"),
    [
        ((5,), ("AAAA", "A.BB", "BBBB"), "b2 is freed, but it is the only bomb and cannot free its own box"),
        ((5,), ("AAAA", "AAB.", "BBBB"), ""),
        ((0, 5), (".AAA", "A.BB", "BBBB"), "a1, b2 are all freed, but the bomb that was closed last has no other"),
        ((0, 5), (".AAA", "AABB", "BBB."), ""),
        ((), ("AAAA", "AAAA", "BBBB"), ""),
    ],
)
def test_kk_14_kk_22_the_last_bomb_cannot_be_freed(
    bombs: tuple[int, ...], owners: tuple[str, ...], expected: str
) -> None:
    ground = Field(3, 4, tuple((box, "bomb") for box in bombs))
    found = [complaint.message for complaint in doubts_about_owners(ground, owners, "owners")]
    assert [message[: len(expected)] for message in found] == ([expected] if expected else [])


def sitting(*fields: dict[str, Any], **more: Any) -> list[tuple[str, str, str]]:
    data = {"game": "kaesekaestchen", "players": ["Anna", "Ben"], "fields": list(fields), **more}
    return [(found.key, found.severity, found.message) for found in check(to_play(ResultModel.model_validate(data)))]


def test_kk_4_the_same_field_twice_in_a_sitting() -> None:
    """Fields of a booklet are all different (KK-4), so one code twice is likely a slip."""
    field = {"field": CODE, "counts": {"A": {"boxes": 17, "double": 2}, "B": {"boxes": 18, "double": 1}}}
    what = f"{CODE} is field 1 of this sitting already; was it played twice?"
    assert sitting(field, {**field, "field": CODE.lower().replace("-", "")}) == [("fields[1].field", "warning", what)]


def test_kk_23_kk_32_a_twist_hunt_says_whose_counts_are_missing() -> None:
    a, b = {"boxes": 18, "double": 2, "bomb": 1}, {"boxes": 18, "double": 1}
    found = sitting({"field": CODE, "counts": {"A": a, "B": b}}, variant={"twist_hunt": True})
    messages = [message for _, _, message in found]
    assert any(text.startswith("bomb boxes") and text.endswith("bomb boxes of B too") for text in messages)
    assert any(text.startswith("extra boxes") and text.endswith("extra boxes of A and B too") for text in messages)
