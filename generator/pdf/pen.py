"""A content stream being written: its operators, and the graphics state they have left behind."""

from __future__ import annotations

from typing import Protocol

from generator.page.marks import Face, Ink
from generator.pdf.digits import num
from generator.pdf.inks import PAPER, Inks, whole
from generator.pdf.shaping import Run

HAIRLINE = 0.18  # mm
THINNER = 0.6  # light ink: what is left of the width of a line, which stays a hairline at least
RESOURCES: dict[Face, str] = {"title": "F1", "text": "F2", "strong": "F3", "signs": "F4"}


class Forms(Protocol):
    """What a document draws only once: gives the name of a form, and draws it when it is first asked for."""

    def stamp(self, name: str) -> str: ...

    def icon(self, name: str, tone: Ink | None, width: float) -> tuple[str, float, float, float]: ...


class Pen:
    """Collects operators of one page or form; a state is written only where it changes.

    `forms` knows the forms of the whole document, `runs` gathers its printed glyphs; `hairline` is the width of the
    outline that stands for an area in light ink, in the units of this stream, and `thinner` the share of their width
    that lines keep."""

    def __init__(self, inks: Inks, light: bool, runs: set[Run], forms: Forms, hairline: float = HAIRLINE) -> None:
        self.inks = inks
        self.light = light
        self.runs = runs
        self.forms = forms
        self.hairline = hairline
        self.thinner = THINNER if light else 1.0
        self.code: list[str] = []
        self.used: dict[str, None] = {}
        self.fill_ink: Ink | None = None
        self.stroke_ink: Ink | None = None
        self.width: float | None = None
        self.style: tuple[bool, tuple[float, ...]] | None = None
        self.font: tuple[Face, float] | None = None

    def fill(self, ink: Ink) -> None:
        """Areas and text come in this ink from here on."""
        if ink != self.fill_ink:
            self.fill_ink = ink
            self.code.append(self.inks.fill(ink))

    def stroke(self, ink: Ink, width: float, round_ends: bool = False, dash: tuple[float, ...] = ()) -> None:
        """Lines come like this from here on; round ends go with round corners."""
        if ink != self.stroke_ink:
            self.stroke_ink = ink
            self.code.append(self.inks.stroke(ink))
        width = max(width * self.thinner, min(width, self.hairline))
        if width != self.width:
            self.width = width
            self.code.append(f"{num(width)} w")
        if (round_ends, dash) != self.style:
            self.style = (round_ends, dash)
            self.code.append(f"{round_ends:d} J {round_ends:d} j [{' '.join(map(num, dash))}] 0 d")

    def paint(
        self,
        outline: str,
        fill: Ink | None,
        stroke: Ink | None,
        width: float,
        wash: bool = False,
        round_ends: bool = False,
        dash: tuple[float, ...] = (),
        at: tuple[float, float] | None = None,
        edged: bool = True,
    ) -> None:
        """Draw an outline filled, stroked or both; `at` moves one that is drawn about the origin.

        A wash in light ink becomes paper, outlined in its own colour if nothing else outlines it and it is `edged`."""
        if wash and self.light and fill is not None and fill != PAPER:
            if stroke is None and edged:
                stroke, width = whole(fill), self.hairline
            fill = PAPER
        if fill is not None:
            self.fill(fill)
        if stroke is not None:
            self.stroke(stroke, width, round_ends, dash)
        operator = PAINT[fill is not None, stroke is not None]
        if at is None:
            self.code.append(f"{outline} {operator}")
        else:
            self.code.append(f"q 1 0 0 1 {num(at[0])} {num(at[1])} cm {outline} {operator} Q")

    def use(self, form: str, matrix: str, clip: tuple[float, float, float, float] | None = None) -> None:
        """Print a form through a matrix (a b c d e f), or only the part of it that lies in a rectangle of its own."""
        self.used[form] = None
        window = f"{' '.join(map(num, clip))} re W n " if clip else ""
        self.code.append(f"q {matrix} cm {window}/{form} Do Q")


PAINT = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}
