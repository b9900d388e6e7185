"""A card to keep beside the game, four times on a sheet."""

from __future__ import annotations

from generator.content import LegendRow
from generator.content.pads import ReferenceCards
from generator.page.box import Box
from generator.page.marks import Icon
from generator.sheets.cutting import middle_cut, quarters, upright_cut
from generator.sheets.draft import Draft
from generator.sheets.fit_text import Style, pt, set_column, set_line, set_paragraph
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import STRONG

_TITLE = Style(pt(18), pt(12), face="title")
_CARD_TEXT = Style(pt(10), pt(6.5))
_ROW_TEXT = Style(pt(9.5), pt(6.5), leading=1.2)
_ROW_HEIGHTS = (17.5, 16.0, 14.5, 13.0)
"""Tried from the airiest on; the last is what two lines of text and the icon need."""


def lay_reference_cards(content: ReferenceCards, setting: Setting) -> tuple[Draft, ...]:
    """One page of four equal cards."""
    cards = [_card(content, quarter, n, setting) for n, quarter in enumerate(quarters(setting))]
    return (Draft("reference", together((*cards, middle_cut(setting), upright_cut(setting)))),)


def _card(content: ReferenceCards, place: Box, number: int, setting: Setting) -> Laid:
    """The card with the airiest rows that fit; what does not fit even with the tightest is complained about."""
    tried = Laid()
    for row_height in _ROW_HEIGHTS:
        tried = _card_with(row_height, content, place, number, setting)
        if not tried.complaints:
            break
    return tried


def _card_with(row_height: float, content: ReferenceCards, place: Box, number: int, setting: Setting) -> Laid:
    head = lay_heading(content.title, content.subtitle, place, setting, _TITLE, motif=number)
    steps = _steps(content, Box(place.x, head.bottom + 2.0, place.width, 36.0), setting)
    rows_top = steps.bottom + 2.5
    rows = [
        _row(row, Box(place.x, rows_top + n * row_height, place.width, row_height), setting)
        for n, row in enumerate(content.rows)
    ]
    top = rows_top + len(rows) * row_height + 1.0
    notes = set_column(
        setting.measure,
        tuple((note, _CARD_TEXT, 1.0) for note in content.notes),
        Box(place.x, top, place.width, place.bottom - top),
    )
    return together((head, steps, *rows, notes))


def _steps(content: ReferenceCards, place: Box, setting: Setting) -> Laid:
    return set_column(setting.measure, tuple((step, _CARD_TEXT, 0.8) for step in content.steps), place)


def _row(row: LegendRow, place: Box, setting: Setting) -> Laid:
    icon = laid(Icon(row.icon, place.x, place.y + 0.6, min(13.0, place.height - 2.0)))
    text_box = Box(place.x + 16.0, place.y, place.width - 16.0, place.height)
    name = set_line(setting.measure, row.name, text_box.top_part(5.0), STRONG)
    line = set_paragraph(
        setting.measure, row.line, Box(text_box.x, place.y + 5.2, text_box.width, place.height - 5.4), _ROW_TEXT
    )
    return together((icon, name, line))
