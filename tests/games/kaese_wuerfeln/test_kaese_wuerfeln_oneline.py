from __future__ import annotations

import pytest

from generator.games.kaese_wuerfeln.oneline import parsed
from generator.games.kaese_wuerfeln.results import ResultFile, to_play


def test_a_line_per_player_is_a_result_file() -> None:
    data, complaints = parsed(["Anna: 6-5-4-2-1 3 1 m +25", "Ben Oh:g M 5-4"], " Ben Oh ")
    assert complaints == ()
    assert data == {
        "game": "kaese-wuerfeln",
        "ended_by": "Ben Oh",
        "players": [
            {"name": "Anna", "stacks": [[6, 5, 4, 2, 1], [3], [1]], "mice": 1, "bonus": [25], "gift": False},
            {"name": "Ben Oh", "stacks": [[5, 4]], "mice": 1, "bonus": [], "gift": True},
        ],
    }
    assert to_play(ResultFile.model_validate(data)).ended_by == "Ben Oh"


def test_without_an_ender_the_file_names_none_and_a_player_may_have_nothing() -> None:
    data, complaints = parsed(["Anna:", "Ben: m m"])
    assert complaints == ()
    assert "ended_by" not in data
    assert [player["mice"] for player in data["players"]] == [0, 2]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Anna 6-5", ["no colon"]),
        (": 6-5", ["no name"]),
        ("Anna: 6-", ['cannot read "6-"']),
        ("Anna: 6-x q", ['cannot read "6-x"', 'cannot read "q"']),
        ("Anna: +", ['cannot read "+"']),
        ("Anna: ²", ['cannot read "²"']),
        ("Anna: g g", ["2 gifts"]),
        ("Anna: " + "9" * 5000, ["cannot read"]),
    ],
)
def test_what_cannot_be_read_is_said_by_option(text: str, said: list[str]) -> None:
    _, complaints = parsed(["Ben:", text])
    assert [complaint.key for complaint in complaints] == ["--player[1]"] * len(said)
    assert all(part in complaint.message for part, complaint in zip(said, complaints, strict=True))
