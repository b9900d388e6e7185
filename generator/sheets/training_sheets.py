"""Rolls to count for practice, two beside each other, and the answers on the last page."""

from __future__ import annotations

from generator.content.training import Exercise, TrainingSheets
from generator.page.box import Box
from generator.page.marks import Line, Rect
from generator.problems import Complaint
from generator.sheets.craft import CRAFT_TITLE, below
from generator.sheets.die_face import draw_whole_die
from generator.sheets.draft import Draft
from generator.sheets.fit_text import set_line
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import CAPTION, STRONG, TEXT
from generator.words import Phrase

DIE = 10.6
ROW_AT_LEAST, ROW_AT_MOST = 15.0, 21.0
ANSWER_ROW = 8.6
_SMALL_DIE = 6.0
_GAP = 1.4
_NUMBER = 7.0
_ANSWER = 13.0
_ANSWER_COLUMNS = 2
_COLUMN_GAP = 8.0


def lay_training_sheets(content: TrainingSheets, setting: Setting) -> tuple[Draft, ...]:
    """Exercises down the left column, then down the right; then all answers."""
    head = lay_heading(content.title, content.lead, setting.safe, setting, CRAFT_TITLE)
    area = below(head, setting.safe)
    if small := too_small(content, area):
        return (Draft("training", Laid((), (small,))),)
    rows = int(area.height / ROW_AT_LEAST)
    rows = min(rows, -(-len(content.exercises) // 2))
    height = min(area.height / rows, ROW_AT_MOST)
    drafts = []
    for page, first in enumerate(range(0, len(content.exercises), 2 * rows), start=1):
        parts = [head]
        for n, exercise in enumerate(content.exercises[first : first + 2 * rows]):
            column, row = divmod(n, rows)
            box = area.columns(2, _COLUMN_GAP)[column]
            place = Box(box.x, area.y + row * height, box.width, height)
            parts.append(_exercise(first + n + 1, exercise, place, setting))
        drafts.append(Draft(f"training {page}", together(parts)))
    return (*drafts, *_answers(content, setting))


def too_small(content: TrainingSheets, area: Box) -> Complaint | None:
    """A paper that has no room for one row of exercises beside each other, the dice large enough to be told apart."""
    dice = max(len(exercise.faces) for exercise in content.exercises)
    width = 2 * (_NUMBER + _ANSWER + 3.0 + dice * (_SMALL_DIE + _GAP)) + _COLUMN_GAP
    if area.width >= width and area.height >= ROW_AT_LEAST:
        return None
    needed = f"{width:.0f} x {ROW_AT_LEAST:.0f} mm beside margins, title and foot"
    found = f"it has {area.width:.0f} x {max(0.0, area.height):.0f} mm"
    return Complaint(content.title.key, f"this paper is too small for the training: {needed} are needed, {found}")


def _exercise(number: int, exercise: Exercise, place: Box, setting: Setting) -> Laid:
    """Its number, the dice, and at the right a box for the answer."""
    middle = place.centre[1]
    size = min(DIE, (place.width - _NUMBER - _ANSWER - 3.0) / len(exercise.faces) - _GAP)
    label = Box(place.x, middle - DIE / 2, _NUMBER - 1.0, DIE)
    parts = [set_line(setting.measure, Phrase(str(number)), label, CAPTION)]
    for n, face in enumerate(exercise.faces):
        box = Box(place.x + _NUMBER + n * (size + _GAP), middle - size / 2, size, size)
        parts.append(laid(*draw_whole_die(face, box)))
    answer = Rect(place.right - _ANSWER, middle - DIE / 2, _ANSWER, DIE, stroke="muted", stroke_width=0.4, radius=1.2)
    return together((*parts, laid(answer, bottom=place.bottom)))


def _answers(content: TrainingSheets, setting: Setting) -> tuple[Draft, ...]:
    head = lay_heading(content.answers_title, content.answers_lead, setting.safe, setting, CRAFT_TITLE)
    area = below(head, setting.safe)
    rows = max(1, int(area.height / ANSWER_ROW))
    capacity = rows * _ANSWER_COLUMNS
    drafts = []
    for page, first in enumerate(range(0, len(content.exercises), capacity), start=1):
        shown = content.exercises[first : first + capacity]
        used = min(rows, -(-len(shown) // _ANSWER_COLUMNS))
        parts = [head]
        for n, exercise in enumerate(shown):
            column, row = divmod(n, used)
            box = area.columns(_ANSWER_COLUMNS, _COLUMN_GAP)[column]
            place = Box(box.x, area.y + row * ANSWER_ROW, box.width, ANSWER_ROW)
            parts.append(_answer(first + n + 1, exercise, place, setting))
        drafts.append(Draft(f"answers {page}", together(parts)))
    return tuple(drafts)


def _answer(number: int, exercise: Exercise, place: Box, setting: Setting) -> Laid:
    """Number, plate, the dice in the order in which they count, and the sum."""
    numeral, answer = place.left_part(_NUMBER), Box(place.x + _NUMBER, place.y, 8.0, place.height)
    pitch = _SMALL_DIE + 0.7
    top = place.centre[1] - _SMALL_DIE / 2
    dice = [
        mark
        for n, face in enumerate(exercise.counted)
        for mark in draw_whole_die(face, Box(answer.right + n * pitch, top, _SMALL_DIE, _SMALL_DIE))
    ]
    left = answer.right + max(4, len(exercise.counted)) * pitch + 2.0
    working = Box(left, place.y, place.right - left, place.height)
    return together(
        (
            set_line(setting.measure, Phrase(str(number)), numeral, CAPTION),
            set_line(setting.measure, exercise.answer, answer, STRONG),
            laid(*dice),
            set_line(setting.measure, exercise.working, working, TEXT.toned("muted")),
            laid(Line(place.x, place.bottom, place.right, place.bottom, 0.15, "muted:40")),
        )
    )
