"""The result of laying something out: its marks, how low it reaches, and what did not fit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from generator.frozen import frozen
from generator.page.marks import Mark
from generator.problems import Complaint


@frozen
class Laid:
    """Marks from back to front; `bottom` is the lowest y in mm that is used up."""

    marks: tuple[Mark, ...] = ()
    complaints: tuple[Complaint, ...] = ()
    bottom: float = 0.0

    def __add__(self, other: Laid) -> Laid:
        return Laid(self.marks + other.marks, self.complaints + other.complaints, max(self.bottom, other.bottom))


def laid(*marks: Mark, bottom: float = 0.0) -> Laid:
    """Marks that always fit."""
    return Laid(marks, (), bottom)


def together(parts: Iterable[Laid]) -> Laid:
    """All parts as one, in order."""
    marks: list[Mark] = []
    complaints: list[Complaint] = []
    bottom = 0.0
    for part in parts:
        marks.extend(part.marks)
        complaints.extend(part.complaints)
        bottom = max(bottom, part.bottom)
    return Laid(tuple(marks), tuple(complaints), bottom)


def placed_in(where: str, part: Laid) -> Laid:
    """The same, its complaints saying which part of the page they are about ("in the head of a field")."""
    if not part.complaints:
        return part
    said = tuple(replace(complaint, message=f"{complaint.message}, {where}") for complaint in part.complaints)
    return replace(part, complaints=said)
