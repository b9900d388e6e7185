"""The measure that layouts are given: real advances, kerning and fallback signs of the fonts that will be printed."""

from __future__ import annotations

from functools import cache

import uharfbuzz as hb

from generator.page.marks import Face
from generator.pdf.font_files import font_of
from generator.pdf.shaping import advance, missing_in


class Fonts:
    """Implements `page.measure.Measure` with the fonts of `themes/fonts`."""

    def width(self, text: str, face: Face, size: float) -> float:
        """Advance width in mm of one line set at `size` mm. MissingLettersError when a letter cannot be printed."""
        return advance(text, face) * size

    def missing(self, text: str, face: Face) -> str:
        """The letters for which neither the face nor the sign font has a glyph, each once."""
        lacking = missing_in(text, face)
        return missing_in(lacking, "signs") if lacking else ""

    def ascent(self, face: Face) -> float:
        """Height of the capitals above the baseline, as a share of the size."""
        return capital_height(face)


@cache
def capital_height(face: Face) -> float:
    """The font's own statement of how high its capitals are, in em."""
    height: int = font_of(face).get_metric_position_with_fallback(hb.OTMetricsTag.CAP_HEIGHT)
    return height / 1000


def load() -> Fonts:
    """The measure of the printed fonts."""
    return Fonts()
