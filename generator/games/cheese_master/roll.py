"""What a roll means: the steps of its count said in words, and as data for `roll --json`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.games.cheese_master.counting import Count, count
from generator.games.cheese_master.dice import Die
from generator.games.cheese_master.faces import FACE_OF_KEY, face_of
from generator.games.cheese_master.round_check import check_roll
from generator.problems import Complaint
from generator.words import Words


def check(faces: Sequence[str], dice: Sequence[Die] = ()) -> tuple[Complaint, ...]:
    """All complaints about the words of a roll, with keys `roll[0]`; against the dice in use when they are given."""
    return check_roll(faces, "roll", len(dice) or None, dice)


def counted(faces: Sequence[str]) -> Count:
    """The count of a roll given in words that `check` has let pass."""
    return count(face.key for face in map(face_of, faces) if face)


def explain(faces: Sequence[str], words: Words) -> tuple[str, ...]:
    """One line for each face in the order of effect, then the right plate."""
    roll = counted(faces)
    lines = []
    before = 0
    for step in roll.steps:
        pieces = abs(step.left - before)
        said = words.text(f"roll.{step.effect}", pieces=pieces)
        lines.append(words.text("roll.step", face=face_name(step.face, words), said=said, left=step.left))
        before = step.left
    lines.append(words.text("roll.answer", answer=roll.answer))
    return tuple(lines)


def as_data(faces: Sequence[str]) -> dict[str, Any]:
    """The document of `roll --json`: cheese, answer and steps."""
    roll = counted(faces)
    steps = [{"face": step.face, "effect": step.effect, "left": step.left} for step in roll.steps]
    return {"cheese": roll.cheese, "answer": roll.answer, "steps": steps}


def face_name(key: str, words: Words) -> str:
    """What a face is called in the language; cheese is its number."""
    face = FACE_OF_KEY[key]
    return words.text(f"faces.{'cheese' if face.kind == 'cheese' else key}", pieces=face.amount)
