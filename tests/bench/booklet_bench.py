"""What a booklet costs: alone from the command line, in a batch against a plain ReportLab program, in bytes and memory.

`python tests/bench/booklet_bench.py [--quick]`. The plain program draws the very marks of our booklets with forms and
fonts registered once; ours counts the whole way from the seed: placing, proving, laying out and writing."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

from figures import MEGABYTE, ROOT, Figure, command_line, runs_of, spent_by, tell

MOST_STARTS, MOST_STARTS_HELP, MOST_OF_PLAIN, MOST_BYTES, MOST_MEMORY = 25, 14, 1.0, 45_000, 70


def figures(arguments: list[str]) -> Iterator[Figure]:
    yield from from_the_command_line(runs_of(arguments, 25))
    yield from in_a_batch(runs_of(arguments, 30))
    yield from in_bytes()


def from_the_command_line(runs: int) -> Iterator[Figure]:
    """Two bare starts are measured, one before and one after, for a machine that changes its pace meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        bare = spent_by("pass", 2 * runs).cpu
        told = spent_by(command_line("--help"), runs).cpu
        words = ("make", "kaesekaestchen", "--seed", "1", "--quiet", "--force", "-o", f"{folder}/a.pdf")
        made = spent_by(command_line(*words), runs, Path(folder))
        bare = min(bare, spent_by("pass", 2 * runs).cpu)
    yield Figure("make kaesekaestchen", made.cpu / bare, "bare Python starts", MOST_STARTS)
    yield Figure("--help", told / bare, "bare Python starts", MOST_STARTS_HELP)
    yield Figure("make kaesekaestchen, memory", made.memory / MEGABYTE, "MB", MOST_MEMORY)


def in_a_batch(rounds: int) -> Iterator[Figure]:
    from plain_reportlab import plain_write, register_fonts

    from generator.batch.workshop import Workshops
    from generator.job import Job
    from generator.pdf.font_files import folder
    from generator.pipeline import pdf_of

    register_fonts(folder())
    workshop = Workshops().of(Job("kaesekaestchen"))
    ours, plain = [], []
    for seed in range(rounds + 2):
        start = process_time()
        laid_out = workshop.lay_out(seed)
        pdf_of(laid_out)
        between = process_time()
        plain_write(laid_out.document, laid_out.theme.colours, laid_out.theme.pictures)
        if seed >= 2 or rounds == 1:  # the first two warm up
            ours.append(between - start)
            plain.append(process_time() - between)
    ratio = median(ours) / median(plain)
    yield Figure("one more booklet of a batch, of plain ReportLab", ratio, "of its CPU time", MOST_OF_PLAIN)


def in_bytes() -> Iterator[Figure]:
    from generator.job import Job
    from generator.pipeline import lay_out, pdf_of

    themes = sorted(path.parent.name for path in (ROOT / "themes").glob("*/theme.yaml"))
    for theme in themes:
        size = len(pdf_of(lay_out(Job("kaesekaestchen", theme=theme, seed=1))))
        yield Figure(f"booklet of {theme}", size, "bytes", MOST_BYTES)


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT)]
    sys.exit(not tell(figures(sys.argv[1:])))
