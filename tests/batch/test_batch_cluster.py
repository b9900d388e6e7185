"""The same plan on a Dask cluster of two workers over TCP on this machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from batch_help import FIELDS, ROOT, contents, kaeseblatt

from generator.batch import cluster
from generator.batch.inputs import versions

RUN = f"""
import json, sys
sys.path.insert(0, {str(ROOT)!r})
from distributed import LocalCluster
from typer.testing import CliRunner
from generator.cli import app
if __name__ == "__main__":
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        address = cluster.scheduler_address
        result = CliRunner().invoke(app, [*sys.argv[1:], "--cluster", address])
    print(json.dumps({{"address": address, "code": result.exit_code, "told": result.output}}))
"""


def test_a_cluster_makes_the_same_bytes(tmp_path: Path) -> None:
    words = ("batch", *FIELDS, "--count", "6", "--langs", "de,en", "--seed", "5", "--quiet", "--previews")
    script = tmp_path / "run_on_cluster.py"
    script.write_text(RUN, encoding="utf-8")
    there = subprocess.run(
        [sys.executable, str(script), *words, "--out", str(tmp_path / "there")],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        cwd=tmp_path,
    )
    assert there.returncode == 0, there.stderr
    told = json.loads(there.stdout.splitlines()[-1])
    assert told["address"].startswith("tcp://127.0.0.1:")
    assert (told["code"], told["told"]) == (0, "")
    assert kaeseblatt(*words, "--out", tmp_path / "here", "--jobs", 1).exit_code == 0
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
    assert len(contents(tmp_path / "here")) == 25


def test_workers_of_other_versions_are_refused() -> None:
    class Client:
        def __init__(self, found: dict[str, dict[str, str]]) -> None:
            self.found = found

        def run(self, _: object) -> dict[str, dict[str, str]]:
            return self.found

    same = versions()
    assert cluster.differences(Client({"tcp://a": same})) == []
    other = cluster.differences(Client({"tcp://a": same, "tcp://b": {**same, "reportlab": "1.0"}}))
    assert other == [f"worker tcp://b has reportlab 1.0, this machine {same['reportlab']}"]
    assert cluster.differences(Client({})) == ["it has no workers"]


def test_nobody_at_the_address_is_said_and_nothing_written(tmp_path: Path, monkeypatch: object) -> None:
    cluster.SECONDS_TO_CONNECT, before = 1, cluster.SECONDS_TO_CONNECT
    try:
        result = kaeseblatt("batch", *FIELDS, "--out", tmp_path / "out", "--cluster", "tcp://127.0.0.1:9")
    finally:
        cluster.SECONDS_TO_CONNECT = before
    assert result.exit_code == 3
    assert "nobody answers as a Dask scheduler at tcp://127.0.0.1:9" in result.stderr
    assert not (tmp_path / "out").exists()
