"""The lines of facts above and below cards: set between the cut marks, so that neither is printed over the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from generator.page.box import Box
from generator.page.marks import Line
from generator.problems import Complaint
from generator.sheets.fit_text import SMALLEST, Style, set_line
from generator.sheets.laid import Laid, together
from generator.sheets.setting import Setting
from generator.words import Phrase

STYLE = Style(SMALLEST, SMALLEST, ink="muted")
JOINT = " · "
_HEIGHT = 2.05
_TAIL = 0.4  # letters like g reach this far below the line's box
_CLEAR = 1.0  # from a cut mark
_NARROWEST = 15.0


def slug_layer(
    notes: Sequence[Phrase], area: Box, guides: Iterable[Line], setting: Setting
) -> Callable[[int, int], Laid]:
    """What a page calls with its number among all: the job's facts below, what to do with the sheet above."""
    lines = tuple(guides)
    above = Box(area.x, area.y, area.width, _HEIGHT)
    below = Box(area.x, area.bottom - _HEIGHT - _TAIL, area.width, _HEIGHT)

    def lay(sheet: int, sheets: int) -> Laid:
        paper = setting.paper.titles[setting.words.lang]
        number = setting.words.phrase("slug.sheet", sheet=sheet, sheets=sheets, paper=paper)
        facts = [*(Phrase(fact) for fact in setting.slug.split(JOINT)), number]
        lower, upper = tuple(spans(below, lines)), tuple(spans(above, lines))
        facts_placed, facts_left = fill(facts, lower, setting)
        notes_placed, notes_left = fill(notes, upper, setting)
        placed = [*facts_placed, *notes_placed]
        taken = [span for span, _ in placed]
        spare = [span for span in (*upper, *lower) if span not in taken]
        more, missing = fill([*facts_left, *notes_left], spare, setting)
        return together(
            [
                *(set_line(setting.measure, text, span, STYLE) for span, text in (*placed, *more)),
                *(Laid((), (no_room(text),)) for text in missing),
            ]
        )

    return lay


def no_room(text: Phrase) -> Complaint:
    return Complaint(text.key, f'there is no room between the cut marks for "{text.text}"', "warning")


def spans(strip: Box, guides: Iterable[Line]) -> Iterator[Box]:
    """The parts of a level strip that no upright guide reaches into."""
    crossing = sorted(
        (min(line.x1, line.x2), max(line.x1, line.x2))
        for line in guides
        if min(line.y1, line.y2) < strip.bottom + _TAIL and max(line.y1, line.y2) > strip.y
    )
    x = strip.x
    for left, right in (*crossing, (strip.right + _CLEAR, strip.right + _CLEAR)):
        if left - _CLEAR - x >= _NARROWEST:
            yield Box(x, strip.y, left - _CLEAR - x, strip.height)
        x = max(x, right + _CLEAR)


def fill(
    facts: Sequence[Phrase], places: Sequence[Box], setting: Setting
) -> tuple[list[tuple[Box, Phrase]], list[Phrase]]:
    """Every fact into the first place with room for it; and those for which there is no place."""
    waiting = list(facts)
    placed = []
    for place in places:
        taken: list[Phrase] = []
        for fact in tuple(waiting):
            if _width([*taken, fact], setting) <= place.width:
                taken.append(fact)
                waiting.remove(fact)
        if taken:
            placed.append((place, _joined(taken)))
    return placed, waiting


def _joined(facts: Sequence[Phrase]) -> Phrase:
    return Phrase(JOINT.join(fact.text for fact in facts), facts[0].key)


def _width(facts: Sequence[Phrase], setting: Setting) -> float:
    return setting.measure.width(_joined(facts).text, STYLE.face, STYLE.size)
