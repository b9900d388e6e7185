"""A block to write results on, two to a sheet: rows at least 9 mm high, the totals emphasised."""

from __future__ import annotations

from generator.content.pads import PadGroup, PadRow, ScorePad
from generator.page.box import Box
from generator.page.marks import Line, Mark, Rect
from generator.problems import Complaint
from generator.sheets.cutting import halves, middle_cut
from generator.sheets.draft import Draft
from generator.sheets.fit_text import Style, pt, set_line
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import FIELD_LABEL, FIELD_STRONG, SMALL

ROW_AT_LEAST = 9.0
_TITLE = Style(pt(20), pt(12), face="title")
_HEAD = 16.0
_LABELS = 26.0
_GROUP_GAP = 2.0


def lay_score_pad(content: ScorePad, setting: Setting) -> tuple[Draft, ...]:
    """One page with the pad twice, above and below the cut."""
    parts = [_pad(content, half, n, setting) for n, half in enumerate(halves(setting))]
    return (Draft("score pad", together((*parts, middle_cut(setting)))),)


def _pad(content: ScorePad, place: Box, number: int, setting: Setting) -> Laid:
    head = lay_heading(content.title, content.subtitle, place, setting, _TITLE, motif=number)
    note_box = place.bottom_part(4.0)
    table = Box(place.x, head.bottom + 2.0, place.width, note_box.y - head.bottom - 4.0)
    height = (table.height - _HEAD) / len(content.rows)
    complaints: tuple[Complaint, ...] = ()
    if height < ROW_AT_LEAST - 1e-6:
        message = f"{len(content.rows)} rows come out {height:.1f} mm high, at least {ROW_AT_LEAST:.0f} mm are needed"
        complaints = (Complaint(content.title.key, message),)
    height = min(height, 13.0)
    rows = Box(table.x, table.y + _HEAD, table.width, height * len(content.rows))
    return together(
        (
            Laid((), complaints),
            head,
            _labels(content.rows, rows, height, setting),
            *_groups(content, table, height, setting),
            set_line(setting.measure, content.note, note_box, SMALL),
        )
    )


def _labels(rows: tuple[PadRow, ...], place: Box, height: float, setting: Setting) -> Laid:
    parts = []
    for n, row in enumerate(rows):
        box = Box(place.x, place.y + n * height, _LABELS - 2.0, height)
        style = FIELD_STRONG if row.total else FIELD_LABEL.toned("ink")
        if row.hint:
            upper, lower = box.rows(2)
            parts.append(set_line(setting.measure, row.label, upper.moved(0, 0.6), style))
            parts.append(set_line(setting.measure, row.hint, lower.moved(0, -0.6), SMALL))
        else:
            parts.append(set_line(setting.measure, row.label, box, style))
    return together(parts)


def _groups(content: ScorePad, table: Box, height: float, setting: Setting) -> list[Laid]:
    """Every group gets a share of the width by its number of columns, single columns half as much again."""
    area = table.inset(_LABELS, 0, 0, 0)
    weights = [max(len(group.columns), 1.4) for group in content.groups]
    unit = (area.width - _GROUP_GAP * (len(weights) - 1)) / sum(weights)
    x = area.x
    parts = []
    for group, weight in zip(content.groups, weights, strict=True):
        parts.append(_group(group, content.rows, Box(x, area.y, unit * weight, area.height), height, setting))
        x += unit * weight + _GROUP_GAP
    return parts


def _group(group: PadGroup, rows: tuple[PadRow, ...], place: Box, height: float, setting: Setting) -> Laid:
    parts = [_group_head(group, place, setting)]
    marks: list[Mark] = []
    top = place.y + _HEAD
    bottom = top + height * len(rows)
    for n, row in enumerate(rows):
        if row.total:
            marks.append(Rect(place.x, top + n * height, place.width, height, fill="accent:18", wash=True))
    for n in range(len(rows) + 1):
        thick = n < len(rows) and rows[n].total
        marks.append(Line(place.x, top + n * height, place.right, top + n * height, 0.5 if thick else 0.25, "muted"))
    for column in place.columns(len(group.columns))[1:]:
        marks.append(Line(column.x, top, column.x, bottom, 0.2, "muted:60"))
    marks.append(Rect(place.x, top, place.width, bottom - top, stroke="muted", stroke_width=0.4, radius=0.8))
    parts.append(laid(*marks, bottom=bottom))
    for column, label in zip(place.columns(len(group.columns)), group.columns, strict=True):
        box = Box(column.x + 0.5, top - 4.6, column.width - 1.0, 4.0)
        parts.append(set_line(setting.measure, label, box, FIELD_LABEL.centred()))
    return together(parts)


def _group_head(group: PadGroup, place: Box, setting: Setting) -> Laid:
    """The group's name over its columns; a side also has a swatch and a line for its name."""
    if group.letter is None:
        return set_line(
            setting.measure, group.heading, Box(place.x, place.y + 1.0, place.width, 9.0), FIELD_STRONG.centred()
        )
    swatch = laid(
        Rect(place.x, place.y + 0.8, 9.0, 9.0, stroke="ink", stroke_width=0.4, radius=1.2),
        Line(place.x + 17.5, place.y + 9.4, place.right, place.y + 9.4, 0.3, "muted"),
    )
    letter = set_line(setting.measure, group.letter, Box(place.x + 11.0, place.y + 1.0, 6.0, 9.0), FIELD_STRONG)
    heading = set_line(setting.measure, group.heading, Box(place.x + 17.5, place.y, place.width - 17.5, 4.0), SMALL)
    return together((swatch, letter, heading))
