"""A laid-out job becomes a file: its name, how it is written, and its row in `--json` and manifests."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from generator.frozen import frozen
from generator.game import SEED
from generator.job import Job, game_of, materials_of
from generator.pipeline import LaidOut, lay_out, pdf_of
from generator.problems import Problem
from generator.safe_file import write_file
from generator.unused import used_by

STDOUT = "-"


@frozen
class Made:
    """A written file as the row of `make --json`; `written` is False when the same bytes stood there already. `by_lot`
    tells whether another seed would print something else; `data` is the PDF that was asked for on stdout."""

    row: dict[str, Any]
    warnings: tuple[Problem, ...]
    written: bool
    by_lot: bool = False
    data: bytes = b""


def make_file(job: Job, output: str | None, force: bool) -> Made:
    """Lay the job out, write the PDF beside its place and rename it; with STDOUT as its place it is only given back.
    InputError, UsageError or FileError, and then nothing is written."""
    laid_out = lay_out(job)
    data = pdf_of(laid_out)
    materials = materials_of(laid_out.job, game_of(laid_out.job))
    by_lot = laid_out.job.seed is not None and SEED in used_by(materials)
    if output == STDOUT:
        return Made(row_of(laid_out, Path(STDOUT), data), laid_out.warnings, True, by_lot, data)
    path = output_path(laid_out, output)
    written = write_file(path, data, force)
    return Made(row_of(laid_out, path, data), laid_out.warnings, written, by_lot)


def output_path(laid_out: LaidOut, output: str | None) -> Path:
    """The path that was asked for, or the contract's name in `output/` or in the folder that was asked for."""
    job = laid_out.job
    ink = "" if job.ink == "full" else f"-{job.ink}"
    materials = "+".join(job.materials)
    name = f"{job.game}-{materials}-{laid_out.theme.name}-{job.paper}-{job.lang}{ink}{_mark_of(laid_out)}.pdf"
    return placed(output, name)


def placed(output: str | None, name: str) -> Path:
    """The path that was asked for; the name in `output/` when none was, or in the folder that was."""
    if output is None:
        return Path("output") / name
    if output.endswith(("/", os.sep)) or os.path.isdir(output):
        return Path(output) / name
    return Path(output)


def _mark_of(laid_out: LaidOut) -> str:
    """What tells files apart that differ only in what is drawn by lot: the seed, or the field codes; of several the
    first and a checksum of all."""
    if laid_out.job.seed is not None:
        return f"-{laid_out.job.seed}"
    codes = [code.replace("-", "") for code in laid_out.codes]
    if len(codes) < 2:
        return "".join(f"-{code}" for code in codes)
    from zlib import crc32

    return f"-{codes[0]}-and-{len(codes) - 1}-more-{crc32(' '.join(codes).encode()):08x}"


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
        **{name: asked for name, asked in (("size", job.size), ("mix", job.mix)) if asked is not None},
        "codes": list(laid_out.codes),
        "warnings": [str(problem) for problem in laid_out.warnings],
    }
