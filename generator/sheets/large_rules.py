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
    blocks = _blocks(content)
    sample = Box(0.0, 0.0, _columns(0.0, setting)[0].width, ENDLESS)
    heights = [_stack([block], sample, setting).bottom for block in blocks]
    drafts: list[Draft] = []
    start = 0
    while start < len(blocks):
        top = others if drafts else first
        ends = range(len(blocks), start + 1, -1)
        end = next((end for end in ends if _split(heights[start:end])[1] <= floor - top), start + 1)
        middle = start + _split(heights[start:end])[0]
        left, right = _columns(top, setting)
        page = _stack(blocks[start:middle], left, setting) + _stack(blocks[middle:end], right, setting)
        name = f"rules {len(drafts) + 1}" if drafts else "rules"
        drafts.append(Draft(name, page if drafts else head + page))
        start = end
    return tuple(drafts)


def _blocks(content: RulesSheet) -> list[Block]:
    blocks: list[Block] = [(section,) for section in (*content.sections, *content.twists, *content.closing)]
    if content.twists:
        at = len(content.sections)
        blocks[at] = (Section(content.twists_title), *blocks[at])
    return blocks


def _columns(top: float, setting: Setting) -> tuple[Box, ...]:
    return Box(setting.safe.x, top, setting.safe.width, ENDLESS).columns(2, _GUTTER)


def _split(heights: Sequence[float]) -> tuple[int, float]:
    """How many blocks stand in the left column so that the longer column is shortest, and how long that one is."""
    splits = ((_height(heights[:split]), _height(heights[split:]), split) for split in range(1, len(heights) + 1))
    longest, split = min((round(max(left, right), 6), split) for left, right, split in splits)
    return split, longest


def _height(heights: Sequence[float]) -> float:
    return sum(heights) + _GAP * max(len(heights) - 1, 0)


def _stack(blocks: Sequence[Block], place: Box, setting: Setting) -> Laid:
    y = place.y
    parts = []
    for section in (section for block in blocks for section in block):
        part = lay_section(section, Box(place.x, y, place.width, ENDLESS), _PITCH, 1.0, setting)
        parts.append(part)
        y = part.bottom + _GAP
    return together(parts)
