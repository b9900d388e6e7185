"""The programs behind `make bench` work. What they measure is looked at, never asserted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_every_figure_is_measured_and_told() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench", "--quick"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr
    assert not done.stderr
    for figure in ("make kaesekaestchen ", "--help", "memory", "batch", "booklet of kaesekeller", "score knights"):
        assert figure in done.stdout
    rows = [line for line in done.stdout.splitlines() if not line.startswith("--")]
    assert len(rows) > 12
