"""The one way from files to a PDF: names -> files -> checked shapes -> game -> content -> pages -> bytes -> file."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from generator import __version__
from generator.config.theme import Theme
from generator.frozen import frozen
from generator.game import Ask, Game, Prepared
from generator.job import ALL, Job, game_of, ink_of, language_of, materials_of, size_of
from generator.page.marks import Document
from generator.problems import Problem
from generator.safe_file import write_file
from generator.sheets.pages import Chapter, bound_pages, pages_of
from generator.sheets.setting import Setting
from generator.surroundings import Surroundings, read_surroundings
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


@frozen
class Made:
    """A written file as the row of `make --json`; `written` is False when the same bytes stood there already."""

    row: dict[str, Any]
    warnings: tuple[Problem, ...]
    written: bool


def make_file(job: Job, output: str | None, force: bool) -> Made:
    """Lay the job out, write the PDF beside its place and rename it. InputError, UsageError or FileError, and then
    nothing is written."""
    laid_out = lay_out(job)
    data = pdf_of(laid_out)
    path = output_path(laid_out, output)
    written = write_file(path, data, force)
    return Made(row_of(laid_out, path, data), laid_out.warnings, written)


def lay_out(job: Job) -> LaidOut:
    """Everything but the ink; `check` goes this way too, so that what does not fit is found before printing."""
    game, job = settled(job)
    return lay_out_in(job, game, read_surroundings(job, game))


def settled(job: Job) -> tuple[Game, Job]:
    """The game, and the job with its materials and its seed decided. UsageError for a choice there is not."""
    game = game_of(job)
    materials = materials_of(job, game)
    language_of(job), ink_of(job)
    names = (ALL,) if job.materials == (ALL,) else tuple(material.name for material in materials)
    return game, replace(job, materials=names, seed=_seed_of(job))


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


def output_path(laid_out: LaidOut, output: str | None) -> Path:
    """The path that was asked for, or the contract's name in `output/` or in the folder that was asked for."""
    job = laid_out.job
    mark = job.seed if job.seed is not None else laid_out.codes[0].replace("-", "")
    ink = "" if job.ink == "full" else f"-{job.ink}"
    materials = "+".join(job.materials)
    name = f"{job.game}-{materials}-{laid_out.theme.name}-{job.paper}-{job.lang}{ink}-{mark}.pdf"
    if output is None:
        return Path("output") / name
    if output.endswith(("/", os.sep)) or Path(output).is_dir():
        return Path(output) / name
    return Path(output)


def row_of(laid_out: LaidOut, path: Path, data: bytes) -> dict[str, Any]:
    """The contract's row for one file."""
    from hashlib import sha256

    job = laid_out.job
    return {
        "path": str(path),
        "bytes": len(data),
        "sha256": sha256(data).hexdigest(),
        "pages": len(laid_out.document.pages),
        "game": job.game,
        "materials": list(laid_out.materials),
        "theme": laid_out.theme.name,
        "paper": job.paper,
        "lang": job.lang,
        "ink": job.ink,
        "seed": job.seed,
        "codes": list(laid_out.codes),
        "warnings": [str(problem) for problem in laid_out.warnings],
    }


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]


def _seed_of(job: Job) -> int | None:
    """The seed that was given, or a drawn one of six digits; none when the fields are given by their codes."""
    if job.codes:
        return None
    return job.seed if job.seed is not None else int.from_bytes(os.urandom(8), "big") % 1_000_000


def _prepared(job: Job, game: Game, around: Surroundings) -> Prepared:
    """The game's set-up, after everything that was asked for has been checked."""
    ask = ask_of(job, around)
    around.said(game.check(ask))
    prepared = game.set_up(ask)
    around.said(prepared.complaints)
    return prepared


def ask_of(job: Job, around: Surroundings) -> Ask:
    """What the job asks of its game."""
    return Ask(
        materials=tuple(material.name for material in materials_of(job, game_of(job))),
        lang=job.lang,
        seed=job.seed or 0,
        title=Phrase(around.theme.titles[job.lang], f"title.{job.lang}"),
        tagline=Phrase(around.theme.taglines[job.lang], f"tagline.{job.lang}"),
        size=size_of(job),
        mix=around.mix,
        mix_scales=job.mix is None,
        codes=job.codes,
        count=job.count,
        deck=job.deck,
        players=job.players,
        dice=job.dice,
        pieces=job.pieces,
        large=job.large,
    )
