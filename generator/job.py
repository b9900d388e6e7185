"""One PDF that is wanted, as it was asked for, and the choices that are fixed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, cast

from generator.catalogue import GAMES, game_named
from generator.frozen import frozen
from generator.game import Game, Material
from generator.problems import UsageError, did_you_mean
from generator.words import LANGUAGES

InkMode = Literal["full", "light", "grey"]
SHIPPED_PAPERS = ("a3", "a4", "a5", "letter")
ALL = "all"
"""Instead of the names of materials: everything for one game, with a contents page."""
INK_MODES: tuple[InkMode, ...] = ("full", "light", "grey")


@frozen
class CardOptions:
    """How cards are printed, as it was asked for. `bleed` and `gap` are mm, None for what the card's size says;
    `only` picks cards by number or name; `size` is a name or path of a card size; `printer` a profile's name."""

    backs: str = "duplex-long"
    marks: str = "corner"
    bleed: float | None = None
    gap: float | None = None
    order: str = "interleaved"
    only: str | None = None
    copies: int = 1
    size: str | None = None
    printer: str | None = None


@frozen
class Job:
    """Everything that decides the bytes of the file. `size` is `RxC`, `codes` are fields to print again; without a
    seed one is drawn. `deck` is a name or path of a deck, `players` how many play, `dice` which dice are rolled;
    `large` is large print."""

    game: str
    materials: tuple[str, ...] = ()
    theme: str = "kaesekeller"
    mix: str | None = None
    lang: str = "de"
    paper: str = "a4"
    seed: int | None = None
    ink: str = "full"
    size: str | None = None
    count: int | None = None
    codes: tuple[str, ...] = ()
    deck: str | None = None
    players: int | None = None
    dice: str | None = None
    pieces: str | None = None
    large: bool = False
    cards: CardOptions = CardOptions()


def spelt(job: Job) -> Job:
    """The job with the names of shipped things in small letters, however they were typed."""
    paper = job.paper.lower()
    return replace(
        job,
        game=job.game.lower(),
        materials=tuple(name.lower() for name in job.materials),
        lang=job.lang.lower(),
        ink=job.ink.lower(),
        paper=paper if paper in SHIPPED_PAPERS else job.paper,
    )


def game_of(job: Job) -> Game:
    """The job's game. UsageError names those there are."""
    return game_named(chosen("game", job.game, GAMES))


def materials_of(job: Job, game: Game) -> tuple[Material, ...]:
    """The job's materials, the game's first one when none is named; for `all` everything that is not part of
    something else. UsageError names those there are, or a material that is not offered on the paper."""
    names = dict.fromkeys(job.materials or (game.materials[0].name,))
    if ALL in names:
        return _all_materials(job, game)
    known = [material.name for material in game.materials]
    found = [material for name in names if (material := game.material(chosen("material", name, (*known, ALL))))]
    for material in found:
        if job.large and not material.large:
            offered = ", ".join(each.name for each in game.materials if each.large) or "no material"
            raise UsageError(f"--large is offered for {offered} of {game.name}, not for {material.name}")
        if not _offered(material, job.paper):
            papers = ", ".join(material.papers)
            raise UsageError(
                f"of the shipped papers {material.name} is offered on {papers}, not on {job.paper}; a paper file of "
                "your own is tried (--paper PATH)"
            )
    return tuple(found)


def _all_materials(job: Job, game: Game) -> tuple[Material, ...]:
    if len(set(job.materials)) > 1:
        raise UsageError(f"{ALL} is every material; name no other beside it")
    if job.large:
        raise UsageError(f"--large goes with a material that is offered in large print, not with {ALL}")
    found = tuple(material for material in game.materials if not material.part_of)
    missing = [material for material in found if not _offered(material, job.paper)]
    if missing:
        offered = [material.name for material in found if material not in missing]
        papers = [paper for paper in SHIPPED_PAPERS if all(paper in material.papers for material in found)]
        beside = f"; {', '.join(offered)} alone can be printed on it" if offered else ""
        raise UsageError(
            f"{ALL} of {game.name} is offered on {', '.join(papers)}, not on {job.paper}, which is too small for "
            f"{', '.join(material.name for material in missing)}{beside}"
        )
    return found


def _offered(material: Material, paper: str) -> bool:
    return paper not in SHIPPED_PAPERS or paper in material.papers


def language_of(job: Job) -> str:
    """UsageError for a language we do not print."""
    return chosen("language", job.lang, LANGUAGES)


def ink_of(job: Job) -> InkMode:
    """UsageError for an unknown ink mode."""
    return cast(InkMode, chosen("ink", job.ink, INK_MODES))


def size_of(job: Job) -> tuple[int, int] | None:
    """Rows and columns of `RxC`. UsageError for anything else; whether a field can be that large the game says."""
    if job.size is None:
        return None
    rows, cross, columns = job.size.lower().replace("×", "x").partition("x")
    if not (cross and rows.strip().isdecimal() and columns.strip().isdecimal() and len(job.size) <= 9):
        raise UsageError(f'the size "{job.size}" must be rows x columns, like 6x6')
    return int(rows), int(columns)


def chosen(what: str, name: str, known: Iterable[str]) -> str:
    """The name, if it is one of the known. UsageError with the nearest and the list otherwise."""
    known = tuple(known)
    if name not in known:
        raise UsageError(f'there is no {what} "{name}"{did_you_mean(name, known)} (there are {", ".join(known)})')
    return name
