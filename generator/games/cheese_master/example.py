"""The worked example of reference card and rules page, counted by the rules model."""

from __future__ import annotations

from itertools import pairwise

from generator.content.strips import DieFace, Sign, Strip
from generator.games.cheese_master.counting import Count, count
from generator.games.cheese_master.pictures import drawn
from generator.words import Phrase

ROLL = ("+3", "+2", "king", "dog", "cat", "mouse")


def example_strip(caption: Phrase, roll: tuple[str, ...] = ROLL) -> Strip:
    """The faces in the order in which they take effect, those chased away struck through, and the answer."""
    counted = count(roll)
    return Strip((*counted_faces(counted), Sign(Phrase("→")), Sign(Phrase(counted.answer), strong=True)), caption)


def counted_faces(counted: Count) -> tuple[DieFace, ...]:
    """The faces in the order in which they take effect, those chased away struck through."""
    return tuple(drawn(step.face, dimmed=step.effect == "chased") for step in counted.steps)


def working(counted: Count) -> str:
    """What is added and what is eaten, bite by bite: `3 + 2 − 1 − 1 = 3`; nothing when there is nothing to reckon."""
    lefts = [step.left for step in counted.steps]
    changes = [left - before for before, left in pairwise((0, *lefts)) if left != before]
    if len(changes) < 2:
        return ""
    first, *others = changes
    return f"{first}" + "".join(f" {'+' if n > 0 else '−'} {abs(n)}" for n in others) + f" = {counted.cheese}"
