"""The marks a page is made of. Colours, faces and icons are names here; they become ink only in `pdf`.

An *ink* is a role of the theme's palette ("ink", "accent"), optionally thinned towards the paper: "accent:20" is 20 %
of the accent in 80 % paper, printed as one opaque tint. `None` means not drawn. A *wash* is a filled area that only
decorates: light ink leaves it white and outlines it in its own full colour where `outline` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from generator.frozen import frozen

Ink = str
Face = Literal["title", "text", "strong", "signs"]
Anchor = Literal["left", "centre", "right"]

# One step of a path in mm: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y), ("Z",).
Step = tuple[str, float, float] | tuple[str, float, float, float, float, float, float] | tuple[str]


@frozen
class Line:
    """A straight stroke; `dash` alternates drawn and skipped lengths."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    ink: Ink = "ink"
    dash: tuple[float, ...] = ()
    round_ends: bool = False


@frozen
class Rect:
    """A rectangle, its corners rounded by `radius`; `wash` marks a fill that light ink may leave out. One that is not
    `edged` gets no outline then: it reaches into the bleed, and its edge would be taken for the line to cut along."""

    x: float
    y: float
    width: float
    height: float
    fill: Ink | None = None
    stroke: Ink | None = None
    stroke_width: float = 0.25
    radius: float = 0.0
    wash: bool = False
    dash: tuple[float, ...] = ()
    edged: bool = True


@frozen
class Circle:
    """A circle about its centre."""

    x: float
    y: float
    radius: float
    fill: Ink | None = None
    stroke: Ink | None = None
    stroke_width: float = 0.25
    wash: bool = False


@frozen
class Path:
    """Any outline, in page coordinates."""

    steps: tuple[Step, ...]
    fill: Ink | None = None
    stroke: Ink | None = None
    stroke_width: float = 0.25
    wash: bool = False
    round_ends: bool = True
    edged: bool = True


@frozen
class Text:
    """One line of text; x, y is the anchor on the baseline, `size` the em in mm, `angle` clockwise in degrees."""

    x: float
    y: float
    text: str
    size: float
    face: Face = "text"
    ink: Ink = "ink"
    anchor: Anchor = "left"
    angle: float = 0.0


@frozen
class Icon:
    """A picture of the theme by name, its width fitted to `width`; x, y is the top left corner.

    `angle` turns it clockwise about its centre. `tone` draws the whole picture in one ink (a pale symbol)
    instead of in its own colours. Drawn once per document and used as often as needed."""

    name: str
    x: float
    y: float
    width: float
    angle: float = 0.0
    tone: Ink | None = None


@frozen
class Qr:
    """A QR code of `content` (level M or better, version 1 when it fits), `size` wide without its quiet zone."""

    content: str
    x: float
    y: float
    size: float
    ink: Ink = "ink"


@frozen
class Stamp:
    """Marks that are drawn once per document under a name (`Document.stamps`) and used at many places.

    x, y is where the stamp's own origin comes to lie; `angle` turns it clockwise about that origin and `scale` makes it
    larger. Only what lies in `clip` is drawn: x, y, width, height in the stamp's own coordinates."""

    name: str
    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    clip: tuple[float, float, float, float] | None = None


Mark = Line | Rect | Circle | Path | Text | Icon | Qr | Stamp


@frozen
class Page:
    """One printed side. `trim` and `bleed` are (x, y, width, height) and default to the whole paper."""

    name: str
    width: float
    height: float
    marks: tuple[Mark, ...]
    trim: tuple[float, float, float, float] | None = None
    bleed: tuple[float, float, float, float] | None = None


@frozen
class Document:
    """A whole file: its pages, what repeats on them, and what a viewer is told."""

    pages: tuple[Page, ...]
    title: str
    subject: str = ""
    author: str = "Käseblatt"
    keywords: tuple[str, ...] = ()
    lang: str = "de"
    duplex: Literal["long", "short"] | None = None
    stamps: Mapping[str, tuple[Mark, ...]] = field(default_factory=dict)
