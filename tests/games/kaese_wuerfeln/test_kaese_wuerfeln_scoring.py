from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from generator.games.kaese_wuerfeln.play import Play, Player
from generator.games.kaese_wuerfeln.scoring import ROWS, score
from generator.score import Score
from generator.words import Words


def play_of_case(case: Mapping[str, Any]) -> Play:
    close = case.get("close", {})
    players = tuple(
        Player(
            name,
            tuple(tuple(stack["p"]) for stack in case["players"][name]["stacks"]),
            case["players"][name].get("mice", 0),
            gift=case["players"][name].get("gift", False),
            close=tuple(close[name]) if name in close else None,
        )
        for name in case["order"]
    )
    return Play(players, case["active"])


def totals_of(result: Score) -> dict[str, Fraction]:
    return {player.name: player.total for player in result.players}


def assert_as_expected(case: Mapping[str, Any], result: Score) -> None:
    expect = case["expect"]
    assert totals_of(result) == {name: Fraction(total) for name, total in expect["total"].items()}
    assert list(result.winners) == expect["winners"]
    for name, count in expect.get("stacks", {}).items():
        assert result.details["players"][name]["stacks"] == count


@pytest.mark.parametrize("case", ["KW-05", "KW-06", "KW-11"])
def test_worked_examples_of_final_states(case: str, worked: dict[str, Any], english: Words) -> None:
    assert_as_expected(worked[case], score(play_of_case(worked[case]), english))


def test_worked_example_kw_05_is_also_the_proposal(worked: dict[str, Any], english: Words) -> None:
    case = {**worked["KW-05"], "close": {}}
    assert_as_expected(case, score(play_of_case(case), english))


def test_worked_example_kw_08_fractions_are_kept(worked: dict[str, Any], english: Words) -> None:
    for case in worked["KW-08"]["cases"]:
        assert_as_expected(case, score(play_of_case(case), english))


def test_kw_13_twelve_divided_by_five_is_exact_and_read_out_in_the_language(english: Words, german: Words) -> None:
    play = Play(tuple(Player(name, ((value,),)) for name, value in zip("ABCDE", (6, 5, 4, 3, 2), strict=True)))
    result = score(play, german)
    assert result.players[0].lines[-1].points == Fraction(12, 5)
    assert result.players[0].lines[-1].working == "12 / 5"
    assert result.details["most"] == list("ABCDE")
    assert result.as_data()["players"][0]["exact"] == "42/5"
    assert result.verdict == "A gewinnt mit 8,4 Käsepunkten."
    assert score(play, english).verdict == "A wins with 8.4 cheese points."


def test_kw_13_two_with_the_most_stacks_get_six_each(english: Words) -> None:
    play = Play((Player("Ada", ((6,), (5,))), Player("Bo", ((4, 1), (1,))), Player("Cy", ((6, 5, 4),))))
    result = score(play, english)
    lines = [player.lines[-1] for player in result.players]
    assert [(line.label, line.working, line.points) for line in lines[:2]] == [
        ("Most cheese stacks, shared", "12 / 2", Fraction(6))
    ] * 2
    assert lines[2].key == "open_stack"
    assert result.details["most"] == ["Ada", "Bo"]


def test_kw_13_who_has_no_stack_has_not_the_most(english: Words) -> None:
    found = score(Play((Player("A"), Player("B"))), english)
    assert (found.details["most"], [player.total for player in found.players]) == ([], [0, 0])
    found = score(Play((Player("A", ((3,),)), Player("B"))), english)
    assert found.details["most"] == ["A"]


def test_kw_14_lines_with_their_working(english: Words) -> None:
    anna = Player("Anna", ((6, 5, 4, 2, 1), (5, 2), (1,)), bonus=(25,), gift=True)
    result = score(Play((anna, Player("Ben", ((3,),)))), english)
    assert [(line.key, line.working, line.points) for line in result.players[0].lines] == [
        ("closed_stack", "6 x 5", 30),
        ("open_stack", "5 + 2", 7),
        ("closed_stack", "1 x 1", 1),
        ("bonus_card", "25", 25),
        ("most_stacks", "12", 12),
    ]
    assert result.players[0].total == 75
    assert result.players[0].lines[0].label == "Closed stack 6-5-4-2-1"
    assert (result.game, result.unfinished, result.draw) == ("kaese-wuerfeln", False, False)


def test_kw_14_a_tie_has_several_winners(english: Words, german: Words) -> None:
    play = Play(tuple(Player(name, ((4,),)) for name in ("Ada", "Bo", "Cy")))
    result = score(play, english)
    assert (result.winners, result.draw) == (("Ada", "Bo", "Cy"), True)
    assert result.verdict == "Ada, Bo and Cy win together with 8 cheese points each."
    assert score(play, german).verdict == "Ada, Bo und Cy gewinnen gemeinsam mit je 8 Käsepunkten."


def test_kw_12_the_proposed_closing_is_said(english: Words) -> None:
    anna = Player("Anna", ((5, 4), (6, 5, 4), (6, 1)), mice=1)
    result = score(Play((anna, Player("Ben"))), english)
    labels = [line.label for line in result.players[0].lines]
    assert labels[:4] == [
        "Open stack 5-4",
        "Closed with a mouse at the end (best choice): 6-5-4-1",
        "Closed stack 6-1",
        "Bonus card for a stack of 4 closed at the end",
    ]
    assert result.details["players"]["Anna"] == {"stacks": 3, "bonus": [12], "closed_with_mice": [1]}


def test_kw_12_a_given_closing_is_followed_and_not_called_a_proposal(english: Words) -> None:
    anna = Player("Anna", ((5, 4), (6, 5, 4)), mice=1, close=(0,))
    result = score(Play((anna, Player("Ben"))), english)
    assert [line.label for line in result.players[0].lines][:2] == [
        "Closed with a mouse at the end: 5-4-1",
        "Open stack 6-5-4",
    ]
    assert result.players[0].total == 15 + 15 + 12


def test_kw_12_spare_mice_are_said_and_count_for_most_stacks(english: Words) -> None:
    result = score(Play((Player("Anna", mice=2), Player("Ben", ((6,),)))), english)
    assert [line.label for line in result.players[0].lines] == [
        "Spare mouse, turned over to a dome",
        "Spare mouse, turned over to a dome",
        "Most cheese stacks",
    ]


@pytest.mark.parametrize(("ended_by", "cards"), [("Ada", [12, 10]), ("Bo", [10, 12]), (None, [12, 10])])
def test_kw_12_bonus_order_starts_with_the_one_who_ended_the_game(
    ended_by: str | None, cards: list[int], english: Words
) -> None:
    players = tuple(Player(name, ((5, 4, 3),), mice=1) for name in ("Ada", "Bo"))
    result = score(Play(players, ended_by), english)
    assert [result.details["players"][name]["bonus"] for name in ("Ada", "Bo")] == [[cards[0]], [cards[1]]]


def test_kw_12_cards_already_held_are_not_given_again(english: Words) -> None:
    ada = Player("Ada", ((5, 4, 3, 1),), bonus=(12,))
    bo = Player("Bo", ((6, 5, 4),), mice=1)
    assert score(Play((ada, bo)), english).details["players"]["Bo"]["bonus"] == [10]


def test_a_result_with_errors_is_not_counted(english: Words) -> None:
    with pytest.raises(ValueError, match="at most 2"):
        score(Play((Player("Ada", mice=3), Player("Bo"))), english)


def test_kw_15_warnings_come_with_the_score(english: Words, pieces: dict[int, int]) -> None:
    result = score(Play((Player("Ada"), Player("Bo")), pieces=pieces), english)
    assert [warning.key for warning in result.warnings] == ["players"]


def test_every_line_is_one_of_the_rows_of_the_pad_and_both_languages_have_the_same_words(
    english: Words, german: Words
) -> None:
    assert english.keys_under("score") == german.keys_under("score")
    anna = Player("Anna", ((6, 5, 4), (5, 4, 3, 1), (3,)), mice=1, bonus=(12,))
    result = score(Play((anna, Player("Ben"))), english)
    assert {line.key for line in result.players[0].lines} == set(ROWS)
