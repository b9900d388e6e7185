"""Fields in large print: one to a page, the field as large as it goes, and below it what else stands beside a field.

For a camera everything is as on other sheets: the swatches and the code stand at fixed places, as far from the dots as
there (`grid.GAP_TO_COLUMN`), only below the field instead of at its right.
"""

from __future__ import annotations

from generator.content import FieldSheets, PlayField, Side
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Line, Qr, Rect, Stamp, Text
from generator.page.measure import Measure
from generator.sheets.coordinates import lay_coordinates
from generator.sheets.draft import Draft
from generator.sheets.field_sheets import HEAD_OF_FIELD, dots_of, pitch_complaints, stamp_name, symbols
from generator.sheets.fit_text import Style, pt, set_in_two_lines, set_line
from generator.sheets.grid import GAP_TO_COLUMN, QR_QUIET, QR_SIZE, GridPlace
from generator.sheets.laid import Laid, laid, placed_in, together
from generator.sheets.setting import LARGE, Setting
from generator.sheets.slug import slug_height
from generator.words import Phrase

LARGEST_PITCH = 36.0
HEAD = 16.0
COORDINATES = 9.0
PANEL = Box(0.0, 0.0, 190.0, 60.0)
SIDES_WIDTH = 118.0
SWATCH = 20.0
CODE = "size"
"""What a complaint about a code is about: it is as wide as the field has boxes (`--size`), and no text of the theme."""
_STRIP = 8.1  # beside the grid nothing but pale coordinates and ticks
_BLITZ = 6.0
_TITLE = Style(pt(24), LARGE, face="title")
_TEXT = Style(LARGE, LARGE)
_STRONG = Style(LARGE, LARGE, face="strong")
_LABEL = Style(LARGE, LARGE, ink="muted")
_COORDINATE = Style(LARGE, LARGE, ink="muted:85", anchor="centre")


def lay_large_fields(content: FieldSheets, setting: Setting) -> tuple[Draft, ...]:
    """A page for every field."""
    drafts = []
    for field in content.fields:
        grid = place_large_grid(field, setting)
        stamps = {stamp_name(grid): dots_of(grid, setting.theme.dot_diameter)}
        drafts.append(Draft(f"field {field.number}", _field(field, grid, setting), stamps))
    return tuple(drafts)


def place_large_grid(field: PlayField, setting: Setting) -> GridPlace:
    """The largest grid between head and panel; its `column` is the panel below it."""
    safe, dot = setting.safe, setting.theme.dot_diameter
    beside = _STRIP + (_BLITZ if field.half_rows is not None else 0.0) + dot / 2
    above = HEAD + COORDINATES + dot / 2
    below = GAP_TO_COLUMN + PANEL.height + slug_height(setting) + 1.0
    across, down = safe.width - 2 * beside, safe.height - above - below
    pitch = round(min(across / field.columns, down / field.rows, LARGEST_PITCH) - 0.005, 2)
    x = safe.x + (safe.width - field.columns * pitch) / 2
    y = safe.y + above
    top = y + field.rows * pitch + GAP_TO_COLUMN
    panel = Box(safe.x, top, safe.width, PANEL.height)
    return GridPlace(x, y, pitch, field.rows, field.columns, panel)


def _field(field: PlayField, grid: GridPlace, setting: Setting) -> Laid:
    panel = grid.column
    sides = panel.left_part(SIDES_WIDTH)
    right = panel.right_part(panel.width - SIDES_WIDTH - 8.0)
    return together(
        (
            Laid((), pitch_complaints(grid, setting.safe, setting)),
            symbols(field, grid),
            laid(Stamp(stamp_name(grid), grid.x, grid.y)),
            lay_coordinates(grid, (COORDINATES, 5.6), (9.0, 6.5), _COORDINATE, setting),
            _half_marks(field, grid, setting),
            _head(field, setting),
            *(_side(side, sides.moved(0.0, n * 24.0), setting) for n, side in enumerate(field.sides)),
            _winner(field, Box(sides.x, panel.y + 49.0, sides.width, 9.0), setting),
            _code(field, right, setting),
            _legend(field, right, setting),
        )
    )


def _half_marks(field: PlayField, grid: GridPlace, setting: Setting) -> Laid:
    """Ticks at the lower border of the half, and its name turned upward beyond the blank strip (KK-8, KK-31)."""
    if field.half_rows is None:
        return Laid()
    left, y = grid.dot(field.half_rows, 0)
    right = grid.frame.right
    label = Text(right + _STRIP + LARGE * 0.85, y, field.half.text, LARGE, "text", "muted", "centre", angle=270.0)
    return laid(
        Line(left - 5.8, y, left - 3.4, y, 0.5, "muted", round_ends=True),
        Line(right + 3.4, y, right + 5.8, y, 0.5, "muted", round_ends=True),
        label,
    )


def _head(field: PlayField, setting: Setting) -> Laid:
    place = setting.safe.top_part(HEAD - 2.0)
    motifs = setting.theme.motifs
    room = place.height + 3.0 if motifs else 0.0
    badge = Circle(place.x + 6.8, place.y + 7.0, 6.4, fill="accent:35", stroke="accent", stroke_width=0.6, wash=True)
    text = Box(place.x + 17.0, place.y, place.width - 17.0 - room, place.height)
    parts = [
        laid(badge),
        set_line(setting.measure, Phrase(str(field.number)), Box(place.x, place.y, 13.6, 14.0), _TITLE.centred()),
        placed_in(
            HEAD_OF_FIELD, set_in_two_lines(setting.measure, field.title, text.left_part(text.width * 0.62), _TITLE)
        ),
        set_line(setting.measure, field.game, text.right_part(text.width * 0.36), _LABEL.flush_right()),
    ]
    if motifs:
        motif = motifs[(field.number - 1) % len(motifs)]
        parts.append(laid(Icon(motif, place.right - place.height, place.y, place.height)))
    return together(parts)


def _side(side: Side, place: Box, setting: Setting) -> Laid:
    """Swatch and letter, and beside them the name's line above the boxes for the results."""
    swatch = Box(place.x, place.y, SWATCH, SWATCH)
    rest = Box(place.x + SWATCH + 10.0, place.y, place.width - SWATCH - 10.0, SWATCH)
    name = set_line(setting.measure, side.name, Box(rest.x, rest.y, 16.0, 6.0), _LABEL)
    parts = [
        laid(
            Rect(*swatch.edges, stroke="ink", stroke_width=0.5, radius=1.5),
            Line(rest.x + 17.0, rest.y + 6.4, rest.right, rest.y + 6.4, 0.35, "muted"),
        ),
        set_line(setting.measure, side.letter, Box(swatch.right + 2.6, swatch.y, 7.0, SWATCH), _TITLE),
        name,
    ]
    cells = Box(rest.x, rest.y + 8.6, rest.width, SWATCH - 8.6).columns(len(side.results), 2.0)
    for cell, label in zip(cells, side.results, strict=True):
        parts.append(laid(Rect(*cell.edges, stroke="muted", stroke_width=0.35, radius=1.2)))
        parts.append(set_line(setting.measure, label, Box(cell.x + 1.5, cell.y + 0.8, cell.width - 3.0, 5.0), _LABEL))
    return together(parts)


def _winner(field: PlayField, place: Box, setting: Setting) -> Laid:
    width = setting.measure.width(field.winner.text, _STRONG.face, _STRONG.size) + 3.0
    label = set_line(setting.measure, field.winner, place, _STRONG)
    return label + laid(Line(place.x + width, place.bottom - 1.5, place.right, place.bottom - 1.5, 0.35, "muted"))


def _code(field: PlayField, place: Box, setting: Setting) -> Laid:
    """The code in words across the panel's foot, the QR at its fixed place above."""
    qr = Qr(field.code_compact, place.x + QR_QUIET, place.y + QR_QUIET, QR_SIZE)
    return set_code(field.code, place, setting.measure) + laid(qr)


def set_code(code: str, place: Box, measure: Measure) -> Laid:
    """A field's code at the foot of its place; a wide one is broken after the dash before its lot."""
    one = set_line(measure, Phrase(code, CODE), place.bottom_part(6.0), _LABEL)
    if not one.complaints:
        return one
    parts = code.split("-")
    lines = ("-".join(parts[:-2]) + "-", "-".join(parts[-2:]))
    boxes = (place.bottom_part(12.0).top_part(6.0), place.bottom_part(6.0))
    return together(set_line(measure, Phrase(line, CODE), box, _LABEL) for line, box in zip(lines, boxes, strict=True))


def _legend(field: PlayField, place: Box, setting: Setting) -> Laid:
    left = place.x + QR_SIZE + 2 * QR_QUIET + 2.0
    parts = []
    for n, row in enumerate(field.legend):
        cell = Box(left, place.y + n * 9.0, place.right - left, 8.4)
        parts.append(laid(Icon(row.icon, cell.x, cell.y + 0.4, 7.6)))
        label = Phrase(f"{row.amount.text} {row.name.text}", row.name.key)
        parts.append(set_line(setting.measure, label, cell.inset(9.4, 0, 0, 0), _TEXT))
    return together(parts)
