"""Compressed streams of a PDF file."""

from __future__ import annotations

import zlib
from typing import Any


def stream(content: bytes, **entries: object) -> Any:
    """A ReportLab stream of these bytes, deflated as small as can be."""
    return deflated(zlib.compress(content, 9), **entries)


def deflated(content: bytes, **entries: object) -> Any:
    """The same of bytes that are deflated already."""
    from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFStream

    return PDFStream(PDFDictionary({"Filter": "/FlateDecode", **entries}), content)
