"""KN-3: what clauses count, one small table, every number worked out by hand."""

from __future__ import annotations

import pytest

from generator.games.knights.clauses import Clause, Condition, Count, Spot, Table, points
from generator.games.knights.deck import Card

ME = Card("Me", banner=("lamp", "key"))
KEYS = Card("Keys", banner=("key", "key"))
LAMP = Card("Lamp", banner=("key", "lamp"))
ROPE = Card("Rope", banner=("rope", "rope"))

TABLE = Table(
    parties=((ME, KEYS, LAMP), (KEYS, ROPE, ROPE, LAMP), (ROPE,)),
    hands=((KEYS, ROPE), (LAMP,), ()),
    discard=(ME, KEYS, KEYS, LAMP, ROPE),
)
SPOT = Spot(ME, seat=0, chosen=1)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (Count("discard"), 5),
        (Count("own_party"), 3),
        (Count("own_party", other=True), 2),
        (Count("other_party"), 4),
        (Count("other_parties"), 5),
        (Count("own_hand"), 2),
        (Count("discard", icon="key"), 4),
        (Count("own_party", icon="lamp"), 2),
        (Count("own_party", icon="lamp", other=True), 1),
        (Count("own_party", icon="rope", other=True), 0),
        (Count("discard", banner=("key", "lamp")), 2),
        (Count("discard", banner=("key", "key")), 2),
        (Count("other_parties", name="Rope"), 3),
        (Count("own_hand", name="Rope"), 1),
    ],
)
def test_kn_3_points_per_fox(count: Count, expected: int) -> None:
    assert points(Clause(2, count), TABLE, SPOT) == 2 * expected
    assert points(Clause(-1, count), TABLE, SPOT) == -expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (Condition("most", Count("own_party", icon="lamp")), True),  # 2 against 1 and 0
        (Condition("most", Count("own_party")), False),  # 3 against 4 and 1
        (Condition("most", Count("own_party", icon="gold")), False),  # nobody has any
        (Condition("least", Count("own_party")), False),
        (Condition("least", Count("own_party", name="Rope")), True),  # 0 against 2 and 1
        (Condition("least", Count("own_party", icon="gold")), True),  # a tie at 0
        (Condition("most", Count("own_hand")), True),
        (Condition("least", Count("own_hand")), False),
        (Condition("at_least", Count("discard", icon="key"), 4), True),
        (Condition("at_least", Count("discard", icon="key"), 5), False),
        (Condition("at_least", Count("own_party", other=True), 3), False),
    ],
)
def test_kn_3_points_on_a_condition(condition: Condition, expected: bool) -> None:
    assert points(Clause(7, None, condition), TABLE, SPOT) == 7 * expected
    assert points(Clause(3, Count("own_hand"), condition), TABLE, SPOT) == 6 * expected


def test_kn_3_ties_for_most_count_for_everyone() -> None:
    tied = Table(((ME,), (LAMP,)), (0, 0), 0)
    clause = Clause(5, None, Condition("most", Count("own_party")))
    assert [points(clause, tied, Spot(ME, seat, 1 - seat)) for seat in (0, 1)] == [5, 5]


def test_kn_3_flat_points() -> None:
    assert points(Clause(-4), TABLE, SPOT) == -4


def test_kn_14_a_number_is_enough_unless_faces_are_needed() -> None:
    table = Table(TABLE.parties, (6, 0, 0), 9)
    assert points(Clause(3, Count("discard")), table, SPOT) == 27
    assert points(Clause(1, None, Condition("most", Count("own_hand"))), table, SPOT) == 1
    with pytest.raises(ValueError, match="names"):
        points(Clause(3, Count("discard", icon="key")), table, SPOT)
