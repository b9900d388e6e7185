"""Counting a roll (CM-3 to CM-5) and the words for its faces."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.cheese_master.counting import count
from generator.games.cheese_master.faces import FACES, complaint_about, face_of

ROLLS = st.lists(st.sampled_from([face.key for face in FACES]), max_size=6)


def naive_count(roll: list[str]) -> int:
    """Chases and eats one animal at a time, on a table of single animals."""
    table = Counter(roll)
    table["mouse"] += 2 * table.pop("mice", 0)
    cheese = table["+1"] + 2 * table["+2"] + 3 * table["+3"]
    if table["innkeeper"]:
        for animal in ("dog", "cat", "mouse"):
            table[animal] = 0
    for hunter, prey in (("dog", "cat"), ("cat", "mouse")):
        for _ in range(table[hunter]):
            if table[prey]:
                table[prey] -= 1
    for _ in range(table["king"] + table["mouse"]):
        if cheese:
            cheese -= 1
    return cheese


@settings(max_examples=50, deadline=None, derandomize=True)
@given(ROLLS)
def test_cm_3_count_equals_a_naive_model(roll: list[str]) -> None:
    counted = count(roll)
    assert counted.cheese == naive_count(roll)
    assert counted.answer == ("7+" if counted.cheese >= 7 else str(counted.cheese))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(ROLLS, st.randoms(use_true_random=False))
def test_cm_3_order_of_the_dice_does_not_matter(roll: list[str], random: object) -> None:
    mixed = list(roll)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    assert count(mixed) == count(roll)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(ROLLS)
def test_cm_3_one_step_for_every_face_in_the_order_of_effect(roll: list[str]) -> None:
    steps = count(roll).steps
    order = [face.key for face in FACES]
    assert [step.face for step in steps] == sorted(roll, key=order.index)
    assert (steps[-1].left if steps else 0) == count(roll).cheese
    assert all(step.left >= 0 for step in steps)


def effects(roll: str) -> list[tuple[str, str, int]]:
    return [(step.face, step.effect, step.left) for step in count(roll.split()).steps]


def test_cm_3_steps_of_the_counting_example() -> None:
    assert effects("mouse cat dog king +1 +3") == [
        ("+1", "adds", 1),
        ("+3", "adds", 4),
        ("king", "eats", 3),
        ("dog", "chases_cat", 3),
        ("cat", "chased", 3),
        ("mouse", "eats", 2),
    ]


def test_cm_4_cat_chases_one_of_two_mice() -> None:
    assert effects("+3 mice cat") == [("+3", "adds", 3), ("cat", "chases_mouse", 3), ("mice", "one_eats", 2)]


def test_cm_4_mice_eat_what_there_is_and_then_find_nothing() -> None:
    assert effects("+1 mice mice king") == [
        ("+1", "adds", 1),
        ("king", "eats", 0),
        ("mice", "finds_nothing", 0),
        ("mice", "finds_nothing", 0),
    ]
    assert count(["+3", "king", "mice", "mice"]).cheese == 0


@pytest.mark.parametrize(
    ("roll", "answer"), [("+3 +3", "6"), ("+3 +3 +1", "7+"), ("+3 +3 +3 +3 +3 +3", "7+"), ("", "0")]
)
def test_cm_4_plate_for_seven_and_more(roll: str, answer: str) -> None:
    assert count(roll.split()).answer == answer


def test_cm_5_surplus_dogs_and_cats_do_nothing() -> None:
    assert [effect for _, effect, _ in effects("+2 dog dog cat mouse")] == [
        "adds",
        "chases_cat",
        "idle",
        "chased",
        "eats",
    ]
    assert [effect for _, effect, _ in effects("+2 cat cat mouse")] == ["adds", "chases_mouse", "idle", "chased"]


def test_cm_5_innkeeper_leaves_cheese_and_kings() -> None:
    assert effects("+3 innkeeper king dog cat mice") == [
        ("+3", "adds", 3),
        ("king", "eats", 2),
        ("innkeeper", "chases_all", 2),
        ("dog", "chased", 2),
        ("cat", "chased", 2),
        ("mice", "chased", 2),
    ]
    assert effects("+1 innkeeper")[-1] == ("innkeeper", "idle", 1)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("3", "+3"),
        ("Maus", "mouse"),
        ("MÄUSE", "mice"),
        ("Ma\u0308use", "mice"),
        ("maeuse", "mice"),
        ("\u22122", "mice"),
        ("-2", "mice"),
        (" Katze ", "cat"),
        ("Hund", "dog"),
        ("Wirt", "innkeeper"),
        ("König", "king"),
        ("Mäusekönig", "king"),
    ],
)
def test_cm_2_faces_in_other_words(text: str, key: str) -> None:
    face = face_of(text)
    assert face is not None
    assert face.key == key


def test_cm_2_no_word_means_two_faces() -> None:
    spellings = [word for face in FACES for word in (face.key, *face.spellings)]
    assert len(spellings) == len(set(spellings))
    assert all(face_of(word) for word in spellings)


def test_cm_2_unknown_faces() -> None:
    assert [face_of(text) for text in ("-1", "+4", "0", "", "horse")] == [None] * 5
    assert complaint_about("Hnd") == '"Hnd" is no face of the dice; did you mean "hund"?'
    assert "mouse or the Mouse King" in complaint_about("-1")
    assert "the faces are +1, +2, +3, king" in complaint_about("+99x")
