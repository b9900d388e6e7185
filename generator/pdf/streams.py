"""Compressed streams of a PDF file."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any


def compressed(content: bytes) -> bytes:
    """As small as zlib makes it. Its window is no larger than the content: a file has dozens of small streams, and
    clearing the memory of a full window takes longer than compressing one of them."""
    bits = min(15, max(12, len(content).bit_length()))
    packer = zlib.compressobj(9, zlib.DEFLATED, bits, memLevel=bits - 6 if bits < 14 else 8)
    return packer.compress(content) + packer.flush()


def stream(content: bytes, **entries: object) -> Any:
    """A ReportLab stream of these bytes, deflated as small as can be."""
    return deflated(compressed(content), **entries)


def known_stream(content: bytes, **entries: object) -> Any:
    """The same for what comes again in other documents, as the pictures of a theme do: compressed once."""
    return deflated(deflate(content), **entries)


@lru_cache(maxsize=256)
def deflate(content: bytes) -> bytes:
    """Compress, and remember."""
    return compressed(content)


def deflated(content: bytes, **entries: object) -> Any:
    """The same of bytes that are deflated already."""
    from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFStream

    return PDFStream(PDFDictionary({"Filter": "/FlateDecode", **entries}), content)
