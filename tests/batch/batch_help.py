"""What the tests of the batch share."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from generator.cli import app

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "from generator.cli import app\nif __name__ == '__main__': app()"
FIELDS = ("--games", "kaesekaestchen", "--materials", "fields")


def kaeseblatt(*words: object) -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, [str(word) for word in words])


def started(*words: object, folder: Path) -> subprocess.Popen[str]:
    """The command in a process of its own, without waiting for it."""
    script = folder / "kaeseblatt_program.py"
    script.write_text(PROGRAM, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(script), *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a run."""
    document: dict[str, Any] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return document


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its bytes."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def theme(folder: Path, name: str, **values: str) -> Path:
    """A theme of its own, based on `schlicht`; the values are YAML."""
    place = folder / name
    place.mkdir(parents=True)
    lines = {"title": f"{{de: {name}, en: {name}}}", "base": "schlicht", **values}
    text = "".join(f"{key}: {value}\n" for key, value in lines.items())
    (place / "theme.yaml").write_text(text, encoding="utf-8")
    return place
