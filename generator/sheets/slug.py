"""The line of facts at the foot of every sheet, with a ruler that shows whether it was printed at 100 %."""

from __future__ import annotations

from generator.page.box import Box
from generator.page.marks import Line, Mark, Stamp
from generator.sheets.cutting import SLUG_HEIGHT
from generator.sheets.fit_text import set_line, set_paragraph
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting
from generator.sheets.styles import SMALL
from generator.words import Phrase

RULER_HEIGHT = 6.0
_LARGE_SLUG = 12.0
_LARGE_RULER = 14.0
_RULER_LENGTH = 50
_RULER = "ruler"
_AIR = 4.0  # between facts, ruler and number


def slug_height(setting: Setting) -> float:
    """How much of the lower edge the slug takes, air included."""
    return _LARGE_SLUG if setting.large else SLUG_HEIGHT


def ruler_height(setting: Setting) -> float:
    """How much the ruler takes above the slug."""
    return _LARGE_RULER if setting.large else RULER_HEIGHT


def lay_slug(setting: Setting, sheet: int, sheets: int, ruler: bool = True) -> Laid:
    """Facts at the left, "100 %" and the sheet's number at the right, on the lowest line of the safe area; in large
    print on two lines. Where there is room, a small ruler stands between them."""
    line = setting.safe.bottom_part(5.0 if setting.large else 3.0)
    number = setting.words.phrase(
        "slug.sheet", sheet=sheet, sheets=sheets, paper=setting.paper.titles[setting.words.lang]
    )
    facts = Phrase(setting.slug, f"title.{setting.words.lang}")
    style = setting.style(SMALL)
    if setting.large:
        above = line.moved(0.0, -5.6)
        text = set_line(setting.measure, facts, above, style) + set_line(setting.measure, number, line, style)
        return text + _small_ruler(line.right_part(_RULER_LENGTH)) if ruler else text
    width = setting.measure.width(number.text, style.face, style.size) + _AIR
    left = set_line(setting.measure, facts, line.left_part(line.width - width), style)
    right = set_line(setting.measure, number, line.right_part(width - 1.0), style.flush_right())
    if not ruler:
        return left + right
    taken = setting.measure.width(facts.text, style.face, style.size) + _AIR
    return left + right + _small_ruler(line.inset(taken, 0.0, width, 0.0))


def slug_stamps(marks: tuple[Mark, ...]) -> dict[str, tuple[Mark, ...]]:
    """What the slugs among these marks draw at many places: the small ruler, its origin the left end of its line."""
    if not any(isinstance(mark, Stamp) and mark.name == _RULER for mark in marks):
        return {}
    return {_RULER: _ruler_marks(0.0, 0.0, 1.9, 1.1, 0.2, "muted")}


def _small_ruler(room: Box) -> Laid:
    """In the middle of what facts and number leave free of the line, or nothing."""
    if room.width < _RULER_LENGTH:
        return Laid()
    return laid(Stamp(_RULER, round(room.x + (room.width - _RULER_LENGTH) / 2, 2), room.bottom - 0.6))


def _ruler_marks(x: float, y: float, tall: float, short: float, stroke: float, ink: str = "ink") -> tuple[Mark, ...]:
    """50 mm to the right of x, y with a tick every 5 mm, every second one tall."""
    marks: list[Mark] = [Line(x, y, x + _RULER_LENGTH, y, stroke, ink)]
    for mm in range(0, _RULER_LENGTH + 1, 5):
        marks.append(Line(x + mm, y - (short if mm % 10 else tall), x + mm, y, stroke, ink))
    return tuple(marks)


def lay_ruler(setting: Setting) -> Laid:
    """50 mm with a tick every 5 mm, above the slug at the left, and the sentence that says what to do with it."""
    x, y = setting.safe.x, setting.safe.bottom - slug_height(setting) - 1.6
    marks = _ruler_marks(x, y, 2.4, 1.4, 0.25)
    sentence, style = setting.words.phrase("slug.ruler"), setting.style(SMALL)
    text = Box(x + _RULER_LENGTH + 3.0, y - 2.6, setting.safe.width - _RULER_LENGTH - 3.0, 3.0)
    if setting.large:
        text = Box(text.x, y - 11.0, text.width, 12.8)
        return laid(*marks) + set_paragraph(setting.measure, sentence, text, style)
    return laid(*marks) + set_line(setting.measure, sentence, text, style)
