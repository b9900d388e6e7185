"""Rolls to count for practice, and their answers."""

from __future__ import annotations

from dataclasses import dataclass

from generator.content.strips import DieFace
from generator.words import Phrase


@dataclass(frozen=True, slots=True)
class Exercise:
    """A roll, the same faces in the order in which they count, what is right for it, and how that comes about."""

    faces: tuple[DieFace, ...]
    counted: tuple[DieFace, ...]
    answer: Phrase
    working: Phrase


@dataclass(frozen=True, slots=True)
class TrainingSheets:
    """Exercises in order on as many sheets as they need, the answers on the last."""

    title: Phrase
    lead: Phrase
    exercises: tuple[Exercise, ...]
    answers_title: Phrase
    answers_lead: Phrase
