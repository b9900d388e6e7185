"""The line of facts at the foot of every sheet, and the ruler that shows whether it was printed at 100 %."""

from __future__ import annotations

from generator.page.box import Box
from generator.page.marks import Line, Mark
from generator.sheets.fit_text import set_line
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting
from generator.sheets.styles import SMALL
from generator.words import Phrase

RULER_HEIGHT = 6.0
_RULER_LENGTH = 50


def lay_slug(setting: Setting, sheet: int, sheets: int) -> Laid:
    """Facts at the left, "100 %" and the sheet's number at the right, on the lowest line of the safe area."""
    line = setting.safe.bottom_part(3.0)
    number = setting.words.phrase(
        "slug.sheet", sheet=sheet, sheets=sheets, paper=setting.paper.titles[setting.words.lang]
    )
    width = setting.measure.width(number.text, SMALL.face, SMALL.size) + 4.0
    facts = Phrase(setting.slug, f"title.{setting.words.lang}")
    left = set_line(setting.measure, facts, line.left_part(line.width - width), SMALL)
    return left + set_line(setting.measure, number, line.right_part(width - 1.0), SMALL.flush_right())


def lay_ruler(setting: Setting) -> Laid:
    """50 mm with a tick every 5 mm, above the slug at the left, and the sentence that says what to do with it."""
    x, y = setting.safe.x, setting.safe.bottom - 5.6
    marks: list[Mark] = [Line(x, y, x + _RULER_LENGTH, y, 0.25, "ink")]
    for mm in range(0, _RULER_LENGTH + 1, 5):
        tick = 2.4 if mm % 10 == 0 else 1.4
        marks.append(Line(x + mm, y - tick, x + mm, y, 0.25, "ink"))
    text = Box(x + _RULER_LENGTH + 3.0, y - 2.6, setting.safe.width - _RULER_LENGTH - 3.0, 3.0)
    return laid(*marks) + set_line(setting.measure, setting.words.phrase("slug.ruler"), text, SMALL)
