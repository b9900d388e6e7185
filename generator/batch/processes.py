"""Tasks in processes of this machine. They outlive neither Ctrl-C nor the one who started them, and when one of them
dies, the rest goes on."""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from multiprocessing.process import BaseProcess

from generator.batch.worker import Outcome, Task, make_all

AHEAD = 2  # tasks a process has waiting beside the one it works on
PATIENCE = 0.5  # seconds after which a waiting main thread looks up, so that Ctrl-C reaches it everywhere
DIED = "the process that made it died; is there enough memory?"


def here(tasks: Iterator[Task]) -> Iterator[tuple[Task, list[Outcome]]]:
    """Every task with its outcomes, in this process."""
    for task in tasks:
        yield task, make_all(task)


def in_processes(tasks: Iterator[Task], jobs: int, note: Callable[[str], None]) -> Iterator[tuple[Task, list[Outcome]]]:
    """Every task with its outcomes, as they are finished by `jobs` processes.

    When a process dies, all that were at work are started again, and the orders that were in hand are made alone one
    by one: only the one whose process dies again has failed. `note` is told."""
    crew = Crew(jobs)
    waiting: dict[Future[list[Outcome]], Task] = {}
    lost: list[Task] = []
    try:
        while True:
            while len(waiting) < jobs * (1 + AHEAD) and not lost and (task := next(tasks, None)):
                _give(crew, task, waiting, lost)
            if waiting:
                done, _ = wait(waiting, PATIENCE, FIRST_COMPLETED)
                for future in done:
                    yield from _taken(future, waiting.pop(future), lost)
            elif not lost:
                return
            if lost and not waiting:
                note("a process died; what it had in hand is made again")
                crew.start_again(1)
                for order in sorted((order for task in lost for order in task.orders), key=lambda order: order.index):
                    yield _alone(crew, Task((order,), lost[0].previews, lost[0].debug))
                lost.clear()
                crew.start_again(jobs)
    finally:
        crew.stop()


def _give(crew: Crew, task: Task, waiting: dict[Future[list[Outcome]], Task], lost: list[Task]) -> None:
    try:
        waiting[crew.submit(task)] = task
    except BrokenProcessPool:
        lost.append(task)


def _taken(future: Future[list[Outcome]], task: Task, lost: list[Task]) -> Iterator[tuple[Task, list[Outcome]]]:
    try:
        yield task, future.result()
    except BrokenProcessPool:
        lost.append(task)
    except Exception as error:  # what could not be sent here
        yield task, [Outcome(problems=(f"{type(error).__name__}: {error}",)) for _ in task.orders]


def _alone(crew: Crew, task: Task) -> tuple[Task, list[Outcome]]:
    try:
        future = crew.submit(task)
        while not wait([future], PATIENCE).done:
            pass
        return task, future.result()
    except BrokenProcessPool:
        crew.start_again(1)
        return task, [Outcome(problems=(DIED,)) for _ in task.orders]


class Crew:
    """Processes that are started when there is work for them."""

    def __init__(self, jobs: int) -> None:
        self.others = set(active_children())
        self.pool = self._pool(jobs)

    def submit(self, task: Task) -> Future[list[Outcome]]:
        """Give a task to the next free process. BrokenProcessPool when one has died."""
        # A process inherits which signals are held back: Ctrl-C is for the one who started it to act on.
        if hasattr(signal, "pthread_sigmask") and threading.current_thread() is threading.main_thread():
            before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                return self.pool.submit(make_all, task)
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)
        return self.pool.submit(make_all, task)

    def start_again(self, jobs: int) -> None:
        """A new set of processes instead of these."""
        self.stop()
        self.pool = self._pool(jobs)

    def stop(self) -> None:
        """End all processes now, whatever they do."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        mine: list[BaseProcess] = [process for process in active_children() if process not in self.others]
        for process in mine:
            process.kill()
        for process in mine:
            process.join(1)

    def _pool(self, jobs: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=begin)


def begin() -> None:
    """What a new process does first: it leaves Ctrl-C to its parent, and ends when that is gone. Booklets leave few
    cycles behind, so they need not be looked for often."""
    gc.set_threshold(50_000, 20, 50)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)
