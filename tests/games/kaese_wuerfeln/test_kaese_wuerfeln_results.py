from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from generator.games.kaese_wuerfeln.play import Play, Player
from generator.games.kaese_wuerfeln.results import ResultFile, to_play

ANNA = {"name": "Anna", "stacks": [[6, 5, 4, 2], [3]], "mice": 1, "bonus": [25], "gift": False, "close": [0]}
BEN = {"name": "Ben"}


def file_with(**changes: Any) -> dict[str, Any]:
    return {"game": "kaese-wuerfeln", "players": [ANNA, BEN], **changes}


def test_a_result_file_becomes_a_play() -> None:
    play = to_play(ResultFile.model_validate(file_with(ended_by="Ben")), {2: 38})
    anna = Player("Anna", ((6, 5, 4, 2), (3,)), 1, (25,), False, (0,))
    assert play == Play((anna, Player("Ben")), "Ben", {2: 38})


def test_kw_02_pieces_by_name_or_by_amounts() -> None:
    own = {2: 10, 3: 10, 4: 10, 5: 5, 6: 3}
    assert to_play(ResultFile.model_validate(file_with(pieces=own)), {2: 38}).pieces == own
    assert to_play(ResultFile.model_validate(file_with(pieces="default")), {2: 38}).pieces == {2: 38}
    assert to_play(ResultFile.model_validate(file_with())).pieces is None


@pytest.mark.parametrize(
    ("changes", "loc"),
    [
        ({"colour": "red"}, ("colour",)),
        ({"game": "knights"}, ("game",)),
        ({"players": [{"name": "Anna", "mouse": 1}]}, ("players", 0, "mouse")),
        ({"players": [{"stacks": []}]}, ("players", 0, "name")),
        ({"players": [{"name": 7}]}, ("players", 0, "name")),
        ({"players": [{"name": "Anna", "stacks": [["6", 5]]}]}, ("players", 0, "stacks", 0, 0)),
        ({"players": [{"name": "Anna", "stacks": [[6, True]]}]}, ("players", 0, "stacks", 0, 1)),
        ({"players": [{"name": "Anna", "stacks": [6, [5]]}]}, ("players", 0, "stacks", 0)),
        ({"players": [{"name": "Anna", "mice": 1.0}]}, ("players", 0, "mice")),
        ({"players": [{"name": "Anna", "gift": 1}]}, ("players", 0, "gift")),
        ({"players": [{"name": "Anna", "close": 0}]}, ("players", 0, "close")),
        ({"pieces": {2: "many"}}, ("pieces", "amounts", 2)),
        ({"pieces": 38}, ("pieces", "name")),
    ],
)
def test_a_file_of_another_shape_is_refused_where_it_is_wrong(changes: dict[str, Any], loc: tuple[Any, ...]) -> None:
    with pytest.raises(ValidationError) as caught:
        ResultFile.model_validate(file_with(**changes))
    assert [error["loc"] for error in caught.value.errors()] == [loc]
