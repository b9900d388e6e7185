"""With real processes: what is left when one of them, or the one who started them, is ended by a signal."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path

import psutil
from batch_help import FIELDS, contents, kaeseblatt, manifest, started

from generator.batch.ledger import JOURNAL

RUN = ("batch", *FIELDS, "--count", 400, "--seed", 5)


def wait_for(what: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def running(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def children(pid: int) -> list[psutil.Process]:
    return [child for child in psutil.Process(pid).children() if running(child)]


def test_a_killed_process_costs_no_file(tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = started("batch", *FIELDS, "--count", 60, "--seed", 5, "--jobs", 2, "--out", out, folder=tmp_path)
    wait_for(lambda: len(list(out.glob("*.pdf"))) >= 2)
    workers = [child for child in children(process.pid) if "spawn_main" in " ".join(child.cmdline())]
    workers[0].kill()
    _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "a process died; what it had in hand is made again" in told
    assert len(manifest(out)["files"]) == 60


def test_ctrl_c_stops_within_a_second_and_the_next_run_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = started(*RUN, "--jobs", 2, "--out", out, folder=tmp_path)
    wait_for(lambda: len(list(out.glob("*.pdf"))) >= 3)
    workers = children(process.pid)
    start = time.monotonic()
    process.send_signal(signal.SIGINT)
    said, told = process.communicate(timeout=30)
    assert time.monotonic() - start < 5  # a second, on a machine that is not busy
    assert process.returncode == 130
    assert "Interrupted" in said
    assert "Traceback" not in told
    wait_for(lambda: not any(map(running, workers)), 5)
    document = manifest(out)
    assert document["interrupted"] is True
    files = contents(out)
    assert set(files) == {row["path"] for row in document["files"]} | {"manifest.json"}
    assert 3 <= len(document["files"]) < 400


def test_after_kill_9_nothing_runs_on_and_the_next_run_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    few = ("batch", *FIELDS, "--count", 40, "--jobs", 2, "--out", out)
    process = started(*few, "--seed", 5, folder=tmp_path)
    wait_for(lambda: len(list(out.glob("*.pdf"))) >= 3)
    workers = children(process.pid)
    process.kill()
    process.communicate()
    wait_for(lambda: not any(map(running, workers)), 10)
    assert (out / JOURNAL).is_file()
    for path in out.glob("*.pdf"):
        assert path.read_bytes().endswith(b"%%EOF\n")
    result = kaeseblatt("batch", *FIELDS, "--count", 40, "--jobs", 1, "--out", out)  # the journal knows the seed
    assert result.exit_code == 0
    assert int(result.stdout.split(" unchanged")[0].rpartition(" ")[2]) >= 2
    assert not (out / JOURNAL).exists()
    kaeseblatt("batch", *FIELDS, "--count", 40, "--jobs", 1, "--seed", 5, "--out", tmp_path / "whole")
    assert contents(out) == contents(tmp_path / "whole")


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
