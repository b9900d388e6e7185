"""Every kind of mark into operators: one function each, found by its type. Coordinates stay mm, y down."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, radians, sin
from typing import Any

from generator.page.marks import Circle, Icon, Line, Mark, Path, Qr, Rect, Stamp, Text
from generator.pdf import outlines, qr
from generator.pdf.digits import num, ratio
from generator.pdf.pen import RESOURCES, Pen
from generator.pdf.shaping import shaped


def draw(pen: Pen, marks: Iterable[Mark]) -> None:
    """Draw all marks in their order, later ones on top."""
    for mark in marks:
        DRAW[mark.__class__](pen, mark)


def draw_line(pen: Pen, mark: Line) -> None:
    pen.stroke(mark.ink, mark.width, mark.round_ends, mark.dash)
    pen.code.append(f"{num(mark.x1)} {num(mark.y1)} m {num(mark.x2)} {num(mark.y2)} l S")


def draw_rect(pen: Pen, mark: Rect) -> None:
    if mark.radius > 0:
        outline = outlines.rounded(mark.width, mark.height, mark.radius)
        at = (mark.x, mark.y)
    else:
        outline = f"{num(mark.x)} {num(mark.y)} {num(mark.width)} {num(mark.height)} re"
        at = None
    pen.paint(outline, mark.fill, mark.stroke, mark.stroke_width, mark.wash, dash=mark.dash, at=at, edged=mark.edged)


def draw_circle(pen: Pen, mark: Circle) -> None:
    outline = outlines.circle(mark.radius)
    pen.paint(outline, mark.fill, mark.stroke, mark.stroke_width, mark.wash, at=(mark.x, mark.y))


def draw_path(pen: Pen, mark: Path) -> None:
    outline = outlines.path(mark.steps)
    pen.paint(outline, mark.fill, mark.stroke, mark.stroke_width, mark.wash, mark.round_ends, edged=mark.edged)


def draw_text(pen: Pen, mark: Text) -> None:
    if not mark.text:
        return
    line = shaped(mark.text, mark.face)
    pen.fill(mark.ink)
    before = BEFORE[mark.anchor] * line.advance * mark.size
    if mark.angle:
        along, down = cos(radians(mark.angle)), sin(radians(mark.angle))
        x, y = mark.x - before * along, mark.y - before * down
        matrix = f"{ratio(along)} {ratio(down)} {ratio(down)} {ratio(-along)}"
    else:
        x, y, matrix = mark.x - before, mark.y, "1 0 0 -1"
    parts = [f"BT {matrix} {num(x)} {num(y)} Tm"]
    for run in line.runs:
        if pen.font != (run.face, mark.size):
            pen.font = (run.face, mark.size)
            parts.append(f"/{RESOURCES[run.face]} {num(mark.size)} Tf")
        parts.append(run.show)
        pen.runs.add(run)
    parts.append("ET")
    pen.code.append(" ".join(parts))


def draw_icon(pen: Pen, mark: Icon) -> None:
    form, wide, high, scale = pen.forms.icon(mark.name, mark.tone, mark.width)
    if mark.angle:
        along, down = scale * cos(radians(mark.angle)), scale * sin(radians(mark.angle))
        x = mark.x + (mark.width - wide * along + high * down) / 2
        y = mark.y + (high * scale - wide * down - high * along) / 2
        pen.use(form, f"{ratio(along)} {ratio(down)} {ratio(-down)} {ratio(along)} {num(x)} {num(y)}")
    else:
        pen.use(form, f"{ratio(scale)} 0 0 {ratio(scale)} {num(mark.x)} {num(mark.y)}")


def draw_qr(pen: Pen, mark: Qr) -> None:
    count, outline = qr.outline(mark.content)
    pen.fill(pen.inks.solid(mark.ink))
    module = ratio(mark.size / count)
    pen.code.append(f"q {module} 0 0 {module} {num(mark.x)} {num(mark.y)} cm {outline} f Q")


def draw_stamp(pen: Pen, mark: Stamp) -> None:
    form = pen.forms.stamp(mark.name)
    if mark.angle or mark.scale != 1.0:
        along, down = mark.scale * cos(radians(mark.angle)), mark.scale * sin(radians(mark.angle))
        turn = f"{ratio(along)} {ratio(down)} {ratio(-down)} {ratio(along)}"
    else:
        turn = "1 0 0 1"
    pen.use(form, f"{turn} {num(mark.x)} {num(mark.y)}", mark.clip)


BEFORE = {"left": 0.0, "centre": 0.5, "right": 1.0}  # the share of a line that lies before its anchor

DRAW: dict[type[Any], Callable[[Pen, Any], None]] = {
    Line: draw_line,
    Rect: draw_rect,
    Circle: draw_circle,
    Path: draw_path,
    Text: draw_text,
    Icon: draw_icon,
    Qr: draw_qr,
    Stamp: draw_stamp,
}
