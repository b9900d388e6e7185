"""Backs: the theme's motifs over all of the card, running off every edge, so that a cut a little off does not show; and
the game's name in the middle."""

from __future__ import annotations

from collections.abc import Iterator

from generator.content.cards import PatternFace
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Mark, Path, Rect
from generator.sheets.card_colours import colour_of
from generator.sheets.card_frame import FaceFrame
from generator.sheets.fit_text import set_paragraph
from generator.sheets.laid import Laid, laid

_TILE = 12.0
_MOTIF = 0.62  # of a tile


def draw_pattern(face: PatternFace, frame: FaceFrame) -> Laid:
    """Rows of motifs, every second one moved by half a tile; a theme without motifs has its frame's tiles woven."""
    theme = frame.setting.theme
    colour = colour_of(face.colour, theme)
    marks: list[Mark] = [frame.ground(face.colour, 35 if theme.motifs else 15)]
    marks += motif_rows(frame, colour) if theme.motifs else woven(frame, colour)
    return laid(*marks) + badge(face, frame, colour)


def badge(face: PatternFace, frame: FaceFrame, colour: str) -> Laid:
    """The game's name on paper white in the middle, far from every cut."""
    unit = frame.unit
    x, y = frame.trim.centre
    width = frame.trim.width * 0.62
    place = Box(x - width / 2, y - 9.0 * unit, width, 18.0 * unit)
    style = frame.style(15, 8).centred()
    inside = place.inset(2.0 * unit, 1.5 * unit)
    height = set_paragraph(frame.setting.measure, face.title, inside, style).bottom - inside.y
    middle = Box(inside.x, y - height / 2, inside.width, height + 0.01)
    panel = Rect(*place.edges, fill="paper", stroke=colour, stroke_width=0.8, radius=9.0 * unit)
    return laid(panel) + set_paragraph(frame.setting.measure, face.title, middle, style)


def motif_rows(frame: FaceFrame, colour: str) -> Iterator[Mark]:
    """Diamonds with a motif in each, the motifs of the theme in turn."""
    motifs = frame.setting.theme.motifs
    for row, column, x, y in tiles(frame):
        half = _TILE / 2
        corners = (("M", x, y - half), ("L", x + half, y), ("L", x, y + half), ("L", x - half, y), ("Z",))
        yield Path(corners, fill=f"{colour}:{60 if row % 2 else 50}", wash=True)
        size = _TILE * _MOTIF * 0.8
        yield Icon(motifs[(column + 2 * row) % len(motifs)], x - size / 2, y - size / 2, size)


def woven(frame: FaceFrame, colour: str) -> Iterator[Mark]:
    """Rings on a half-drop grid, one in the other."""
    for _row, _column, x, y in tiles(frame):
        yield Circle(x, y, _TILE * 0.46, stroke=f"{colour}:70", stroke_width=0.4)
        yield Circle(x, y, _TILE * 0.26, stroke=f"{colour}:70", stroke_width=0.8)
        yield Circle(x, y, _TILE * 0.07, fill=f"{colour}:70")


def tiles(frame: FaceFrame) -> Iterator[tuple[int, int, float, float]]:
    """Row, column and middle of every tile that touches the card with its bleed, the pattern centred on the card."""
    full = frame.full
    centre_x, centre_y = frame.trim.centre
    down = int(full.height / _TILE) + 2
    across = int(full.width / _TILE / 2) + 2
    for row in range(-down, down + 1):
        for column in range(-across, across + 1):
            x = centre_x + (column + row % 2 / 2) * _TILE
            y = centre_y + row * _TILE / 2
            if _touches(full, x, y):
                yield row, column, x, y


def _touches(full: Box, x: float, y: float) -> bool:
    half = _TILE / 2
    return full.x - half < x < full.right + half and full.y - half < y < full.bottom + half
