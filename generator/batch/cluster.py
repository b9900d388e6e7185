"""Tasks on the machines of a Dask cluster. Only names and seeds are sent there, and bytes come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

from generator.batch.inputs import versions
from generator.batch.worker import Outcome, Task, make_all
from generator.problems import FileError, UsageError

AHEAD = 3  # tasks for each thread of a worker
PATIENCE = 0.5
SECONDS_TO_CONNECT = 10


def in_cluster(tasks: Iterator[Task], address: str) -> Iterator[tuple[Task, list[Outcome]]]:
    """Every task with its outcomes, as they are finished. The connection stands on return.

    UsageError without the extra `cluster`; FileError when nobody answers at the address, when there are no workers, or
    when some have other versions."""
    return _outcomes(tasks, connected(address))


def _outcomes(tasks: Iterator[Task], client: Any) -> Iterator[tuple[Task, list[Outcome]]]:
    executor = client.get_executor(pure=False)
    waiting: dict[Future[list[Outcome]], Task] = {}
    try:
        most = AHEAD * sum(client.nthreads().values())
        while True:
            while len(waiting) < most and (task := next(tasks, None)):
                waiting[executor.submit(make_all, task)] = task
            if not waiting:
                return
            for future in wait(waiting, PATIENCE, FIRST_COMPLETED).done:
                task = waiting.pop(future)
                try:
                    yield task, future.result()
                except Exception as error:
                    yield task, [Outcome(problems=(f"{type(error).__name__}: {error}",)) for _ in task.orders]
    finally:
        for future in waiting:
            future.cancel()
        executor.shutdown(wait=False)
        client.close(timeout=1)


def connected(address: str) -> Any:
    """A client whose workers all have our versions."""
    try:
        from importlib import import_module

        client_of: Callable[..., Any] = import_module("distributed").Client
    except ImportError:
        raise UsageError("--cluster needs Dask: pip install 'kaeseblatt[cluster]'") from None
    try:
        client: Any = client_of(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise FileError(f"nobody answers as a Dask scheduler at {address}: {error}") from None
    try:
        different = differences(client)
    except BaseException:
        client.close(timeout=1)
        raise
    if different:
        client.close(timeout=1)
        raise FileError(f"the cluster at {address} cannot be used: {'; '.join(different)}")
    return client


def differences(client: Any) -> list[str]:
    """What keeps the workers from making the same bytes as this machine."""
    try:
        theirs = client.run(versions)
    except Exception as error:
        return [f"its workers do not have kaeseblatt ({type(error).__name__}: {error})"]
    if not theirs:
        return ["it has no workers"]
    ours = versions()
    return [
        f"worker {worker} has {name} {found.get(name, 'of no version')}, this machine {ours[name]}"
        for worker, found in sorted(theirs.items())
        for name in ours
        if found.get(name) != ours[name]
    ]
