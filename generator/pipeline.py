"""The one way from files to a PDF: names -> files -> checked shapes -> game -> content -> pages -> bytes -> file."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from generator import __version__
from generator.asking import ask_of, ask_with
from generator.config.mix import read_mix
from generator.config.shelf import is_path
from generator.config.theme import Theme
from generator.frozen import frozen
from generator.game import SEED, Game, Material, Prepared
from generator.job import ALL, Job, game_of, ink_of, language_of, materials_of, size_of, spelt
from generator.page.marks import Document
from generator.problems import FileError, InputError, Place, Problem, UsageError, placed
from generator.sheets.pages import Chapter, bound_pages, pages_of
from generator.sheets.setting import Setting
from generator.surroundings import Surroundings, option_places, read_surroundings
from generator.unused import notes_on, refuse_contradictions, used_by, without_unused
from generator.words import Phrase


@frozen
class LaidOut:
    """A job up to the last step: its pages as marks, and what the file will be called."""

    document: Document
    theme: Theme
    job: Job
    materials: tuple[str, ...]
    codes: tuple[str, ...]
    warnings: tuple[Problem, ...]


def lay_out(job: Job) -> LaidOut:
    """Everything but the ink; `check` goes this way too, so that what does not fit is found before printing."""
    game, wanted = settled(job)
    notes = notes_on(job, materials_of(wanted, game), game)
    try:
        around = read_surroundings(wanted, game)
    except InputError as error:
        raise InputError((*notes, *error.problems, *_also_wrong(wanted, game))) from None
    try:
        laid_out = lay_out_in(wanted, game, around)
    except InputError as error:
        raise InputError((*notes, *error.problems)) from None
    return replace(laid_out, warnings=tuple(dict.fromkeys((*notes, *laid_out.warnings))))


def settled(job: Job) -> tuple[Game, Job]:
    """The game, and the job with its materials and its seed decided and without what these do not use. UsageError for
    a choice there is not, and for choices that contradict each other."""
    job = spelt(job)
    game = game_of(job)
    materials = materials_of(job, game)
    language_of(job), ink_of(job), size_of(job)
    names = (ALL,) if ALL in job.materials else tuple(material.name for material in materials)
    job = without_unused(replace(job, materials=names), materials)
    refuse_contradictions(job)
    return game, replace(job, seed=_seed_of(job, materials))


def lay_out_in(job: Job, game: Game, around: Surroundings, known: list[tuple[Any, Any]] | None = None) -> LaidOut:
    """A settled job in surroundings that are read already; `known` keeps what jobs of the same surroundings share."""
    materials = materials_of(job, game)
    prepared = _prepared(job, game, around)
    around = replace(around, places={**around.places, **prepared.places})
    chapters = [
        Chapter(Phrase(_capital(material.title[job.lang])), material.contents(prepared.setup, around.words))
        for material in materials
    ]
    slug = slug_of(job, game, around)
    setting = Setting(around.paper, around.theme, around.measure, around.words, slug, around.cards, known, job.large)
    if job.materials == (ALL,):
        sheets = bound_pages(Phrase(game.title[job.lang]), chapters, setting)
    else:
        sheets = pages_of([content for chapter in chapters for content in chapter.contents], setting)
    warnings = around.said((*prepared.complaints, *sheets.complaints))
    title = " · ".join((game.title[job.lang], around.theme.titles[job.lang]))
    document = Document(
        sheets.pages,
        title=title,
        subject=", ".join(material.title[job.lang] for material in materials),
        keywords=prepared.codes,
        lang=job.lang,
        duplex=sheets.duplex,
        stamps=sheets.stamps,
    )
    names = tuple(material.name for material in materials)
    job = replace(job, paper=around.paper.name)
    return LaidOut(document, around.theme, job, names, prepared.codes, (*around.warnings, *warnings))


def pdf_of(laid_out: LaidOut) -> bytes:
    """The bytes of the file: same version, same inputs, same seed - same bytes."""
    from generator.pdf.write import write  # ReportLab is only loaded for ink

    return write(laid_out.document, laid_out.theme.colours, laid_out.theme.pictures, ink_of(laid_out.job))


def slug_of(job: Job, game: Game, around: Surroundings) -> str:
    """The facts in the margin of every sheet, but for paper and sheet number."""
    facts = [game.title[job.lang], around.theme.titles[job.lang]]
    if job.seed is not None:
        facts.append(around.words.text("slug.seed", seed=job.seed))
    return " · ".join((*facts, f"kaeseblatt {__version__}"))


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]


def _seed_of(job: Job, materials: tuple[Material, ...]) -> int | None:
    """The seed that was given, or a drawn one of six digits; none when nothing is left to be drawn by lot."""
    if job.seed is not None or job.codes or SEED not in used_by(materials):
        return job.seed
    return int.from_bytes(os.urandom(8), "big") % 1_000_000


def _prepared(job: Job, game: Game, around: Surroundings) -> Prepared:
    """The game's set-up, after everything that was asked for has been checked."""
    ask = ask_of(job, around)
    around.said(game.check(ask))
    prepared = game.set_up(ask)
    around.said(prepared.complaints)
    return prepared


def _also_wrong(job: Job, game: Game) -> tuple[Problem, ...]:
    """What the game says against the options of a job whose theme or other files cannot be used."""
    try:
        mix = read_mix(job.mix).twists if job.mix is not None else {}
    except (InputError, UsageError, FileError):
        mix = {}
    paths = any(map(is_path, job.codes))
    ask = ask_with(job, Phrase(""), Phrase(""), mix, () if paths else job.codes)
    return placed(game.check(ask), {**option_places(), "twists": Place("--mix")}, "kaeseblatt")
