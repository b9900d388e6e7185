"""The test sheet of `calibrate`: at every corner two vernier scales, half of each on the front, half on the back.

Front lines stand 2 mm apart, back lines 1.75 mm: held against the light, the line that meets its counterpart tells by
how many quarter millimetres the back is off. What is written beside it is the reading itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from generator.page.box import Box
from generator.page.correction import Correction, Point
from generator.page.marks import Circle, Line, Mark, Text
from generator.sheets.card_marks import NONE, corrected_line
from generator.sheets.card_slug import slug_layer
from generator.sheets.draft import Draft
from generator.sheets.fit_text import SMALLEST, pt, set_column, set_line
from generator.sheets.flips import Flip, Reflection, axis_of
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting
from generator.sheets.styles import HEADING, TEXT, TITLE
from generator.words import Phrase

CORNERS = ("A", "B", "C", "D")
"""Top left, top right, bottom left, bottom right on the front."""

PITCH, STEP = 2.0, 0.25
REACH = 8  # lines at each side of 0
RANGE = REACH * STEP
_LENGTH = 4.0
_FAR, _NEAR = 36.0, 10.0  # from the margins to the middle of a scale
_SPAN = 56.0  # from the margin to the end of the scales
_STROKE = 0.2


@dataclass(frozen=True, slots=True)
class Scale:
    """One vernier on the front: its middle, and whether it tells a shift in x (a level row of lines) or in y."""

    corner: str
    axis: Literal["x", "y"]
    middle: Point


def scales(width: float, height: float, margin: float) -> tuple[Scale, ...]:
    """All eight of a sheet: at every corner a level one near the upper or lower edge, an upright one near the side."""
    found = []
    for n, corner in enumerate(CORNERS):
        right, low = n % 2 == 1, n >= 2
        x, side = (width - margin - _FAR, width - margin - _NEAR) if right else (margin + _FAR, margin + _NEAR)
        y, edge = (height - margin - _FAR, height - margin - _NEAR) if low else (margin + _FAR, margin + _NEAR)
        found.append(Scale(corner, "x", (x, edge)))
        found.append(Scale(corner, "y", (side, y)))
    return tuple(found)


def lay_calibration(
    size: tuple[float, float], flip: Flip, correction: Correction | None, notes: tuple[Phrase, ...], setting: Setting
) -> tuple[Draft, ...]:
    """Front and back of the test sheet of that width and height; the back moved by a correction that is to be tried,
    of which `notes` tell."""
    width, height = size
    margin = setting.paper.margin
    found = scales(width, height, margin)
    reflection = Reflection(width, height, axis_of(width, height, flip))
    centre = (width / 2, height / 2)
    sheet = Box(0, 0, width, height)
    front = [*(mark for scale in found for mark in front_half(scale)), *corner_names(found)]
    back = [
        corrected_line(reflection.line(line), correction or NONE, centre)
        for scale in found
        for line in back_half(scale)
    ]
    free = sheet.inset(margin + 4, margin + _SPAN) if height > width else sheet.inset(margin + _SPAN, margin + 4)
    slug = slug_layer((), sheet.inset(margin), (), setting)
    back_slug = slug_layer(notes, sheet.inset(margin), (), setting)
    return (
        Draft("calibration front", laid(*front) + _told(free, flip, setting), size=size, slug=slug, duplex=flip),
        Draft("calibration back", laid(*back), size=size, slug=back_slug, duplex=flip),
    )


def front_half(scale: Scale) -> tuple[Mark, ...]:
    """Lines of the front with their readings, above (or at the left of) the scale's middle line."""
    x, y = scale.middle
    marks: list[Mark] = []
    for n in range(-REACH, REACH + 1):
        long = _LENGTH if n % 4 == 0 else _LENGTH * 0.7
        at = n * PITCH
        label = f"{n * STEP:+g}".replace("+0", "0") if n % 4 == 0 else ""
        if scale.axis == "x":
            marks.append(Line(x + at, y - long, x + at, y, _STROKE))
            marks += [Text(x + at, y - long - 0.8, label, SMALLEST, "text", "ink", "centre")] if label else []
        else:
            marks.append(Line(x - long, y + at, x, y + at, _STROKE))
            marks += [Text(x - long - 0.8, y + at + 0.8, label, SMALLEST, "text", "ink", "right")] if label else []
    return tuple(marks)


def corner_names(found: tuple[Scale, ...]) -> Iterator[Mark]:
    """The letter of every corner between its two scales."""
    for level, upright in zip(found[::2], found[1::2], strict=True):
        x, y = level.middle[0], upright.middle[1]
        yield Circle(x, y, 5.0, stroke="ink", stroke_width=0.5)
        yield Text(x, y + pt(18) * 0.22, level.corner, pt(18), "title", "ink", "centre")


def back_half(scale: Scale) -> tuple[Line, ...]:
    """Lines of the back, as they lie seen from the front, below (or at the right of) the scale's middle line."""
    x, y = scale.middle
    lines = []
    for n in range(-REACH, REACH + 1):
        long = _LENGTH if n % 4 == 0 else _LENGTH * 0.7
        at = n * (PITCH - STEP)
        ends = (x + at, y, x + at, y + long) if scale.axis == "x" else (x, y + at, x + long, y + at)
        lines.append(Line(*ends, _STROKE))
    return tuple(lines)


def _told(place: Box, flip: Flip, setting: Setting) -> Laid:
    """What to do, where the front has no scales."""
    words, measure = setting.words, setting.measure
    title = set_line(measure, words.phrase("calibrate.title"), place.top_part(12.0), TITLE)
    edge = (words.phrase(f"print.duplex_{flip}"), HEADING, 2.5)
    steps = tuple((words.phrase(key), TEXT, 2.0) for key in words.keys_under("calibrate.step"))
    return title + set_column(measure, (edge, *steps), place.inset(0, 15.0, 0, 0))
