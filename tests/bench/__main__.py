"""`make bench`: every `*_bench.py` beside this file, one after the other; ends with 1 when one misses a figure."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    benches = sorted(Path(__file__).parent.glob("*_bench.py"))
    codes = []
    for bench in benches:
        print(f"-- {bench.stem}", flush=True)  # noqa: T201
        codes.append(subprocess.run([sys.executable, str(bench)], check=False).returncode)
    sys.exit(any(codes) or not benches)
