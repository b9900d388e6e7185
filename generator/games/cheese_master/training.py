"""Rolls to practise counting: drawn, sorted by how hard they are, answered by the rules model."""

from __future__ import annotations

from generator.chance import Chance, derived
from generator.content import Content
from generator.content.training import Exercise, TrainingSheets
from generator.game import Ask
from generator.games.cheese_master.counting import Count, count
from generator.games.cheese_master.dice import DiceBox, DiceChoice, Die, dice_in_use
from generator.games.cheese_master.example import counted_faces, working
from generator.games.cheese_master.faces import FACE_OF_KEY
from generator.games.cheese_master.mountain import MOUNTAIN
from generator.games.cheese_master.pictures import colour_of, drawn
from generator.games.cheese_master.set_up import SetUp, set_up
from generator.words import Phrase, Words

DRAWN_FOR_ONE = 4
"""So many rolls are drawn for each exercise; of the sorted ones every fourth is taken."""
AGAIN = 6
_HARD = {"adds": 1, "eats": 2, "finds_nothing": 2, "idle": 2, "one_eats": 5}

Roll = tuple[tuple[str, str], ...]
"""The faces as they lie, each with the colour of its die."""


def training(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """As many exercises as were asked for, the easiest first."""
    rolls = drawn_rolls(setup.box, setup.choice, setup.exercises, setup.seed)
    return (
        TrainingSheets(
            title=words.phrase("training.title"),
            lead=words.phrase("training.lead"),
            exercises=tuple(_exercise(roll) for roll in rolls),
            answers_title=words.phrase("training.answers"),
            answers_lead=words.phrase("training.answers_lead"),
        ),
    )


def drawn_rolls(box: DiceBox, choice: DiceChoice | None, amount: int, seed: int) -> tuple[Roll, ...]:
    """Rolls of one set of dice, or, without a choice, of the sets of the King of the Cheese Mountain one after the
    other (CM-12); within a set the easiest first."""
    sets = (choice,) if choice else MOUNTAIN
    rolls: list[Roll] = []
    for number, dice in enumerate(sets):
        share = amount * (number + 1) // len(sets) - amount * number // len(sets)
        rolls += _rising(dice_in_use(dice, box), share, Chance(derived(seed, "training", number)))
    return tuple(rolls)


def drawn_forms(ask: Ask) -> frozenset[bytes]:
    """The whole training as one form, so that no two of a run are alike; none without one."""
    if "training" not in ask.materials:
        return frozenset()
    setup: SetUp = set_up(ask).setup
    rolls = drawn_rolls(setup.box, setup.choice, setup.exercises, setup.seed)
    return frozenset((repr(rolls).encode(),))


def difficulty(counted: Count) -> int:
    """How much there is to keep in mind: chasing weighs most, then eating, then adding."""
    return sum(_HARD.get(step.effect, 4) for step in counted.steps)


def _rising(dice: tuple[Die, ...], amount: int, chance: Chance) -> list[Roll]:
    """Every fourth of the drawn rolls, sorted by difficulty; equal ones stay as they were drawn."""
    rolls = [_rolled(dice, chance) for _ in range(amount * DRAWN_FOR_ONE)]
    rolls.sort(key=lambda roll: difficulty(count(face for face, _ in roll)))
    return rolls[DRAWN_FOR_ONE - 1 :: DRAWN_FOR_ONE]


def _rolled(dice: tuple[Die, ...], chance: Chance) -> Roll:
    """One face of every die, in the order in which they came to lie; a roll without cheese teaches little, so it is
    rolled again, a few times."""
    faces: list[tuple[str, str]] = []
    for _ in range(AGAIN):
        faces = [(chance.choice(die.faces), colour_of(die)) for die in dice]
        if any(FACE_OF_KEY[face].kind == "cheese" for face, _ in faces):
            break
    chance.shuffle(faces)
    return tuple(faces)


def _exercise(roll: Roll) -> Exercise:
    counted = count(face for face, _ in roll)
    return Exercise(
        faces=tuple(drawn(face, colour) for face, colour in roll),
        counted=counted_faces(counted),
        answer=Phrase(counted.answer),
        working=Phrase(working(counted)),
    )
