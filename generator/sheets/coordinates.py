"""Column letters above a grid and row numbers at its left, pale: a camera skips them, a log needs them."""

from __future__ import annotations

from generator.page.box import Box
from generator.sheets.fit_text import Style, set_line
from generator.sheets.grid import GridPlace
from generator.sheets.laid import Laid, together
from generator.sheets.setting import Setting
from generator.words import Phrase


def lay_coordinates(
    grid: GridPlace, above: tuple[float, float], beside: tuple[float, float], style: Style, setting: Setting
) -> Laid:
    """The strip of the letters begins `above[0]` mm over the top dots' centres and is `above[1]` high; that of the
    numbers begins `beside[0]` mm left of the left dots' centres and is `beside[1]` wide."""
    parts = []
    for column in range(grid.columns):
        x, y = grid.dot(0, column)
        label = Phrase("abcdefghijklmnopqrstuvwxyz"[column])
        parts.append(set_line(setting.measure, label, Box(x, y - above[0], grid.pitch, above[1]), style))
    for row in range(grid.rows):
        x, y = grid.dot(row, 0)
        place = Box(x - beside[0], y, beside[1], grid.pitch)
        parts.append(set_line(setting.measure, Phrase(str(row + 1)), place, style))
    return together(parts)
