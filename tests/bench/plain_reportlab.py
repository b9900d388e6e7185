"""The same document drawn the ordinary way with ReportLab: what a careful author writes who only knows its manual.

Fonts are registered once; what repeats is a form. Used as the yardstick of `pdf_bench.py`, full ink only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path as FilePath
from typing import Any

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel
from reportlab.lib.colors import Color, HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from generator.page.marks import Circle, Document, Icon, Line, Mark, Path, Qr, Rect, Stamp, Text
from generator.page.picture import Picture

FONTS = {"title": "KaeseTitle", "text": "KaeseText", "strong": "KaeseStrong", "signs": "KaeseSigns"}


def register_fonts(folder: FilePath) -> None:
    """Once, at the start of the program."""
    for name in FONTS.values():
        pdfmetrics.registerFont(TTFont(name, str(folder / f"{name}.ttf")))


class Painter:
    """Draws marks on a canvas; `height` turns y over (0 inside a form, whose y then runs from 0 downwards)."""

    def __init__(self, canvas: Canvas, document: Document, colours: Mapping[str, str], pictures: Mapping[str, Picture]):
        self.canvas, self.document, self.colours, self.pictures = canvas, document, colours, pictures
        self.forms: set[str] = set()
        self.height = 0.0

    def colour(self, ink: str) -> Color:
        role, _, percent = ink.partition(":")
        full = HexColor(role if role.startswith("#") else self.colours[role])
        if not percent:
            return full
        paper, share = HexColor(self.colours["paper"]), int(percent) / 100
        parts = zip(paper.rgb(), full.rgb(), strict=True)
        return Color(*(p + (c - p) * share for p, c in parts))

    def set(self, fill: str | None, stroke: str | None, width: float, dash: tuple[float, ...] = ()) -> dict[str, int]:
        if fill:
            self.canvas.setFillColor(self.colour(fill))
        if stroke:
            self.canvas.setStrokeColor(self.colour(stroke))
            self.canvas.setLineWidth(width * mm)
            self.canvas.setDash([d * mm for d in dash])
        return {"fill": 1 if fill else 0, "stroke": 1 if stroke else 0}

    def y(self, y: float) -> float:
        return (self.height - y) * mm

    def line(self, m: Line) -> None:
        self.set(None, m.ink, m.width, m.dash)
        self.canvas.setLineCap(1 if m.round_ends else 0)
        self.canvas.line(m.x1 * mm, self.y(m.y1), m.x2 * mm, self.y(m.y2))

    def rect(self, m: Rect) -> None:
        how = self.set(m.fill, m.stroke, m.stroke_width, m.dash)
        box = (m.x * mm, self.y(m.y + m.height), m.width * mm, m.height * mm)
        if m.radius:
            self.canvas.roundRect(*box, m.radius * mm, **how)
        else:
            self.canvas.rect(*box, **how)

    def circle(self, m: Circle) -> None:
        how = self.set(m.fill, m.stroke, m.stroke_width)
        self.canvas.circle(m.x * mm, self.y(m.y), m.radius * mm, **how)

    def outline(self, steps: Any, scale: float) -> Any:
        path = self.canvas.beginPath()
        for letter, *numbers in steps:
            points = [n * scale if i % 2 == 0 else self.height * mm - n * scale for i, n in enumerate(numbers)]
            {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}[letter](*points)
        return path

    def path(self, m: Path) -> None:
        self.canvas.drawPath(self.outline(m.steps, mm), **self.set(m.fill, m.stroke, m.stroke_width))

    def text(self, m: Text) -> None:
        canvas = self.canvas
        canvas.setFillColor(self.colour(m.ink))
        parts: list[tuple[str, str]] = []
        known = pdfmetrics.getFont(FONTS[m.face]).face.charToGlyph
        for letter in m.text:
            font = FONTS[m.face] if ord(letter) in known else FONTS["signs"]
            if parts and parts[-1][0] == font:
                parts[-1] = (font, parts[-1][1] + letter)
            else:
                parts.append((font, letter))
        size = m.size * mm
        widths = [pdfmetrics.stringWidth(text, font, size) for font, text in parts]
        x = -{"left": 0.0, "centre": 0.5, "right": 1.0}[m.anchor] * sum(widths)
        canvas.saveState()
        canvas.translate(m.x * mm, self.y(m.y))
        canvas.rotate(-m.angle)
        for (font, text), width in zip(parts, widths, strict=True):
            canvas.setFont(font, size)
            canvas.drawString(x, 0, text)
            x += width
        canvas.restoreState()

    def form(self, name: str, size: tuple[float, float, float, float], drawing: Callable[[], None]) -> None:
        if name not in self.forms:
            self.forms.add(name)
            height, self.height = self.height, 0.0
            self.canvas.beginForm(name, *size)
            drawing()
            self.canvas.endForm()
            self.height = height

    def icon(self, m: Icon) -> None:
        picture = self.pictures[m.name]
        name = f"{m.name}-{m.tone}".replace(":", "-")

        def drawing() -> None:
            self.canvas.setLineCap(1)
            self.canvas.setLineJoin(1)
            for shape in picture.shapes:
                fill = m.tone if m.tone and shape.fill and shape.fill != "paper" else shape.fill
                stroke = m.tone if m.tone and shape.stroke and shape.stroke != "paper" else shape.stroke
                self.canvas.drawPath(self.outline(shape.steps, 1), **self.set(fill, stroke, shape.stroke_width / mm))

        self.form(name, (0, -picture.height, picture.width, 0), drawing)
        scale = m.width / picture.width
        self.canvas.saveState()
        self.canvas.translate((m.x + m.width / 2) * mm, self.y(m.y + picture.height * scale / 2))
        self.canvas.rotate(-m.angle)
        self.canvas.scale(scale * mm, scale * mm)
        self.canvas.translate(-picture.width / 2, picture.height / 2)
        self.canvas.doForm(name)
        self.canvas.restoreState()

    def qr(self, m: Qr) -> None:
        code = QRCode(None, QRErrorCorrectLevel.M)
        code.addData(m.content)
        code.make()
        module = m.size / code.getModuleCount()
        self.canvas.setFillColor(self.colour(m.ink))
        path = self.canvas.beginPath()
        for row in range(code.getModuleCount()):
            for column in range(code.getModuleCount()):
                if code.isDark(row, column):
                    corner = ((m.x + column * module) * mm, self.y(m.y + (row + 1) * module))
                    path.rect(*corner, module * mm, module * mm)
        self.canvas.drawPath(path, fill=1, stroke=0)

    def stamp(self, m: Stamp) -> None:
        self.form(m.name, (-2000, -2000, 2000, 2000), lambda: self.draw(self.document.stamps[m.name]))
        self.canvas.saveState()
        self.canvas.translate(m.x * mm, self.y(m.y))
        if m.angle:
            self.canvas.rotate(-m.angle)
        if m.scale != 1.0:
            self.canvas.scale(m.scale, m.scale)
        if m.clip:
            x, y, width, height = m.clip
            window = self.canvas.beginPath()
            window.rect(x * mm, -(y + height) * mm, width * mm, height * mm)
            self.canvas.clipPath(window, stroke=0)
        self.canvas.doForm(m.name)
        self.canvas.restoreState()

    def draw(self, marks: tuple[Mark, ...]) -> None:
        for mark in marks:
            getattr(self, type(mark).__name__.lower())(mark)


def plain_write(document: Document, colours: Mapping[str, str], pictures: Mapping[str, Picture]) -> bytes:
    """The document as PDF, drawn with the canvas's own methods."""
    out = BytesIO()
    canvas = Canvas(out, invariant=1, pageCompression=1, initialFontName="KaeseText", lang=document.lang)
    canvas.setTitle(document.title)
    canvas.setSubject(document.subject)
    canvas.setAuthor(document.author)
    canvas.setViewerPreference("PrintScaling", "None")
    painter = Painter(canvas, document, colours, pictures)
    for page in document.pages:
        canvas.setPageSize((page.width * mm, page.height * mm))
        painter.height = page.height
        painter.draw(page.marks)
        canvas.showPage()
    canvas.save()
    return out.getvalue()
