"""A score pad as large as its sheet: rows at least 9 mm high, a group of columns for every player."""

from __future__ import annotations

from dataclasses import replace

from generator.content.tally import TallyColumn, TallyGroup, TallyPad, TallyRow
from generator.page.box import Box
from generator.page.marks import Line, Mark, Rect
from generator.problems import Complaint
from generator.sheets.craft import below, lying, lying_slug
from generator.sheets.draft import Draft
from generator.sheets.fit_text import Style, pt, set_line
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import FIELD_LABEL, FIELD_STRONG, SMALL
from generator.sheets.tally_head import head_height, lay_group_head
from generator.words import Phrase

ROW_AT_LEAST, ROW_AT_MOST = 9.0, 13.0
_TITLE = Style(pt(20), pt(12), face="title")
_NOTE = 4.0
_LABELS_LYING, _LABELS = 17.0, 36.0
_LEAD = 11.0
_PAIR = 7.6
_GAP = 2.0
_SIGN = Style(pt(9), pt(7), ink="muted:70", anchor="centre")
_COLUMN = replace(FIELD_LABEL, size=pt(8), floor=pt(6.5), anchor="centre")


def lay_tally_pad(content: TallyPad, setting: Setting) -> tuple[Draft, ...]:
    """One page."""
    if not content.lying:
        return (Draft("score pad", lay_pad(content, setting)),)
    turned = lying(setting)
    size = (turned.paper.width, turned.paper.height)
    return (Draft("score pad", lay_pad(content, turned), size=size, slug=lying_slug(setting)),)


def lay_pad(content: TallyPad, setting: Setting) -> Laid:
    """Head, labels, columns before the players', the players' groups, and a note below."""
    safe = setting.safe
    head = lay_heading(content.title, content.subtitle, safe, setting, _TITLE)
    area = below(head, safe, 2.0)
    top = area.y + head_height(content.groups[0])
    height = (area.bottom - _NOTE - top) / len(content.rows)
    complaints: tuple[Complaint, ...] = ()
    if height < ROW_AT_LEAST - 1e-6:
        message = f"{len(content.rows)} rows come out {height:.1f} mm high, at least {ROW_AT_LEAST:.0f} mm are needed"
        complaints = (Complaint(content.title.key, message),)
    height = min(height, ROW_AT_MOST)
    rows = Box(area.x, top, area.width, height * len(content.rows))
    labels = rows.left_part(_LABELS_LYING if content.lying else _LABELS)
    left = labels.right
    parts = [Laid((), complaints), head, _labels(content, labels, height, setting)]
    if content.lead:
        width = sum(column.share for column in content.lead) * _LEAD
        place = Box(left, top, width, rows.height)
        parts += [_heads(content.lead, place, setting), laid(*_ruled(content.rows, content.lead, place, height))]
        left += width + _GAP
    groups = Box(left, top, area.right - left, rows.height).columns(len(content.groups), _GAP)
    for group, place in zip(content.groups, groups, strict=True):
        parts.append(_group(group, content.rows, place, height, setting))
    note = Box(area.x, rows.bottom + 1.5, area.width, 3.0)
    return together((*parts, set_line(setting.measure, content.note, note, SMALL)))


def column_boxes(columns: tuple[TallyColumn, ...], place: Box) -> tuple[Box, ...]:
    """The columns side by side, each as wide as its share."""
    unit = place.width / sum(column.share for column in columns)
    starts = [sum(column.share for column in columns[:n]) for n in range(len(columns))]
    return tuple(
        Box(place.x + start * unit, place.y, column.share * unit, place.height)
        for start, column in zip(starts, columns, strict=True)
    )


def _labels(content: TallyPad, place: Box, height: float, setting: Setting) -> Laid:
    heading = Box(place.x, place.y - 4.6, place.width - 2.0, 4.0)
    parts = [set_line(setting.measure, content.labels, heading, replace(_COLUMN, anchor="left"))]
    for n, row in enumerate(content.rows):
        box = Box(place.x, place.y + n * height, place.width - 2.0, height)
        style = FIELD_STRONG if row.total else FIELD_LABEL.toned("ink")
        if row.hint:
            upper = Box(box.x, box.centre[1] - _PAIR / 2, box.width, _PAIR * 0.58)
            lower = Box(box.x, upper.bottom, box.width, _PAIR * 0.42)
            parts.append(set_line(setting.measure, row.label, upper, style))
            parts.append(set_line(setting.measure, row.hint, lower, SMALL))
        else:
            parts.append(set_line(setting.measure, row.label, box, style))
    return together(parts)


def _heads(columns: tuple[TallyColumn, ...], place: Box, setting: Setting) -> Laid:
    """The columns' names above the table."""
    return together(
        set_line(setting.measure, column.label, Box(box.x + 0.4, place.y - 4.6, box.width - 0.8, 4.0), _COLUMN)
        for column, box in zip(columns, column_boxes(columns, place), strict=True)
    )


def _group(group: TallyGroup, rows: tuple[TallyRow, ...], place: Box, height: float, setting: Setting) -> Laid:
    head = Box(place.x, place.y - head_height(group), place.width, head_height(group))
    parts = [lay_group_head(group, head, setting)]
    if any(column.label.text for column in group.columns):
        parts.append(_heads(group.columns, place, setting))
    parts.append(laid(*_ruled(rows, group.columns, place, height), bottom=place.bottom))
    parts.append(_signs(group, rows, place, height, setting))
    return together(parts)


def _ruled(rows: tuple[TallyRow, ...], columns: tuple[TallyColumn, ...], place: Box, height: float) -> list[Mark]:
    """The lines of a table, its totals tinted and under a heavier line."""
    marks: list[Mark] = []
    for n, row in enumerate(rows):
        if row.total:
            marks.append(Rect(place.x, place.y + n * height, place.width, height, fill="accent:18", wash=True))
    for n, row in enumerate(rows[1:], start=1):
        y = place.y + n * height
        marks.append(Line(place.x, y, place.right, y, 0.5 if row.total else 0.2, "muted" if row.total else "muted:70"))
    foot = place.bottom - (height if rows[-1].total else 0.0)
    for box in column_boxes(columns, place)[1:]:
        marks.append(Line(box.x, place.y, box.x, foot, 0.2, "muted:60"))
    marks.append(Rect(place.x, place.y, place.width, place.height, stroke="muted", stroke_width=0.4, radius=0.8))
    return marks


def _signs(group: TallyGroup, rows: tuple[TallyRow, ...], place: Box, height: float, setting: Setting) -> Laid:
    """Pale signs between numbers to write: over the lines between columns, or at even distances in a single one."""
    boxes = column_boxes(group.columns, place)
    parts = []
    for n, row in enumerate(rows):
        if len(boxes) > 1:
            places = [box.x for box in boxes[1:]]
        else:
            places = [place.x + place.width * (k + 1) / (len(row.signs) + 1) for k in range(len(row.signs))]
        for x, sign in zip(places, row.signs, strict=False):
            cell = Box(x - 2.0, place.y + n * height, 4.0, height)
            parts.append(_sign(sign, cell, len(boxes) > 1, setting))
    return together(parts)


def _sign(sign: str, cell: Box, on_a_line: bool, setting: Setting) -> Laid:
    """A sign on a line between columns has paper behind it."""
    if not sign:
        return Laid()
    text = set_line(setting.measure, Phrase(sign), cell, _SIGN)
    if not on_a_line:
        return text
    x, y = cell.centre
    return laid(Rect(x - 1.4, y - 1.8, 2.8, 3.6, fill="paper")) + text
