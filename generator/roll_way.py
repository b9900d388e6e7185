"""The one way from a roll to what it means: words -> the game that understands them -> check -> explanation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.calculator import Given, RollReader
from generator.catalogue import roll_reader_for
from generator.problems import Complaint, InputError, Place, Problem, UsageError
from generator.told import room_words


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice that a game has understood and found possible."""

    reader: RollReader
    dice: tuple[str, ...]
    given: Given

    def lines(self, lang: str) -> tuple[str, ...]:
        """What the roll means, in the language. UsageError for one we do not speak."""
        return self.reader.explain(self.dice, self.given, room_words(self.reader.room, lang))

    def as_data(self) -> dict[str, object]:
        """The document of `roll --json`."""
        return self.reader.as_data(self.dice, self.given)


def roll_of(dice: Sequence[str], given: Given) -> Roll:
    """The roll, when its game has nothing against it; several dice in one word stand between commas. UsageError for
    options that are not for these dice, InputError with everything that is wrong with the dice themselves."""
    words = tuple(part for word in dice for part in word.replace(",", " ").split())
    unknown = [word for word in words if word.startswith("--")]
    if unknown:
        raise UsageError(f"{', '.join(unknown)}: there is no such option, and no such face of the dice")
    reader = roll_reader_for(words)
    foreign = [f"--{name}" for name in given if name not in reader.options]
    if foreign:
        raise UsageError(
            f"{', '.join(foreign)} goes with eight numbers (Käse Würfeln), not with the faces of {reader.name}"
        )
    complaints = reader.check(words, given)
    if complaints:
        raise InputError(_placed(complaint) for complaint in complaints)
    return Roll(reader, words, given)


def _placed(complaint: Complaint) -> Problem:
    """A complaint about a die at the die as people count them: `dice[2]` -> `die 3`."""
    index = complaint.key.removeprefix("dice[").removesuffix("]")
    place = f"die {int(index) + 1}" if index.isdigit() else complaint.key
    return Problem(Place(place), complaint.severity, "", complaint.message)
