"""Halves and quarters of a sheet, and the lines along which it is cut."""

from __future__ import annotations

from generator.page.box import Box
from generator.page.marks import Line, Text
from generator.sheets.fit_text import pt
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting

CLEAR_OF_CUT = 4.0
"""Nothing but the cut line itself lies nearer to it than this."""

SLUG_HEIGHT = 4.0
"""At the bottom of the printable area, for the line of facts."""


def halves(setting: Setting) -> tuple[Box, Box]:
    """The upper and lower half of a sheet that is cut exactly at half height; both leave the slug its room."""
    safe = setting.safe
    middle = setting.paper.height / 2
    height = middle - CLEAR_OF_CUT - safe.y - SLUG_HEIGHT
    return (
        Box(safe.x, safe.y, safe.width, height),
        Box(safe.x, middle + CLEAR_OF_CUT, safe.width, height),
    )


def quarters(setting: Setting) -> tuple[Box, Box, Box, Box]:
    """The four parts of a sheet that is cut in both middles."""
    middle = setting.paper.width / 2
    parts = []
    for half in halves(setting):
        width = middle - CLEAR_OF_CUT - half.x
        parts.append(Box(half.x, half.y, width, half.height))
        parts.append(Box(middle + CLEAR_OF_CUT, half.y, width, half.height))
    return parts[0], parts[1], parts[2], parts[3]


def middle_cut(setting: Setting) -> Laid:
    """The dashed line across the sheet at half height, heavier ticks at both ends, and scissors."""
    y = setting.paper.height / 2
    left, right = setting.safe.x, setting.safe.right
    return laid(
        Line(left + 11.0, y, right - 5.0, y, 0.2, "muted", dash=(2.0, 2.0)),
        Line(left, y, left + 4.0, y, 0.4, "ink"),
        Line(right - 4.0, y, right, y, 0.4, "ink"),
        Text(left + 5.2, y + pt(12) * 0.36, "✂", pt(12), "signs", "muted"),
    )


def upright_cut(setting: Setting) -> Laid:
    """The same from top to bottom in the middle of the width; it ends above the slug."""
    x = setting.paper.width / 2
    top, bottom = setting.safe.y, setting.safe.bottom - SLUG_HEIGHT
    return laid(
        Line(x, top + 5.0, x, bottom - 5.0, 0.2, "muted", dash=(2.0, 2.0)),
        Line(x, top, x, top + 4.0, 0.4, "ink"),
        Line(x, bottom - 4.0, x, bottom, 0.4, "ink"),
    )
