"""Text into its box: shrunk to a floor, wrapped, and below the floor refused with the phrase's key - never cut.

Sizes are the em in mm; `pt` turns the printer's points into them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from generator.frozen import frozen
from generator.page.box import Box
from generator.page.marks import Anchor, Face, Ink, Mark, Text
from generator.page.measure import Measure
from generator.problems import Complaint
from generator.sheets.laid import Laid
from generator.words import Phrase


def pt(points: float) -> float:
    """Printer's points in mm."""
    return points * 25.4 / 72


SMALLEST = pt(6.5)
SMALLEST_BESIDE_A_FIELD = pt(9)
_STEP = 0.96


@frozen
class Style:
    """How a text is set: it starts at `size` and may shrink to `floor`; `leading` is a share of the size."""

    size: float
    floor: float = SMALLEST
    face: Face = "text"
    ink: Ink = "ink"
    anchor: Anchor = "left"
    leading: float = 1.28

    def toned(self, ink: Ink) -> Style:
        return replace(self, ink=ink)

    def centred(self) -> Style:
        return replace(self, anchor="centre")

    def flush_right(self) -> Style:
        return replace(self, anchor="right")


@lru_cache(maxsize=256)
def sizes(style: Style) -> tuple[float, ...]:
    """The sizes to try, largest first, the floor last."""
    tried = [style.size]
    while tried[-1] * _STEP > style.floor:
        tried.append(tried[-1] * _STEP)
    if tried[-1] > style.floor:
        tried.append(style.floor)
    return tuple(tried)


def missing_letters(measure: Measure, phrase: Phrase, face: Face) -> tuple[Complaint, ...]:
    """A complaint when a letter can be printed neither in the face nor as a sign."""
    letters = measure.missing(phrase.text, face)
    if not letters:
        return ()
    shown = " ".join(f"{letter} (U+{ord(letter):04X})" for letter in letters)
    return (Complaint(phrase.key, f'the {face} font has no letter for {shown} in "{phrase.text}"'),)


def set_line(measure: Measure, phrase: Phrase, box: Box, style: Style) -> Laid:
    """One line, capitals centred in the height of the box, shrunk until it is as narrow as the box."""
    complaints = missing_letters(measure, phrase, style.face)
    if complaints or not phrase.text:
        return Laid((), complaints, box.bottom)
    full = measure.width(phrase.text, style.face, 1.0)
    size = next((size for size in sizes(style) if full * size <= box.width and size <= box.height * 1.2), None)
    if size is None:
        size = style.floor
        complaints = (_too_large(phrase, style, full * size, size, box),)
    x = {"left": box.x, "centre": box.x + box.width / 2, "right": box.right}[style.anchor]
    baseline = box.y + (box.height + measure.ascent(style.face) * size) / 2
    mark = Text(x, baseline, phrase.text, size, style.face, style.ink, style.anchor)
    return Laid((mark,), complaints, box.bottom)


def set_in_two_lines(measure: Measure, phrase: Phrase, box: Box, style: Style) -> Laid:
    """One line if it can keep three quarters of its size, else as many as the box has height for, close together and
    centred in it."""
    one = set_line(measure, phrase, box, replace(style, floor=max(style.floor, style.size * 0.75)))
    if not one.complaints:
        return one
    close = replace(style, size=max(style.size * 0.75, style.floor), leading=1.12)
    wanted = set_paragraph(measure, phrase, box, close)
    lower = max(0.0, box.bottom - wanted.bottom) / 2
    return set_paragraph(measure, phrase, box.inset(0.0, lower, 0.0, 0.0), close) if lower else wanted


def set_paragraph(measure: Measure, phrase: Phrase, box: Box, style: Style) -> Laid:
    """Wrapped text from the top of the box, ragged, no hyphens, a new line at each line feed.

    `bottom` is where the last line's descent ends."""
    complaints = missing_letters(measure, Phrase(phrase.text.replace("\n", " "), phrase.key), style.face)
    if complaints or not phrase.text:
        return Laid((), complaints, box.y)
    lines: tuple[str, ...] = ()
    size = style.floor
    for size in sizes(style):
        lines, reach = wrapped(measure, phrase.text, style.face, box.width / size)
        widest = reach * size
        height = len(lines) * size * style.leading
        if widest <= box.width + 1e-6 and height <= box.height + 1e-6:
            break
    else:
        complaints = (_too_large(phrase, style, widest, height, box),)
    x = {"left": box.x, "centre": box.x + box.width / 2, "right": box.right}[style.anchor]
    first = box.y + size * (style.leading - 1) / 2 + size * 0.80
    marks: tuple[Mark, ...] = tuple(
        Text(x, first + n * size * style.leading, line, size, style.face, style.ink, style.anchor)
        for n, line in enumerate(lines)
    )
    return Laid(marks, complaints, box.y + len(lines) * size * style.leading)


def set_column(measure: Measure, blocks: tuple[tuple[Phrase, Style, float], ...], box: Box) -> Laid:
    """Paragraphs under each other, each followed by its own gap in mm, all shrunk by the same share until they fit.

    The floor of each style still holds; the phrase that would go below it is the one complained about."""
    for share in (1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76):
        y = box.y
        parts: list[Laid] = []
        for phrase, style, gap in blocks:
            shrunk = replace(style, size=max(style.size * share, style.floor))
            part = set_paragraph(measure, phrase, Box(box.x, y, box.width, 1e6), shrunk)
            parts.append(part)
            y = part.bottom + gap * share
        last_gap = blocks[-1][2] * share if blocks else 0.0
        marks = tuple(mark for part in parts for mark in part.marks)
        complaints = tuple(complaint for part in parts for complaint in part.complaints)
        if y - last_gap <= box.bottom + 1e-6:
            return Laid(marks, complaints, y - last_gap)
    phrase, style, _ = blocks[-1]
    return Laid(marks, (*complaints, _too_large(phrase, style, box.width, y - last_gap - box.y, box)), y - last_gap)


def wrapped(measure: Measure, text: str, face: Face, width: float) -> tuple[tuple[str, ...], float]:
    """Lines no wider than `width` ems where words allow it, and how wide the widest is; a single word is not left alone
    on the last line when a narrower setting avoids that without another line."""
    lines, reach = _greedy(measure, text, face, width)
    if len(lines) > 1 and " " not in lines[-1]:
        for share in (0.95, 0.9, 0.85, 0.8):
            tighter = _greedy(measure, text, face, width * share)
            if len(tighter[0]) == len(lines) and " " in tighter[0][-1]:
                return tighter
    return lines, reach


@lru_cache(maxsize=4096)
def _greedy(measure: Measure, text: str, face: Face, width: float) -> tuple[tuple[str, ...], float]:
    space = measure.width(" ", face, 1.0)
    lines: list[str] = []
    widest = 0.0
    for paragraph in text.split("\n"):
        line, reach = "", 0.0
        for word in paragraph.split(" "):
            wide = measure.width(word, face, 1.0)
            longer = reach + space + wide if line else wide
            if line and longer > width:
                lines.append(line)
                widest = max(widest, reach)
                line, reach = word, wide
            else:
                line, reach = f"{line} {word}" if line else word, longer
        lines.append(line)
        widest = max(widest, reach)
    return tuple(lines), widest


def _too_large(phrase: Phrase, style: Style, width: float, height: float, box: Box) -> Complaint:
    smallest = style.floor * 72 / 25.4
    return Complaint(
        phrase.key,
        f'"{phrase.text}" needs {width:.1f} x {height:.1f} mm even at {smallest:.1f} pt, '
        f"but its place is {box.width:.1f} x {box.height:.1f} mm",
    )
