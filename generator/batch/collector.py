"""The coordinator's own work: what processes have made is put in its place, in the order of the plan."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from heapq import nlargest
from typing import Any

from generator.batch.ledger import Ledger
from generator.batch.orders import Claims, Order, marks_of
from generator.batch.request import Request, Summary, Watch
from generator.batch.worker import WORKSHOPS, Outcome, Task, outcome_of
from generator.problems import FileError, InputError
from generator.safe_file import DiskFullError, write_file

SLOWEST = 3


class Collector:
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
                row["preview_sha256"] = sha256(outcome.picture).hexdigest()
        except InputError as error:
            self._fail(order, tuple(str(problem) for problem in error.problems))
            return
        except FileError as error:
            if isinstance(error, DiskFullError) or not os.access(self.ledger.folder, os.W_OK):
                raise
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
