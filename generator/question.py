"""Questions as data, for telling a result step by step: what is asked, what may be answered, how an answer is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Answers = Mapping[str, Any]
"""Answers by the key of their question, in the order in which they were given."""

NOTHING = ("", "-")
"""What is typed for none, for no more, or for the default."""


_BACK = ("back", "zurück", "zurueck", "<")


Reason = tuple[str, Mapping[str, object]]
"""Why an answer cannot be: a key of the words in the chosen language, and what fills it in."""


class RefusedError(Exception):
    """An answer that cannot be, with every reason; without one the question's own range says enough."""

    def __init__(self, key: str = "", **values: object) -> None:
        self.reasons: tuple[Reason, ...] = ((key, values),) if key else ()
        super().__init__(key)


def refuse_for(reasons: Iterable[Reason]) -> None:
    """RefusedError with all of the reasons; nothing happens when there are none."""
    found = tuple(reasons)
    if found:
        refused = RefusedError()
        refused.reasons = found
        raise refused


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to ask. Its words are `ask.<text>.question` and `ask.<text>.range`, filled in with `values`.

    `read` makes the answer of a typed line without outer blanks, or raises RefusedError. The game's complaints at or
    below one of `keys` (of the result file) refuse the answer as well."""

    key: str
    text: str
    read: Callable[[str], Any]
    values: Mapping[str, object] = field(default_factory=dict)
    keys: tuple[str, ...] = ()


def is_back(text: str) -> bool:
    """Whether the last answer shall be taken back."""
    return text.casefold() in _BACK


def name_question(answers: Answers, fewest: int, most: int) -> Question | None:
    """The question for the next player's name, until there are `most` or nothing is typed; None when all are named."""
    names = names_in(answers)
    key = f"players[{len(names)}]"
    if len(names) == most or key in answers:
        return None

    def read(text: str) -> str | None:
        if text in NOTHING:
            if len(names) < fewest:
                raise RefusedError("ask.why.too_few", fewest=fewest)
            return None
        if text in names:
            raise RefusedError("ask.why.name_twice", name=text)
        return text

    kind = "name" if len(names) < fewest else "next_name"
    return Question(key, kind, read, {"number": len(names) + 1, "fewest": fewest, "most": most})


def names_in(answers: Answers) -> tuple[str, ...]:
    """The players named so far, in order."""
    found = (value for key, value in answers.items() if key.startswith("players[") and key.endswith("]"))
    return tuple(name for name in found if isinstance(name, str))


def number_in(text: str, lowest: int, highest: int) -> int:
    """A whole number in plain digits. RefusedError for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) <= 4 and lowest <= int(text) <= highest):
        raise RefusedError("ask.why.no_number", text=text, lowest=lowest, highest=highest)
    return int(text)


def one_of(text: str, names: Iterable[str]) -> str:
    """The name that was typed, whatever its case. RefusedError for any other."""
    names = tuple(names)
    if text in names:
        return text
    found = [name for name in names if name.casefold() == text.casefold()]
    if len(found) != 1:
        raise RefusedError("ask.why.unknown_name", name=text, names=", ".join(names))
    return found[0]


def listed(text: str, sign: str = ",") -> list[str]:
    """The parts between commas without outer blanks; none for nothing typed."""
    return [] if text in NOTHING else [part.strip() for part in text.split(sign) if part.strip()]
