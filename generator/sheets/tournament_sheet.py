"""A tournament on one page: a table of all against all above, the rounds below."""

from __future__ import annotations

from generator.content.tournament import TournamentRound, TournamentSheet
from generator.page.box import Box
from generator.page.marks import Line, Mark, Rect
from generator.problems import Complaint
from generator.sheets.craft import CRAFT_TITLE, below
from generator.sheets.draft import Draft
from generator.sheets.fit_text import SMALLEST, Style, pt, set_line, set_paragraph
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import CAPTION, FIELD_STRONG, HEADING, SMALL
from generator.words import Phrase

ROW_AT_LEAST, ROW_AT_MOST = 9.0, 13.0
ROUND_COLUMNS = 3
_HEAD = 6.8
_NUMBER = 7.0
_NAME_SHARE = 0.36
_ROUND_HEAD = 6.5
_NOTE = 11.0
_COLUMN = Style(SMALLEST, SMALLEST, ink="muted", anchor="centre", leading=1.2)
_NUMERAL = Style(pt(9), pt(8), face="strong", anchor="centre")


def lay_tournament_sheet(content: TournamentSheet, setting: Setting) -> tuple[Draft, ...]:
    """The rows as high as the page allows, and never too low to write in."""
    head = lay_heading(content.title, content.lead, setting.safe, setting, CRAFT_TITLE)
    area = below(head, setting.safe, 4.0)
    height = min(ROW_AT_MOST, row_height(content, area))
    complaints: tuple[Complaint, ...] = ()
    if height < ROW_AT_LEAST - 1e-6:
        message = f"rows come out {height:.1f} mm high, at least {ROW_AT_LEAST:.0f} mm are needed"
        complaints = (Complaint(content.title.key, message),)
    table = Box(area.x, area.y + _HEAD, area.width, content.sides * height)
    parts = [Laid((), complaints), head, _table(content, table, height, setting)]
    rounds = Box(area.x, table.bottom + _NOTE, area.width, area.bottom - table.bottom - _NOTE)
    for n, each in enumerate(content.rounds):
        row, column = divmod(n, ROUND_COLUMNS)
        box = rounds.columns(ROUND_COLUMNS, 7.0)[column]
        top = rounds.y + row * (_block(content) * height + _ROUND_HEAD + 3.0)
        parts.append(_round(each, Box(box.x, top, box.width, 0.0), height, setting))
    note = Box(area.x, table.bottom + 1.4, area.width, 7.0)
    parts.append(set_paragraph(setting.measure, content.note, note, CAPTION))
    return (Draft("tournament", together(parts)),)


def row_height(content: TournamentSheet, area: Box) -> float:
    """How high a row may be so that table, rounds and note fill the area."""
    blocks = -(-len(content.rounds) // ROUND_COLUMNS)
    fixed = _HEAD + _NOTE + blocks * (_ROUND_HEAD + 3.0)
    return (area.height - fixed) / (content.sides + blocks * _block(content))


def _block(content: TournamentSheet) -> int:
    return max(len(each.pairings) for each in content.rounds)


def _table(content: TournamentSheet, place: Box, height: float, setting: Setting) -> Laid:
    """Number, name, a cell for every opponent - crossed out for oneself - and the columns that are added up."""
    names = place.width * _NAME_SHARE
    rest = Box(place.x + _NUMBER + names, place.y, place.width - _NUMBER - names, place.height)
    cells = rest.columns(content.sides + len(content.columns))
    marks: list[Mark] = []
    parts = [
        set_line(
            setting.measure,
            content.name,
            Box(place.x + _NUMBER, place.y - _HEAD, names, _HEAD - 1.0),
            CAPTION,
        )
    ]
    heads = (*(Phrase(str(n + 1)) for n in range(content.sides)), *content.columns)
    for n, (head, cell) in enumerate(zip(heads, cells, strict=True)):
        above = Box(cell.x, place.y - _HEAD, cell.width, _HEAD - 1.0)
        if n < content.sides:
            parts.append(set_line(setting.measure, head, above, _NUMERAL))
        else:
            parts.append(_foot_aligned(head, above, setting))
        marks.append(Line(cell.x, place.y, cell.x, place.bottom, 0.2, "muted:60"))
        if n < content.sides:
            marks.append(Rect(cell.x, place.y + n * height, cell.width, height, fill="muted:25"))
    for n in range(content.sides):
        box = Box(place.x, place.y + n * height, _NUMBER, height)
        parts.append(set_line(setting.measure, Phrase(str(n + 1)), box, _NUMERAL))
        if n:
            marks.append(Line(place.x, box.y, place.right, box.y, 0.2, "muted:60"))
    total = cells[content.sides]
    marks.insert(0, Rect(total.x, place.y, place.right - total.x, place.height, fill="accent:18", wash=True))
    marks.append(Rect(place.x, place.y, place.width, place.height, stroke="muted", stroke_width=0.4, radius=0.8))
    return together((laid(*marks, bottom=place.bottom), *parts))


def _foot_aligned(head: Phrase, place: Box, setting: Setting) -> Laid:
    """A column's head of one or two lines, close above the table."""
    free = place.bottom - set_paragraph(setting.measure, head, place, _COLUMN).bottom
    return set_paragraph(setting.measure, head, place.moved(0.0, max(0.0, free)), _COLUMN)


def _round(content: TournamentRound, place: Box, height: float, setting: Setting) -> Laid:
    """The round's name, who pauses, and a line for every pairing."""
    heading = Box(place.x, place.y, place.width, _ROUND_HEAD - 1.5)
    parts = [set_line(setting.measure, content.name, heading, HEADING)]
    if content.pausing:
        parts.append(set_line(setting.measure, content.pausing, heading, SMALL.flush_right()))
    for n, (first, second) in enumerate(content.pairings):
        box = Box(place.x, place.y + _ROUND_HEAD + n * height, place.width, height)
        parts.append(_pairing(first, second, box, setting))
    return together(parts)


def _pairing(first: int, second: int, place: Box, setting: Setting) -> Laid:
    """`3 [  ] : [  ] 5`: who begins stands first."""
    side = 6.0
    blank = Box(place.x + side, place.y + 0.5, (place.width - 2 * side - 4.0) / 2, place.height - 1.0)
    other = blank.moved(blank.width + 4.0, 0.0)
    frame = (
        Rect(box.x, box.y, box.width, box.height, stroke="muted", stroke_width=0.3, radius=1.0)
        for box in (blank, other)
    )
    colon = Box(blank.right, place.y, 4.0, place.height)
    return together(
        (
            laid(*frame, bottom=place.bottom),
            set_line(setting.measure, Phrase(str(first)), place.left_part(side - 1.5), _NUMERAL),
            set_line(setting.measure, Phrase(":"), colon, FIELD_STRONG.centred()),
            set_line(setting.measure, Phrase(str(second)), place.right_part(side - 1.5), _NUMERAL),
        )
    )
