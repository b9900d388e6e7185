"""What a run of many booklets costs: against Typst, in one file, in two processes, in memory; and previews of it.

`python tests/bench/batch_bench.py [--quick]`. Typst (PyPI `typst`) draws the very marks of our booklets and decks from
a ready source; ours counts the whole way from the seed. Two processes are only measured where there are two processors
and they are not busy with other things; times of processes are by the clock, all others are CPU."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from figures import ROOT, Figure, runs_of, tell

LEAST_OF_TYPST, MOST_OF_PLAIN, MOST_BYTES, LEAST_OF_TWO, MOST_MEMORY, LEAST_OF_PDFTOPPM = 4.0, 0.3, 9000, 1.6, 1.1, 4.0
GAME = ("batch", "--games", "kaesekaestchen", "--seed", "5", "--quiet", "--fresh")


def figures(arguments: list[str]) -> Iterator[Figure]:
    quick = "--quick" in arguments
    yield from against_typst(runs_of(arguments, 10))
    yield from in_one_file(4 if quick else 100)
    yield from in_processes(20 if quick else 200)
    yield from in_memory(*((10, 30) if quick else (100, 1000)))
    yield from in_pictures(2 if quick else 20)


def against_typst(rounds: int) -> Iterator[Figure]:
    if not (find_spec("typst") and find_spec("fontTools")):
        sys.stdout.write("Typst is not installed (pip install typst fonttools): no comparison\n")
        return
    import typst
    from plain_typst import font_folder, typst_source

    from generator.batch.workshop import Workshops
    from generator.job import Job
    from generator.pipeline import pdf_of

    compiler = typst.Compiler(font_paths=[str(font_folder())], ignore_system_fonts=True)
    for name, job in (("booklet", Job("kaesekaestchen")), ("deck of 66 cards", Job("kaese-wuerfeln", ("cards",)))):
        workshop = Workshops().of(job)
        ours, theirs = [], []
        for seed in range(rounds + 2):
            start = process_time()
            laid_out = workshop.lay_out(seed)
            pdf_of(laid_out)
            spent = process_time() - start
            source = typst_source(laid_out.document, laid_out.theme.colours, laid_out.theme.pictures).encode()
            start = process_time()
            compiler.compile(input=source, format="pdf", pdf_tags=False)
            if seed >= 2 or rounds == 1:  # the first two warm up
                ours.append(spent)
                theirs.append(process_time() - start)
        yield Figure(
            f"Typst, of our CPU time for a {name}", median(theirs) / median(ours), "times", LEAST_OF_TYPST, True
        )


def in_one_file(count: int) -> Iterator[Figure]:
    """Against the plain ReportLab program of `booklet_bench`, and against our own separate files."""
    from plain_reportlab import plain_write, register_fonts

    from generator.batch.matrix import matrix_of
    from generator.batch.orders import Claims, Naming, Wanted, orders_of
    from generator.batch.worker import WORKSHOPS, Task, make_all
    from generator.config.plan import Plan
    from generator.pdf.font_files import folder
    from generator.pipeline import pdf_of

    register_fonts(folder())
    combinations = matrix_of(Plan({"games": ("kaesekaestchen",)})).combinations
    workshop = WORKSHOPS.of(combinations[0].job(0))
    for seed in range(3):
        laid_out = workshop.lay_out(seed)
        pdf_of(laid_out)
        plain_write(laid_out.document, laid_out.theme.colours, laid_out.theme.pictures)

    def separate() -> None:
        for seed in range(100, 100 + count):
            pdf_of(workshop.lay_out(seed))

    def plain() -> None:
        for _ in range(max(1, count // 5)):
            plain_write(laid_out.document, laid_out.theme.colours, laid_out.theme.pictures)

    made: list[Any] = []

    def together() -> None:
        wanted = Wanted(count, 5, True)
        orders = orders_of(combinations, wanted, Naming(), lambda _: True, WORKSHOPS, Claims(wanted, Naming()))
        made.extend(make_all(Task(tuple(orders))))

    one = cpu(together) / count
    yield Figure("--one-file, of plain ReportLab", one / (cpu(plain) / max(1, count // 5)), "of its CPU", MOST_OF_PLAIN)
    yield Figure("--one-file, of our separate files", one / (cpu(separate) / count), "of their CPU")
    yield Figure("--one-file, a booklet", len(made[0].data) / count, "bytes", MOST_BYTES if count >= 50 else None)


def in_processes(count: int) -> Iterator[Figure]:
    if (os.cpu_count() or 1) < 2:
        return
    seconds: dict[int, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for jobs in (1, 2, 1, 2):
            words = (*GAME, "--count", str(count), "--jobs", str(jobs), "--out", f"{folder}/{jobs}")
            seconds[jobs] = min(seconds.get(jobs, 1e9), clock(program(Path(folder)), *words))
    limit = LEAST_OF_TWO if count >= 200 else None
    yield Figure(f"two processes, of one, {count} booklets", seconds[1] / seconds[2], "times", limit, True)


def in_memory(few: int, many: int) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        held = [
            memory(program(Path(folder)), *GAME, "--count", str(count), "--jobs", "1", "--out", f"{folder}/{count}")
            for count in (few, many)
        ]
    yield Figure(f"memory of {many} booklets, of {few}", held[1] / held[0], "times", MOST_MEMORY)


def in_pictures(booklets: int) -> Iterator[Figure]:
    if not shutil.which("pdftoppm"):
        return
    with tempfile.TemporaryDirectory() as folder:
        words = (*GAME, "--count", str(booklets), "--one-file", "--jobs", "1", "--out", folder)
        clock(program(Path(folder)), *words)
        row = json.loads((Path(folder) / "manifest.json").read_bytes())["files"][0]
        source = f"{folder}/{row['path']}"
        ours = clock(program(Path(folder)), "preview", source, "--dpi", "100", "--quiet", "--out", f"{folder}/ours")
        theirs = clock("pdftoppm", "-r", "100", "-png", source, f"{folder}/theirs")
    name = f"pdftoppm -png, of our previews of {row['pages']} pages"
    yield Figure(name, theirs / ours, "times", LEAST_OF_PDFTOPPM if booklets >= 20 else None, True)


def cpu(work: Callable[[], None]) -> float:
    start = process_time()
    work()
    return process_time() - start


def program(folder: Path) -> str:
    """A file that is our command: new processes read it again, so it has to be one."""
    path = folder / "kaeseblatt_program.py"
    path.write_text(
        f"import sys\nsys.path[:0] = [{str(ROOT)!r}]\nfrom generator.cli import app\n"
        "if __name__ == '__main__':\n    app()\n",
        encoding="utf-8",
    )
    return str(path)


def memory(*words: str) -> int:
    """The most that a run of our command held."""
    child = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        raise RuntimeError(f"{words} ended with {child.returncode}")
    return usage.ru_maxrss


def clock(*words: str) -> float:
    """Seconds by the clock of a command; a Python file is run by this Python."""
    start = perf_counter()
    command = [sys.executable, *words] if words[0].endswith(".py") else list(words)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return perf_counter() - start


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT)]
    sys.exit(not tell(figures(sys.argv[1:])))
