"""Real files of every material, looked at by qpdf, poppler and pypdf: what a print shop would check."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from subprocess import CompletedProcess

import pypdf
import pytest

from generator.catalogue import every_game
from generator.job import Job
from generator.pipeline import lay_out, pdf_of

Run = Callable[..., CompletedProcess[str]]
LETTER = "612 x 792 pts (letter)"
MATERIALS = [(game.name, material.name) for game in every_game() for material in game.materials]


@pytest.fixture(params=MATERIALS, ids=["-".join(names) for names in MATERIALS])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    game, material = request.param
    job = Job(game, materials=(material,), theme="kaesekeller", paper="letter", lang="en", seed=7)
    path = tmp_path / "file.pdf"
    path.write_bytes(pdf_of(lay_out(job)))
    return path


def test_other_houses_find_no_fault(run_tool: Run, file: Path) -> None:
    checked = run_tool("qpdf", "--check", str(file))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    fonts = run_tool("pdffonts", str(file))
    rows = fonts.stdout.splitlines()[2:]
    assert rows
    assert all(row.split()[-5:-2] == ["yes", "yes", "yes"] for row in rows), fonts.stdout
    assert "Helvetica" not in fonts.stdout
    facts = run_tool("pdfinfo", "-l", "99", str(file)).stdout
    sizes = [
        line.split(":", 1)[1].strip() for line in facts.splitlines() if line.startswith("Page ") and "size" in line
    ]
    assert sizes
    assert set(sizes) <= {LETTER, "792 x 612 pts (letter)"}


def test_what_a_viewer_is_told(file: Path) -> None:
    reader = pypdf.PdfReader(BytesIO(file.read_bytes()))
    root = reader.trailer["/Root"]
    assert root["/Lang"] == "en"
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    about = reader.metadata
    assert about is not None
    assert about.title
    assert about.author == "Käseblatt"
    assert about.subject
    assert about.creation_date is None
    for page in reader.pages:
        assert page.extract_text().strip()
        assert "/TrimBox" in page
        assert "/BleedBox" in page
