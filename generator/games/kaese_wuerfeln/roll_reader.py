"""What `roll` asks this game: eight numbers, the rolls that are left, and what the pieces are worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from generator.calculator import Given, RollReader
from generator.games.kaese_wuerfeln import roll_text
from generator.games.kaese_wuerfeln.roll import Advice, Amount, advise, check_roll
from generator.problems import Complaint
from generator.words import Words

ROLLS_LEFT = "rolls-left"
WORTH = "worth"


def _understands(dice: Sequence[str]) -> bool:
    return all(_is_number(die) for die in dice)


def _check(dice: Sequence[str], given: Given) -> tuple[Complaint, ...]:
    worth, complaints = _worth(given.get(WORTH))
    found = check_roll([int(die) for die in dice], given.get(ROLLS_LEFT, 0), worth)
    return (*(_by_option(complaint) for complaint in found), *complaints)


def _explain(dice: Sequence[str], given: Given, words: Words) -> tuple[str, ...]:
    return roll_text.explain(_advice(dice, given), words)


def _as_data(dice: Sequence[str], given: Given) -> dict[str, Any]:
    return roll_text.as_data(_advice(dice, given))


def _advice(dice: Sequence[str], given: Given) -> Advice:
    return advise([int(die) for die in dice], given.get(ROLLS_LEFT, 0), _worth(given.get(WORTH))[0])


def _worth(text: str | None) -> tuple[dict[int, Amount], tuple[Complaint, ...]]:
    """`1=1,2=3` as amounts by value, and what cannot be read of it."""
    worth: dict[int, Amount] = {}
    complaints = []
    for part in [] if text is None else text.split(","):
        value, sign, amount = (piece.strip() for piece in part.partition("="))
        if not (sign and _is_number(value) and _is_amount(amount)):
            message = f'cannot read "{part.strip()}"; write value=worth with commas, as in 1=1,2=3,3=5/2'
            complaints.append(Complaint(f"--{WORTH}", message))
        elif int(value) in worth:
            complaints.append(Complaint(f"--{WORTH}", f"the value {value} is there twice"))
        else:
            worth[int(value)] = Fraction(amount)
    return worth, tuple(complaints)


def _by_option(found: Complaint) -> Complaint:
    if found.key == "rolls_left":
        return Complaint(f"--{ROLLS_LEFT}", found.message)
    if found.key == "dice":
        return Complaint("dice", f"{found.message} (the faces of Cheese Master are written +1 +2 +3)")
    return Complaint(f"--{WORTH}", found.message) if found.key.startswith("worth") else found


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9


def _is_amount(text: str) -> bool:
    """A short whole number, decimal or fraction."""
    top, slash, bottom = text.partition("/")
    if slash:
        return _is_number(top) and _is_number(bottom) and int(bottom) > 0
    whole, _, decimals = top.partition(".")
    return _is_number(whole) and (not decimals or _is_number(decimals)) and not top.endswith(".")


ROLL_READER = RollReader(
    name="kaese-wuerfeln",
    room="kaese_wuerfeln",
    understands=_understands,
    options=(ROLLS_LEFT, WORTH),
    check=_check,
    explain=_explain,
    as_data=_as_data,
)
