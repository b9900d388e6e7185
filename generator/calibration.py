"""Calibrating double-sided printing: the test sheet, what its readings mean, and the profile that is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from generator import __version__
from generator.config.paper import Paper, read_paper
from generator.config.printer import (
    Printer,
    SetUp,
    profile_path,
    profile_text,
    read_printer,
    size_complaints,
    with_correction,
)
from generator.config.theme import Theme, read_theme
from generator.config.words_file import read_words
from generator.job import chosen
from generator.page.correction import Correction, Sighting, fitted, residual
from generator.page.marks import Document, Page
from generator.problems import Complaint, InputError, Place, Problem, UsageError, placed
from generator.safe_file import write_file
from generator.sheets.calibration import CORNERS, RANGE, lay_calibration, scales
from generator.sheets.card_notes import printer_note
from generator.sheets.flips import Flip, Reflection, axis_of
from generator.sheets.laid import Laid
from generator.sheets.setting import Setting
from generator.words import LANGUAGES

ORIENTATIONS = ("portrait", "landscape")
FLIPS = ("long", "short")
DOUBTFUL = 0.3
"""A reading that lies farther than this from what the others tell is doubtful, in mm."""

Reading = tuple[float, float]
"""By how much a corner's back is off to the right and downward, seen from the front, in mm."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A stored profile: its file, the correction, and how well the readings agree, in mm."""

    path: Path
    setup: SetUp
    correction: Correction
    residual: float
    warnings: tuple[Problem, ...]


def set_up_of(paper: str, orientation: str, flip: str) -> SetUp:
    """UsageError for choices there are not."""
    chosen("orientation", orientation, ORIENTATIONS)
    chosen("flip", flip, FLIPS)
    return SetUp(read_paper(paper).name, "portrait" if orientation == "portrait" else "landscape", cast(Flip, flip))


def write_sheet(paper_name: str, setup: SetUp, lang: str, printer: str | None, output: Path, force: bool) -> bool:
    """The test sheet as PDF; with a printer's name its back is corrected, so that every scale should read 0.

    UsageError, InputError and FileError as of the files it reads; True when a new file was written."""
    from generator.pdf.fonts import load
    from generator.pdf.write import write

    chosen("language", lang, LANGUAGES)
    folder = Path(__file__).parent
    words = read_words(lang, (folder / "sheets" / "words" / f"{lang}.yaml",)).words
    theme: Theme = read_theme("schlicht")
    paper = read_paper(paper_name)
    correction = _known(printer, setup) if printer else None
    notes = (printer_note(printer, correction, words),) if printer and correction else ()
    setting = Setting(paper, theme, load(), words, f"{words.text('calibrate.title')} · kaeseblatt {__version__}")
    size = size_of(paper, setup)
    drafts = lay_calibration(size, setup.flip, correction, notes, setting)
    pages = []
    complaints: list[Complaint] = []
    for number, draft in enumerate(drafts, start=1):
        whole = draft.laid + (draft.slug(number, len(drafts)) if draft.slug else Laid())
        complaints.extend(whole.complaints)
        pages.append(Page(draft.name, *size, whole.marks))
    if complaints:
        raise InputError(placed(complaints, {}, "kaeseblatt"))
    document = Document(tuple(pages), words.text("calibrate.title"), lang=lang, duplex=setup.flip)
    return write_file(output, write(document, theme.colours, theme.pictures, "full"), force)


def measure(paper_name: str, setup: SetUp, name: str, readings: Mapping[str, Reading]) -> Measured:
    """Solve the readings and store the profile. UsageError for a name that is no name or readings that do not
    suffice, InputError for readings that cannot be."""
    path = profile_path(name)
    paper = read_paper(paper_name)
    correction, apart = solve(paper, setup, readings)
    warnings = _doubts(correction, apart)
    profile: Printer = with_correction(name, setup, correction)
    write_file(path, profile_text(profile).encode(), force=True)
    return Measured(path, setup, correction, apart, warnings)


def solve(paper: Paper, setup: SetUp, readings: Mapping[str, Reading]) -> tuple[Correction, float]:
    """The correction of the backs that undoes what the readings show, and how far they disagree at worst."""
    width, height = size_of(paper, setup)
    reflection = Reflection(width, height, axis_of(width, height, setup.flip))
    centre = (width / 2, height / 2)
    sightings = []
    for scale in scales(width, height, paper.margin):
        if scale.corner not in readings:
            continue
        right, down = readings[scale.corner]
        x, y = scale.middle
        seen = reflection.point(x + right, y + down)
        sightings.append(Sighting(reflection.point(x, y), scale.axis, seen[scale.axis == "y"]))
    try:
        off = fitted(sightings, centre)
    except ValueError as error:
        raise UsageError(str(error)) from None
    return off.undone(), residual(off, sightings, centre)


def size_of(paper: Paper, setup: SetUp) -> tuple[float, float]:
    """Width and height of the sheet as it lies."""
    return (paper.width, paper.height) if setup.orientation == "portrait" else (paper.height, paper.width)


def reading_of(text: str) -> tuple[str, Reading]:
    """`A=0.25,-0.5`; with a slash or semicolon between the numbers they may have decimal commas. UsageError."""
    corner, equals, numbers = text.partition("=")
    corner = corner.strip().upper()
    if not equals or corner not in CORNERS:
        raise UsageError(f'the reading "{text}" must be a corner and two numbers, like A=0.25,-0.5')
    return corner, pair_of(numbers)


def readings_of(texts: Iterable[str]) -> dict[str, Reading]:
    """Every corner's reading. UsageError also for a corner that is named twice."""
    found: dict[str, Reading] = {}
    for corner, reading in map(reading_of, texts):
        if corner in found:
            raise UsageError(f"--reading {corner} is given twice; give every corner once")
        found[corner] = reading
    return found


def pair_of(text: str) -> Reading:
    """Two numbers in mm, with decimal commas if something else stands between them. UsageError says what is wrong."""
    for mark in ("/", ";"):
        if mark in text:
            text = text.replace(",", ".").replace(mark, " ")
    pieces = [piece for piece in (each.strip(",") for each in text.split()) if piece]
    decimal = len(pieces) == 2
    pieces = [piece.replace(",", ".") for piece in pieces] if decimal else text.replace(",", " ").split()
    try:
        right, down = (float(piece) for piece in pieces)
    except ValueError:
        raise UsageError(f'"{text.strip()}" must be two numbers, to the right and downward, like 0.25,-0.5') from None
    for number in (right, down):
        if not -RANGE <= number <= RANGE:
            raise UsageError(f"{number:g} is not on the scales, which go from -{RANGE:g} to {RANGE:g} mm")
    return right, down


def _known(printer: str, setup: SetUp) -> Correction:
    corrections = read_printer(printer).corrections
    if setup not in corrections:
        raise UsageError(f'"{printer}" is not measured for {setup}, only for {"; ".join(map(str, corrections))}')
    return corrections[setup]


def _doubts(correction: Correction, apart: float) -> tuple[Problem, ...]:
    """InputError for corrections no printer needs; a warning when the readings do not agree."""
    wrong = tuple(size_complaints(correction, ("dx", "dy", "angle", "scale")))
    if wrong:
        raise InputError(placed(wrong, {}, "readings"))
    if apart <= DOUBTFUL:
        return ()
    message = f"the readings disagree by {apart:.2f} mm; look at them again, and at the scales' signs"
    return (Problem(Place("readings"), "warning", "", message),)
