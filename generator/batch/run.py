"""A batch from its plan to its manifest."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import nlargest
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from generator.batch.ledger import Ledger
from generator.batch.matrix import Combination, Matrix, matrix_of
from generator.batch.names import pattern_complaints
from generator.batch.orders import Claims, Naming, Order, Wanted, collisions, files_of, marks_of, orders_of
from generator.batch.worker import WORKSHOPS, Outcome, Task, outcome_of
from generator.config.plan import Plan, number_complaints, plan_at
from generator.problems import Complaint, FileError, InputError, Problem, UsageError, placed
from generator.safe_file import write_file

LARGEST_SHARE = 8  # orders in one task
MADE_ALONE = 16  # files for which further processes are not worth their start
SLOWEST = 3


@dataclass(frozen=True, slots=True)
class Request:
    """A plan, and how it is carried out. `jobs` is the number of processes (None: as many as are worth it)."""

    plan: Plan
    out: Path
    jobs: int | None = None
    together: bool = False
    archive: bool = False
    previews: bool = False
    fresh: bool = False
    force: bool = False
    cluster: str | None = None
    folder_limit: int = 0
    debug: bool = False


class Watch(Protocol):
    """Who is told how a run goes on."""

    def begin(self, total: int) -> None: ...

    def made(self, path: str, unchanged: bool) -> None: ...

    def failed(self, path: str, problems: tuple[str, ...]) -> None: ...

    def note(self, text: str) -> None: ...


@dataclass(slots=True)
class Summary:
    """What came of a run. `slowest` has seconds and paths, `failures` paths and problems."""

    seed: int
    files: int = 0
    unchanged: int = 0
    bytes: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    slowest: list[tuple[float, str]] = field(default_factory=list)
    failures: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    manifest: Path | None = None
    archive: Path | None = None


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

    FileError when the manifest cannot be written, or the cluster not be used."""
    request = prepared.request
    start = perf_counter()
    summary = Summary(prepared.wanted.seed)
    total = sum(1 for _ in prepared.files())
    claims = Claims(prepared.wanted, prepared.naming)
    bench = _Bench(request, ledger, watch, summary, claims)
    finished = _outcomes(request, bench.tasks(prepared.orders(claims), _share(total, request)), total, watch)
    ledger.begin(prepared.wanted.seed)
    watch.begin(total)
    try:
        for task, outcomes in finished:
            for order, outcome in zip(task.orders, outcomes, strict=True):
                bench.take(order, outcome)
    except KeyboardInterrupt:
        summary.interrupted = True
    except BaseException:
        ledger.finish(interrupted=True)
        raise
    rows = (path for row in ledger.rows() for path in (row["path"], row.get("preview")) if path)
    if request.archive and not summary.interrupted:
        from generator.batch.archive import write_archive

        summary.archive = write_archive(ledger.folder, rows)
    summary.manifest = ledger.finish(summary.interrupted)
    summary.seconds = perf_counter() - start
    return summary


class _Bench:
    """The coordinator's own work: what is done already is passed over, what comes back is put in its place.

    Files are kept in the order of the plan, so that of two booklets with the same field always the same one gives way;
    what comes back before its turn waits."""

    def __init__(self, request: Request, ledger: Ledger, watch: Watch, summary: Summary, claims: Claims) -> None:
        self.request, self.ledger, self.watch, self.summary, self.claims = request, ledger, watch, summary, claims
        self.waiting: dict[int, tuple[Order, Outcome | None]] = {}
        self.next = 0

    def tasks(self, orders: Iterator[Order], share: int) -> Iterator[Task]:
        """Tasks of the orders whose files do not stand already."""
        together: list[Order] = []
        for order in orders:
            if self.ledger.unchanged(order, self.request.previews) is not None:
                self.take(order, None)
                continue
            # A task is of one combination, so that its process has the theme at hand.
            if together and (len(together) == share or together[-1].combination != order.combination):
                yield self._task(together)
                together = []
            together.append(order)
        if together:
            yield self._task(together)

    def take(self, order: Order, outcome: Outcome | None) -> None:
        """An order has come back, or stands already (None)."""
        self.waiting[order.index] = (order, outcome)
        while self.next in self.waiting:
            self._keep_in_turn(*self.waiting.pop(self.next))
            self.next += 1

    def _keep_in_turn(self, order: Order, outcome: Outcome | None) -> None:
        if not order.together and (outcome is None or outcome.row is not None):
            forms = outcome.forms if outcome else marks_of(WORKSHOPS.of(order.job).drawn(order.seed))
            if not self.claims.claim(order.seed, forms):
                order = self.claims.another(order, WORKSHOPS.of(order.job))
                outcome = None
        row = None if outcome or order.trouble else self.ledger.unchanged(order, self.request.previews)
        if row is not None:
            self.ledger.add(order.index, row)
            self._count(row, unchanged=True)
        else:
            self._keep(order, outcome or outcome_of(order, self._task([order])))

    def _keep(self, order: Order, outcome: Outcome) -> None:
        """Write what was made, or note why it was not."""
        if outcome.row is None:
            self._fail(order, outcome.problems)
            return
        row = dict(outcome.row)
        path = self.ledger.folder / order.path
        try:
            if self.ledger.is_taken(order.path):
                raise FileError(f"{order.path}: another file of this run has this name")
            written = write_file(path, outcome.data, self.request.force or self.ledger.wrote(order.path))
            if outcome.picture:
                row["preview"] = self._keep_picture(order, outcome.picture)
        except InputError as error:
            self._fail(order, tuple(str(problem) for problem in error.problems))
            return
        except FileError as error:
            self._fail(order, (str(error),))
            return
        self.ledger.add(order.index, row)
        self._count(row, unchanged=not written)
        self.summary.slowest = nlargest(SLOWEST, [*self.summary.slowest, (outcome.seconds, order.path)])

    def _keep_picture(self, order: Order, picture: bytes) -> str:
        from generator.preview.png import is_ours

        name = order.path.removesuffix(".pdf") + ".png"
        place = self.ledger.folder / name
        write_file(place, picture, self.request.force or is_ours(place))
        return name

    def _task(self, orders: list[Order]) -> Task:
        return Task(tuple(orders), self.request.previews, self.request.debug)

    def _count(self, row: dict[str, Any], unchanged: bool) -> None:
        self.summary.files += 1
        self.summary.unchanged += unchanged
        self.summary.bytes += row["bytes"]
        self.watch.made(row["path"], unchanged)

    def _fail(self, order: Order, problems: tuple[str, ...]) -> None:
        row = {"path": order.path, **order.combination.words, "seed": order.seed, "problems": list(problems)}
        self.ledger.add(order.index, row, failed=True)
        self.summary.failures.append((order.path, problems))
        self.watch.failed(order.path, problems)


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
