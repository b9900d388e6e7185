"""Where the font files lie and which file is which face."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import uharfbuzz as hb

from generator.page.marks import Face

FILES: dict[Face, str] = {
    "title": "KaeseTitle",
    "text": "KaeseText",
    "strong": "KaeseStrong",
    "signs": "KaeseSigns",
}


def folder() -> Path:
    """`themes/fonts` of a checkout, or its copy in the installed package. FileNotFoundError when neither is there."""
    here = Path(__file__).parents[1]
    for place in (here.parent / "themes" / "fonts", here / "data" / "themes" / "fonts"):
        if (place / f"{FILES['text']}.ttf").is_file():
            return place
    raise FileNotFoundError(f"The font files are missing: neither beside nor inside {here}.")


@cache
def face_of(face: Face) -> hb.Face:
    """The parsed font file of a face; its em is 1000 units."""
    return hb.Face(hb.Blob.from_file_path(str(folder() / f"{FILES[face]}.ttf")))


@cache
def font_of(face: Face) -> hb.Font:
    """The same file at its own scale, for advances and shaping."""
    return hb.Font(face_of(face))
