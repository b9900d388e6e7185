"""The quality rules one by one on small pictures, symmetries, and the legality of a field from a file."""

from __future__ import annotations

import pytest

from generator.games.kaesekaestchen.field import KINDS, Field, blitz_offered, field_of, half_of
from generator.games.kaesekaestchen.legality import check_field
from generator.games.kaesekaestchen.quality import RULES
from generator.games.kaesekaestchen.symmetry import canonical, distance, images, symmetric, symmetries

SIGN = dict(zip("2BES", KINDS, strict=True))
RULE = {rule.name: rule.misses for rule in RULES}


def pictured(*rows: str) -> Field:
    """`2` double, `B` bomb, `E` Extra, `S` swap, `.` a plain box."""
    signs = "".join(rows)
    twists = tuple((box, SIGN[sign]) for box, sign in enumerate(signs) if sign != ".")
    return Field(len(rows), len(rows[0]), twists)


@pytest.mark.parametrize(
    ("name", "rows", "message"),
    [
        ("spacing", ("2B..", "....", "...."), "the twists on a1 and b1 share a side"),
        ("spacing", ("...2", "...B", "2..."), "the twists on d1 and d2 share a side"),
        ("spacing", ("2.B", ".E.", "2.."), "the 3x3 boxes from a1 on hold 4 twists; 3 are good"),
        (
            "halves",
            ("2.2.", "....", "....", "...."),
            "the upper and the lower half differ by 2 in double boxes; 1 is good",
        ),
        ("halves", ("2.B.", "....", "....", "...."), "the upper and the lower half differ by 2 twists; 1 is good"),
        (
            "sides",
            ("2...", ".2..", "2...", "...."),
            "the left and the right half differ by 3 in double boxes; 2 is good",
        ),
        ("sides", ("2...", ".B..", "E...", "...."), "the left and the right half differ by 3 twists; 2 is good"),
        ("quadrants", ("2.2.", "....", "B..2", ".B.."), ""),
        ("quadrants", ("2.2.", ".B..", "B...", ".2.."), "the lower right quadrant has no twist"),
        ("blitz_extra", ("E..E", "....", "....", "....", "...."), "the Blitz half holds 2 Extras; exactly one is good"),
        ("blitz_extra", ("....", "....", "....", "..E.", "...."), "the Blitz half holds 0 Extras; exactly one is good"),
        ("blitz_extra", ("....", ".E..", "....", "....", "...."), "the Extra of the Blitz half, b2, is not on the rim"),
        ("blitz_extra", ("....", "....", ".E..", "....", "...."), ""),
        ("blitz_extra", ("E..E", "....", "....", "...."), ""),
        ("blitz_doubles", ("2..2", "....", "....", "..2.", "...."), "the Blitz half holds 2 doubles; an odd number"),
        ("blitz_doubles", ("2..2", "....", "2...", "....", "...."), ""),
        ("corners", ("B..S", "....", "2..B"), "the bomb on d3 lies in a corner"),
        ("corners", ("2..E", ".B..", "...."), ""),
        ("asymmetry", ("2..2", "....", "...."), "look the same after turning or mirroring"),
        ("asymmetry", ("2...", "....", "...2"), "look the same after turning or mirroring"),
        ("asymmetry", ("2...", "....", "..2."), ""),
        ("asymmetry", ("2..B", "....", "...."), ""),
        ("asymmetry", ("....", "....", "...."), ""),
    ],
)
def test_kk_7_rules(name: str, rows: tuple[str, ...], message: str) -> None:
    misses = RULE[name](pictured(*rows))
    assert bool(misses) == bool(message)
    assert message in "\n".join(misses)


def test_kk_7_a_diagonal_neighbour_is_no_neighbour_and_rows_do_not_run_on() -> None:
    assert RULE["spacing"](pictured("2..", ".B.", "..E")) == []
    assert RULE["spacing"](pictured("..2", "B..", "...")) == []


def test_kk_7_the_middle_row_belongs_to_neither_half_but_to_blitz() -> None:
    field = pictured("....", "....", "2..2", "....", "....")
    assert RULE["halves"](field) == []
    assert RULE["blitz_doubles"](field) == ["the Blitz half holds 2 doubles; an odd number is good"]


@pytest.mark.parametrize(
    ("rows", "columns", "offered"), [(6, 6, True), (5, 4, True), (4, 12, False), (5, 3, False), (7, 3, True)]
)
def test_kk_31_blitz_is_offered_for_three_rows_and_twelve_boxes(rows: int, columns: int, offered: bool) -> None:
    assert blitz_offered(rows, columns) == offered
    assert half_of(Field(rows, columns)) == Field((rows + 1) // 2, columns)


def test_kk_4_a_square_has_eight_symmetries_another_field_four() -> None:
    assert len(set(symmetries(6, 6))) == 8
    assert len(set(symmetries(5, 6))) == 4
    assert all(sorted(image) == list(range(30)) for image in symmetries(5, 6))


def test_kk_4_fields_are_alike_after_turning_and_mirroring() -> None:
    field = pictured("2.B.", "....", "E...", "....")
    turned = pictured(".E.2", "....", "...B", "....")
    other = pictured("B.2.", "....", "E...", "....")
    assert canonical(field) == canonical(turned) != canonical(other)
    assert distance(field, turned) == 0
    assert distance(field, other) == 2
    assert len(set(images(field))) == 8
    assert not symmetric(field)


def test_kk_4_a_field_and_the_same_lying_on_its_side_are_alike() -> None:
    standing = pictured("2.", "..", ".B")
    lying = pictured("2..", "..B")
    assert canonical(standing) == canonical(lying) != canonical(pictured("2..", ".B."))


def test_a_field_tells_its_amounts_and_places() -> None:
    field = field_of(3, 4, {"bomb": [5, 2], "double": [0]})
    assert field == pictured("2.B.", ".B..", "....")
    assert field.amounts == (1, 2, 0, 0)
    assert field.placed("bomb") == (2, 5)


def test_kk_6_a_good_field_from_a_file_has_no_complaint() -> None:
    assert check_field(pictured("2...", "..B.", "...."), "fields[0]", (1, 1, 0, 0)) == ()


@pytest.mark.parametrize(
    ("field", "key", "message"),
    [
        (Field(0, 3), "fields[0].rows", "a field has 1 to 99 rows, not 0"),
        (Field(100, 3), "fields[0].rows", "a field has 1 to 99 rows, not 100"),
        (Field(3, 27), "fields[0].columns", "a field has 1 to 26 columns, not 27"),
        (Field(2, 2, ((4, "bomb"),)), "fields[0].twists.bomb", "box number 4 is outside the 2x2 boxes"),
        (Field(3, 3, ((4, "bomb"), (4, "swap"))), "fields[0].twists.swap", "b2 holds a bomb already"),
        (Field(3, 3, ((4, "bmob"),)), "fields[0].twists.bmob", 'did you mean "bomb"?'),
    ],
)
def test_kk_6_illegal_fields(field: Field, key: str, message: str) -> None:
    (complaint,) = check_field(field, "fields[0]")
    assert (complaint.key, complaint.severity) == (key, "error")
    assert message in complaint.message


def test_kk_6_the_amounts_are_those_of_the_mix() -> None:
    complaints = check_field(pictured("2...", "..B.", "...."), "", (1, 2, 0, 1))
    assert [(complaint.key, complaint.message) for complaint in complaints] == [
        ("twists.bomb", "the field has 1, the mix says 2"),
        ("twists.swap", "the field has 0, the mix says 1"),
    ]


def test_kk_7_misses_of_a_field_from_a_file_are_warnings() -> None:
    complaints = check_field(pictured("2B.", "...", "..."), "fields[2]")
    assert {complaint.severity for complaint in complaints} == {"warning"}
    assert complaints[0].key == "fields[2].twists"
    (crowded, *_) = check_field(pictured("2B"), "")
    assert (crowded.message, crowded.severity) == ("2 twists on 2 boxes are more than one third; 0 are good", "warning")
