"""What a roll means, said in words and as data for `roll --json`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from generator.games.kaese_wuerfeln.roll import Advice, Aim
from generator.score import number_of
from generator.words import Words


def explain(advice: Advice, words: Words) -> tuple[str, ...]:
    """The pieces, and with rolls left the dice to keep for each value and for the highest expected worth."""
    pieces = _row(advice.pieces) or words.text("roll.nothing")
    worth = _short(advice.worth, words)
    lines = [words.text("roll.pieces", dice=_row(advice.dice), pieces=pieces, worth=worth)]
    if not advice.rolls_left:
        return tuple(lines)
    left = "roll.one_left" if advice.rolls_left == 1 else "roll.left"
    lines += ["", words.text(left, rolls=advice.rolls_left)]
    kept = [_kept(aim.keep, words) for aim in advice.aims]
    percents = [_percent(aim.chance, words) for aim in advice.aims]
    for aim, keep, percent in zip(advice.aims, kept, percents, strict=True):
        columns = {"keep": keep.ljust(max(map(len, kept))), "percent": percent.rjust(max(map(len, percents)))}
        lines.append(words.text("roll.aim", value=aim.value, fraction=aim.chance, **columns))
    mean, keep = _decimal(advice.expected, 3, words), _kept(advice.keep, words)
    return (*lines, "", words.text("roll.best", keep=keep, mean=mean), words.text("roll.exact", exact=advice.expected))


def as_data(advice: Advice) -> dict[str, Any]:
    """`pieces`, and with rolls left what to keep; chances and worths as a number and as an exact fraction."""
    data: dict[str, Any] = {"pieces": list(advice.pieces)}
    if advice.rolls_left:
        best = {"keep": list(advice.keep), "expected": number_of(advice.expected), "exact": str(advice.expected)}
        data |= {"rolls_left": advice.rolls_left, "aims": [_aim_data(aim) for aim in advice.aims], "best": best}
    return data


def _aim_data(aim: Aim) -> dict[str, Any]:
    chance = {"probability": number_of(aim.chance), "exact": str(aim.chance)}
    return {"value": aim.value, "keep": list(aim.keep), **chance}


def _row(dice: Sequence[int]) -> str:
    return " ".join(str(die) for die in dice)


def _kept(dice: Sequence[int], words: Words) -> str:
    return _row(dice) or words.text("roll.keep_none")


def _short(value: Fraction, words: Words) -> str:
    return str(value) if value.denominator == 1 else _decimal(value, 3, words)


def _percent(chance: Fraction, words: Words) -> str:
    """Two decimals, but never a rounded 0 or 100 for a chance that is neither."""
    shown = chance if chance in (0, 1) else min(max(chance, Fraction(1, 10**4)), 1 - Fraction(1, 10**4))
    sign = "" if shown == chance else "< " if shown > chance else "> "
    return sign + _decimal(shown * 100, 2, words)


def _decimal(value: Fraction, places: int, words: Words) -> str:
    whole, rest = divmod(round(value * 10**places), 10**places)
    return f"{whole}{words.text('score.decimal_mark')}{rest:0{places}d}"
