"""What sheets to cut out have in common: a head that says how to print and what to do, computed from the sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from generator.page.box import Box
from generator.sheets.cutting import SLUG_HEIGHT
from generator.sheets.fit_text import Style, pt, set_line
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid
from generator.sheets.setting import Setting
from generator.sheets.slug import lay_slug
from generator.words import Phrase

CRAFT_TITLE = Style(pt(22), pt(14), face="title")
ADVICE = Style(pt(8.5), pt(6.5), face="strong", ink="accent2")
CUT = 0.35
"""Width of a line that is cut along; folds are dashed."""
FOLD_DASH = (2.0, 1.4)


def advice(setting: Setting, *keys: str) -> tuple[Phrase, ...]:
    """How a sheet is to be printed, from the words that cards use too."""
    return tuple(setting.words.phrase(f"print.{key}") for key in keys)


def advised(notes: tuple[Phrase, ...]) -> Phrase:
    """Several pieces of advice as one line."""
    return Phrase(" · ".join(note.text for note in notes), notes[0].key if notes else "")


def lay_craft_head(title: Phrase, lead: Phrase, notes: tuple[Phrase, ...], place: Box, setting: Setting) -> Laid:
    """Title, what to do, a line, and under it how to print."""
    head = lay_heading(title, lead, place, setting, CRAFT_TITLE)
    line = Box(place.x, head.bottom + 1.6, place.width, 3.6)
    return head + set_line(setting.measure, advised(notes), line, ADVICE)


def below(head: Laid, place: Box, gap: float = 5.0) -> Box:
    """What is left of a page under its head, the slug's line kept free."""
    top = head.bottom + gap
    return Box(place.x, top, place.width, place.bottom - SLUG_HEIGHT - 1.0 - top)


def lying(setting: Setting) -> Setting:
    """The same on a sheet that lies on its long edge."""
    paper = setting.paper
    return replace(setting, paper=replace(paper, width=paper.height, height=paper.width))


def lying_slug(setting: Setting) -> Callable[[int, int], Laid]:
    """The slug of a lying sheet, by sheet number."""
    turned = lying(setting)
    return lambda sheet, sheets: lay_slug(turned, sheet, sheets)
