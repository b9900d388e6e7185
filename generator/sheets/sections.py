"""Headed sections of text, with a symbol beside the heading and a diagram below."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from generator.content import Diagram, Section
from generator.page.box import Box
from generator.page.marks import Icon
from generator.sheets.fit_text import Style, set_paragraph
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import HEADING, TEXT

if TYPE_CHECKING:
    from generator.content.strips import Strip

ENDLESS = 1000.0
STRIP_SHARE = 0.8
"""A die in a strip beside a box of a board."""
_ICON = 9.0
_GAP = 4.0


def shrunk(style: Style, share: float) -> Style:
    """The style at a share of its size, its floor kept."""
    return replace(style, size=max(style.size * share, style.floor))


def lay_section(section: Section, place: Box, pitch: float, share: float, setting: Setting) -> Laid:
    """The section from the top of `place`, as tall as it needs; `share` scales its text and distances."""
    heading_x = place.x + (_ICON + 2.0 if section.icon else 0.0)
    heading_box = Box(heading_x, place.y, place.right - heading_x, ENDLESS)
    heading = set_paragraph(setting.measure, section.heading, heading_box, shrunk(setting.style(HEADING), share))
    y = heading.bottom + 0.6 * share
    parts = [heading]
    if section.icon:
        parts.append(laid(Icon(section.icon, place.x, place.y, _ICON)))
    for n, paragraph in enumerate(section.paragraphs):
        left = heading_x if section.icon and n == 0 and y < place.y + _ICON else place.x
        box = Box(left, y, place.right - left, ENDLESS)
        text = set_paragraph(setting.measure, paragraph, box, shrunk(setting.style(TEXT), share))
        parts.append(text)
        y = text.bottom + 1.2 * share
    if section.diagram:
        parts.append(_drawn(section.diagram, Box(place.x, y + 1.2, place.width, ENDLESS), pitch, setting))
    return together(parts)


def _drawn(drawing: Diagram | Strip, place: Box, pitch: float, setting: Setting) -> Laid:
    """Boards or a strip; what draws them is only loaded for the kind that is there."""
    if isinstance(drawing, Diagram):
        from generator.sheets.boards import lay_diagram

        return lay_diagram(drawing, place, pitch, setting)
    from generator.sheets.strips import lay_strip

    return lay_strip(drawing, place, setting, pitch * STRIP_SHARE)


def lay_columns(
    sections: tuple[Section, ...], place: Box, pitch: float, share: float, setting: Setting, gutter: float = 8.0
) -> Laid:
    """Two columns in reading order, split where the taller of the two is lowest."""
    left, right = place.columns(2, gutter)
    parts = _stacked(sections, left, pitch, share, setting)
    ends = [place.y, *[part.bottom + _GAP * share for part in parts]]

    def lowest(split: int) -> float:
        return round(max(ends[split], place.y + ends[-1] - ends[split]), 6)

    split = min(range(1, len(sections) + 1), key=lowest, default=0)
    return together((*parts[:split], *_stacked(sections[split:], right, pitch, share, setting)))


def _stacked(
    sections: tuple[Section, ...], place: Box, pitch: float, share: float, setting: Setting
) -> tuple[Laid, ...]:
    """Sections under each other."""
    y = place.y
    parts = []
    for section in sections:
        parts.append(lay_section(section, Box(place.x, y, place.width, ENDLESS), pitch, share, setting))
        y = parts[-1].bottom + _GAP * share
    return tuple(parts)
