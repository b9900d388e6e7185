"""The head of a player's columns: a line for the name, and numbers to cross off."""

from __future__ import annotations

from generator.content.tally import TallyGroup
from generator.page.box import Box
from generator.page.marks import Line, Text
from generator.sheets.fit_text import Style, pt, set_line
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import SMALL

_NAME = 10.0
_TRACK = 6.0
_COLUMNS = 5.4
_NUMBER = Style(pt(8), pt(6.5), face="strong", anchor="centre")


def head_height(group: TallyGroup) -> float:
    """Room for the name, the track if there is one, and the columns' names if they have any."""
    named = any(column.label.text for column in group.columns)
    return _NAME + (_TRACK if group.track else 0.0) + (_COLUMNS if named else 1.5)


def lay_group_head(group: TallyGroup, place: Box, setting: Setting) -> Laid:
    """From the top of `place`: the name's line first."""
    name = Box(place.x, place.y, place.width, 3.4)
    parts = [
        set_line(setting.measure, group.name, name, SMALL),
        laid(Line(place.x, place.y + _NAME - 0.6, place.right, place.y + _NAME - 0.6, 0.3, "muted")),
    ]
    if group.track:
        parts.append(_track(group, Box(place.x, place.y + _NAME, place.width, _TRACK), setting))
    return together(parts)


def _track(group: TallyGroup, place: Box, setting: Setting) -> Laid:
    """The numbers, and an arrow where the card is turned over."""
    places = len(group.track) + (1 if group.turn_after else 0)
    cells = place.columns(places)
    numbers = [cell for n, cell in enumerate(cells) if not group.turn_after or n != group.turn_after]
    parts = [
        set_line(setting.measure, number, cell, _NUMBER) for number, cell in zip(group.track, numbers, strict=True)
    ]
    if group.turn_after:
        cell = cells[group.turn_after]
        x, y = cell.centre
        parts.append(laid(Text(x, y + pt(9) * 0.34, "↻", pt(9), "signs", "accent2", "centre")))
    return together(parts)
