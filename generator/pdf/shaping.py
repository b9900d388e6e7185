"""Text into glyphs: kerned advances, the sign font for what a face lacks, and the operators that print it.

Glyph numbers are those of the font files themselves, so that a shaped word is good for every document. Words are shaped
alone and put together: no letter is kerned against a space (only quotation marks of titles are, by a twentieth em).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

import uharfbuzz as hb

from generator.frozen import frozen
from generator.page.marks import Face
from generator.pdf.font_files import face_of, font_of

REMEMBERED = 8192  # different words, and different lines; a booklet has some hundreds
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


@frozen
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


@cache
def letters_in(face: Face) -> frozenset[str]:
    """The letters a face has a glyph for."""
    return frozenset(map(chr, face_of(face).unicodes))


def missing_in(text: str, face: Face) -> str:
    """The letters of a text that a face alone has no glyph for, each once."""
    if letters_in(face).issuperset(text) or 0 not in shape(text, face)[0]:
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


@frozen
class Word:
    """Glyphs of one face without a space: what stands between the brackets of the operator that shows them, their
    advance in thousandths of the em, and which they are."""

    face: Face
    show: str
    advance: int
    glyphs: frozenset[int]


def word_of(text: str, face: Face) -> Word:
    """Shape letters that the face has; advances that differ from the font's own become kerns."""
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
    return Word(face, show, whole, frozenset(glyphs))


@lru_cache(maxsize=REMEMBERED)
def words_of(text: str, face: Face) -> tuple[Word, ...]:
    """A word, or a space, cut where it changes between its face and the sign font. MissingLettersError."""
    return tuple(word_of(piece, home) for home, piece in pieces_of(text, face))


@lru_cache(maxsize=REMEMBERED)
def word_advance(text: str, face: Face) -> int:
    """The advance of a word, or of a space, in thousandths of the em. MissingLettersError."""
    return sum(word.advance for word in words_of(text, face))


def advance(text: str, face: Face) -> float:
    """How wide a line is, in em. MissingLettersError names what cannot be printed."""
    if " " not in text:
        return word_advance(text, face) / 1000
    words = text.split(" ")
    return (sum([word_advance(word, face) for word in words]) + (len(words) - 1) * word_advance(" ", face)) / 1000


def run_of(words: list[Word]) -> Run:
    """Words of one face, spaces among them, as one operator."""
    show = "".join([word.show for word in words])
    operator = f"<{show}>Tj" if ">" not in show else f"[<{show}>]TJ".replace("<>", "")
    glyphs = frozenset().union(*[word.glyphs for word in words])
    return Run(words[0].face, operator, sum([word.advance for word in words]) / 1000, glyphs)


@lru_cache(maxsize=REMEMBERED)
def shaped(text: str, face: Face) -> Shaped:
    """One line of text, ready to print. MissingLettersError names what cannot be printed."""
    runs: list[list[Word]] = []
    for number, part in enumerate(text.split(" ")):
        for word in (*(words_of(" ", face) if number else ()), *words_of(part, face)):
            if runs and runs[-1][0].face == word.face:
                runs[-1].append(word)
            else:
                runs.append([word])
    made = tuple(map(run_of, runs))
    return Shaped(made, sum(run.advance for run in made))
