"""The first page of a document of several materials: which sheets are which, and how to print them."""

from __future__ import annotations

from collections.abc import Sequence

from generator.page.box import Box
from generator.page.marks import Line
from generator.problems import Complaint
from generator.sheets.craft import advice
from generator.sheets.cutting import SLUG_HEIGHT
from generator.sheets.draft import Draft
from generator.sheets.fit_text import Style, pt, set_line, set_paragraph
from generator.sheets.heading import lay_heading
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.slug import RULER_HEIGHT
from generator.sheets.styles import HEADING, TEXT, TITLE
from generator.words import Phrase

_ROW = 18.0
_LEAST_ROW = 11.0
_SHEETS = Style(pt(10), pt(8), face="strong", anchor="right")

Run = tuple[int, int, tuple[Phrase, ...], bool]
"""First and last sheet that are printed alike, how, and whether they lie."""


def lay_overview(title: Phrase, chapters: Sequence[tuple[Phrase, tuple[Draft, ...]]], setting: Setting) -> Draft:
    """One line for every run of sheets that are printed alike; this page itself is sheet 1."""
    head = lay_heading(title, setting.words.phrase("overview.lead"), setting.safe, setting, TITLE)
    floor = setting.safe.bottom - SLUG_HEIGHT - RULER_HEIGHT - 4.0
    rows = []
    first = 2
    for name, drafts in chapters:
        rows += [(name, run) for run in runs(first, drafts, setting)]
        first += len(drafts)
    top = head.bottom + 6.0
    height = min(_ROW, (floor - top) / max(1, len(rows)))
    parts = [head]
    if height < _LEAST_ROW:
        parts.append(Laid((), (Complaint(title.key, f"{len(rows)} kinds of sheets do not fit on one contents page"),)))
    for n, (name, run) in enumerate(rows):
        parts.append(_row(name, run, Box(setting.safe.x, top + n * height, setting.safe.width, height), setting))
    return Draft("contents", together(parts), ruler=True)


def runs(first: int, drafts: Sequence[Draft], setting: Setting) -> list[Run]:
    """Neighbouring sheets with the same advice, one run for each; `first` is the number of the first sheet."""
    found: list[Run] = []
    for number, draft in enumerate(drafts, start=first):
        notes = draft.advice or advice(setting, "none", "plain_paper")
        lies = draft.size is not None and draft.size[0] > draft.size[1]
        if found and found[-1][2:] == (notes, lies):
            found[-1] = (found[-1][0], number, notes, lies)
        else:
            found.append((number, number, notes, lies))
    return found


def _row(name: Phrase, run: Run, place: Box, setting: Setting) -> Laid:
    """The material at the left, its sheets beside it, how to print them under the name."""
    first, last, notes, lies = run
    words = setting.words
    key = "overview.sheet" if first == last else "overview.sheets"
    sheets = words.phrase(key, first=first, last=last)
    if lies:
        notes = (*notes, words.phrase("print.lying"))
    how = Phrase(" · ".join(note.text for note in notes), notes[0].key)
    box = place.inset(3.0, 0.0)
    marks = [Line(place.x, place.bottom, place.right, place.bottom, 0.2, "muted:60")]
    inner = box.inset(0.0, (place.height - _LEAST_ROW) / 2)
    parts = [laid(*marks, bottom=place.bottom)]
    parts.append(set_line(setting.measure, name, inner.top_part(5.6).left_part(box.width - 45.0), HEADING))
    parts.append(set_line(setting.measure, sheets, inner.top_part(5.6).right_part(44.0), _SHEETS))
    parts.append(set_paragraph(setting.measure, how, inner.bottom_part(5.0), TEXT.toned("muted")))
    return together(parts)
