"""The head of a sheet: title, a line under it, and a motif of the theme at the right."""

from __future__ import annotations

from generator.page.box import Box
from generator.page.marks import Icon, Line
from generator.sheets.fit_text import Style, set_line, set_paragraph
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting
from generator.sheets.styles import TEXT, TITLE
from generator.words import Phrase


def lay_heading(
    title: Phrase, lead: Phrase, place: Box, setting: Setting, style: Style = TITLE, motif: int = 0
) -> Laid:
    """From the top of `place`; `motif` picks one of the theme's motifs, none are drawn when it has none."""
    motifs = setting.theme.motifs
    size = style.size * 1.55
    room = place.width - (size + 3.0 if motifs else 0.0)
    head = set_line(setting.measure, title, Box(place.x, place.y, room, style.size * 1.1), style)
    below = Box(place.x, place.y + style.size * 1.2, room, style.size * 2.0)
    text = set_paragraph(setting.measure, lead, below, setting.style(TEXT).toned("muted"))
    bottom = max(text.bottom, place.y + style.size * 1.2) + 1.5
    parts = head + text + laid(Line(place.x, bottom, place.right, bottom, 0.5, "accent"), bottom=bottom)
    if motifs:
        x, y = place.right - size, bottom - size - 0.8
        parts += laid(Icon(motifs[motif % len(motifs)], x, max(y, place.y), size))
    return parts
