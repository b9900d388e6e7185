"""A result told on one command line, turned into what its result file would hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from generator.problems import Complaint


def result_of(
    deck: str,
    party: Sequence[str],
    discard: str | None = None,
    hand: Sequence[str] = (),
    choose: Sequence[str] = (),
    variant: Sequence[str] = (),
) -> tuple[dict[str, Any], tuple[Complaint, ...]]:
    """The data of a result file and the complaints, keyed by option (`--party[0]`).

    `party`, `hand` and `choose` are written `NAME: A, B`, `discard` and a hand as a number or names, `variant` as
    `tie=shared`. The Parties are told in turn order.
    """
    complaints: list[Complaint] = []
    parties = {name: _names(rest) for name, rest in _split("--party", party, ":", complaints)}
    data: dict[str, Any] = {"game": "knights", "deck": deck, "players": list(parties), "parties": parties}
    if discard is not None:
        data["discard"] = _pile(discard)
    parts = {
        "hands": {name: _pile(rest) for name, rest in _split("--hand", hand, ":", complaints)},
        "choose": {name: _names(rest) for name, rest in _split("--choose", choose, ":", complaints)},
        "variant": dict(_split("--variant", variant, "=", complaints)),
    }
    data |= {key: part for key, part in parts.items() if part}
    return data, tuple(complaints)


def _split(option: str, values: Iterable[str], sign: str, complaints: list[Complaint]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for index, value in enumerate(values):
        name, divider, rest = (part.strip() for part in value.partition(sign))
        if not divider or not name:
            example = "tie=shared" if sign == "=" else "Ada: ..."
            complaints.append(Complaint(f"{option}[{index}]", f'"{value}" is not written like "{example}"'))
        elif any(name == earlier for earlier, _ in found):
            complaints.append(Complaint(f"{option}[{index}]", f'"{name}" is told twice'))
        else:
            found.append((name, rest))
    return found


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _pile(text: str) -> int | list[str]:
    try:
        return int(text)
    except ValueError:
        return _names(text)
