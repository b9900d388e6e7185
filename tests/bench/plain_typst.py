"""The same document for Typst: a page of placed shapes and texts, what repeats as functions. A yardstick of
`batch_bench.py`; only full ink."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path as FilePath
from typing import Any

from generator.page.marks import Circle, Document, Icon, Line, Mark, Path, Qr, Rect, Stamp, Text
from generator.page.picture import Picture
from generator.pdf.qr import modules_of

FONTS = {"title": "Kaese Title", "text": "Kaese Text", "strong": "Kaese Strong", "signs": "Kaese Signs"}


class Writer:
    """Writes marks as Typst; functions for icons and stamps are gathered as they are used."""

    def __init__(self, document: Document, colours: Mapping[str, str], pictures: Mapping[str, Picture]) -> None:
        self.document, self.colours, self.pictures = document, colours, pictures
        self.functions: dict[str, str] = {}
        self.fonts = families()

    def ink(self, ink: str | None) -> str:
        if ink is None:
            return "none"
        role, _, percent = ink.partition(":")
        full = role if role.startswith("#") else self.colours[role]
        if percent:
            paper, share = self.colours["paper"], int(percent) / 100
            parts = [
                round(int(paper[at : at + 2], 16) * (1 - share) + int(full[at : at + 2], 16) * share)
                for at in (1, 3, 5)
            ]
            full = "#{:02x}{:02x}{:02x}".format(*parts)
        return f'rgb("{full}")'

    def stroke(self, ink: str | None, width: float, dash: tuple[float, ...] = (), ends: bool = False) -> str:
        if ink is None:
            return "none"
        pattern = f", dash: ({', '.join(f'{each}mm' for each in dash)},)" if dash else ""
        cap = ', cap: "round", join: "round"' if ends else ""
        return f"(paint: {self.ink(ink)}, thickness: {width}mm{pattern}{cap})"

    def marks(self, marks: tuple[Mark, ...]) -> Iterator[str]:
        for mark in marks:
            yield getattr(self, type(mark).__name__.lower())(mark)

    def line(self, m: Line) -> str:
        stroke = self.stroke(m.ink, m.width, m.dash, m.round_ends)
        return f"#place(line(start: ({m.x1}mm, {m.y1}mm), end: ({m.x2}mm, {m.y2}mm), stroke: {stroke}))"

    def rect(self, m: Rect) -> str:
        look = f"fill: {self.ink(m.fill)}, stroke: {self.stroke(m.stroke, m.stroke_width, m.dash)}"
        size = f"width: {m.width}mm, height: {m.height}mm, radius: {m.radius}mm"
        return f"#place(dx: {m.x}mm, dy: {m.y}mm, rect({size}, {look}))"

    def circle(self, m: Circle) -> str:
        look = f"fill: {self.ink(m.fill)}, stroke: {self.stroke(m.stroke, m.stroke_width)}"
        return f"#place(dx: {m.x - m.radius}mm, dy: {m.y - m.radius}mm, circle(radius: {m.radius}mm, {look}))"

    def curve(self, steps: Any, scale: float, look: str) -> str:
        parts = []
        for letter, *numbers in steps:
            points = [
                f"({numbers[at] * scale:.3f}mm, {numbers[at + 1] * scale:.3f}mm)" for at in range(0, len(numbers), 2)
            ]
            name = {"M": "move", "L": "line", "C": "cubic", "Z": "close"}[letter]
            parts.append(f"curve.{name}({', '.join(points)})")
        return f"curve({look}, {', '.join(parts)})"

    def path(self, m: Path) -> str:
        stroke = self.stroke(m.stroke, m.stroke_width, ends=m.round_ends)
        return f"#place({self.curve(m.steps, 1, f'fill: {self.ink(m.fill)}, stroke: {stroke}')})"

    def text(self, m: Text) -> str:
        words = m.text.replace("\\", "\\\\").replace('"', '\\"')
        look = f'font: ("{self.fonts[m.face]}", "{self.fonts["signs"]}"), size: {m.size}mm, fill: {self.ink(m.ink)}'
        line = f'text({look}, top-edge: "baseline", bottom-edge: "baseline", "{words}")'
        body = f"box({line})"
        if m.anchor != "left":
            share = "50%" if m.anchor == "centre" else "100%"
            body = f"context {{ let it = {body}; move(dx: -measure(it).width * {share}, it) }}"
        if m.angle:
            body = f"rotate({m.angle}deg, origin: top + left, {body})"
        return f"#place(dx: {m.x}mm, dy: {m.y}mm, {body})"

    def icon(self, m: Icon) -> str:
        picture = self.pictures[m.name]
        name = f"icon-{m.name}-{m.tone}".replace(":", "-").replace("_", "-")
        if name not in self.functions:
            shapes = []
            for shape in picture.shapes:
                fill = m.tone if m.tone and shape.fill and shape.fill != "paper" else shape.fill
                stroke = m.tone if m.tone and shape.stroke and shape.stroke != "paper" else shape.stroke
                look = f"fill: {self.ink(fill)}, stroke: {self.stroke(stroke, shape.stroke_width, ends=True)}"
                shapes.append(f"  place({self.curve(shape.steps, 1, look)})")
            box = f"box(width: {picture.width}mm, height: {picture.height}mm, {{\n" + "\n".join(shapes) + "\n})"
            self.functions[name] = f"#let {name} = {box}"
        scale = m.width / picture.width * 100
        turned = f"scale({scale:.4f}%, origin: top + left, {name})"
        if m.angle:
            turned = f"scale({scale:.4f}%, origin: top + left, rotate({m.angle}deg, {name}))"
        return f"#place(dx: {m.x}mm, dy: {m.y}mm, {turned})"

    def qr(self, m: Qr) -> str:
        rows = modules_of(m.content)
        size = m.size / len(rows)
        steps = []
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
                    steps += [("M" if at == 0 else "L", *corner) for at, corner in enumerate(corners)] + [("Z",)]
        return f"#place(dx: {m.x}mm, dy: {m.y}mm, {self.curve(steps, size, f'fill: {self.ink(m.ink)}')})"

    def stamp(self, m: Stamp) -> str:
        name = "stamp-" + "".join(letter if letter.isalnum() else "-" for letter in m.name)
        if name not in self.functions:
            self.functions[name] = ""
            body = "\n".join(self.marks(self.document.stamps[m.name]))
            self.functions.pop(name)
            self.functions[name] = f"#let {name} = box(width: 0mm, height: 0mm)[\n{body}\n]"
        body = name if m.scale == 1 else f"scale({m.scale * 100}%, origin: top + left, {name})"
        if m.angle:
            body = f"rotate({m.angle}deg, origin: top + left, {body})"
        return f"#place(dx: {m.x}mm, dy: {m.y}mm, {body})"


def typst_source(document: Document, colours: Mapping[str, str], pictures: Mapping[str, Picture]) -> str:
    """The document as a Typst file."""
    writer = Writer(document, colours, pictures)
    pages = []
    for page in document.pages:
        body = "\n".join(writer.marks(page.marks))
        pages.append(f"#page(width: {page.width}mm, height: {page.height}mm, margin: 0mm)[\n{body}\n]")
    return "\n".join((*writer.functions.values(), *pages))


def families() -> dict[str, str]:
    """The family names that stand in our font files."""
    from fontTools.ttLib import TTFont

    from generator.pdf.font_files import FILES

    found = {}
    for face, file in FILES.items():
        font = TTFont(font_folder() / f"{file}.ttf", lazy=True)
        found[face] = font["name"].getBestFamilyName()
    return found


def font_folder() -> FilePath:
    from generator.pdf.font_files import folder

    return folder()
