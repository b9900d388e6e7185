"""How to play, on one page."""

from __future__ import annotations

from generator.content import RulesSheet
from generator.page.box import Box
from generator.page.marks import Rect
from generator.problems import Complaint
from generator.sheets.cutting import SLUG_HEIGHT
from generator.sheets.draft import Draft
from generator.sheets.fit_text import set_paragraph
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.sections import ENDLESS, lay_columns, lay_section, shrunk
from generator.sheets.setting import Setting
from generator.sheets.styles import HEADING

_LEAST_WIDTH, _LEAST_HEIGHT = 210.0, 279.0  # of A4 and Letter; rules of our own fit on both
_SHARES = (1.08, 1.04, 1.0, 0.96, 0.92, 0.88, 0.84, 0.8)


def lay_rules_sheet(content: RulesSheet, setting: Setting) -> tuple[Draft, ...]:
    """The largest text with which all of it stands on one page; the diagrams keep their size. Large print takes the
    pages it needs."""
    if setting.large:
        from generator.sheets.large_rules import lay_large_rules

        return lay_large_rules(content, setting)
    floor = setting.safe.bottom - SLUG_HEIGHT - 2.0
    page = Laid()
    for share in _SHARES:
        page = _lay(content, share, setting)
        if page.bottom <= floor:
            return (Draft("rules", page),)
    return (Draft("rules", page + Laid((), (_too_long(content, page.bottom - floor, setting),))),)


def _too_long(content: RulesSheet, lacking: float, setting: Setting) -> Complaint:
    paper = setting.paper
    size = f"{paper.name} ({paper.width:g} x {paper.height:g} mm)"
    larger = "; it fits on a4 and letter" if paper.width < _LEAST_WIDTH or paper.height < _LEAST_HEIGHT else ""
    message = f"{size} is too small for the rules page: {lacking:.0f} mm more height needed{larger}"
    return Complaint(content.title.key, message)


def _lay(content: RulesSheet, share: float, setting: Setting) -> Laid:
    safe = setting.safe
    pitch = 10.0 * share
    head = lay_heading(content.title, content.lead, safe, setting)
    main = lay_columns(content.sections, _below(safe, head.bottom + 4.0 * share), pitch, share, setting)
    band = _twists(content, _below(safe, main.bottom + 5.0 * share), pitch, share, setting)
    end = _below(safe, band.bottom + 5.0 * share)
    closing = lay_columns(content.closing, end, pitch, share, setting)
    return together((head, main, band, closing))


def _twists(content: RulesSheet, place: Box, pitch: float, share: float, setting: Setting) -> Laid:
    """The twists two by two on a tinted panel."""
    if not content.twists:
        return Laid(bottom=place.y)
    inner = place.inset(5.0, 4.0 * share)
    title = set_paragraph(setting.measure, content.twists_title, inner, shrunk(HEADING, share * 1.15))
    y = title.bottom + 2.0 * share
    parts = [title]
    for first in range(0, len(content.twists), 2):
        columns = Box(inner.x, y, inner.width, ENDLESS).columns(2, 8.0)
        pair = [
            lay_section(section, column, pitch, share, setting)
            for section, column in zip(content.twists[first : first + 2], columns, strict=False)
        ]
        parts.extend(pair)
        y = max(part.bottom for part in pair) + 4.0 * share
    bottom = y
    panel = Rect(place.x, place.y, place.width, bottom - place.y, fill="accent:10", radius=3.0, wash=True)
    frame = Rect(place.x, place.y, place.width, bottom - place.y, stroke="accent:60", stroke_width=0.4, radius=3.0)
    return together((laid(panel, frame), *parts, Laid(bottom=bottom)))


def _below(box: Box, y: float) -> Box:
    return Box(box.x, y, box.width, ENDLESS)
