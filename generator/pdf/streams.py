"""Compressed streams of a PDF file."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any


def stream(content: bytes, **entries: object) -> Any:
    """A ReportLab stream of these bytes, deflated as small as can be."""
    return deflated(zlib.compress(content, 9), **entries)


def known_stream(content: bytes, **entries: object) -> Any:
    """The same for what comes again in other documents, as the pictures of a theme do: compressed once."""
    return deflated(deflate(content), **entries)


@lru_cache(maxsize=256)
def deflate(content: bytes) -> bytes:
    """Compress, and remember."""
    return zlib.compress(content, 9)


def deflated(content: bytes, **entries: object) -> Any:
    """The same of bytes that are deflated already."""
    from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFStream

    return PDFStream(PDFDictionary({"Filter": "/FlateDecode", **entries}), content)
