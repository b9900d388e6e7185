"""Placement: exact uniformity, the quality rules, what is given up, refusals, and that a code keeps its field."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.kaesekaestchen.field import KINDS, Field
from generator.games.kaesekaestchen.field_code import FieldCode, parse_code
from generator.games.kaesekaestchen.names import box_name
from generator.games.kaesekaestchen.placement import place, plan_of
from generator.games.kaesekaestchen.quality import RULES

CLASSIC = (3, 2, 2, 1)


def drawn(rows: int, columns: int, amounts: tuple[int, ...], times: int) -> list[Field]:
    return [place(FieldCode(rows, columns, amounts, seed)).field for seed in range(times)]


def surplus(counts: list[int], expected: list[float]) -> float:
    """Pearson's chi-square as standard deviations above what chance alone gives."""
    square = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize(
    ("rows", "columns", "amounts", "fields"),
    [(4, 4, (1, 1, 1, 0), 944), (5, 4, (1, 1, 1, 0), 468), (3, 4, (1, 1, 1, 1), 304), (5, 4, (1, 0, 1, 0), 50)],
)
def test_kk_7_every_field_that_keeps_the_rules_is_equally_likely(
    rows: int, columns: int, amounts: tuple[int, ...], fields: int
) -> None:
    """Against all such fields, listed one by one: even and odd numbers of rows, with and without Blitz."""
    kinds = [kind for kind, amount in zip(KINDS, amounts, strict=True) for _ in range(amount)]
    every = {
        Field(rows, columns, tuple(zip(boxes, order, strict=True)))
        for boxes in combinations(range(rows * columns), len(kinds))
        for order in set(permutations(kinds))
    }
    good = [field for field in every if not any(rule.misses(field) for rule in RULES)]
    assert len(good) == fields
    assert plan_of(rows, columns, amounts).uniform
    times = 8 * fields if fields > 100 else 2000
    found = Counter(drawn(rows, columns, amounts, times))
    assert set(found) <= set(good)
    assert surplus([found[field] for field in good], [times / fields] * fields) < 4


def test_kk_3_boxes_that_mirror_each_other_are_equally_likely_on_the_default_field() -> None:
    """The rules know no left and right: the share of each kind on a box and on its mirror image is the same."""
    times = 2500
    shares = Counter((box, kind) for field in drawn(6, 6, CLASSIC, times) for box, kind in field.twists)
    assert sum(shares.values()) == 8 * times
    counts, expected = [], []
    for kind in KINDS:
        for row in range(6):
            for column in range(3):
                pair = [shares[6 * row + column, kind], shares[6 * row + 5 - column, kind]]
                if sum(pair):
                    counts += pair
                    expected += [sum(pair) / 2] * 2
    square = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    freedom = len(counts) // 2
    assert freedom == 58
    assert abs(square - freedom) < 4 * (2 * freedom) ** 0.5


def test_kk_3_every_box_can_hold_a_twist_on_the_default_field() -> None:
    shares = Counter(box for field in drawn(6, 6, CLASSIC, 600) for box, _ in field.twists)
    assert set(shares) == set(range(36))
    assert min(shares.values()) > 600 * 8 / 36 / 3


@pytest.mark.parametrize(
    "amounts",
    [CLASSIC, (0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 1, 0), (2, 3, 1, 1), (3, 3, 3, 3), (5, 4, 2, 1), (0, 0, 2, 4)],
)
def test_kk_7_six_by_six_keeps_every_rule_it_promises(amounts: tuple[int, ...]) -> None:
    for seed in range(25):
        placed = place(FieldCode(6, 6, amounts, seed))
        assert placed.field.amounts == amounts
        assert placed.given_up == ()
        assert [miss for rule in RULES for miss in rule.misses(placed.field)] == []


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.integers(3, 12), st.integers(3, 12), st.lists(st.integers(0, 31), min_size=4, max_size=4), st.integers(0, 99))
def test_kk_7_any_size_and_mix_keeps_what_is_not_given_up(rows: int, columns: int, mix: list[int], seed: int) -> None:
    while 3 * sum(mix) > rows * columns:
        mix[mix.index(max(mix))] -= 1 + max(mix) // 3
    code = FieldCode(rows, columns, tuple(mix), seed)
    placed = place(code)
    assert placed.field.amounts == code.amounts
    assert len({box for box, _ in placed.field.twists}) == sum(mix)
    for rule in RULES:
        if rule.letter not in placed.given_up:
            assert rule.misses(placed.field) == []
    assert "a" not in placed.given_up
    assert place(code) == placed


@pytest.mark.parametrize(
    ("rows", "columns", "amounts", "given_up"),
    [
        (6, 6, (4, 2, 2, 2), ("c",)),  # four doubles evenly on two halves are two in each: not odd
        (6, 6, (2, 2, 4, 2), ("c",)),  # four Extras evenly on two halves are two in each: not one
        (3, 3, (1, 0, 0, 0), ("e",)),  # each box of 3x3 lies on an axis
        (3, 3, (3, 0, 0, 0), ("e",)),
        (9, 9, (9, 6, 6, 6), ("c",)),
        (12, 12, (12, 12, 12, 12), ("c",)),
        (4, 4, (4, 0, 0, 0), ()),  # no Blitz on 4x4
    ],
)
def test_kk_7_what_is_given_up_is_said_and_the_same_for_each_seed(
    rows: int, columns: int, amounts: tuple[int, ...], given_up: tuple[str, ...]
) -> None:
    assert {place(FieldCode(rows, columns, amounts, seed)).given_up for seed in range(10)} == {given_up}


def test_kk_7_crowded_fields_are_still_many() -> None:
    """A full third of 12x12: no plan finds such fields by chance alone."""
    assert not plan_of(12, 12, (12, 12, 12, 12)).uniform
    assert len(set(drawn(12, 12, (12, 12, 12, 12), 30))) == 30


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (FieldCode(6, 6, (20, 20, 0, 0), 0), "40 twists on 6x6 = 36 boxes are more than one third"),
        (FieldCode(6, 6, (13, 0, 0, 0), 0), "more than one third"),
        (FieldCode(6, 6, (-1, 2, 2, 1), 0), "-1 double boxes are fewer than none"),
        (FieldCode(12, 12, (32, 0, 0, 0), 0), "32 double boxes are more than the 31"),
        (FieldCode(2, 6, (0, 0, 0, 0), 0), "rows of 2 is not possible"),
        (FieldCode(6, 13, (0, 0, 0, 0), 0), "columns of 13 is not possible"),
    ],
)
def test_kk_6_refusals(code: FieldCode, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        place(code)


@pytest.mark.parametrize(
    ("code", "twists"),
    [
        (
            "K1-6X6-3221-7F2QX3-C",
            "extra:a1 swap:b2 bomb:f2 double:c3 extra:a4 double:d4 bomb:d6 double:f6",
        ),
        (
            "K1-6X6-3221-000000-R",
            "extra:b1 swap:a2 bomb:f2 double:d3 double:e4 extra:d5 double:a6 bomb:c6",
        ),
        (
            "K1-6X6-0000-000005-V",
            "",
        ),
        (
            "K1-5X7-2212-00002D-K",
            "extra:a1 swap:d1 double:c2 bomb:f2 swap:a4 bomb:c5 double:e5",
        ),
        (
            "K1-9X9-9666-000001-S",
            "extra:a1 swap:d1 extra:g1 double:b2 double:e2 bomb:h2 double:c3 swap:f3 bomb:i3 "
            "extra:a4 double:d4 double:g4 swap:b5 bomb:e5 extra:h5 bomb:c6 swap:f6 extra:i6 "
            "double:a7 bomb:d7 double:g7 double:b8 swap:e8 double:h8 bomb:c9 swap:f9 extra:i9",
        ),
        (
            "K1-12X4-4422-ZZZZZZ-Y",
            "double:b1 extra:a2 swap:d2 double:a4 bomb:b5 bomb:d5 double:c7 extra:b8 bomb:a9 "
            "double:d9 swap:c11 bomb:b12",
        ),
    ],
)
def test_a_printed_code_keeps_its_field(code: str, twists: str) -> None:
    """Version K1 is on people's paper: these fields must never change."""
    field = place(parse_code(code)).field
    assert " ".join(f"{kind}:{box_name(box, field.columns)}" for box, kind in field.twists) == twists


def test_a_seed_that_finds_no_field_gets_a_trial_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """The way out of an endless search, whose odds are too small to be met by any seed of the tests."""
    monkeypatch.setattr("generator.games.kaesekaestchen.placement.MOST_DRAWS", 0)
    trials = plan_of(6, 6, CLASSIC).trials
    assert set(drawn(6, 6, CLASSIC, 20)) == set(trials)
    assert [miss for field in trials for rule in RULES for miss in rule.misses(field)] == []


def test_kk_7_a_full_third_keeps_its_distances_on_every_size() -> None:
    for rows in range(3, 13):
        for columns in range(rows % 2 + 3, 13, 2):
            third = rows * columns // 3
            amounts = (third - third // 2, 0, 0, third // 2)
            placed = place(FieldCode(rows, columns, amounts, 1))
            assert "a" not in placed.given_up
            assert RULES[0].misses(placed.field) == []
