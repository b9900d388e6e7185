"""Counting practice: seeded, rising, and answered by the rules model."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.catalogue import game_named
from generator.content.training import TrainingSheets
from generator.game import Ask
from generator.games.cheese_master.counting import count
from generator.games.cheese_master.dice import DiceChoice, can_lie, dice_in_use
from generator.games.cheese_master.dice_shelf import read_dice
from generator.games.cheese_master.faces import FACE_OF_KEY
from generator.games.cheese_master.mountain import MOUNTAIN
from generator.games.cheese_master.set_up import SetUp
from generator.games.cheese_master.training import difficulty, drawn_forms, drawn_rolls, training
from generator.job import Job
from generator.pipeline import lay_out
from generator.problems import InputError
from generator.surroundings import words_of
from generator.words import Phrase

BOX = read_dice()
WORDS = words_of("en", game_named("cheese-master"), None).words


def keys(roll: tuple[tuple[str, str], ...]) -> list[str]:
    return [face for face, _ in roll]


@given(seed=st.integers(0, 2**32), amount=st.integers(1, 60), dice=st.sampled_from((*MOUNTAIN, None)))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_exactly_as_many_rolls_as_asked_and_each_can_lie(seed: int, amount: int, dice: DiceChoice | None) -> None:
    rolls = drawn_rolls(BOX, dice, amount, seed)
    assert len(rolls) == amount
    everything = dice_in_use(MOUNTAIN[-1], BOX)
    for roll in rolls:
        assert can_lie(keys(roll), dice_in_use(dice, BOX) if dice else everything)
    if dice:
        hardness = [difficulty(count(keys(roll))) for roll in rolls]
        assert hardness == sorted(hardness)


def test_the_same_seed_draws_the_same_and_another_does_not() -> None:
    choice = DiceChoice(3, 3)
    assert drawn_rolls(BOX, choice, 24, 7) == drawn_rolls(BOX, choice, 24, 7)
    assert drawn_rolls(BOX, choice, 24, 7) != drawn_rolls(BOX, choice, 24, 8)


def test_cm12_without_a_choice_the_dice_become_more() -> None:
    rolls = drawn_rolls(BOX, None, 24, 7)
    assert [len(roll) for roll in rolls] == [n for n in range(1, 7) for _ in range(4)]
    assert [sum(colour == "orange" for _, colour in roll) for roll in rolls[12:]] == [1] * 4 + [2] * 4 + [3] * 4


def test_nearly_every_roll_has_cheese_in_it() -> None:
    rolls = drawn_rolls(BOX, DiceChoice(3, 3), 200, 7)
    bare = [roll for roll in rolls if all(FACE_OF_KEY[face].kind != "cheese" for face in keys(roll))]
    assert len(bare) <= 2


def test_answers_come_from_the_rules() -> None:
    (sheets,) = training(SetUp(8, 7, BOX, DiceChoice(3, 2), 30), WORDS)
    assert isinstance(sheets, TrainingSheets)
    rolls = drawn_rolls(BOX, DiceChoice(3, 2), 30, 7)
    assert [exercise.answer.text for exercise in sheets.exercises] == [count(keys(roll)).answer for roll in rolls]
    for exercise, roll in zip(sheets.exercises, rolls, strict=True):
        assert sorted(str(face.picture) for face in exercise.faces) == sorted(
            str(it.picture) for it in exercise.counted
        )
        assert len(exercise.faces) == len(roll)


@pytest.mark.parametrize(("roll", "harder"), [(("+1", "+2"), ("+1", "cat", "mouse")), (("+3",), ("+3", "king"))])
def test_chasing_is_harder_than_adding(roll: tuple[str, ...], harder: tuple[str, ...]) -> None:
    assert difficulty(count(roll)) < difficulty(count(harder))


def test_a_run_of_many_files_can_tell_trainings_apart() -> None:
    def forms(material: str, seed: int) -> frozenset[bytes]:
        return drawn_forms(Ask((material,), "de", seed, Phrase(""), Phrase("")))

    assert len(forms("training", 1) | forms("training", 2)) == 2
    assert forms("training", 1) == forms("training", 1)
    assert forms("rules", 1) == frozenset()


def test_a_tiny_paper_is_said_to_be_too_small_for_it(tmp_path: Path) -> None:
    paper = tmp_path / "tiny.yaml"
    paper.write_text("title: {de: Winzig, en: Tiny}\nwidth: 90\nheight: 120\nmargin: 8\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        lay_out(Job("cheese-master", ("training",), paper=str(paper), seed=7))
    assert any("too small for the training" in problem.message for problem in caught.value.problems)
