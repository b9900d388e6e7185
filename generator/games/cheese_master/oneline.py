"""A game written on the command line, turned into the same plain data as a result file.

`--players "Ana, Bo, Cy" --round "+3 +1 king dog cat mouse | Ana 2, Bo 3, Cy - | penalty Bo"`, a `--round` for every
round; `--dice 3+1` for the dice in use, `--dice "1+1 any"` for a set that is out of order. Names may hold spaces and
digits, but no comma and no bar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.games.cheese_master.faces import folded
from generator.problems import Complaint, counted

_ANY_SET = ("any", "any_set", "beliebig")
_PENALTY_WORDS = ("penalty", "penalties", "strafe", "strafen")


def result_of(players: str, rounds: Sequence[str], dice: str = "") -> tuple[dict[str, Any], tuple[Complaint, ...]]:
    """The data of a result file, and what could not be understood, with keys `--players`, `--round[0]`, `--dice`."""
    names = _entries(players)
    found = [] if names else [Complaint("--players", 'no names; write them as in "Ana, Bo, Cy"')]
    result: dict[str, Any] = {"game": "cheese-master", "players": names, "rounds": []}
    if dice:
        told = dice_of(dice)
        if told:
            result["dice"] = told
        else:
            what = f'"{dice}" is no set of dice; write yellow+orange as in 3+1, or 3 (1+1 any: out of order)'
            found.append(Complaint("--dice", what))
    for index, text in enumerate(rounds):
        row, messages = _round_of(text, names)
        result["rounds"].append(row)
        found += [Complaint(f"--round[{index}]", message) for message in messages]
    return result, tuple(found)


def dice_of(text: str) -> dict[str, Any] | None:
    """Dice in use as data: `3`, `3+1`, or `1+1 any` for a set that is out of order; None for anything else."""
    words = text.split()
    any_set = folded(words[-1]) in _ANY_SET if words else False
    amounts = " ".join(words[:-1] if any_set else words).split("+")
    if not (1 <= len(amounts) <= 2 and all(_is_number(amount) for amount in amounts)):
        return None
    told: dict[str, Any] = {"yellow": int(amounts[0]), "orange": int(amounts[1]) if len(amounts) > 1 else 0}
    return told | ({"any_set": True} if any_set else {})


def _round_of(text: str, names: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    """One round as data, and sentences about what is wrong with its text."""
    roll, *parts = (part.strip() for part in text.split("|"))
    messages: list[str] = []
    row: dict[str, Any] = {"roll": roll.replace(",", " ").split(), "plates": {}}
    if not 1 <= len(parts) <= 2:
        shape = "roll | plates or roll | plates | penalty"
        return row, [f"{counted(len(parts) + 1, 'part')} between bars; write {shape}"]
    row["plates"] = _plates_of(parts[0], names, messages)
    if len(parts) == 2:
        row["penalties"] = penalties_of(parts[1], names, messages)
    return row, messages


def _plates_of(text: str, names: Sequence[str], messages: list[str]) -> dict[str, str]:
    """Names and plates; the last word of an entry is the plate, so that a name may end with a number."""
    plates: dict[str, str] = {}
    for entry in _entries(text):
        name, _, plate = entry.rpartition(" ")
        name = name.strip()
        if not name or (entry in names and name not in names):
            messages.append(f'no plate in "{entry}"; write a name and a plate as in Ana 2, or Ana - without a wheel')
        elif name in plates:
            messages.append(f'"{name}" has two plates, {plates[name]} and {plate}; it can be one')
        else:
            plates[name] = plate
    if not plates and not messages:
        messages.append("no plates; write a name and a plate for everyone who is in, as in Ana 2, Bo 3, Cy -")
    return plates


def penalties_of(text: str, names: Sequence[str], messages: list[str]) -> dict[str, int]:
    """Names and penalty points, one point when no number follows; a name twice adds up."""
    if not _starts_with_penalty(text):
        messages.append(f'"{text}" is not understood; the third part starts with penalty, as in penalty Bo 2, Ana')
        return {}
    penalties: dict[str, int] = {}
    for name, amount in penalty_entries(text, names):
        penalties[name] = penalties.get(name, 0) + amount
    if not penalties:
        messages.append("a penalty for nobody; write a name as in penalty Bo")
    return penalties


def penalty_entries(text: str, names: Sequence[str]) -> list[tuple[str, int]]:
    """Names and points between commas, one point when no number follows; the word penalty may go ahead."""
    rest = text.partition(" ")[2] if _starts_with_penalty(text) else text
    found = []
    for entry in _entries(rest):
        name, _, amount = entry.rpartition(" ")
        if entry in names or not name or not _is_number(amount):
            name, amount = entry, "1"
        found.append((name.strip(), int(amount)))
    return found


def _starts_with_penalty(text: str) -> bool:
    return folded(text.partition(" ")[0].rstrip(":")) in _PENALTY_WORDS


def _entries(text: str) -> list[str]:
    """The parts between commas with single spaces, empty ones left out."""
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def _is_number(text: str) -> bool:
    return text.strip().isascii() and text.strip().isdigit()
