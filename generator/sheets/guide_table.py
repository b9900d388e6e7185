"""A small table to read: head row and first column strong, thin lines between the rows."""

from __future__ import annotations

from generator.content.guide import Table
from generator.page.box import Box
from generator.page.marks import Line, Mark, Rect
from generator.sheets.fit_text import set_line, set_paragraph
from generator.sheets.laid import Laid, laid, together
from generator.sheets.sections import ENDLESS, shrunk
from generator.sheets.setting import Setting
from generator.sheets.styles import CAPTION, STRONG, TEXT

_ROW = 5.4


def lay_table(table: Table, place: Box, share: float, setting: Setting) -> Laid:
    """Equal columns but for the first, which is as wide as its words need."""
    height = _ROW * share
    head, body = shrunk(STRONG, share), shrunk(TEXT, share)
    firsts = [row[0] for row in (table.head, *table.rows)]
    first = max(setting.measure.width(cell.text, "strong", head.size) for cell in firsts) + 4.0
    first = max(first, place.width / len(table.head) * 0.6)
    others = Box(place.x + first, place.y, place.width - first, height).columns(len(table.head) - 1)
    rows = (table.head, *table.rows)
    marks: list[Mark] = [Rect(place.x, place.y, place.width, height, fill="accent:18", wash=True)]
    parts = []
    for n, row in enumerate(rows):
        y = place.y + n * height
        marks.append(Line(place.x, y + height, place.right, y + height, 0.2, "muted:60"))
        left = Box(place.x + 1.5, y, first - 2.0, height)
        parts.append(set_line(setting.measure, row[0], left, head))
        for cell, box in zip(row[1:], others, strict=True):
            style = (head if n == 0 else body).centred()
            parts.append(set_line(setting.measure, cell, Box(box.x + 0.3, y, box.width - 0.6, height), style))
    bottom = place.y + len(rows) * height
    caption = Laid(bottom=bottom)
    if table.caption.text:
        box = Box(place.x, bottom + 1.0, place.width, ENDLESS)
        caption = set_paragraph(setting.measure, table.caption, box, shrunk(CAPTION, share))
    return together((laid(*marks, bottom=bottom), *parts, caption))
