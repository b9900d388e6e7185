"""Dice, wheels, reference card, pad and rules of Cheese Master against its rules model."""

from __future__ import annotations

import pytest

from generator.catalogue import game_named
from generator.content import RulesSheet
from generator.content.dice import DiceNets
from generator.content.guide import Example, Guide, PictureRows, Table
from generator.content.strips import DieFace
from generator.content.tally import TallyPad
from generator.content.wheels import Wheels
from generator.game import Ask
from generator.games.cheese_master.counting import count
from generator.games.cheese_master.dice import DiceChoice
from generator.games.cheese_master.dice_sheets import dice
from generator.games.cheese_master.dice_shelf import read_dice
from generator.games.cheese_master.example import ROLL, counted_faces, example_strip, working
from generator.games.cheese_master.faces import FACES
from generator.games.cheese_master.pad import score_pad
from generator.games.cheese_master.pictures import PICTURES
from generator.games.cheese_master.reference import kinds, reference
from generator.games.cheese_master.rules_page import EXAMPLE, rules
from generator.games.cheese_master.set_up import SetUp, check, choice_of, set_up
from generator.games.cheese_master.wheels import wheels
from generator.surroundings import words_of
from generator.words import LANGUAGES, NOTHING, Phrase

GAME = game_named("cheese-master")
WORDS = {lang: words_of(lang, GAME, None).words for lang in LANGUAGES}
SETUP = SetUp(8, 1, read_dice())


def ask(**wishes: object) -> Ask:
    return Ask(("training",), "de", 1, Phrase(""), Phrase(""), **wishes)  # type: ignore[arg-type]


def test_materials_in_printing_order() -> None:
    names = [material.name for material in GAME.materials]
    assert names == ["cards", "dice", "wheels", "reference", "score-pad", "training", "rules"]


def test_cm2_the_dice_are_those_of_the_file() -> None:
    nets, stickers = dice(SETUP, WORDS["de"])
    assert isinstance(nets, DiceNets)
    box = read_dice()
    keys = [die.faces for die in (*box.yellow, *box.orange)]
    assert [[face.picture for face in die.faces] for die in nets.dice] == [
        [PICTURES[key] for key in each] for each in keys
    ]
    assert [{face.colour for face in die.faces} for die in nets.dice] == [{"yellow"}] * 3 + [{"orange"}] * 3
    assert nets.dice == stickers.dice  # type: ignore[union-attr]


def test_every_face_has_a_picture_of_its_own() -> None:
    assert set(PICTURES) == {face.key for face in FACES}
    assert len(set(PICTURES.values())) == len(FACES)


def test_cm7_one_wheel_fewer_than_players() -> None:
    (found,) = wheels(SETUP, WORDS["de"])
    assert isinstance(found, Wheels)
    assert found.count == 7


def test_cm3_effects_in_their_order() -> None:
    assert kinds() == ("cheese", "king", "innkeeper", "dog", "cat", "mouse")
    (card,) = reference(SETUP, WORDS["de"])
    assert isinstance(card, Guide)
    rows = card.left[0].block
    assert isinstance(rows, PictureRows)
    shown = [token.picture for row in rows.rows for token in row.strip.tokens if isinstance(token, DieFace)]
    assert shown == [PICTURES[face.key] for face in FACES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_ends_with_the_counted_answer(lang: str) -> None:
    (card,) = reference(SETUP, WORDS[lang])
    assert isinstance(card, Guide)
    example, losses = (part.block for part in card.right)
    assert isinstance(example, Example)
    assert count(ROLL).answer == "3"
    assert example.lines[-1].text == WORDS[lang].text("roll.answer", answer="3")
    assert len(example.lines) == len(ROLL) + 1
    assert isinstance(losses, Table)
    assert [row[1].text for row in losses.rows] == ["−1", "−2", "−1"]


def test_chased_faces_are_struck_through() -> None:
    faces = counted_faces(count(("+3", "dog", "cat", "mouse")))
    assert [(face.picture, face.dimmed) for face in faces] == [
        ("face_plus3", False),
        ("face_dog", False),
        ("face_cat", True),
        ("face_mouse", False),
    ]
    assert len(example_strip(NOTHING, ("+3",)).tokens) == 3


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (("+3", "+1", "king", "dog", "cat", "mouse"), "1 + 3 − 1 − 1 = 2"),
        (("+3", "mice", "cat"), "3 − 1 = 2"),
        (("+1", "mice", "mouse"), "1 − 1 = 0"),
        (("+2", "+2"), "2 + 2 = 4"),
        (("+2", "cat"), ""),
        (("mouse",), ""),
    ],
)
def test_the_working_of_an_answer(roll: tuple[str, ...], said: str) -> None:
    assert working(count(roll)) == said


def test_cm1_the_pad_crosses_off_seven_to_zero_and_turns_at_four() -> None:
    (pad,) = score_pad(SETUP, WORDS["de"])
    assert isinstance(pad, TallyPad)
    assert len(pad.groups) == 8
    assert [number.text for number in pad.groups[0].track] == list("76543210")
    assert pad.groups[0].track[pad.groups[0].turn_after - 1].text == "4"
    (five,) = score_pad(SetUp(5, 1), WORDS["de"])
    assert isinstance(five, TallyPad)
    assert len(five.groups) == 5


def test_the_example_on_the_rules_page() -> None:
    (page,) = rules(SETUP, WORDS["de"])
    assert isinstance(page, RulesSheet)
    assert count(EXAMPLE).answer == "3"
    text = " ".join(phrase.text for section in page.sections for phrase in section.paragraphs)
    assert "verlierst du 1 Punkt" in text
    assert "verlierst du 2" in text


@pytest.mark.parametrize(
    ("text", "choice"), [("3", (3, 0)), ("3+1", (3, 1)), ("1+0", (1, 0)), ("3+", None), ("x", None), ("-1", None)]
)
def test_dice_are_written_yellow_plus_orange(text: str, choice: tuple[int, int] | None) -> None:
    assert choice_of(text) == (DiceChoice(*choice) if choice else None)


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"dice": "many"}, "dice"),
        ({"dice": "4"}, "dice.yellow"),
        ({"dice": "2+1"}, "dice"),
        ({"dice": "3+4"}, "dice.orange"),
        ({"count": 0}, "count"),
        ({"count": 401}, "count"),
        ({"players": 9}, "players"),
    ],
)
def test_what_cannot_be_printed_is_said(wishes: dict[str, object], key: str) -> None:
    assert [complaint.key for complaint in check(ask(**wishes))] == [key]


def test_what_was_asked_reaches_the_set_up() -> None:
    assert check(ask(dice="3+1", count=40)) == ()
    setup = set_up(ask(dice="3+1", count=40)).setup
    assert (setup.choice, setup.exercises, setup.players) == (DiceChoice(3, 1), 40, 8)
