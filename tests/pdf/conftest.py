"""A small document with one of everything, and ways to look at a written file."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from generator.page.marks import Circle, Document, Icon, Line, Page, Path, Qr, Rect, Stamp, Text
from generator.page.picture import Picture, Shape
from generator.pdf.write import InkMode, write

COLOURS = {
    "paper": "#ffffff",
    "ink": "#2b2118",
    "muted": "#7a6a58",
    "accent": "#e09b22",
    "player_a": "#ff0000",
    "pale": "#ddd0b4",
}

SQUARE = (("M", 2.0, 2.0), ("L", 22.0, 2.0), ("L", 22.0, 22.0), ("L", 2.0, 22.0), ("Z",))
HOLE = (("M", 8.0, 8.0), ("L", 16.0, 8.0), ("L", 16.0, 16.0), ("L", 8.0, 16.0), ("Z",))
EYE = (("M", 11.0, 11.0), ("L", 13.0, 11.0), ("L", 13.0, 13.0), ("L", 11.0, 13.0), ("Z",))
PICTURES = {"crate": Picture(24, 24, (Shape(SQUARE, "accent"), Shape(HOLE, "paper"), Shape(EYE, "ink")))}

EVERYTHING = Document(
    pages=(
        Page(
            "first",
            210,
            297,
            (
                Rect(20, 20, 40, 30, fill="accent:40", wash=True),
                Rect(70, 20, 40, 30, stroke="ink", radius=3, dash=(2, 1)),
                Circle(140, 35, 10, fill="player_a", stroke="ink"),
                Line(20, 60, 190, 60, 0.5, "muted", dash=(2, 1)),
                Path((("M", 20, 70), ("C", 40, 60, 60, 80, 80, 70)), stroke="accent", stroke_width=1),
                Text(20, 100, "Käsekästchen × ½ Łódź", 6),
                Text(20, 110, "AVATAR Tod To ☐ Yoga", 6, "title", "accent"),
                Text(105, 120, "Mitte", 5, "strong", anchor="centre"),
                Icon("crate", 20, 130, 24),
                Icon("crate", 60, 130, 24, angle=30, tone="pale"),
                Qr("K16X632217F2QX3C", 150, 200, 16),
                *(Stamp("dot", 30 + n * 17, 230) for n in range(7)),
            ),
        ),
        Page("card", 100, 150, (Text(50, 75, "Rückseite", 8, "title", angle=90),), (3, 3, 94, 144), (0, 0, 100, 150)),
    ),
    title="Käsekästchen – Łódź",
    subject="Sechs Felder",
    keywords=("Käse", "Punkte"),
    lang="de",
    duplex="long",
    stamps={"dot": (Circle(0, 0, 0.95, fill="ink"),)},
)


@pytest.fixture(scope="session")
def everything() -> Document:
    return EVERYTHING


@pytest.fixture(scope="session")
def written() -> Callable[..., bytes]:
    """Write a document, by default the one with everything, in an ink mode."""

    def write_it(document: Document = EVERYTHING, ink: InkMode = "full") -> bytes:
        return write(document, COLOURS, PICTURES, ink)

    return write_it


@pytest.fixture(scope="session")
def drawn(written: Callable[..., bytes]) -> Callable[..., Image.Image]:
    """Marks on a 100 x 100 mm page as a picture of ten pixels to the millimetre."""

    def draw_it(*marks: object, ink: InkMode = "full", stamps: dict[str, object] | None = None) -> Image.Image:
        document = Document((Page("p", 100, 100, marks),), title="t", stamps=stamps or {})  # type: ignore[arg-type]
        return pictured(written(document, ink))

    return draw_it


def pictured(data: bytes, page: int = 0, dots_per_mm: float = 10) -> Image.Image:
    """A page of a file as a picture."""
    import pypdfium2

    file = pypdfium2.PdfDocument(BytesIO(data))
    try:
        return file[page].render(scale=dots_per_mm * 25.4 / 72).to_pil().convert("RGB")
    finally:
        file.close()


@pytest.fixture(scope="session")
def run_tool() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run an outside program. Where it is not installed the test is passed over, but never in CI."""

    def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        if shutil.which(name) is None:
            if os.environ.get("CI"):
                pytest.fail(f"{name} is not installed")
            pytest.skip(f"{name} is not installed")
        return subprocess.run([name, *arguments], capture_output=True, text=True, check=False)

    return run
