"""A reference card of half a sheet, twice on a page: two columns of steps, tables, pictures and examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.content.guide import Example, Guide, GuidePart, PictureRows, Steps, Table
from generator.page.box import Box
from generator.problems import Complaint
from generator.sheets.cutting import halves, middle_cut
from generator.sheets.draft import Draft
from generator.sheets.fit_text import Style, pt, set_line, set_paragraph
from generator.sheets.guide_table import lay_table
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.sections import ENDLESS, shrunk
from generator.sheets.setting import Setting
from generator.sheets.strips import lay_strip, strip_width
from generator.sheets.styles import HEADING, STRONG, TEXT
from generator.words import Phrase

_TITLE = Style(pt(18), pt(12), face="title")
_SHARES = (1.24, 1.16, 1.08, 1.04, 1.0, 0.96, 0.92, 0.88, 0.84, 0.8)
_NUMBER = 6.0
_DIE = 7.2
_AIR = 2.0


def lay_guide(content: Guide, setting: Setting) -> tuple[Draft, ...]:
    """One page with the card above and below the cut."""
    parts = [_card(content, half, n, setting) for n, half in enumerate(halves(setting))]
    return (Draft("reference", together((*parts, middle_cut(setting)))),)


def _card(content: Guide, place: Box, number: int, setting: Setting) -> Laid:
    """The largest text with which both columns fit."""
    card = Laid()
    for share in _SHARES:
        card = _lay(content, place, number, share, setting)
        if card.bottom <= place.bottom - _AIR:
            return card
    complaint = Complaint(
        content.title.key,
        f"the card needs {card.bottom - place.bottom:.0f} mm more than half of {setting.paper.name}; shorten it",
    )
    return card + Laid((), (complaint,))


def _lay(content: Guide, place: Box, number: int, share: float, setting: Setting) -> Laid:
    head = lay_heading(content.title, content.subtitle, place, setting, _TITLE, motif=number)
    top = head.bottom + 2.5
    columns = Box(place.x, top, place.width, ENDLESS).columns(2, 9.0)
    parts = [
        _column(side, box, share, setting) for side, box in zip((content.left, content.right), columns, strict=True)
    ]
    return together((head, *parts))


def _column(parts: tuple[GuidePart, ...], place: Box, share: float, setting: Setting) -> Laid:
    y = place.y
    found = []
    for part in parts:
        box = Box(place.x, y, place.width, ENDLESS)
        heading = set_paragraph(setting.measure, part.heading, box, shrunk(HEADING, share))
        inner = Box(place.x, heading.bottom + 1.0 * share, place.width, ENDLESS)
        block = BLOCKS[type(part.block)](part.block, inner, share, setting)
        found += [heading, block]
        y = block.bottom + 3.2 * share
    return together(found)


def _steps(block: Steps, place: Box, share: float, setting: Setting) -> Laid:
    """Numbered sentences with a hanging indent."""
    y = place.y
    parts = []
    for n, step in enumerate(block.steps, start=1):
        style = shrunk(TEXT, share)
        number = Box(place.x, y, _NUMBER, style.size * style.leading)
        parts.append(set_line(setting.measure, Phrase(str(n)), number, shrunk(STRONG.toned("accent2"), share)))
        text = set_paragraph(setting.measure, step, Box(place.x + _NUMBER, y, place.width - _NUMBER, ENDLESS), style)
        parts.append(text)
        y = text.bottom + 0.8 * share
    return together(parts)


def _pictures(block: PictureRows, place: Box, share: float, setting: Setting) -> Laid:
    """Pictures at the left, what they do beside them, in the order of effect."""
    size = _DIE * share
    indent = max(strip_width(row.strip, setting, size) for row in block.rows) + 2.5
    y = place.y
    parts = []
    for row in block.rows:
        style = shrunk(TEXT, share)
        strip_box = Box(place.x, y, indent, ENDLESS)
        text_box = Box(place.x + indent, y, place.width - indent, ENDLESS)
        strip = lay_strip(row.strip, strip_box, setting, size)
        text = set_paragraph(setting.measure, row.text, text_box, style)
        lower = (strip.bottom - text.bottom) / 2
        if lower > 0:
            text = set_paragraph(setting.measure, row.text, text_box.moved(0.0, lower), style)
        else:
            strip = lay_strip(row.strip, strip_box.moved(0.0, -lower), setting, size)
        parts += [strip, text]
        y = max(strip.bottom, text.bottom) + 1.6 * share
    return together(parts)


def _example(block: Example, place: Box, share: float, setting: Setting) -> Laid:
    strip = lay_strip(block.strip, place, setting, _DIE * share * 1.15)
    y = strip.bottom + 1.4 * share
    parts = [strip]
    for line in block.lines:
        text = set_paragraph(setting.measure, line, Box(place.x, y, place.width, ENDLESS), shrunk(TEXT, share))
        parts.append(text)
        y = text.bottom + 0.5 * share
    return together((*parts, laid(bottom=y)))


BLOCKS: dict[type, Callable[[Any, Box, float, Setting], Laid]] = {
    Steps: _steps,
    Table: lay_table,
    PictureRows: _pictures,
    Example: _example,
}
