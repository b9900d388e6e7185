"""What a layout must know about type without knowing fonts: the width of words and which letters are missing."""

from __future__ import annotations

from typing import Protocol

from generator.page.marks import Face


class Measure(Protocol):
    """Given by `pdf.fonts`; a test may give a simple one of its own. Hashable, since widths are remembered by it."""

    def __hash__(self) -> int: ...

    def width(self, text: str, face: Face, size: float) -> float:
        """The advance width in mm of one line set at `size` mm, kerning and fallback signs included.

        A line is as wide as its words and the spaces between them."""
        ...

    def missing(self, text: str, face: Face) -> str:
        """The letters for which neither the face nor the sign font has a glyph, each once; `` when all are there."""
        ...

    def ascent(self, face: Face) -> float:
        """Height of the capitals above the baseline, as a share of the size."""
        ...
