from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from generator.games.kaese_wuerfeln.stacks import bottom_times_count, faults_of, may_lie_on, points_of, written


def test_worked_example_kw_01_stack_values(worked: dict[str, Any]) -> None:
    for row in worked["KW-01"]["stacks"]:
        assert faults_of(row["p"], row["closed"]) == ()
        assert points_of(row["p"]) == row["expect"]


def test_kw_10_the_formula_counts_the_literal_wording_too(worked: dict[str, Any]) -> None:
    for row in worked["KW-01"]["formula_only"]:
        assert bottom_times_count(row["p"]) == row["expect"]
        assert faults_of(row["p"])


def test_worked_example_kw_02_illegal_stacks(worked: dict[str, Any]) -> None:
    for row in worked["KW-02"]["stacks"]:
        assert faults_of(row["p"], row["closed"]), row


def test_kw_07_a_legal_stack_is_exactly_one_that_can_be_built_piece_by_piece() -> None:
    buildable = {(value,) for value in range(1, 7)}
    for _ in range(6):
        buildable |= {(*stack, value) for stack in buildable for value in range(1, 7) if may_lie_on(value, stack)}
    assert len(buildable) == 2**6 - 1
    for length in range(1, 5):
        for stack in product(range(1, 7), repeat=length):
            assert (faults_of(stack) == ()) == (stack in buildable), stack


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ((), "at least one piece"),
        ((7, 2), "no piece with the value 7"),
        ((3, 0), "no piece with the value 0"),
        ((3, 3), "a 3 lies on a 3"),
        ((4, 5), "a 5 lies on a 4"),
        ((5, 1, 1), "nothing goes on a dome"),
    ],
)
def test_kw_07_what_is_wrong_with_a_stack_is_said(stack: tuple[int, ...], fault: str) -> None:
    assert any(fault in said for said in faults_of(stack))


def test_kw_07_every_fault_of_a_stack_is_named() -> None:
    assert len(faults_of((8, 2, 2, 3))) == 3


def test_kw_08_nothing_lies_on_a_dome_and_a_dome_closes() -> None:
    assert may_lie_on(1, (6,))
    assert not may_lie_on(1, (1,))
    assert not may_lie_on(2, (6, 1))


def test_kw_14_open_stacks_count_their_sum() -> None:
    assert points_of((5, 4, 3)) == 12
    assert points_of((5, 4, 3, 1)) == 20


def test_a_stack_is_written_bottom_first() -> None:
    assert written((6, 5, 1)) == "6-5-1"
