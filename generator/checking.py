"""`check`: what kind of file is this, and everything that is wrong with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from generator.batch.run import plan_problems
from generator.config.card_size import card_size_at
from generator.config.fit import fit, in_order
from generator.config.mix import mix_at
from generator.config.paper import paper_at
from generator.config.plan import AXES
from generator.config.shelf import is_path, names
from generator.config.theme import read_theme
from generator.config.yaml_source import read
from generator.field_check import crowded_problems, field_file_problems
from generator.job import Job
from generator.pipeline import lay_out
from generator.problems import FileError, InputError, Place, Problem, UsageError, placed
from generator.scoring_way import data_file_problems, result_problems
from generator.theming.lint import theme_problems

_CHECK_SEED = 1


@dataclass(frozen=True, slots=True)
class FileKind:
    """One kind of file: what it is called, the keys by which it is known, and its check."""

    name: str
    known_by: frozenset[str]
    problems: Callable[[Path], tuple[Problem, ...]]


def check_file(name: str) -> tuple[Problem, ...]:
    """Every problem of one file or theme folder, warnings included. FileError when it cannot be read."""
    path = Path(name)
    try:
        if os.path.isdir(path) or path.name == "theme.yaml":
            return theme_problems(path)
        return kind_of(path).problems(path)
    except InputError as error:
        return error.problems


def kind_of(path: Path) -> FileKind:
    """The kind whose keys the file has. InputError when it is none."""
    source = read(path)
    keys = set(source.data) if isinstance(source.data, Mapping) else set()
    for kind in FILE_KINDS:
        if kind.known_by & keys:
            return kind
    kinds = ", ".join(kind.name for kind in FILE_KINDS)
    message = f"is of no kind that can be checked ({kinds})"
    raise InputError([Problem(source.places.get("", Place(source.file)), "error", "", message)])


def mix_problems(path: Path) -> tuple[Problem, ...]:
    """The mix's own problems, and whether a field of 6x6 can hold it."""
    try:
        mix_at(path)
    except InputError as error:
        return (*error.problems, *crowded_problems(read(path)))
    named = str(path) if is_path(str(path)) else f"./{path}"
    return _laid_out(Job("kaesekaestchen", materials=("fields",), mix=named, seed=_CHECK_SEED))


def paper_problems(path: Path) -> tuple[Problem, ...]:
    """The paper's own problems."""
    return paper_at(path).warnings


def card_size_problems(path: Path) -> tuple[Problem, ...]:
    """The card size's own problems."""
    return card_size_at(path).warnings


def deck_problems(path: Path) -> tuple[Problem, ...]:
    """The deck's own problems, and hero icons for which no theme on the shelves has a picture."""
    problems = data_file_problems("deck", path)
    from generator.games.knights.deck_check import check_pictures  # only decks need the rules of their game
    from generator.games.knights.deck_file import DeckModel, to_deck

    source = read(path)
    complaints = check_pictures(to_deck(fit(DeckModel, source), path.stem), shelf_pictures())
    return in_order((*problems, *placed(complaints, source.places, source.file)))


def shelf_pictures() -> frozenset[str]:
    """The names of the pictures of all themes on the shelves that can be read."""
    found: set[str] = set()
    for name in names("themes"):
        with suppress(InputError, FileError, UsageError):
            found |= read_theme(name).pictures.keys()
    return frozenset(found)


def _laid_out(job: Job) -> tuple[Problem, ...]:
    try:
        return lay_out(job).warnings
    except InputError as error:
        return error.problems


FILE_KINDS = (
    FileKind("result", frozenset({"game"}), result_problems),
    FileKind("theme", frozenset({"colours", "base"}), theme_problems),
    FileKind("card size", frozenset({"bleed", "corner_radius"}), card_size_problems),
    FileKind("paper", frozenset({"width", "height", "margin"}), paper_problems),
    FileKind("field", frozenset({"fields", "field", "rows", "columns"}), field_file_problems),
    FileKind("plan", frozenset(AXES), plan_problems),
    FileKind("mix", frozenset({"twists"}), mix_problems),
    FileKind("deck", frozenset({"cards"}), deck_problems),
    FileKind("pieces", frozenset({"pieces"}), partial(data_file_problems, "pieces")),
    FileKind("dice", frozenset({"yellow", "orange"}), partial(data_file_problems, "dice")),
)
"""In the order they are tried; a theme has twists too, and a field file has them beside its size. The result of a game
names fields or pieces as well."""
