"""What a document draws only once: stamps and icons as Form XObjects."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Any

from generator.page.marks import Ink, Mark
from generator.page.picture import Picture
from generator.pdf.digits import num
from generator.pdf.draw import draw
from generator.pdf.inks import Inks
from generator.pdf.outlines import GRAINS
from generator.pdf.pen import HAIRLINE, Pen
from generator.pdf.pictures import draw_picture
from generator.pdf.shaping import Run
from generator.pdf.streams import known_stream

STEP = 2  # light ink: icons whose sizes differ by less share a form
FAR = 2000  # mm: a stamp may reach this far from its origin


class FormShelf:
    """The forms of one document; implements `pen.Forms`. KeyError names a stamp or an icon that nobody has."""

    def __init__(
        self,
        pdf: Any,
        inks: Inks,
        light: bool,
        stamps: Mapping[str, tuple[Mark, ...]],
        pictures: Mapping[str, Picture],
    ) -> None:
        self.pdf = pdf
        self.inks = inks
        self.light = light
        self.stamps = stamps
        self.pictures = pictures
        self.runs: set[Run] = set()
        self.names: dict[object, str] = {}

    def pen(self, hairline: float = HAIRLINE) -> Pen:
        """A fresh pen for a page or a form of this document."""
        return Pen(self.inks, self.light, self.runs, self, hairline)

    def stamp(self, name: str) -> str:
        """The form of a stamp. ValueError for a stamp that contains itself."""
        if name not in self.names:
            self.names[name] = ""
            pen = self.pen()
            draw(pen, self.stamps[name])
            self.names[name] = self.keep(pen, (-FAR, -FAR, FAR, FAR))
        if not self.names[name]:
            raise ValueError(f'The stamp "{name}" contains itself.')
        return self.names[name]

    def icon(self, name: str, tone: Ink | None, width: float) -> tuple[str, float, float, float]:
        """The form of a picture, its width and height in grains, and mm per grain.

        In light ink outlines are about equally thin at every size, so sizes of a kind are a form of their own."""
        picture = self.pictures[name]
        scale = width / picture.width
        grade = round(log(scale, STEP)) if self.light else 0
        key = (name, tone, grade)
        if key not in self.names:
            pen = self.pen(HAIRLINE / STEP**grade * GRAINS)
            draw_picture(pen, picture, tone)
            self.names[key] = self.keep(pen, (0, 0, picture.width * GRAINS, picture.height * GRAINS))
        return self.names[key], picture.width * GRAINS, picture.height * GRAINS, scale / GRAINS

    def keep(self, pen: Pen, frame: tuple[float, float, float, float]) -> str:
        """Put what a pen has drawn into the file as the next form."""
        name = f"X{sum(1 for form in self.names.values() if form) + 1}"
        edges = " ".join(map(num, frame))
        form = known_stream(
            operators(pen), Type="/XObject", Subtype="/Form", BBox=f"[{edges}]", Resources=resources(pen)
        )
        self.pdf.Reference(form, name)
        return name


def operators(pen: Pen, *before: str) -> bytes:
    """What a pen has drawn, as the content of a stream."""
    return "\n".join((*before, *pen.code)).encode("ascii")


def resources(pen: Pen) -> Any:
    """The resource dictionary of what a pen has drawn: the fonts of the document and the forms used, if any."""
    from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFObjectReference

    entries: dict[str, Any] = {}
    if pen.font is not None:
        entries["Font"] = PDFObjectReference("BasicFonts")
    if pen.used:
        entries["XObject"] = PDFDictionary({form: PDFObjectReference(form) for form in pen.used})
    return PDFDictionary(entries)
