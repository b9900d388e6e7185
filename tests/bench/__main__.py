"""`make bench`: the figures of every `*_bench.py` beside this file in one table; ends with 1 when one is missed.

A bench with a function `figures(arguments)` gives its rows to the table; any other is run and says its own lines.
`--quick` measures once, to see that the programs work."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main(arguments: list[str]) -> int:
    sys.path[:0] = [str(HERE), str(HERE.parents[1])]
    from figures import tell

    benches = sorted(path.stem for path in HERE.glob("*_bench.py"))
    reached = bool(benches)
    for name in benches:
        sys.stdout.write(f"-- {name}\n")
        sys.stdout.flush()
        source = (HERE / f"{name}.py").read_text(encoding="utf-8")
        if "\ndef figures(" in source:
            reached &= tell(import_module(name).figures(arguments))
        elif "--quick" not in arguments:
            reached &= subprocess.run([sys.executable, str(HERE / f"{name}.py")], check=False).returncode == 0
    return int(not reached)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
