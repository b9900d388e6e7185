from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.kaesekaestchen.field_code import (
    DIGITS,
    FieldCode,
    check_character,
    compact,
    format_code,
    mix_trouble,
    parse_code,
)

PRINTED = "K1-6X6-3221-7F2QX3-C"
CODE = parse_code(PRINTED)


def test_a_code_says_size_mix_and_seed() -> None:
    assert (CODE.rows, CODE.columns, CODE.amounts) == (6, 6, (3, 2, 2, 1))
    assert str(CODE) == format_code(CODE) == PRINTED
    assert compact(CODE) == "K16X632217F2QX3C"


@pytest.mark.parametrize(
    "text",
    ["k1-6x6-3221-7f2qx3-c", "K16X632217F2QX3C", " K1 6X6 3221 7F2QX3 C ", "KL-6X6-322I-7F2QX3-C", "Ki6x6322l7f2qx3c"],
)
def test_codes_are_read_generously(text: str) -> None:
    assert parse_code(text) == CODE


def test_the_letter_o_is_a_nought() -> None:
    code = FieldCode(10, 10, (0, 0, 0, 0), 0)
    assert parse_code(format_code(code).replace("0", "o")) == code


def test_amounts_over_nine_are_letters() -> None:
    code = FieldCode(12, 12, (17, 31, 0, 0), 2**30 - 1)
    assert format_code(code).startswith("K1-12X12-HZ00-ZZZZZZ-")
    assert parse_code(compact(code)) == code


@settings(max_examples=50, deadline=None, derandomize=True)
@given(
    st.integers(3, 12),
    st.integers(3, 12),
    st.tuples(*[st.integers(0, 31)] * 4),
    st.integers(0, 2**30 - 1),
)
def test_every_code_is_read_back(rows: int, columns: int, amounts: tuple[int, ...], seed: int) -> None:
    while 3 * sum(amounts) > rows * columns:
        amounts = tuple(amount // 2 for amount in amounts)
    code = FieldCode(rows, columns, amounts, seed)
    assert parse_code(format_code(code)) == parse_code(compact(code)) == code


def test_every_single_wrong_character_is_noticed() -> None:
    signs = compact(CODE)
    tried = 0
    for at, right in enumerate(signs):
        for wrong in DIGITS:
            if wrong != right:
                changed = signs[:at] + wrong + signs[at + 1 :]
                tried += 1
                assert check_character(changed[:-1]) != changed[-1]
                with pytest.raises(ValueError, match="K1"):
                    parse_code(changed)
    assert tried == 16 * 31


def test_every_exchange_of_neighbours_is_noticed() -> None:
    for first in DIGITS:
        for second in DIGITS:
            if first != second:
                for before, after in (("K1", "X7F"), ("", "")):
                    rest = before + first + second + after
                    exchanged = before + second + first + after
                    assert check_character(rest) != check_character(exchanged)
            check = check_character("K1" + first)
            if check != first:
                assert check_character("K1" + check) != first


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a field code: one starts with K1"),
        ("6X6-3221", "is not a field code: one starts with K1"),
        ("K2-6X6-3221-7F2QX3-C", "is of version K2; this program knows K1"),
        ("K1-6X6-3221-7F2QX3-D", "was mistyped: its check character is D, but the other characters lead to C"),
        ("K1-6X6-32U1-7F2QX3-C", '"U" is not used in one'),
        ("K1-6X6-3221-7F2Q_3-C", '"_" is not used in one'),
        ("K1-6X6-3221-7F2QX3", "is not a whole field code"),
        ("K1-66-3221-7F2QX3-C", "is not a whole field code"),
        ("K1-06X6-3221-7F2QX3-C", "is not a whole field code"),
        ("K1-6X600-3221-7F2QX3-C", "is not a whole field code"),
    ],
)
def test_what_is_wrong_with_a_code(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_code(text)


def with_check(signs: str) -> str:
    return signs + check_character(signs)


@pytest.mark.parametrize(
    ("signs", "message"),
    [
        ("K12X600007F2QX3", "rows of 2 is not possible; 3 to 12 are"),
        ("K16X1300007F2QX3", "columns of 13 is not possible"),
        ("K16X644447F2QX3", "16 twists on 6x6 = 36 boxes are more than one third; at most 12 are allowed"),
    ],
)
def test_kk_6_impossible_codes_with_a_right_check_character(signs: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_code(with_check(signs))


def test_kk_3_all_troubles_of_a_mix_are_told_together() -> None:
    assert len(mix_trouble(2, 13, (-1, 32, 0, 0))) == 4
    assert mix_trouble(6, 6, (3, 2, 2)) == ("a mix has 4 amounts (double, bomb, extra, swap), not 3",)
    assert mix_trouble(6, 6, (40, 0, 0, 0)) == (
        "40 double boxes are more than the 31 of a kind that a field code can say",
    )
    assert mix_trouble(6, 6, (20, 20, 0, 0))[0].startswith("40 twists on 6x6 = 36 boxes")
    assert mix_trouble(6, 6, (3, 3, 3, 3)) == mix_trouble(3, 12, (0, 0, 0, 0)) == ()


def test_a_seed_has_thirty_bits() -> None:
    with pytest.raises(ValueError, match="a field seed has 30 bits"):
        format_code(FieldCode(6, 6, (3, 2, 2, 1), 2**30))
    with pytest.raises(ValueError, match="more than one third"):
        format_code(FieldCode(3, 3, (3, 2, 2, 1), 0))
