"""Twist mixes: how many boxes of a field hold which twist (KK-3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from generator.config.fit import fit_checked
from generator.config.fit_words import named
from generator.config.languages import Titles, title_complaints
from generator.config.shelf import find
from generator.config.yaml_source import read
from generator.frozen import frozen
from generator.problems import Complaint, Place, UsageError, did_you_mean

# The kinds of twists in the order of a field code and of `--mix 3-2-2-1`.
TWIST_NAMES = ("double", "bomb", "extra", "swap")

Twists = Annotated[
    dict[str, int],
    Field(
        json_schema_extra={
            "properties": {name: {"type": "integer", "minimum": 0} for name in TWIST_NAMES},
            "additionalProperties": False,
        }
    ),
]
"""Amounts by kind as a file gives them. What is more than a type is said by `mix_complaints`, and to editors here."""


@frozen
class Mix:
    """A named mix; `twists` has every kind of TWIST_NAMES, also those with 0. `places` tells where its values stand in
    its file, if it has one."""

    name: str
    titles: Mapping[str, str]
    twists: Mapping[str, int]
    places: Mapping[str, Place] = field(default_factory=dict)


class MixFile(BaseModel):
    """`layouts/mixes/<name>.yaml`."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
    title: Titles
    twists: Twists


def read_mix(name: str) -> Mix:
    """The mix of a name on the shelf, of a path, or written out like `3-2-2-1`.

    UsageError for an unknown name or a wrong number of amounts, InputError for a wrong file."""
    if _is_written_out(name):
        return _written_out(name)
    return mix_at(find("mixes", name))


def mix_at(path: Path) -> Mix:
    """The mix of a file. InputError with every problem."""
    source = read(path)
    file, _ = fit_checked(
        MixFile, source, lambda it: (*title_complaints("title", it.title), *mix_complaints("twists", it.twists))
    )
    return Mix(path.stem, file.title, full_mix(file.twists), source.places)


def full_mix(twists: Mapping[str, int]) -> dict[str, int]:
    """All kinds in their order, those that are not named with 0."""
    return {name: twists.get(name, 0) for name in TWIST_NAMES}


def mix_complaints(key: str, twists: Mapping[str, int]) -> tuple[Complaint, ...]:
    """Unknown kinds and negative amounts. Whether a field has room for them is the game's to say."""
    complaints = []
    for name, amount in twists.items():
        if name not in TWIST_NAMES:
            near = did_you_mean(name, TWIST_NAMES) or f"; there are {', '.join(TWIST_NAMES)}"
            complaints.append(Complaint(f"{key}.{name}", f"no such twist{near}"))
        elif amount < 0:
            complaints.append(Complaint(f"{key}.{name}", f"must be 0 or more, not {named(amount)}"))
    return tuple(complaints)


def _is_written_out(name: str) -> bool:
    return bool(name) and all(char.isdigit() or char == "-" for char in name)


def _written_out(name: str) -> Mix:
    amounts = name.split("-")
    if len(amounts) != len(TWIST_NAMES) or not all(amount.isascii() and 0 < len(amount) <= 3 for amount in amounts):
        raise UsageError(f'the mix "{name}" must be four amounts {"-".join(TWIST_NAMES)}, like 3-2-2-1')
    twists = dict(zip(TWIST_NAMES, map(int, amounts), strict=True))
    return Mix(name, {}, twists)
