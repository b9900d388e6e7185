"""What a set of printed glyphs needs in a file, made and compressed once per process.

Glyphs keep the numbers they have in the font file, so equal sets of glyphs are equal bytes in every document.
"""

from __future__ import annotations

import zlib
from functools import cache, lru_cache

import uharfbuzz as hb

from generator.frozen import frozen
from generator.page.marks import Face
from generator.pdf.font_files import FILES, face_of, font_of
from generator.pdf.streams import compressed

NEEDLESS = ("cmap", "name", "OS/2", "post", "GPOS", "GSUB", "GDEF")  # a composite font goes by glyph number alone


@frozen
class Embedded:
    """What a set of glyphs needs in the file: subset name, compressed program and its length, widths, letters."""

    name: str
    program: bytes
    length: int
    widths: str
    letters: bytes


@lru_cache(maxsize=64)
def embedded(face: Face, glyphs: frozenset[int]) -> Embedded:
    """Subset a face to these glyphs."""
    wanted = hb.SubsetInput()
    wanted.flags = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NO_HINTING
    wanted.sets(hb.SubsetInputSets.GLYPH_INDEX).update(glyphs)
    wanted.sets(hb.SubsetInputSets.DROP_TABLE_TAG).update(hb_tag(tag) for tag in NEEDLESS)
    program = hb.subset(face_of(face), wanted).blob.data
    ordered = sorted(glyphs)
    return Embedded(
        name=f"{label(program)}+{FILES[face]}",
        program=compressed(program),
        length=len(program),
        widths=widths(face, ordered),
        letters=compressed(letters(face, ordered)),
    )


def hb_tag(tag: str) -> int:
    """A table tag as the number HarfBuzz takes."""
    return int.from_bytes(tag.encode("ascii"), "big")


def label(program: bytes) -> str:
    """The six capitals before the name of a subset, drawn from its bytes."""
    number = zlib.crc32(program)
    return "".join(chr(65 + number // 26**place % 26) for place in range(6))


def widths(face: Face, glyphs: list[int]) -> str:
    """The W array: stretches of neighbouring glyphs with their advances."""
    advance = font_of(face).get_glyph_h_advance
    parts = []
    previous = -2
    for glyph in glyphs:
        parts.append(f" {advance(glyph)}" if glyph == previous + 1 else f"] {glyph} [{advance(glyph)}")
        previous = glyph
    return f"[{''.join(parts)[1:]}]]"


@cache
def letters_of(face: Face) -> dict[int, int]:
    """Which letter a glyph is; the first one where several share a glyph."""
    letter_of: dict[int, int] = {}
    for letter in face_of(face).unicodes:
        letter_of.setdefault(font_of(face).get_nominal_glyph(letter), letter)
    return letter_of


@cache
def own_ranges(face: Face) -> list[tuple[int, int]]:
    """The stretches of glyphs that have the very number of their letter (ASCII and Latin-1, as the fonts are built)."""
    own = sorted(glyph for glyph, letter in letters_of(face).items() if glyph == letter)
    starts = [glyph for glyph in own if glyph - 1 not in own]
    ends = [glyph for glyph in own if glyph + 1 not in own]
    return list(zip(starts, ends, strict=True))


def letters(face: Face, glyphs: list[int]) -> bytes:
    """The ToUnicode map, by which a viewer searches and copies text."""
    letter_of = letters_of(face)
    ranges = [f"<{a:04x}> <{b:04x}> <{a:04x}>" for a, b in own_ranges(face) if any(a <= glyph <= b for glyph in glyphs)]
    single = [glyph for glyph in glyphs if letter_of.get(glyph, glyph) != glyph]
    rows = [f"<{glyph:04x}> <{letter_of[glyph]:04x}>" for glyph in single]
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n{blocks('range', ranges)}{blocks('char', rows)}"
        "endcmap CMapName currentdict /CMap defineresource pop end end"
    ).encode("ascii")


def blocks(kind: str, rows: list[str]) -> str:
    """Rows of a map in blocks of at most a hundred, as the format wants them."""
    parts = [rows[start : start + 100] for start in range(0, len(rows), 100)]
    return "".join(f"{len(part)} beginbf{kind}\n{chr(10).join(part)}\nendbf{kind}\n" for part in parts)
