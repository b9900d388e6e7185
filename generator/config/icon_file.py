"""Icon files: a small, hand-writable part of SVG becomes a picture; everything else is refused by name and line.

Elements: svg, g, path, circle, ellipse, rect, line, polyline, polygon, title, desc. `fill` and `stroke` are `none`, a
colour role of the theme (`accent`), a tint of it (`accent:30`) or `#rrggbb`. Joins and caps are always round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from xml.parsers import expat

from generator.config.file_bytes import bytes_of, shown
from generator.config.source_text import cleaned, decoded, refuse
from generator.config.svg_shapes import SHAPES, number, numbers
from generator.config.svg_transform import SAME, Matrix, joined, matrix_of, moved, scale_of
from generator.frozen import frozen
from generator.page.marks import Ink
from generator.page.picture import Picture, Shape
from generator.problems import InputError, Place, Problem, did_you_mean

_PAINT = frozenset({"fill", "stroke", "stroke-width", "transform", "id"})
_SILENT = frozenset({"title", "desc"})
_NAMESPACE = "http://www.w3.org/2000/svg"
_HEX = frozenset("0123456789abcdefABCDEF")


def read_picture(path: Path) -> Picture:
    """The picture of an SVG file. FileError when it cannot be read, InputError with every problem."""
    file = shown(path)
    return parse_picture(decoded(bytes_of(path), file), file)


def parse_picture(text: str, file: str) -> Picture:
    """The picture of an SVG text; `file` is what problems call it. InputError with every problem."""
    drawing = _Drawing(file)
    drawing.read(cleaned(text, file))
    if drawing.problems:
        raise InputError(drawing.problems)
    return Picture(drawing.width, drawing.height, tuple(drawing.shapes))


def roles_of(picture: Picture) -> frozenset[str]:
    """The colour roles a picture is painted with."""
    inks = {ink for shape in picture.shapes for ink in (shape.fill, shape.stroke) if ink and not ink.startswith("#")}
    return frozenset(ink.partition(":")[0] for ink in inks)


def role_places(path: Path) -> Mapping[str, Place]:
    """Where each colour role is first named in an SVG file that can be read: its element's line and column."""
    file = shown(path)
    drawing = _Drawing(file)
    drawing.read(cleaned(decoded(bytes_of(path), file), file))
    return drawing.role_places


@frozen
class _Brush:
    """What a group hands down to what is in it."""

    matrix: Matrix = SAME
    fill: Ink | None = "ink"
    stroke: Ink | None = None
    stroke_width: float = 1.0


class _Drawing:
    """One pass over one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.width = self.height = 0.0
        self.shapes: list[Shape] = []
        self.problems: list[Problem] = []
        self.role_places: dict[str, Place] = {}
        self.open: list[tuple[str, _Brush]] = []
        self.parser = expat.ParserCreate("utf-8")

    def read(self, text: str) -> None:
        parser = self.parser
        parser.buffer_text = True
        parser.StartElementHandler = self.begin
        parser.EndElementHandler = lambda _: self.open.pop()
        parser.CharacterDataHandler = self.characters
        parser.StartDoctypeDeclHandler = lambda *_: self.stop("a document type (<!DOCTYPE>) is not read; leave it out")
        parser.ProcessingInstructionHandler = lambda target, _: self.complain("", f"<?{target}?> is not read")
        try:
            parser.Parse(text.encode(), True)
        except expat.ExpatError as error:
            said = expat.ErrorString(error.code)
            self.problems.append(
                Problem(Place(self.file, error.lineno, error.offset + 1), "error", "", f"is not XML: {said}")
            )

    def stop(self, message: str) -> None:
        raise refuse(self.file, message, self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)

    def here(self) -> Place:
        return Place(self.file, self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)

    def complain(self, key: str, message: str) -> None:
        self.problems.append(Problem(self.here(), "error", key, message))

    def characters(self, text: str) -> None:
        if text.strip() and self.open[-1][0] not in _SILENT:
            self.complain(self.open[-1][0], f'holds the text "{text.strip()[:20]}"; texts are not drawn')

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        brush = self.open[-1][1] if self.open else _Brush()
        if not self.open:
            self.frame(name, attributes)
        elif name in _SILENT:
            self.only(name, attributes, frozenset({"id"}))
        elif self.open[-1][0] not in ("svg", "g"):
            self.complain(name, f"may not stand inside <{self.open[-1][0]}>")
        elif name == "g":
            self.only(name, attributes, _PAINT)
            brush = self.brushed(name, attributes, brush)
        elif name in SHAPES:
            self.draw(name, attributes, brush)
        else:
            self.complain(name, f"is not drawn{did_you_mean(name, SHAPES)}")
        self.open.append((name, brush))

    def frame(self, name: str, attributes: Mapping[str, str]) -> None:
        if name != "svg":
            self.stop(f"begins with <{name}>, not with <svg>")
        self.only(name, attributes, frozenset({"viewBox", "xmlns", "id"}))
        if attributes.get("xmlns", _NAMESPACE) != _NAMESPACE:
            self.complain("svg.xmlns", f"must be {_NAMESPACE}")
        try:
            x, y, self.width, self.height = numbers(attributes.get("viewBox", ""))
        except ValueError:
            x = y = 1.0
        if x or y or self.width <= 0 or self.height <= 0:
            self.complain("svg.viewBox", 'must be "0 0 WIDTH HEIGHT", as in viewBox="0 0 24 24"')

    def only(self, name: str, attributes: Mapping[str, str], known: frozenset[str]) -> None:
        for attribute in (attribute for attribute in attributes if attribute not in known):
            self.complain(f"{name}.{attribute}", f"is no attribute we draw{did_you_mean(attribute, sorted(known))}")

    def brushed(self, name: str, attributes: Mapping[str, str], brush: _Brush) -> _Brush:
        """The brush with what the element says of it."""
        changes: dict[str, object] = {}
        for attribute, read in _BRUSH.items():
            if attribute in attributes:
                text = attributes[attribute].strip()
                if attribute != "stroke-width":
                    self.role_places.setdefault(text.partition(":")[0], self.here())
                try:
                    changes[attribute.replace("-", "_")] = read(text)
                except ValueError as error:
                    self.complain(f"{name}.{attribute}", str(error))
        if "transform" in attributes:
            try:
                changes["matrix"] = joined(brush.matrix, matrix_of(attributes["transform"]))
            except ValueError as error:
                self.complain(f"{name}.transform", str(error))
        return replace(brush, **changes) if changes else brush  # type: ignore[arg-type]

    def draw(self, name: str, attributes: Mapping[str, str], brush: _Brush) -> None:
        own, steps_from = SHAPES[name]
        if not attributes.keys() <= own | _PAINT:
            self.only(name, attributes, own | _PAINT)
        brush = self.brushed(name, attributes, brush)
        try:
            steps = moved(steps_from(attributes), brush.matrix)
        except ValueError as error:
            attribute, message = error.args
            self.complain(f"{name}.{attribute}", message)
            return
        fill = None if name == "line" else brush.fill
        width = 1.0
        if brush.stroke:
            try:
                width = round(brush.stroke_width * scale_of(brush.matrix), 3)
            except ValueError as error:
                self.complain(f"{name}.stroke", str(error))
        if fill or brush.stroke:
            self.shapes.append(Shape(steps, fill, brush.stroke, width))


def _ink(text: str) -> Ink | None:
    if text == "none":
        return None
    if text.startswith("#"):
        if len(text) == 7 and _HEX.issuperset(text[1:]):
            return text.lower()
        raise ValueError(f'must be written "#rrggbb", not "{text}"')
    role, colon, tint = text.partition(":")
    if not role.isidentifier() or (colon and not (tint.isascii() and tint.isdigit() and 0 <= int(tint) <= 100)):
        raise ValueError(f'must be none, a colour of the theme, a tint like accent:30, or "#rrggbb", not "{text}"')
    return text


def _width(text: str) -> float:
    width = number(text)
    if width <= 0:
        raise ValueError(f"must be more than 0, not {width:g}")
    return width


_BRUSH: Mapping[str, Callable[[str], object]] = {"fill": _ink, "stroke": _ink, "stroke-width": _width}
