"""Are the four twist symbols told apart by shape alone? On the field they are all printed in one pale tone.

Each symbol is printed in one tone and rasterised; its inked area (paper-coloured knock-outs are not inked) is fitted
into a square, so that size and place do not count. Two symbols are as alike as the part of their joint area that both
cover (intersection over union): 0 for shapes that share nothing, 1 for the same shape. A disc and the same disc with a
fuse come out at about 0.75, the shipped symbols at 0.2 to 0.5.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from generator.config.mix import TWIST_NAMES
from generator.config.theme import Theme
from generator.page.marks import Document, Icon, Page
from generator.problems import Complaint

if TYPE_CHECKING:
    from PIL.Image import Image

SIDE = 48  # pixels
MOST_ALIKE = 0.6


def shape_complaints(theme: Theme) -> Iterator[Complaint]:
    """A warning for every pair of symbols that are too much alike, and an error for a symbol that shows nothing."""
    shapes = silhouettes(theme)
    for name, shape in shapes.items():
        if shape is None:
            yield Complaint(f"icons.{name}", "shows nothing when it is drawn in one tone")
    seen = {name: shape for name, shape in shapes.items() if shape is not None}
    for one, other in combinations(seen, 2):
        alike = overlap(seen[one], seen[other])
        if alike > MOST_ALIKE:
            message = (
                f"has nearly the shape of {one}: in one tone {alike:.0%} of their area is the same, "
                f"it should be {MOST_ALIKE:.0%} at most"
            )
            yield Complaint(f"icons.{other}", message, "warning")


def silhouettes(theme: Theme) -> Mapping[str, Image | None]:
    """The inked area of each twist symbol, white on black, fitted into a square of SIDE pixels; None when there is
    none."""

    from generator.pdf.write import write
    from generator.preview.render import pictures

    size = 24.0
    pages = tuple(Page(name, size, size, (Icon(name, 0.0, 0.0, size, tone="ink"),)) for name in TWIST_NAMES)
    black_on_white = {role: "#ffffff" if role == "paper" else "#000000" for role in theme.colours}
    data = write(Document(pages, title="symbols"), black_on_white, theme.pictures, "full")
    shapes: dict[str, Image | None] = {}
    for name, page in zip(TWIST_NAMES, pictures(data, 4 * SIDE * 25.4 / size, range(len(pages))), strict=True):
        inked = page.convert("L").point(lambda level: 255 if level < 128 else 0)
        box = inked.getbbox()
        shapes[name] = _fitted(inked.crop(box)) if box else None
    return shapes


def overlap(one: Image, other: Image) -> float:
    """The share of two areas' union that both cover."""
    from PIL import ImageChops

    both, either = ImageChops.multiply(one, other), ImageChops.lighter(one, other)
    return both.histogram()[255] / either.histogram()[255]


def _fitted(area: Image) -> Image:
    from PIL import Image

    scale = SIDE / max(area.size)
    small = area.resize((max(1, round(area.width * scale)), max(1, round(area.height * scale))))
    square = Image.new("L", (SIDE, SIDE), 0)
    square.paste(small, ((SIDE - small.width) // 2, (SIDE - small.height) // 2))
    return square.point(lambda level: 255 if level > 127 else 0)
