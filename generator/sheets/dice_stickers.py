"""Faces to cut out and stick on blank dice, one row for each die."""

from __future__ import annotations

from generator.content.dice import DiceStickers, Die
from generator.page.box import Box
from generator.page.marks import Rect
from generator.sheets.craft import advice, below, lay_craft_head
from generator.sheets.die_face import draw_face, draw_ground
from generator.sheets.draft import Draft
from generator.sheets.fit_text import set_line
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import STRONG

STICKER = 14.0
"""Fits a die of 16 mm, the most common blank one."""
GAP = 6.0
_LABEL = 30.0


def lay_dice_stickers(content: DiceStickers, setting: Setting) -> tuple[Draft, ...]:
    """As many rows as fit on every sheet."""
    notes = advice(setting, "none", "label_stock")
    lead = setting.words.phrase("craft.stickers", edge=f"{STICKER:g}", die=f"{STICKER + 2:g}")
    head = lay_craft_head(content.title, lead, notes, setting.safe, setting)
    area = below(head, setting.safe, 8.0)
    rows = max(1, int((area.height + GAP) / (STICKER + GAP)))
    drafts = []
    for page, first in enumerate(range(0, len(content.dice), rows), start=1):
        dice = content.dice[first : first + rows]
        parts = [_row(die, sticker_row(n, len(die.faces), area), setting) for n, die in enumerate(dice)]
        drafts.append(Draft(f"stickers {page}", together((head, *parts)), advice=notes))
    return tuple(drafts)


def sticker_row(row: int, stickers: int, area: Box) -> Box:
    """The place of one die's stickers: rows under each other, in the middle of the width."""
    width = stickers * STICKER + (stickers - 1) * GAP
    left = area.x + _LABEL + (area.width - _LABEL - width) / 2
    return Box(left, area.y + row * (STICKER + GAP), width, STICKER)


def _row(die: Die, place: Box, setting: Setting) -> Laid:
    parts = [set_line(setting.measure, die.name, Box(place.x - _LABEL - 4.0, place.y, _LABEL, STICKER), STRONG)]
    for n, face in enumerate(die.faces):
        box = Box(place.x + n * (STICKER + GAP), place.y, STICKER, STICKER)
        frame = Rect(box.x, box.y, STICKER, STICKER, stroke="ink", stroke_width=0.25, radius=2.0)
        parts.append(laid(*draw_ground(face, box, 2.0), *draw_face(face, box), frame))
    return together(parts)
