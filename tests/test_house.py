"""The rules of the house, kept by tools: style, types, imports - and each guard proves that it looked at something."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted((ROOT / "generator").rglob("*.py"))
TOOLS = {
    "style": (["-m", "ruff", "check", "."], "All checks passed!"),
    "types": (["-m", "mypy"], r"Success: no issues found in \d{3,} source files"),
    "imports": (
        ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
        r"Contracts: \d+ kept, 0 broken",
    ),
}


@pytest.mark.parametrize("tool", TOOLS)
def test_tools_find_nothing(tool: str) -> None:
    words, sentence = TOOLS[tool]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert re.search(sentence, done.stdout)


def test_every_module_says_what_it_is() -> None:
    assert len(MODULES) > 200
    silent = [
        str(path.relative_to(ROOT)) for path in MODULES if not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert silent == []


def test_modules_stay_small() -> None:
    lines = sorted(len(path.read_text("utf-8").splitlines()) for path in MODULES)
    assert lines[len(lines) // 2] <= 80
    assert lines[-1] <= 300


def test_no_room_for_everything() -> None:
    names = {part for path in MODULES for part in path.relative_to(ROOT).with_suffix("").parts}
    assert not names & {"utils", "util", "common", "helpers", "helper", "manager", "base", "misc"}


def test_test_files_have_names_of_their_own() -> None:
    """Test folders are no packages, so two files of one name would hide each other."""
    files = [path.name for path in (ROOT / "tests").rglob("test_*.py")]
    assert len(files) > 50
    assert sorted(files) == sorted(set(files))


def test_the_guard_over_reportlab_watches_everything_but_pdf() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (watched,) = [each["source_modules"] for each in contracts if each.get("forbidden_modules") == ["reportlab"]]
    parts = {path.relative_to(ROOT / "generator").with_suffix("").parts[0] for path in MODULES}
    assert set(watched) == {f"generator.{part}" for part in parts - {"pdf", "__init__"}}
