"""Text into glyphs: kerned advances, the sign font for what a face lacks, and the operators that print it.

Glyph numbers are those of the font files themselves, so that a shaped word is good for every document.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import uharfbuzz as hb

from generator.page.marks import Face
from generator.pdf.font_files import font_of

REMEMBERED = 16384  # different texts; a booklet has some hundreds
UNSEEN = 5  # thousandths of the em: kerns up to this are left out, they only make the file bigger


class MissingLettersError(ValueError):
    """A text holds letters that no font of ours has; names them and the face."""


@dataclass(frozen=True, slots=True, eq=False)
class Run:
    """Glyphs of one face in a row: the operator that shows them, their advance in em, and which they are.

    Compared by identity: a document collects the runs it has printed, and hashing their text again would cost."""

    face: Face
    show: str
    advance: float
    glyphs: frozenset[int]


@dataclass(frozen=True, slots=True)
class Shaped:
    """One line of text as runs, and its whole advance in em."""

    runs: tuple[Run, ...]
    advance: float


def shape(text: str, face: Face) -> tuple[list[int], list[int]]:
    """Glyph numbers and kerned advances (1000 to the em); glyph 0 stands for a letter the face lacks."""
    if not text:
        return [], []
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.direction = "ltr"
    buffer.script = "Latn"
    buffer.language = "de"
    hb.shape(font_of(face), buffer)
    return [info.codepoint for info in buffer.glyph_infos], [place.x_advance for place in buffer.glyph_positions]


def missing_in(text: str, face: Face) -> str:
    """The letters of a text that a face alone has no glyph for, each once."""
    if 0 not in shape(text, face)[0]:
        return ""
    return "".join(dict.fromkeys(letter for letter in text if 0 in shape(letter, face)[0]))


def pieces_of(text: str, face: Face) -> list[tuple[Face, str]]:
    """The text cut where it changes between its face and the sign font. MissingLettersError: neither has a letter."""
    lacking = missing_in(text, face)
    if not lacking:
        return [(face, text)]
    lost = missing_in(lacking, "signs")
    if lost or face == "signs":
        raise MissingLettersError(f'Neither the face "{face}" nor the sign font has {", ".join(map(named, lost))}.')
    pieces: list[tuple[Face, str]] = []
    for letter in text:
        home: Face = "signs" if letter in lacking else face
        if pieces and pieces[-1][0] == home:
            pieces[-1] = (home, pieces[-1][1] + letter)
        else:
            pieces.append((home, letter))
    return pieces


def named(letter: str) -> str:
    """A letter for a message: itself and its code point."""
    return f"{letter!r} (U+{ord(letter):04X})"


def run_of(text: str, face: Face) -> Run:
    """Shape a text that the face has all letters of; advances that differ from the font's own become kerns."""
    glyphs, advances = shape(text, face)
    advance_of = font_of(face).get_glyph_h_advance
    show, whole = "", 0
    for glyph, advance in zip(glyphs, advances, strict=True):
        show += f"{glyph:04x}"
        own = advance_of(glyph)
        if abs(own - advance) > UNSEEN:
            show += f">{own - advance}<"
            own = advance
        whole += own
    show = f"<{show}>Tj" if ">" not in show else f"[<{show}>]TJ".replace("<>", "")
    return Run(face, show, whole / 1000, frozenset(glyphs))


@lru_cache(maxsize=REMEMBERED)
def shaped(text: str, face: Face) -> Shaped:
    """One line of text, ready to measure and to print. MissingLettersError names what cannot be printed."""
    runs = tuple(run_of(piece, home) for home, piece in pieces_of(text, face))
    return Shaped(runs, sum(run.advance for run in runs))
