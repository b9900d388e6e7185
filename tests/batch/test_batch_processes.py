"""What is made when a process dies."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from generator.batch.matrix import matrix_of
from generator.batch.orders import Claims, Naming, Wanted, orders_of
from generator.batch.processes import DIED, in_processes
from generator.batch.worker import WORKSHOPS, Task
from generator.config.plan import Plan


class Deadly:
    """Ends whatever process unpacks it."""

    def __reduce__(self) -> Any:
        return os._exit, (1,)


def test_the_order_on_which_a_process_dies_fails_and_the_rest_goes_on() -> None:
    matrix = matrix_of(Plan({"games": ("kaesekaestchen",), "materials": ("fields",)}))
    wanted = Wanted(6, 5, False)
    claims = Claims(wanted, Naming())
    orders = list(orders_of(matrix.combinations, wanted, Naming(), lambda _: True, WORKSHOPS, claims))
    orders[2] = replace(orders[2], job=Deadly())  # type: ignore[arg-type]
    tasks = [Task(tuple(orders[start : start + 2])) for start in (0, 2, 4)]
    notes: list[str] = []
    finished = {
        order.index: outcome
        for task, outcomes in in_processes(iter(tasks), 2, notes.append)
        for order, outcome in zip(task.orders, outcomes, strict=True)
    }
    assert sorted(finished) == [0, 1, 2, 3, 4, 5]
    assert finished[2].problems == (DIED,)
    assert [index for index, outcome in finished.items() if outcome.row is None] == [2]
    assert notes
