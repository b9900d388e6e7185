"""The file of the dice: which faces they have. The rulebook does not say, so a file can (CM-2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from pydantic import BaseModel, ConfigDict

from generator.games.cheese_master.cards import PLATES
from generator.games.cheese_master.counting import count
from generator.games.cheese_master.dice import ORANGE_ORDER, YELLOW_DICE, DiceBox, Die
from generator.games.cheese_master.faces import complaint_about, face_of
from generator.problems import Complaint, errors_of

SIDES = 6

_STRICT = ConfigDict(strict=True, extra="forbid", frozen=True)


class OrangeModel(BaseModel):
    """The six faces of each orange die, by the character only it shows."""

    model_config = _STRICT
    dog: list[int | str]
    innkeeper: list[int | str]
    king: list[int | str]


class DiceFileModel(BaseModel):
    """All six dice. `assumption` is true when the faces are a guess and not read off real dice."""

    model_config = _STRICT
    name: str
    assumption: bool
    yellow: list[list[int | str]]
    orange: OrangeModel


def check(model: DiceFileModel) -> tuple[Complaint, ...]:
    """Everything wrong with the dice; a plate that three yellow dice can never make right is a warning."""
    found = []
    if len(model.yellow) != YELLOW_DICE:
        found.append(Complaint("yellow", f"{len(model.yellow)} yellow dice; there are {YELLOW_DICE}"))
    for index, faces in enumerate(model.yellow):
        found += _check_die(f"yellow[{index}]", faces)
    for name in ORANGE_ORDER:
        faces = getattr(model.orange, name)
        found += _check_die(f"orange.{name}", faces)
        if name not in _keys(faces):
            found.append(Complaint(f"orange.{name}", f'the {name} die does not show "{name}"'))
    if not errors_of(found):
        found += _check_plates(box_of(model))
    return tuple(found)


def box_of(model: DiceFileModel) -> DiceBox:
    """The dice of a file that `check` has let pass."""
    return DiceBox(
        yellow=tuple(Die(f"yellow {number}", _keys(faces)) for number, faces in enumerate(model.yellow, start=1)),
        orange=tuple(Die(name, _keys(getattr(model.orange, name))) for name in ORANGE_ORDER),
    )


def _keys(faces: list[int | str]) -> tuple[str, ...]:
    return tuple(face.key for face in (face_of(str(word)) for word in faces) if face)


def _check_die(key: str, faces: list[int | str]) -> Iterator[Complaint]:
    if len(faces) != SIDES:
        yield Complaint(key, f"{len(faces)} faces; a die has {SIDES}")
    for index, word in enumerate(faces):
        if face_of(str(word)) is None:
            yield Complaint(f"{key}[{index}]", complaint_about(str(word)))


def _check_plates(box: DiceBox) -> Iterator[Complaint]:
    possible = {count(roll).answer for roll in product(*(set(die.faces) for die in box.yellow))}
    never = [plate for plate in PLATES if plate not in possible]
    if never:
        message = f"no roll of the yellow dice makes these plates right: {', '.join(never)}"
        yield Complaint("yellow", message, "warning")
