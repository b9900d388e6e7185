"""Faces of cards that are mostly a number or a picture; `draw_face` finds the drawing of every kind of face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.content.cards import CardFace, EdgeFace, NumberFace, PatternFace, PictureFace, PlateFace, TextFace
from generator.page.box import Box
from generator.page.marks import Line, Mark, Rect
from generator.sheets.card_colours import colour_of
from generator.sheets.card_frame import FaceFrame
from generator.sheets.card_pattern import draw_pattern
from generator.sheets.card_plate import draw_edges, draw_plate
from generator.sheets.card_print import CardPrint
from generator.sheets.card_shapes import corner_arcs, value_shape
from generator.sheets.card_text import draw_text_face
from generator.sheets.fit_text import set_line, set_paragraph
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.words import Phrase


def draw_face(face: CardFace, how: CardPrint, setting: Setting) -> Laid:
    """The face with its bleed, the top left corner of the trim at 0, 0."""
    frame = FaceFrame(how, setting)
    return FACES[type(face)](face, frame) + laid(*corner_arcs(frame.trim, how.size.corner_radius))


def draw_number(face: NumberFace, frame: FaceFrame) -> Laid:
    """Index and shape at the top, the number large beside (on tall cards above) the picture, pips at the bottom."""
    unit, inner, measure = frame.unit, frame.inner, frame.setting.measure
    colour = colour_of(face.colour, frame.setting.theme)
    band = Box(frame.full.x, inner.bottom - 8.0 * unit, frame.full.width, frame.full.bottom - inner.bottom + 8.0 * unit)
    label = Box(inner.x, band.y - 5.6 * unit, inner.width, 4.6 * unit)
    body = Box(inner.x, inner.y + 8.0 * unit, inner.width, label.y - inner.y - 8.0 * unit)
    number, picture = body.columns(2, 2 * unit) if body.width > body.height else body.rows(2, 2 * unit)
    return together(
        (
            laid(
                frame.ground(face.colour, 25),
                Rect(band.x, band.y, band.width, band.height, fill=colour, wash=True, edged=False),
                Line(inner.x, band.y, inner.right, band.y, 0.25, colour),
            ),
            corner_index(face.number, face.shape, face.colour, frame),
            set_line(measure, face.number, number, frame.style(100, 30).centred()),
            frame.picture(face.picture, picture),
            set_line(measure, face.label, label, frame.style(9.5, 6.5, "strong").centred()),
            laid(*pips(face, Box(inner.x, band.y, inner.width, frame.trim.bottom - band.y), unit)),
        )
    )


def pips(face: NumberFace, place: Box, unit: float) -> tuple[Mark, ...]:
    """The value's shape as often as its value, in a row."""
    radius = min(2.6 * unit, place.width / (2.6 * max(face.pips, 1)))
    x, y = place.centre
    first = x - (face.pips - 1) * radius * 1.3
    return tuple(value_shape(face.shape, first + n * radius * 2.6, y, radius, "paper") for n in range(face.pips))


def corner_index(number: Phrase, shape: int, colour: str, frame: FaceFrame) -> Laid:
    """The number in the top left corner, its shape in the top right one, where overlapping cards show them."""
    unit, inner = frame.unit, frame.inner
    box = Box(inner.x + 1.0, inner.y, 16.0 * unit, 7.0 * unit)
    index = set_line(frame.setting.measure, number, box, frame.style(20, 10))
    radius = 3.4 * unit
    ink = colour_of(colour, frame.setting.theme)
    return index + laid(value_shape(shape, inner.right - radius - 0.5, inner.y + radius, radius, ink))


def draw_picture(face: PictureFace, frame: FaceFrame) -> Laid:
    """The picture over title and line; with a corner sign, that one where numbers have theirs."""
    unit, inner, measure = frame.unit, frame.inner, frame.setting.measure
    lines = Box(inner.x, inner.bottom - 9.0 * unit, inner.width, 9.0 * unit)
    title = Box(inner.x, lines.y - 7.5 * unit, inner.width, 6.5 * unit)
    top = inner.y + (4.0 if face.corner else 0.0) * unit
    picture = Box(inner.x, top, inner.width, title.y - top - 1.5 * unit)
    corner = corner_index(face.corner, 1, face.colour, frame) if face.corner else Laid()
    return together(
        (
            laid(frame.ground(face.colour, 25)),
            frame.picture(face.picture, picture),
            corner,
            set_line(measure, face.title, title, frame.style(19, 10).centred()),
            set_paragraph(measure, face.line, lines, frame.style(9.5, 6.5, "text").centred()),
        )
    )


FACES: dict[type[CardFace], Callable[[Any, FaceFrame], Laid]] = {
    NumberFace: draw_number,
    PictureFace: draw_picture,
    PlateFace: draw_plate,
    EdgeFace: draw_edges,
    TextFace: draw_text_face,
    PatternFace: draw_pattern,
}
