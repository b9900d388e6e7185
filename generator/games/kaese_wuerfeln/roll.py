"""What a roll means: the pieces it earns, and which dice to keep for the rolls that are left (KW-3, KW-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from generator.games.kaese_wuerfeln.aiming import chance_of_keeping
from generator.games.kaese_wuerfeln.dice import earned
from generator.games.kaese_wuerfeln.keeping import count_of, faces_of, packed, parts_of, worth_of_keeping
from generator.games.kaese_wuerfeln.rules import DICE, FACES, ROLLS
from generator.problems import Complaint, counted

Amount = int | Fraction
PLAIN_WORTH: dict[int, Amount] = {value: value * (value + 1) // 2 for value in FACES}
"""What a piece is worth when nobody says otherwise: it grows faster than its value, as a high bottom piece does."""


@dataclass(frozen=True, slots=True)
class Aim:
    """The dice to keep, highest first, for the best chance to earn `value`; all eight means: stop here."""

    value: int
    keep: tuple[int, ...]
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Advice:
    """`pieces`: earned as the dice lie, highest first, worth `worth`. `keep`: the dice to keep for the highest
    expected worth, which is `expected`. `aims`: one for each value 1..6."""

    dice: tuple[int, ...]
    rolls_left: int
    pieces: tuple[int, ...]
    worth: Fraction
    keep: tuple[int, ...]
    expected: Fraction
    aims: tuple[Aim, ...]


def check_roll(
    dice: Sequence[int], rolls_left: int = 0, worth: Mapping[int, Amount] | None = None
) -> tuple[Complaint, ...]:
    """What is wrong with the question; keys `dice`, `dice[2]`, `rolls_left`, `worth[7]`."""
    complaints = []
    if len(dice) != DICE:
        complaints.append(Complaint("dice", f"{counted(len(dice), 'die', 'dice')}; all {DICE} always count"))
    for index, die in enumerate(dice):
        if die not in FACES:
            complaints.append(Complaint(f"dice[{index}]", f"no die shows {die}; the faces are 1 to 6"))
    if not 0 <= rolls_left < ROLLS:
        complaints.append(
            Complaint(
                "rolls_left",
                f"{counted(rolls_left, 'roll')} left; after the first of {ROLLS} there are 0 to {ROLLS - 1}",
            )
        )
    for value, amount in (worth or {}).items():
        if value not in FACES:
            complaints.append(Complaint(f"worth[{value}]", f"no piece has the value {value}; pieces are 1 to 6"))
        if amount < 0:
            complaints.append(Complaint(f"worth[{value}]", f"a piece cannot be worth {amount}; 0 or more is allowed"))
    return tuple(complaints)


def advise(dice: Sequence[int], rolls_left: int = 0, worth: Mapping[int, Amount] | None = None) -> Advice:
    """The advice for eight dice with 0 to 3 rolls left; all numbers are exact.

    `worth` replaces `PLAIN_WORTH` for the values it names. Of equally good ways to keep dice the one with the higher
    expected worth is taken, then the one that rolls fewer dice. ValueError for what `check_roll` complains about.
    """
    complaints = check_roll(dice, rolls_left, worth)
    if complaints:
        raise ValueError(complaints[0].message)
    amounts = {value: Fraction(amount) for value, amount in {**PLAIN_WORTH, **(worth or {})}.items()}
    pieces = earned(dice)
    now = sum((amounts[value] for value in pieces), Fraction(0))
    lying = packed(dice)
    expected = _expected(lying, rolls_left, amounts) if rolls_left else {lying: now}
    best = max(expected, key=lambda part: (expected[part], len(faces_of(part)), part))
    aims = tuple(_aim(value, rolls_left, expected, value in pieces) for value in FACES)
    return Advice(tuple(dice), rolls_left, pieces, now, faces_of(best), expected[best], aims)


def _expected(lying: int, rolls_left: int, amounts: Mapping[int, Fraction]) -> dict[int, Fraction]:
    scale = lcm(*(amount.denominator for amount in amounts.values()))
    whole = {value: int(amount * scale) for value, amount in amounts.items()}

    def worth(dice: int) -> int:
        return sum(amount for value, amount in whole.items() if count_of(dice, value) == value)

    found = worth_of_keeping(worth, rolls_left, parts_of(lying))
    return {part: value / scale for part, value in found.items()}


def _aim(value: int, rolls_left: int, expected: Mapping[int, Fraction], earned_now: bool) -> Aim:
    if not rolls_left:
        (lying,) = expected
        return Aim(value, faces_of(lying), Fraction(earned_now))
    chances = chance_of_keeping(value, rolls_left)

    def merit(part: int) -> tuple[Fraction, Fraction, int, int]:
        hits, size = count_of(part, value), len(faces_of(part))
        return chances[hits, size - hits], expected[part], size, part

    best = max(expected, key=merit)
    return Aim(value, faces_of(best), merit(best)[0])
