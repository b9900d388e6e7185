"""Pictures of the theme into operators: in their own colours, in one tone, or as outlines in light ink."""

from __future__ import annotations

from generator.page.extent import enclosing, points_of
from generator.page.marks import Ink
from generator.page.picture import Picture, Shape
from generator.pdf import outlines
from generator.pdf.inks import PAPER, whole
from generator.pdf.pen import HAIRLINE, Pen

TINY = 3.0  # mm: a picture printed no wider (a field's dot) is the same in light ink
SMALL = 2.4  # units: filled shapes up to this size (an eye, a rivet) stay filled in light ink

PALE_OUTLINE = 1.6  # light ink: an outline in one pale tone is so much wider, or it would get lost


def draw_picture(pen: Pen, picture: Picture, tone: Ink | None) -> None:
    """All shapes from back to front, in grains. `tone` replaces every ink but the paper.

    In light ink a filled shape becomes an outline in its own colour, and a paper shape lying on others one in the
    colour of what it lies on, so that both can still be told."""
    if tone is not None:
        tone = pen.inks.solid(tone)
    light = pen.light and picture.width * outlines.GRAINS * HAIRLINE / pen.hairline > TINY
    if not light:
        pen.thinner = 1.0
    elif tone is not None:
        pen.hairline *= PALE_OUTLINE
    behind: Ink | None = None
    for shape in picture.shapes:
        fill, stroke = toned(shape.fill, tone), toned(shape.stroke, tone)
        width, wash = shape.stroke_width * outlines.GRAINS, False
        if light and fill is not None and not is_small(shape):
            wash = True
            if fill == PAPER and stroke is None and behind is not None:
                stroke, width = behind, pen.hairline
            if fill != PAPER:
                behind = whole(fill)
        pen.paint(outlines.grained_path(shape.steps), fill, stroke, width, wash, round_ends=True)


def toned(ink: Ink | None, tone: Ink | None) -> Ink | None:
    """An ink of a picture once the picture is drawn in one tone: paper stays, everything else becomes the tone."""
    if tone is None or ink is None or ink == PAPER:
        return ink
    return tone


def is_small(shape: Shape) -> bool:
    """Whether a shape, by its points and handles, is no larger than a detail."""
    box = enclosing(point for step in shape.steps for point in points_of(step))
    return max(box.width, box.height) <= SMALL
