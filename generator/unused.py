"""What was asked for and means nothing for what is printed: found by what materials say they use, and left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from generator.game import Game, Material
from generator.job import CardOptions, Job
from generator.problems import Place, Problem, UsageError

_OF_JOB: Mapping[str, str] = {
    "size": "size", "mix": "mix", "count": "count", "field": "codes", "deck": "deck", "players": "players",
    "dice": "dice", "pieces": "pieces",
}  # fmt: skip
_OF_CARDS: Mapping[str, str] = {
    "card-size": "size", "backs": "backs", "marks": "marks", "bleed": "bleed", "gap": "gap", "order": "order",
    "only": "only", "copies": "copies", "printer": "printer",
}  # fmt: skip
"""Options that not every material uses, and where a job has them."""

_AGAINST_CODES = ("size", "mix", "seed")
_NOTHING = Job("")


def used_by(materials: Iterable[Material]) -> frozenset[str]:
    """The options that mean something for these materials."""
    return frozenset[str]().union(*(material.uses for material in materials))


def without_unused(job: Job, materials: tuple[Material, ...]) -> Job:
    """The job without the options that its materials do not use: nothing is read or refused for their sake."""
    unused = _given(job).keys() - used_by(materials)
    if not unused:
        return job
    plain: dict[str, Any] = {_OF_JOB[name]: getattr(_NOTHING, _OF_JOB[name]) for name in unused if name in _OF_JOB}
    cards = {_OF_CARDS[name]: getattr(CardOptions(), _OF_CARDS[name]) for name in unused if name in _OF_CARDS}
    return replace(job, **plain, cards=replace(job.cards, **cards))


def refuse_contradictions(job: Job) -> None:
    """UsageError for options beside field codes that say what the codes say already."""
    beside = [f"--{name}" for name in _AGAINST_CODES if job.codes and getattr(job, name) is not None]
    if beside:
        raise UsageError(f"--field says already which field is printed; leave {' and '.join(beside)} out")


def notes_on(job: Job, materials: tuple[Material, ...], game: Game) -> tuple[Problem, ...]:
    """Warnings: options that mean nothing here, materials and fields that are asked for twice."""
    unused = [name for name in _given(job) if name not in used_by(materials)]
    asked = ", ".join(material.name for material in materials)
    return (
        *(Problem(Place(f"--{name}"), "warning", "", _no_use(name, asked, game)) for name in unused),
        *_twice(job),
    )


def _given(job: Job) -> dict[str, Any]:
    """The options of the job that are not as they are when nobody names them."""
    return {**_differing(_OF_JOB, job, _NOTHING), **_differing(_OF_CARDS, job.cards, _NOTHING.cards)}


def _differing(attributes: Mapping[str, str], one: object, other: object) -> dict[str, Any]:
    if one == other:
        return {}
    return {name: getattr(one, at) for name, at in attributes.items() if getattr(one, at) != getattr(other, at)}


def _no_use(option: str, asked: str, game: Game) -> str:
    users = ", ".join(material.name for material in game.materials if option in material.uses)
    meant = f"it is for {users}" if users else f"nothing of {game.name} uses it"
    return f"means nothing for {asked}; {meant}"


def _twice(job: Job) -> Iterator[Problem]:
    materials = [name.lower() for name in job.materials]
    for name in dict.fromkeys(name for name in materials if materials.count(name) > 1):
        said = f"{name} is asked for {materials.count(name)} times; it is printed once"
        yield Problem(Place("kaeseblatt"), "warning", "", said)
    codes = [code.upper().replace("-", "") for code in job.codes]
    for number, code in enumerate(codes):
        if codes.index(code) == number and codes.count(code) > 1:
            said = f"{job.codes[number]} is asked for {codes.count(code)} times; it is printed as often"
            yield Problem(Place("--field"), "warning", "", said)
