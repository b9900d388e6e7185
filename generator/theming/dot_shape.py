"""Does a camera find the dots? A dot of any shape must be dark and fill a circle about the middle of its place.

The dot is printed in the theme's own colours at its size and rasterised; of the circle of radius FILLED about its
middle the dark part is counted. A disc of diameter 1.6 mm fills it, of the shipped dots a star with four points fills
least (0.83).
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.config.theme import Theme
from generator.page.marks import Document, Icon, Page
from generator.problems import Complaint

FILLED = 0.8  # mm
LEAST_DARK = 0.75
DARK = 96  # of 255
SIDE = 100  # pixels of the circle's square
_UNIT = 24.0  # the page's edge for the circle's square, in mm


def dot_complaints(theme: Theme) -> Iterator[Complaint]:
    """An error for a dot that is too pale or not compact enough."""
    filled = dark_part(theme)
    if filled < LEAST_DARK:
        yield Complaint(
            "icons.dot",
            f"fills {filled:.0%} of a circle of radius {FILLED:g} mm in the middle of a dot (diameter"
            f" {theme.dot_diameter:g} mm); it must be {LEAST_DARK:.0%} or more, in a dark colour",
        )


def dark_part(theme: Theme) -> float:
    """The dark part of the circle, 0 to 1."""
    from PIL import Image, ImageDraw

    from generator.pdf.write import write
    from generator.preview.render import pictures

    size = _UNIT * theme.dot_diameter / (2 * FILLED)
    corner = (_UNIT - size) / 2
    page = Page("dot", _UNIT, _UNIT, (Icon("dot", corner, corner, size, tone="ink"),))
    data = write(Document((page,), title="dot"), theme.colours, theme.pictures, "full")
    (drawn,) = pictures(data, SIDE * 25.4 / _UNIT, range(1))
    grey = drawn.convert("L")
    circle = Image.new("L", grey.size, 0)
    ImageDraw.Draw(circle).ellipse((0, 0, grey.width - 1, grey.height - 1), fill=255)
    levels = grey.histogram(circle)
    return sum(levels[:DARK]) / sum(levels)
