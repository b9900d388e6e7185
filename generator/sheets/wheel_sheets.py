"""Round tokens: a sheet of fronts, and behind it the backs where they lie once the sheet is turned."""

from __future__ import annotations

from dataclasses import replace

from generator.config.printer import SetUp
from generator.content.wheels import Wheels
from generator.page.box import Box
from generator.page.correction import Correction
from generator.page.marks import Circle, Icon, Mark
from generator.problems import Complaint
from generator.sheets.card_notes import printer_note
from generator.sheets.craft import ADVICE, advice, advised, below, lay_craft_head
from generator.sheets.cutting import SLUG_HEIGHT
from generator.sheets.draft import Draft
from generator.sheets.fit_text import set_line
from generator.sheets.flips import Flip, Reflection, axis_of
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting
from generator.words import Phrase

DIAMETER = 44.0
BLEED = 2.0
"""The backs are that much larger, so that a printer that is a little off leaves no white edge."""
_GAP = 5.0


def lay_wheels(content: Wheels, setting: Setting) -> tuple[Draft, ...]:
    """Fronts and backs in turn; only fronts when the job wants no backs, two sheets to glue when it is not printed
    double-sided."""
    flip, way = backs_of(setting)
    notes = advice(setting, way, "card_stock" if flip else "glue_stock")
    front_notes = (*advice(setting, "front"), *notes) if way != "none" else notes
    head = lay_craft_head(content.title, setting.words.phrase("craft.wheels"), front_notes, setting.safe, setting)
    area = below(head, setting.safe)
    columns, rows = (max(0, int((length + _GAP) / (DIAMETER + _GAP))) for length in (area.width, area.height))
    if not columns * rows:
        message = f"a wheel of {DIAMETER:g} mm does not fit on {setting.paper.name}, which has {area.width:.0f} mm"
        return (Draft("wheels", head + Laid((), (Complaint(content.title.key, message),)), advice=notes),)
    reflection = Reflection(
        setting.paper.width, setting.paper.height, axis_of(setting.paper.width, setting.paper.height, flip or "long")
    )
    correction, told = _printed(setting, flip)
    drafts = []
    for page, first in enumerate(range(0, content.count, columns * rows), start=1):
        places = [wheel_place(n, columns, rows, area) for n in range(min(columns * rows, content.count - first))]
        front = head + laid(*(mark for place in places for mark in _front(content.front, place)))
        drafts.append(Draft(f"wheels {page} front", front, advice=notes, duplex=flip))
        if way != "none":
            behind = [reflection.box(place) for place in places]
            marks = (mark for place in behind for mark in _back(content.back, place, reflection.turned))
            back = _back_notes(notes, correction, setting) + laid(
                *(_corrected(mark, correction, setting) for mark in marks)
            )
            drafts.append(Draft(f"wheels {page} back", back, advice=notes, duplex=flip))
    drafts[0] = replace(drafts[0], laid=drafts[0].laid + Laid((), told))
    return tuple(drafts)


def backs_of(setting: Setting) -> tuple[Flip | None, str]:
    """The edge over which sheets are turned, and the words for the way backs come about."""
    if setting.cards is None:
        return "long", "duplex_long"
    if setting.cards.flip:
        return setting.cards.flip, f"duplex_{setting.cards.flip}"
    return None, "none" if setting.cards.backs == "none" else "separate"


def _printed(setting: Setting, flip: Flip | None) -> tuple[Correction | None, tuple[Complaint, ...]]:
    """How the printer's profile moves the backs, and what is wrong with how backs were asked for."""
    how = setting.cards
    if how is None:
        return None, ()
    if how.backs == "fold":
        message = "wheels are not folded: fronts and backs are printed on sheets of their own, to be glued together"
        return None, (Complaint("backs", message, "warning"),)
    if how.printer is None or flip is None:
        return None, ()
    setup = SetUp(setting.paper.name, "portrait", flip)
    if setup in how.printer.corrections:
        return how.printer.corrections[setup], ()
    command = f"kaeseblatt calibrate --name {how.printer.name} --paper {setup.paper} --flip {flip}"
    message = f'"{how.printer.name}" is not measured for the wheels ({setup}); `{command}` does that'
    return None, (Complaint("printer", message),)


def _corrected(mark: Circle | Icon, correction: Correction | None, setting: Setting) -> Mark:
    """The mark moved, turned and stretched about the page's middle as the printer needs it."""
    if correction is None:
        return mark
    centre = (setting.paper.width / 2, setting.paper.height / 2)
    if isinstance(mark, Circle):
        x, y = correction.applied((mark.x, mark.y), centre)
        return replace(mark, x=x, y=y, radius=mark.radius * correction.scale)
    x, y = correction.applied((mark.x + DIAMETER / 2, mark.y + DIAMETER / 2), centre)
    width = mark.width * correction.scale
    return replace(mark, x=x - width / 2, y=y - width / 2, width=width, angle=mark.angle + correction.angle)


def wheel_place(number: int, columns: int, rows: int, area: Box) -> Box:
    """The square around a wheel: slots spread over the area, the same for full and half-filled sheets."""
    row, column = divmod(number, columns)
    across, down = area.width / columns, min(area.height / rows, DIAMETER + 2 * _GAP)
    x = area.x + column * across + (across - DIAMETER) / 2
    return Box(x, area.y + row * down + (down - DIAMETER) / 2, DIAMETER, DIAMETER)


def _front(picture: str, place: Box) -> tuple[Mark, ...]:
    """The picture, and around it the line to cut along."""
    cut = Circle(*place.centre, DIAMETER / 2, stroke="ink", stroke_width=0.3)
    return Icon(picture, place.x, place.y, DIAMETER), cut


def _back(picture: str, place: Box, turned: bool) -> tuple[Circle | Icon, ...]:
    """The picture on a larger disc, without a line to cut along."""
    disc = Circle(*place.centre, DIAMETER / 2 + BLEED, fill="accent2", wash=True)
    plate = Circle(*place.centre, DIAMETER / 2 - 0.8, fill="paper")
    return disc, plate, Icon(picture, place.x, place.y, DIAMETER, angle=180.0 if turned else 0.0)


def _back_notes(notes: tuple[Phrase, ...], correction: Correction | None, setting: Setting) -> Laid:
    """What the back says about itself, above the slug: also which printer's profile moved it, and by how much."""
    if correction and setting.cards and setting.cards.printer:
        notes = (*notes, printer_note(setting.cards.printer.name, correction, setting.words))
    line = Box(setting.safe.x, setting.safe.bottom - SLUG_HEIGHT - 4.0, setting.safe.width, 3.0)
    return set_line(setting.measure, advised((*advice(setting, "back"), *notes)), line, ADVICE)
