"""Programs of other houses find nothing wrong with the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Write = Callable[..., bytes]
Run = Callable[..., CompletedProcess[str]]


@pytest.fixture(params=["full", "light", "grey"])
def file(request: pytest.FixtureRequest, written: Write, tmp_path: Path) -> str:
    path = tmp_path / "file.pdf"
    path.write_bytes(written(ink=request.param))
    return str(path)


def test_qpdf_finds_no_fault(run_tool: Run, file: str) -> None:
    done = run_tool("qpdf", "--check", file)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No syntax or stream encoding errors" in done.stdout


def test_poppler_sees_every_font_embedded_subset_and_searchable(run_tool: Run, file: str) -> None:
    done = run_tool("pdffonts", file)
    rows = done.stdout.splitlines()[2:]
    assert len(rows) == 4
    assert all(row.split()[-5:-2] == ["yes", "yes", "yes"] for row in rows)
    assert done.stderr == ""


def test_poppler_copies_text(run_tool: Run, file: str) -> None:
    done = run_tool("pdftotext", "-enc", "UTF-8", file, "-")
    assert "Käsekästchen × ½ Łódź" in done.stdout
    assert "AVATAR Tod To ☐ Yoga" in done.stdout
    assert done.stderr == ""
