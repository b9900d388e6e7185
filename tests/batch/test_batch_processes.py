"""With real processes: what is left when one of them, or the one who started them, is ended."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from batch_help import FIELDS, contents, kaeseblatt, manifest, started

from generator.batch.ledger import JOURNAL
from generator.batch.matrix import matrix_of
from generator.batch.orders import Claims, Naming, Wanted, orders_of
from generator.batch.processes import DIED, in_processes
from generator.batch.worker import WORKSHOPS, Task
from generator.config.plan import Plan

RUN = ("batch", *FIELDS, "--count", 400, "--seed", 5)
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


def wait_for(what: Any, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    """Running processes whose parent it is."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if int(parent) == pid and state != "Z":
                found.append(int(entry.name))
    return found


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


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


@posix
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_a_killed_process_costs_no_file(tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = started("batch", *FIELDS, "--count", 60, "--seed", 5, "--jobs", 2, "--out", out, folder=tmp_path)
    wait_for(lambda: len(list(out.glob("*.pdf"))) >= 2)
    workers = [pid for pid in children(process.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    os.kill(workers[0], signal.SIGKILL)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "a process died; what it had in hand is made again" in told
    assert len(manifest(out)["files"]) == 60


@posix
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_ctrl_c_stops_within_a_second_and_the_next_run_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = started(*RUN, "--jobs", 2, "--out", out, folder=tmp_path)
    wait_for(lambda: len(list(out.glob("*.pdf"))) >= 3)
    workers = children(process.pid)
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    said, told = process.communicate(timeout=30)
    assert time.monotonic() - start < 1
    assert process.returncode == 130
    assert "Interrupted" in said
    assert "Traceback" not in told
    wait_for(lambda: not any(map(running, workers)), 1)
    document = manifest(out)
    assert document["interrupted"] is True
    files = contents(out)
    assert set(files) == {row["path"] for row in document["files"]} | {"manifest.json"}
    assert 3 <= len(document["files"]) < 400


@posix
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_after_kill_9_nothing_runs_on_and_the_next_run_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    few = ("batch", *FIELDS, "--count", 40, "--jobs", 2, "--out", out)
    process = started(*few, "--seed", 5, folder=tmp_path)
    wait_for(lambda: len(list(out.glob("*.pdf"))) >= 3)
    workers = children(process.pid)
    process.kill()
    process.communicate()
    wait_for(lambda: not any(map(running, workers)), 3)
    assert (out / JOURNAL).is_file()
    for path in out.glob("*.pdf"):
        assert path.read_bytes().endswith(b"%%EOF\n")
    result = kaeseblatt("batch", *FIELDS, "--count", 40, "--jobs", 1, "--out", out)  # the journal knows the seed
    assert result.exit_code == 0
    assert int(result.stdout.split(" unchanged")[0].rpartition(" ")[2]) >= 2
    assert not (out / JOURNAL).exists()
    kaeseblatt("batch", *FIELDS, "--count", 40, "--jobs", 1, "--seed", 5, "--out", tmp_path / "whole")
    assert contents(out) == contents(tmp_path / "whole")


@posix
def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = started(*RUN, "--jobs", 1, "--out", out, folder=tmp_path)
    try:
        wait_for(lambda: (out / JOURNAL).exists())
        result = kaeseblatt(*RUN, "--jobs", 1, "--out", out)
        assert result.exit_code == 3
        assert "another batch is at work in this folder" in result.stderr
    finally:
        process.kill()
        process.communicate()
