"""A plan's lists multiplied out: every combination that is to be made, checked before any work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from generator.catalogue import GAMES, game_named
from generator.config.paper import read_paper
from generator.config.plan import AXES, Plan
from generator.config.shelf import UnknownNameError, is_path, names
from generator.config.theme import read_theme
from generator.game import Game
from generator.job import INK_MODES, SHIPPED_PAPERS, Job, chosen
from generator.problems import Complaint, FileError, InputError, Problem, UsageError, placed
from generator.words import LANGUAGES

ALL = "all"
DEFAULTS: Mapping[str, tuple[str, ...]] = {
    "games": (ALL,),
    "themes": ("kaesekeller",),
    "papers": ("a4",),
    "langs": ("de",),
    "inks": ("full",),
}


@dataclass(frozen=True, slots=True)
class Combination:
    """One kind of file. `theme` and `paper` are names or paths, `theme_name` and `paper_name` are theirs."""

    game: str
    material: str
    theme: str
    paper: str
    lang: str
    ink: str
    theme_name: str
    paper_name: str

    @property
    def words(self) -> Mapping[str, str]:
        """Its facts as excludes and file names call them."""
        facts = (self.game, self.material, self.theme_name, self.paper_name, self.lang, self.ink)
        return dict(zip(AXES.values(), facts, strict=True))

    def job(self, seed: int) -> Job:
        """The job that makes a file of this kind."""
        return Job(
            self.game, (self.material,), theme=self.theme, lang=self.lang, paper=self.paper, seed=seed, ink=self.ink
        )

    def __str__(self) -> str:
        return "-".join(self.words.values())


@dataclass(frozen=True, slots=True)
class Matrix:
    """All combinations in their order: games, materials, themes, papers, languages, inks; and what was noticed."""

    combinations: tuple[Combination, ...]
    notes: tuple[Problem, ...] = ()


def matrix_of(plan: Plan) -> Matrix:
    """Every combination of a plan that is offered and not excluded. InputError with everything that is wrong."""
    complaints: list[Complaint] = []
    lists = {axis: plan.lists.get(axis, DEFAULTS.get(axis, ())) for axis in AXES}
    games = [game_named(name) for name in _known("games", "game", lists["games"], GAMES, complaints)]
    themes = _read("themes", lists["themes"], names("themes"), lambda name: read_theme(name).name, complaints)
    papers = _read("papers", lists["papers"], names("papers"), lambda name: read_paper(name).name, complaints)
    langs = _known("langs", "language", lists["langs"], LANGUAGES, complaints)
    inks = _known("inks", "ink", lists["inks"], INK_MODES, complaints)
    materials = _materials(lists["materials"], games, complaints)
    unoffered = []
    found = []
    for (game, material), theme, paper, lang, ink in product(materials, themes, papers, langs, inks):
        each = Combination(game.name, material, theme, paper, lang, ink, themes[theme], papers[paper])
        if _is_excluded(each, plan.excludes):
            continue
        offered = getattr(game.material(material), "papers", ())
        if paper in SHIPPED_PAPERS and paper not in offered:
            unoffered.append(f"{game.name} {material} is offered on {', '.join(offered)}, not on {paper}: left out")
            continue
        found.append(each)
    complaints += _idle_excludes(plan, themes, papers)
    if not found and not complaints:
        complaints.append(Complaint("", "nothing is left to make"))
    complaints += [Complaint("papers", text, "warning") for text in dict.fromkeys(unoffered)]
    problems = placed(complaints, plan.places, plan.file)
    if any(problem.severity == "error" for problem in problems):
        raise InputError(problems)
    return Matrix(tuple(found), problems)


def _known(
    axis: str, what: str, asked: tuple[str, ...], known: Iterable[str], complaints: list[Complaint]
) -> list[str]:
    """The entries that are known, `all` for every one; complaints for the others and for those named twice."""
    known = tuple(known)
    if asked == (ALL,):
        return list(known)
    found = []
    for index, name in enumerate(asked):
        key = f"{axis}[{index}]"
        if asked.index(name) != index:
            complaints.append(Complaint(key, f'"{name}" is named twice'))
            continue
        try:
            found.append(chosen(what, name, known))
        except UsageError as error:
            complaints.append(Complaint(key, str(error)))
    return found


def _read(
    axis: str,
    asked: tuple[str, ...],
    shelf: tuple[str, ...],
    name_of: Callable[[str], str],
    complaints: list[Complaint],
) -> dict[str, str]:
    """Names or whole paths of what can be read, with the name of each."""
    found: dict[str, str] = {}
    for index, entry in enumerate(shelf if asked == (ALL,) else asked):
        key = f"{axis}[{index}]"
        entry = str(Path(entry).absolute()) if is_path(entry) else entry  # processes may run elsewhere
        if entry in found:
            complaints.append(Complaint(key, f'"{entry}" is named twice'))
            continue
        try:
            found[entry] = name_of(entry)
        except (UnknownNameError, FileError) as error:
            complaints.append(Complaint(key, str(error)))
        except InputError as error:
            complaints.extend(Complaint(key, f'"{entry}" cannot be used: {problem}') for problem in error.problems)
    return found


def _materials(asked: tuple[str, ...], games: list[Game], complaints: list[Complaint]) -> list[tuple[Game, str]]:
    """Games with the materials to print of them: the first by default; an entry may be `game/material`."""
    if not asked:
        return [(game, game.materials[0].name) for game in games]
    offered = {f"{game.name}/{material.name}": (game, material.name) for game in games for material in game.materials}
    if asked == (ALL,):
        return list(offered.values())
    wanted: set[str] = set()
    known = dict.fromkeys([pair[1] for pair in offered.values()])
    for index, name in enumerate(asked):
        key = f"materials[{index}]"
        if asked.index(name) != index:
            complaints.append(Complaint(key, f'"{name}" is named twice'))
            continue
        matches = {full for full in offered if name in (full, full.partition("/")[2])}
        wanted |= matches
        if games and not matches:
            try:
                chosen("material", name, known)
            except UsageError as error:
                complaints.append(Complaint(key, f"{error} of the games of the plan"))
    return [pair for full, pair in offered.items() if full in wanted]


def _is_excluded(each: Combination, excludes: Iterable[Mapping[str, tuple[str, ...]]]) -> bool:
    words = each.words
    return any(all(words[word] in values for word, values in exclude.items()) for exclude in excludes)


def _idle_excludes(plan: Plan, themes: Mapping[str, str], papers: Mapping[str, str]) -> Iterable[Complaint]:
    """Excludes that name what the plan has not: most likely misspelled."""
    there = {
        "game": GAMES,
        "material": tuple(material.name for game in map(game_named, GAMES) for material in game.materials),
        "theme": (*names("themes"), *themes.values()),
        "paper": (*names("papers"), *papers.values()),
        "lang": LANGUAGES,
        "ink": INK_MODES,
    }
    for index, exclude in enumerate(plan.excludes):
        for word, values in exclude.items():
            for value in values:
                try:
                    chosen(word, value, dict.fromkeys(there[word]))
                except UsageError as error:
                    yield Complaint(f"exclude[{index}].{word}", str(error))
