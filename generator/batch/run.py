"""A batch from its plan to its manifest."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from generator.batch.collector import Collector
from generator.batch.ledger import Ledger
from generator.batch.matrix import Combination, Matrix, matrix_of
from generator.batch.names import pattern_complaints
from generator.batch.orders import Claims, Naming, Order, Wanted, collisions, files_of, orders_of
from generator.batch.request import Request, Summary, Watch
from generator.batch.worker import WORKSHOPS, Outcome, Task
from generator.config.plan import Plan, number_complaints, plan_at
from generator.problems import Complaint, FileError, InputError, Problem, UsageError, placed

LARGEST_SHARE = 8  # orders in one task
MADE_ALONE = 16  # files for which further processes are not worth their start


@dataclass(frozen=True, slots=True)
class Prepared:
    """A request that has been checked: nothing in it is wrong, as far as that can be told without work."""

    request: Request
    matrix: Matrix
    wanted: Wanted
    naming: Naming
    varied: dict[Combination, bool]

    def files(self) -> Iterator[tuple[Combination, int, int, str]]:
        """Every file as combination, number, seed and path."""
        return files_of(self.matrix.combinations, self.wanted, self.naming, self.varied.__getitem__)

    def orders(self, claims: Claims) -> Iterator[Order]:
        """Every file as an order."""
        varied = self.varied.__getitem__
        return orders_of(self.matrix.combinations, self.wanted, self.naming, varied, WORKSHOPS, claims)


def plan_problems(path: Path) -> tuple[Problem, ...]:
    """What there is to say about a plan whose files could be made. InputError with everything that is wrong."""
    return prepare(Request(plan_at(path), path.parent), 0).matrix.notes


def prepare(request: Request, last_seed: int | None) -> Prepared:
    """Check everything before any work; without a seed that of the last run is taken, or one is drawn.

    InputError with all problems, UsageError for the options."""
    WORKSHOPS.renew()
    plan = request.plan
    if request.jobs is not None and request.jobs < 1:
        raise UsageError(f"--jobs must be 1 or more, not {request.jobs}")
    if request.folder_limit < 0:
        raise UsageError(f"--folder-limit must be 0 or more, not {request.folder_limit}")
    complaints = [*number_complaints(plan.count, plan.seed), *pattern_complaints(plan.name)]
    wrong = placed(complaints, plan.places, plan.file)
    try:
        matrix = matrix_of(plan)
    except InputError as error:
        raise InputError([*wrong, *error.problems]) from None
    if wrong:
        raise InputError(wrong)
    seed = next(each for each in (plan.seed, last_seed, _drawn_seed()) if each is not None)
    wanted = Wanted(plan.count or 1, seed, request.together)
    limit = request.folder_limit // 2 if request.previews and request.folder_limit > 1 else request.folder_limit
    naming = Naming(plan.name, limit)
    varied = _varied(matrix, wanted)
    twice = list(collisions(matrix.combinations, wanted, naming, varied.__getitem__))
    if twice:
        raise InputError(placed([_collision(path, plan) for path in twice], plan.places, plan.file))
    return Prepared(request, matrix, wanted, naming, varied)


def run(prepared: Prepared, ledger: Ledger, watch: Watch) -> Summary:
    """Make every file. KeyboardInterrupt ends it at once: the summary then says so, and the manifest has what is done.
    So does a folder that takes nothing more; there may be no manifest then, but the journal has what is done.

    FileError when the run cannot begin, its manifest not be written, or the cluster not be used."""
    request = prepared.request
    start = perf_counter()
    summary = Summary(prepared.wanted.seed)
    total = sum(1 for _ in prepared.files())
    claims = Claims(prepared.wanted, prepared.naming)
    collector = Collector(request, ledger, watch, summary, claims)
    finished = _outcomes(request, collector.tasks(prepared.orders(claims), _share(total, request)), total, watch)
    ledger.begin(prepared.wanted.seed)
    watch.begin(total)
    try:
        for task, outcomes in finished:
            for order, outcome in zip(task.orders, outcomes, strict=True):
                collector.take(order, outcome)
        if request.archive:
            summary.archive = _archive(ledger)
        _tidy(request, ledger, summary)
    except KeyboardInterrupt:
        summary.interrupted = True
    except FileError as error:
        summary.stopped = error
    except BaseException:
        ledger.finish(interrupted=True)
        raise
    if summary.stopped:
        with suppress(FileError):  # the journal then stays
            summary.manifest = ledger.finish(interrupted=True)
    else:
        summary.manifest = ledger.finish(summary.interrupted)
    summary.seconds = perf_counter() - start
    return summary


def _outcomes(
    request: Request, tasks: Iterator[Task], total: int, watch: Watch
) -> Iterator[tuple[Task, list[Outcome]]]:
    if request.cluster:
        from generator.batch.cluster import in_cluster

        return in_cluster(tasks, request.cluster)
    from generator.batch.processes import here, in_processes
    from generator.preview.processors import usable_processors

    jobs = request.jobs
    if jobs is None:
        booklets = total * (request.plan.count or 1) if request.together else total
        jobs = min(usable_processors(), total, -(-booklets // MADE_ALONE))
    return here(tasks) if jobs == 1 else in_processes(tasks, jobs, watch.note)


def _archive(ledger: Ledger) -> Path:
    from generator.batch.archive import write_archive

    paths = (path for row in ledger.rows() for path in (row["path"], row.get("preview")) if path)
    archive, digest = write_archive(ledger.folder, paths)
    ledger.archived(digest)
    return archive


def _tidy(request: Request, ledger: Ledger, summary: Summary) -> None:
    """What earlier runs left goes when all starts over; a run that made nothing takes nothing away."""
    left = ledger.left()
    if request.fresh and summary.files:
        summary.removed = ledger.remove(left)
    gone = set(summary.removed)
    summary.left = [path for path in left if path not in gone]


def _share(total: int, request: Request) -> int:
    """Orders in a task: several, so that little is sent to and fro, but enough tasks for every process."""
    if request.together:
        return 1
    return max(1, min(LARGEST_SHARE, total // (8 * (request.jobs or os.cpu_count() or 1))))


def _varied(matrix: Matrix, wanted: Wanted) -> dict[Combination, bool]:
    """For each combination whether its files differ in what is drawn by lot. InputError with whatever is wrong."""
    varied: dict[Combination, bool] = {}
    problems: dict[Problem, None] = {}
    for each in matrix.combinations:
        try:
            workshop = WORKSHOPS.of(each.job(0))
            workshop.check()
            varied[each] = bool(workshop.drawn(wanted.seed))
        except InputError as error:
            problems.update(dict.fromkeys(error.problems))
    if problems:
        raise InputError(problems)
    return varied


def _collision(path: str, plan: Plan) -> Complaint:
    if plan.name is None:
        return Complaint("themes", f"two files would be called {path}; two themes or papers have one name")
    return Complaint("name", f"two files would be called {path}; the pattern must tell all of them apart")


def _drawn_seed() -> int:
    return int.from_bytes(os.urandom(8), "big") % 1_000_000
