"""The rules in large print: all sections in their order, in two columns, on as many pages as that takes."""

from __future__ import annotations

from collections.abc import Sequence

from generator.content import RulesSheet, Section
from generator.page.box import Box
from generator.sheets.draft import Draft
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, together
from generator.sheets.sections import ENDLESS, lay_section
from generator.sheets.setting import Setting
from generator.sheets.slug import slug_height

_PITCH = 11.0
_GAP = 4.5
_GUTTER = 8.0

Block = tuple[Section, ...]
"""Sections that stay together."""


def lay_large_rules(content: RulesSheet, setting: Setting) -> tuple[Draft, ...]:
    """No section is torn; the twists' title stands with the first of them; the columns of a page end about level."""
    head = lay_heading(content.title, content.lead, setting.safe, setting)
    floor = setting.safe.bottom - slug_height(setting) - 2.0
    first, others = head.bottom + 4.0, setting.safe.y
    drafts: list[Draft] = []
    left = _blocks(content)
    while left:
        top = others if drafts else first
        count = next((n for n in range(len(left), 1, -1) if _reach(left[:n], top, setting) <= floor), 1)
        page = _page(left[:count], top, setting)
        name = f"rules {len(drafts) + 1}" if drafts else "rules"
        drafts.append(Draft(name, page if drafts else head + page))
        left = left[count:]
    return tuple(drafts)


def _blocks(content: RulesSheet) -> list[Block]:
    blocks: list[Block] = [(section,) for section in (*content.sections, *content.twists, *content.closing)]
    if content.twists:
        at = len(content.sections)
        blocks[at] = (Section(content.twists_title), *blocks[at])
    return blocks


def _reach(blocks: Sequence[Block], top: float, setting: Setting) -> float:
    return _page(blocks, top, setting).bottom


def _page(blocks: Sequence[Block], top: float, setting: Setting) -> Laid:
    """Two columns, split so that the longer one is as short as it can be."""
    columns = Box(setting.safe.x, top, setting.safe.width, ENDLESS).columns(2, _GUTTER)
    tried = (
        _stack(blocks[:split], columns[0], setting) + _stack(blocks[split:], columns[1], setting)
        for split in range(1, len(blocks) + 1)
    )
    return min(tried, key=lambda page: round(page.bottom, 6))


def _stack(blocks: Sequence[Block], place: Box, setting: Setting) -> Laid:
    y = place.y
    parts = []
    for section in (section for block in blocks for section in block):
        part = lay_section(section, Box(place.x, y, place.width, ENDLESS), _PITCH, 1.0, setting)
        parts.append(part)
        y = part.bottom + _GAP
    return together(parts)
