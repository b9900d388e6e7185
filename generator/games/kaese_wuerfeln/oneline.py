"""A result in one line per player on the command line: `--player "Anna: 6-5-4-2 3 m +25"`.

Stacks bottom first, the one that ends with 1 is closed, a single 1 is a dome of its own; `m` is a waiting mouse,
`+25` a bonus card, `g` a gift. What comes out is the same data as in a result file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from generator.problems import Complaint

GAME = "kaese-wuerfeln"
_DIGITS = frozenset("0123456789")


def parsed(players: Sequence[str], ended_by: str | None = None) -> tuple[dict[str, Any], tuple[Complaint, ...]]:
    """The plain data of a result file, and everything that could not be read, with keys such as `--player[0]`."""
    complaints: list[Complaint] = []
    found = []
    for index, text in enumerate(players):
        player, faults = _player(text)
        found.append(player)
        complaints += [Complaint(f"--player[{index}]", fault) for fault in faults]
    data: dict[str, Any] = {"game": GAME, "players": found}
    if ended_by is not None:
        data["ended_by"] = ended_by.strip()
    return data, tuple(complaints)


def _player(text: str) -> tuple[dict[str, Any], list[str]]:
    name, colon, rest = text.partition(":")
    laid = laid_out(rest)
    faults = []
    if not colon:
        faults.append(f'no colon in "{text}"; write the name, a colon and what lies there: "Anna: 6-5-1 3 m +25"')
    elif not name.strip():
        faults.append("there is no name before the colon")
    faults += [
        f'cannot read "{word}"; allowed are a stack (6-5-1), m (mouse), g (gift), +25 (bonus card)'
        for word in laid.unread
    ]
    if laid.gifts > 1:
        faults.append(f"{laid.gifts} gifts; a player holds at most one")
    return {"name": name.strip(), **laid.as_data()}, faults


@dataclass(frozen=True, slots=True)
class Laid:
    """What lies before one player, as it was written in one line; `unread` are the words that mean nothing."""

    stacks: list[list[int]]
    mice: int
    bonus: list[int]
    gifts: int
    unread: tuple[str, ...]

    @property
    def is_whole(self) -> bool:
        """Whether more than stacks was written, so that what is not there is not there."""
        return bool(self.mice or self.bonus or self.gifts)

    def as_data(self) -> dict[str, Any]:
        """The entries of a player in a result file."""
        return {"stacks": self.stacks, "mice": self.mice, "bonus": self.bonus, "gift": self.gifts > 0}


def laid_out(text: str) -> Laid:
    """The words of `6-5-4-2 3 m +25`, commas between them allowed."""
    stacks: list[list[int]] = []
    bonus: list[int] = []
    mice, gifts = 0, 0
    unread = []
    for word in text.replace(",", " ").split():
        folded = word.casefold()
        values = values_of(word)
        if folded == "m":
            mice += 1
        elif folded == "g":
            gifts += 1
        elif word[0] == "+" and _is_number(word[1:]):
            bonus.append(int(word[1:]))
        elif values:
            stacks.append(values)
        else:
            unread.append(word)
    return Laid(stacks, mice, bonus, gifts, tuple(unread))


def values_of(word: str) -> list[int]:
    """The values of a stack written with dashes; nothing when it is not one."""
    parts = word.split("-")
    return [int(part) for part in parts] if all(_is_number(part) for part in parts) else []


def _is_number(text: str) -> bool:
    """At most four plain digits: `isdigit` alone would take superscripts, and no card or piece is longer."""
    return 0 < len(text) <= 4 and _DIGITS.issuperset(text)
