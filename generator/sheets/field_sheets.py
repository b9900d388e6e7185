"""Fields, two to a page with one cut line between them (KK-2, KK-8)."""

from __future__ import annotations

from generator.content import FieldSheets, PlayField, Side
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Line, Mark, Qr, Rect, Stamp
from generator.problems import Complaint
from generator.sheets.coordinates import lay_coordinates
from generator.sheets.cutting import halves, middle_cut
from generator.sheets.draft import Draft
from generator.sheets.fit_text import set_in_two_lines, set_line
from generator.sheets.grid import COMFORTABLE_PITCH, QR_QUIET, SMALLEST_PITCH, GridPlace, place_grid
from generator.sheets.laid import Laid, laid, placed_in, together
from generator.sheets.setting import Setting
from generator.sheets.styles import FIELD_COORDINATE, FIELD_LABEL, FIELD_STRONG, FIELD_TEXT, FIELD_TITLE
from generator.words import Phrase

HEAD_OF_FIELD = "in the head of a field"
_SYMBOL_SHARE = 0.62
_TICK_FROM_DOTS = 3.4
_TICK_LENGTH = 2.4
_BLANK_STRIP = 8.1
"""Beside the grid there is nothing but pale coordinates and ticks for this far, so that a camera finds the dots."""


def lay_field_sheets(content: FieldSheets, setting: Setting) -> tuple[Draft, ...]:
    """Pages of two halves each; an odd last field leaves its lower half blank but keeps the cut line's place. In large
    print every field has a page."""
    if setting.large:
        from generator.sheets.large_fields import lay_large_fields

        return lay_large_fields(content, setting)
    drafts = []
    for first in range(0, len(content.fields), 2):
        pair = content.fields[first : first + 2]
        parts = [lay_field(field, half, setting) for field, half in zip(pair, halves(setting), strict=False)]
        if len(pair) == 2:
            parts.append(middle_cut(setting))
        name = "fields " + "-".join(str(field.number) for field in pair)
        drafts.append(Draft(name, together(parts), dot_stamps(pair, setting)))
    return tuple(drafts)


def dot_stamps(fields: tuple[PlayField, ...], setting: Setting) -> dict[str, tuple[Mark, ...]]:
    """The dots of every size of grid on these fields, drawn once; their origin is the top left dot's centre."""
    grids = (_grid_of(field, halves(setting)[0], setting) for field in fields)
    return {stamp_name(grid): dots_of(grid, setting.theme.dot_diameter) for grid in grids}


def dots_of(grid: GridPlace, size: float) -> tuple[Mark, ...]:
    """All dots of a grid, the top left one at the origin."""
    return tuple(
        Icon("dot", column * grid.pitch - size / 2, row * grid.pitch - size / 2, size, tone="ink")
        for row in range(grid.rows + 1)
        for column in range(grid.columns + 1)
    )


def lay_field(field: PlayField, half: Box, setting: Setting) -> Laid:
    """One field with its column: theme, swatches, result lines, code."""
    grid = _grid_of(field, half, setting)
    return together(
        (
            Laid((), pitch_complaints(grid, half, setting)),
            symbols(field, grid),
            laid(Stamp(stamp_name(grid), grid.x, grid.y)),
            lay_coordinates(grid, (5.6, 2.4), (6.0, 3.0), FIELD_COORDINATE, setting),
            _half_marks(field, grid, setting),
            _header(field, grid, setting),
            *(_side(side, grid.swatch(n), grid.column, setting) for n, side in enumerate(field.sides)),
            _winner(field, grid, setting),
            _code(field, grid, setting),
            _legend(field, grid, setting),
        )
    )


def pitch_complaints(grid: GridPlace, half: Box, setting: Setting) -> tuple[Complaint, ...]:
    """Boxes too small to hit with a pen: an error under 7 mm, a warning under 9 mm (print.md)."""
    if grid.pitch >= COMFORTABLE_PITCH:
        return ()
    wanted = SMALLEST_PITCH if grid.pitch < SMALLEST_PITCH else COMFORTABLE_PITCH
    message = (
        f"{grid.rows}x{grid.columns} boxes come out {grid.pitch:.1f} mm wide on {setting.paper.name}; "
        f"{'at least' if grid.pitch < SMALLEST_PITCH else 'pens like'} {wanted:.0f} mm "
        f"({half.width:.0f} x {half.height:.0f} mm available); use fewer rows or columns"
    )
    return (Complaint("size", message, "error" if grid.pitch < SMALLEST_PITCH else "warning"),)


def _grid_of(field: PlayField, half: Box, setting: Setting) -> GridPlace:
    return place_grid(half, field.rows, field.columns, setting.theme.dot_diameter)


def stamp_name(grid: GridPlace) -> str:
    """The stamp that has the dots of this size of grid."""
    return f"dots {grid.rows}x{grid.columns}"


def symbols(field: PlayField, grid: GridPlace) -> Laid:
    """The twists in their boxes, pale."""
    width = grid.pitch * _SYMBOL_SHARE
    inset = (grid.pitch - width) / 2
    marks = []
    for (row, column), icon in sorted(field.symbols.items()):
        x, y = grid.dot(row, column)
        marks.append(Icon(icon, x + inset, y + inset, width, tone="pale"))
    return laid(*marks)


def _half_marks(field: PlayField, grid: GridPlace, setting: Setting) -> Laid:
    """Two ticks at the lower border of the half, and its name beyond the blank strip (KK-8, KK-31)."""
    if field.half_rows is None:
        return Laid()
    left, y = grid.dot(field.half_rows, 0)
    right = grid.frame.right
    start, end = _TICK_FROM_DOTS, _TICK_FROM_DOTS + _TICK_LENGTH
    ticks = laid(
        Line(left - end, y, left - start, y, 0.5, "muted", round_ends=True),
        Line(right + start, y, right + end, y, 0.5, "muted", round_ends=True),
    )
    place = Box(right + _BLANK_STRIP, y - 2.0, grid.column.x - right - _BLANK_STRIP - 0.2, 4.0)
    return ticks + set_line(setting.measure, field.half, place, FIELD_LABEL)


def _header(field: PlayField, grid: GridPlace, setting: Setting) -> Laid:
    column = grid.column
    badge = laid(
        Circle(column.x + 6.5, column.y + 7.0, 6.2, fill="accent:35", stroke="accent", stroke_width=0.6, wash=True)
    )
    number = Phrase(str(field.number))
    number_style = FIELD_TITLE.centred()
    motifs = setting.theme.motifs
    motif_width = 12.0 if motifs else 0.0
    text = Box(column.x + 15.5, column.y + 1.0, column.width - 15.5 - motif_width - (1.5 if motifs else 0.0), 12.0)
    parts = [
        badge,
        set_line(setting.measure, number, Box(column.x, column.y, 13.0, 14.0), number_style),
        set_line(setting.measure, field.game, text.top_part(4.4), FIELD_LABEL),
        placed_in(
            HEAD_OF_FIELD,
            set_in_two_lines(setting.measure, field.title, Box(text.x, text.y + 4.5, text.width, 9.2), FIELD_TITLE),
        ),
    ]
    if motifs:
        motif = motifs[(field.number - 1) % len(motifs)]
        parts.append(laid(Icon(motif, column.right - motif_width, column.y + 1.0, motif_width)))
    return together(parts)


def _side(side: Side, swatch: Box, column: Box, setting: Setting) -> Laid:
    """Swatch, name line, and a row of boxes for the results."""
    text_x = swatch.right + 3.0
    letter = Box(text_x, swatch.y + 2.5, 5.5, 9.0)
    line_y = swatch.bottom - 1.5
    cells = Box(column.x, swatch.bottom + 1.6, column.width, 9.6).columns(len(side.results), 1.6)
    parts = [
        laid(
            Rect(swatch.x, swatch.y, swatch.width, swatch.height, stroke="ink", stroke_width=0.4, radius=1.5),
            Line(text_x + 6.0, line_y, column.right, line_y, 0.3, "muted"),
        ),
        set_line(setting.measure, side.letter, letter, FIELD_TITLE),
        set_line(
            setting.measure, side.name, Box(text_x + 6.0, swatch.y, column.right - text_x - 6.0, 4.0), FIELD_LABEL
        ),
    ]
    for cell, label in zip(cells, side.results, strict=True):
        parts.append(laid(Rect(cell.x, cell.y, cell.width, cell.height, stroke="muted", stroke_width=0.3, radius=1.2)))
        inner = Box(cell.x + 1.3, cell.y + 0.8, cell.width - 2.0, 3.6)
        parts.append(set_line(setting.measure, label, inner, FIELD_LABEL))
    return together(parts)


def _winner(field: PlayField, grid: GridPlace, setting: Setting) -> Laid:
    column = grid.column
    box = Box(column.x, column.y + 74.5, column.width, 9.0)
    label = set_line(setting.measure, field.winner, box.left_part(20.0), FIELD_STRONG)
    return label + laid(Line(box.x + 21.0, box.bottom - 1.5, box.right, box.bottom - 1.5, 0.3, "muted"))


def _code(field: PlayField, grid: GridPlace, setting: Setting) -> Laid:
    qr = grid.qr
    below = Box(grid.column.x, qr.bottom + QR_QUIET, grid.column.width, 3.6)
    text = set_line(setting.measure, Phrase(field.code, "size"), below, FIELD_LABEL)
    return laid(Qr(field.code_compact, qr.x, qr.y, qr.width)) + text


def _legend(field: PlayField, grid: GridPlace, setting: Setting) -> Laid:
    """What lies on this field, beside the QR: symbol, amount, name."""
    if not field.legend:
        return Laid()
    left = grid.qr.right + QR_QUIET + 2.5
    area = Box(left, grid.qr.y - 2.5, grid.column.right - left, grid.qr.height + 5.0)
    height = min(area.height / len(field.legend), 7.5)
    top = area.y + (area.height - height * len(field.legend)) / 2
    parts = []
    for n, row in enumerate(field.legend):
        cell = Box(area.x, top + n * height, area.width, height)
        size = min(height - 0.8, 6.2)
        parts.append(laid(Icon(row.icon, cell.x, cell.y + (height - size) / 2, size)))
        label = Phrase(f"{row.amount.text} {row.name.text}", row.name.key)
        parts.append(set_line(setting.measure, label, cell.inset(size + 1.8, 0, 0, 0), FIELD_TEXT))
    return together(parts)
