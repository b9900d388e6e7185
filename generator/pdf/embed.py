"""The printed glyphs as font objects of a file: one composite font per face."""

from __future__ import annotations

import struct
from functools import cache
from typing import Any

import uharfbuzz as hb

from generator.page.marks import Face
from generator.pdf.font_files import FILES, face_of, font_of
from generator.pdf.glyphs import Embedded, embedded
from generator.pdf.pen import RESOURCES
from generator.pdf.shaping import Run
from generator.pdf.streams import deflated


def embed(pdf: Any, runs: set[Run]) -> None:
    """Add the fonts of all printed runs to a ReportLab document, under the resource names the pens have used."""
    glyphs: dict[Face, set[int]] = {}
    for run in runs:
        glyphs.setdefault(run.face, set()).update(run.glyphs)
    for face in FILES:
        if face in glyphs:
            add(pdf, face, embedded(face, frozenset(glyphs[face])))


def add(pdf: Any, face: Face, font: Embedded) -> None:
    """The five objects of one composite font."""
    from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary

    key = RESOURCES[face]
    descriptor = PDFDictionary(
        {
            "Type": "/FontDescriptor",
            "FontName": f"/{font.name}",
            "Flags": 4,
            "ItalicAngle": 0,
            **metrics(face),
            "FontFile2": pdf.Reference(deflated(font.program, Length1=font.length), f"{key}.program"),
        }
    )
    descendant = PDFDictionary(
        {
            "Type": "/Font",
            "Subtype": "/CIDFontType2",
            "BaseFont": f"/{font.name}",
            "CIDSystemInfo": "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
            "CIDToGIDMap": "/Identity",
            "FontDescriptor": pdf.Reference(descriptor, f"{key}.descriptor"),
            "W": font.widths,
        }
    )
    whole = PDFDictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type0",
            "BaseFont": f"/{font.name}",
            "Encoding": "/Identity-H",
            "DescendantFonts": PDFArray([pdf.Reference(descendant, f"{key}.descendant")]),
            "ToUnicode": pdf.Reference(deflated(font.letters), f"{key}.letters"),
        }
    )
    pdf.idToObject["BasicFonts"].dict[key] = pdf.Reference(whole, key)


@cache
def metrics(face: Face) -> dict[str, object]:
    """What a viewer is told about a font as a whole, in thousandths of the em."""
    head = face_of(face).reference_table("head").data
    left, bottom, right, top = struct.unpack(">4h", head[36:44])
    capital = font_of(face).get_metric_position_with_fallback(hb.OTMetricsTag.CAP_HEIGHT)
    extents = font_of(face).get_font_extents("ltr")
    return {
        "FontBBox": f"[{left} {bottom} {right} {top}]",
        "Ascent": extents.ascender,
        "Descent": extents.descender,
        "CapHeight": capital,
        "StemV": 80,
    }
