"""Plans: which PDFs a batch makes, as a matrix of games, materials, themes, papers, languages and inks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from generator.config.fit import fit_checked
from generator.config.languages import title_complaints
from generator.config.shelf import find, is_path
from generator.config.yaml_source import read
from generator.problems import Complaint, Place

AXES = {"games": "game", "materials": "material", "themes": "theme", "papers": "paper", "langs": "lang", "inks": "ink"}
"""The lists of a plan, and what one entry of each is called in excludes and file names."""

MOST = 100_000
LARGEST_SEED = 2**63 - 1
_STRICT = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
_PATHS = ("themes", "papers")  # these may also name files, relative to the plan


@dataclass(frozen=True, slots=True)
class Plan:
    """What a batch is asked for. `lists` has the entries of every axis (of AXES) that was named; `excludes` are
    combinations to leave out, each by some of the words of AXES; `name` is the pattern of the file names. `places`
    joins the keys of the plan with their lines, `file` is what complaints call it."""

    lists: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    excludes: tuple[Mapping[str, tuple[str, ...]], ...] = ()
    name: str | None = None
    count: int | None = None
    seed: int | None = None
    titles: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, Place] = field(default_factory=dict)
    file: str = "kaeseblatt batch"


class _Exclude(BaseModel):
    model_config = _STRICT
    game: str | list[str] | None = None
    material: str | list[str] | None = None
    theme: str | list[str] | None = None
    paper: str | list[str] | None = None
    lang: str | list[str] | None = None
    ink: str | list[str] | None = None


class PlanFile(BaseModel):
    """`layouts/plans/<name>.yaml`."""

    model_config = _STRICT
    title: dict[str, str] | None = None
    games: str | list[str] | None = None
    materials: str | list[str] | None = None
    themes: str | list[str] | None = None
    papers: str | list[str] | None = None
    langs: str | list[str] | None = None
    inks: str | list[str] | None = None
    exclude: list[_Exclude] = []
    name: str | None = None
    count: int | None = None
    seed: int | None = None


def read_plan(name: str) -> Plan:
    """The plan of a name on the shelf or of a path. UnknownNameError, FileError or InputError."""
    return plan_at(find("plans", name))


def plan_at(path: Path) -> Plan:
    """The plan of a file; themes and papers that it names by path are found from its folder. InputError with every
    problem of its shape; whether the names in it exist is not looked at."""
    source = read(path)
    file, _ = fit_checked(PlanFile, source, _complaints)
    lists = {axis: entries_of(getattr(file, axis)) for axis in AXES if getattr(file, axis) is not None}
    for axis in _PATHS:
        if axis in lists:
            lists[axis] = tuple(_from(path.parent, entry) for entry in lists[axis])
    excludes = tuple(
        {word: entries_of(value) for word, value in exclude.model_dump(exclude_none=True).items()}
        for exclude in file.exclude
    )
    return Plan(lists, excludes, file.name, file.count, file.seed, file.title or {}, source.places, source.file)


def entries_of(value: str | list[str]) -> tuple[str, ...]:
    """One entry may stand without a list."""
    return (value,) if isinstance(value, str) else tuple(value)


def _from(folder: Path, entry: str) -> str:
    """A path of the plan as it is found from here; a name stays a name."""
    if not is_path(entry) or Path(entry).is_absolute():
        return entry
    return str((folder / entry).absolute())


def _complaints(file: PlanFile) -> Iterator[Complaint]:
    for axis in AXES:
        if getattr(file, axis) == []:
            yield Complaint(axis, "must have at least one entry; leave it out for the default")
    for index, exclude in enumerate(file.exclude):
        words = exclude.model_dump(exclude_none=True)
        if not words:
            yield Complaint(f"exclude[{index}]", f"must say what to leave out: {', '.join(AXES.values())}")
        for word, value in words.items():
            if value == []:
                yield Complaint(f"exclude[{index}].{word}", "must have at least one entry")
    if file.title is not None:
        yield from title_complaints("title", file.title)
    yield from number_complaints(file.count, file.seed)


def number_complaints(count: int | None, seed: int | None) -> Iterator[Complaint]:
    """What is wrong with the numbers of a plan."""
    if count is not None and not 1 <= count <= MOST:
        yield Complaint("count", f"must be 1 to {MOST} files of each combination, not {count}")
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        yield Complaint("seed", f"must be 0 to {LARGEST_SEED}, not {seed}")
