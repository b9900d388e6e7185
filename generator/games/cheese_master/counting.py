"""How much cheese is left: the faces of one roll taken in the fixed order, step by step (CM-3 to CM-5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from generator.games.cheese_master.cards import plate_for
from generator.games.cheese_master.faces import FACE_OF_KEY, FACES, Face


@dataclass(frozen=True, slots=True)
class Step:
    """What one face did: `left` is the cheese left after it. `effect` is one of

    adds, eats, one_eats (of two mice, the other was chased away), finds_nothing, chases_all, chases_cat,
    chases_mouse, chased, idle (nothing to chase).
    """

    face: str
    effect: str
    left: int


@dataclass(frozen=True, slots=True)
class Count:
    """The cheese left, the one right plate for it ("0" to "6" or "7+"), and a step for every face of the roll."""

    cheese: int
    answer: str
    steps: tuple[Step, ...]


def count(faces: Iterable[str]) -> Count:
    """Count a roll of face keys, in any order and number. KeyError for a word that is no face key.

    All cheese is counted before anyone eats, so stopping at 0 at every step is the same as at the end (CM-4).
    """
    kinds = [FACE_OF_KEY[key] for key in faces]
    in_order = sorted(kinds, key=FACES.index)
    amount = dict.fromkeys(("innkeeper", "dog", "cat", "mouse"), 0)
    for face in kinds:
        if face.kind in amount:
            amount[face.kind] += face.amount
    if amount["innkeeper"]:
        chased = {"dog": amount["dog"], "cat": amount["cat"], "mouse": amount["mouse"]}
        prey = {"innkeeper": sum(chased.values()), "dog": 0, "cat": 0}
    else:
        cats = min(amount["dog"], amount["cat"])
        mice = min(amount["cat"] - cats, amount["mouse"])
        chased = {"dog": 0, "cat": cats, "mouse": mice}
        prey = {"innkeeper": 0, "dog": cats, "cat": mice}
    left = 0
    steps = []
    for face in in_order:
        effect, left = _effect(face, left, chased, prey)
        steps.append(Step(face.key, effect, left))
    return Count(left, plate_for(left), tuple(steps))


def _effect(face: Face, left: int, chased: dict[str, int], prey: dict[str, int]) -> tuple[str, int]:
    """What the face does and the cheese left then; takes its share out of those still to be chased and to chase."""
    if face.kind == "cheese":
        return "adds", left + face.amount
    gone = min(chased.get(face.kind, 0), face.amount)
    if gone:
        chased[face.kind] -= gone
    if gone == face.amount:
        return "chased", left
    if face.kind in ("king", "mouse"):
        if left == 0:
            return "finds_nothing", 0
        return ("one_eats" if gone else "eats"), max(left - (face.amount - gone), 0)
    if prey[face.kind] == 0:
        return "idle", left
    if face.kind == "innkeeper":
        prey["innkeeper"] = 0
        return "chases_all", left
    prey[face.kind] -= 1
    return ("chases_cat" if face.kind == "dog" else "chases_mouse"), left
