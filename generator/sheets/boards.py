"""Small drawn boards that explain a rule: told apart by hatching, so that they also read in grey and light ink."""

from __future__ import annotations

from collections.abc import Iterator

from generator.content import Board, Cell, Diagram
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Line, Mark, Path, Rect
from generator.sheets.fit_text import set_paragraph
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import CAPTION

_ARROW = 10.0


def diagram_height(diagram: Diagram, pitch: float) -> float:
    """Height of the boards alone, without the caption."""
    return max(board.rows for board in diagram.boards) * pitch + pitch * 0.3


def diagram_width(diagram: Diagram, pitch: float) -> float:
    """Width of all boards with the arrows between them."""
    boards = sum(board.columns for board in diagram.boards) * pitch
    return boards + (len(diagram.boards) - 1) * _ARROW + pitch * 0.3


def lay_diagram(diagram: Diagram, place: Box, pitch: float, setting: Setting) -> Laid:
    """Boards from the left edge of `place`, smaller than `pitch` where it is narrow, the caption under them."""
    pitch = min(pitch, pitch * place.width / diagram_width(diagram, pitch))
    height = diagram_height(diagram, pitch)
    x = place.x + pitch * 0.15
    parts = []
    for n, board in enumerate(diagram.boards):
        if n:
            parts.append(laid(*_arrow(x + 1.6, place.y + height / 2)))
            x += _ARROW
        top = place.y + (height - board.rows * pitch) / 2
        parts.append(laid(*draw_board(board, x, top, pitch)))
        x += board.columns * pitch
    below = Box(place.x, place.y + height + 0.6, place.width, 30.0)
    caption = set_paragraph(setting.measure, diagram.caption, below, setting.style(CAPTION))
    return together((*parts, caption, Laid(bottom=place.y + height)))


def draw_board(board: Board, x: float, y: float, pitch: float) -> tuple[Mark, ...]:
    """The board with its top left dot at x, y: colours first, then symbols, lines and dots on top."""
    marks: list[Mark] = []
    for cell, owner in sorted((board.owners or {}).items()):
        marks.extend(_owned(owner, _box_of(cell, x, y, pitch)))
    for cell, icon in sorted((board.symbols or {}).items()):
        box = _box_of(cell, x, y, pitch).inset(pitch * 0.17)
        marks.append(Icon(icon, box.x, box.y, box.width))
    for kind, row, column in sorted(board.drawn | board.fresh):
        fresh = (kind, row, column) in board.fresh
        x1, y1 = x + column * pitch, y + row * pitch
        x2, y2 = (x1 + pitch, y1) if kind == "h" else (x1, y1 + pitch)
        marks.append(Line(x1, y1, x2, y2, 1.3 if fresh else 0.45, "accent2" if fresh else "ink", round_ends=True))
    for row in range(board.rows + 1):
        for column in range(board.columns + 1):
            marks.append(Circle(x + column * pitch, y + row * pitch, 0.65, fill="ink"))
    for cell in sorted(board.picked):
        centre = _box_of(cell, x, y, pitch).centre
        marks.append(Circle(*centre, pitch * 0.42, stroke="accent2", stroke_width=0.6))
    return tuple(marks)


def _box_of(cell: Cell, x: float, y: float, pitch: float) -> Box:
    return Box(x + cell[1] * pitch, y + cell[0] * pitch, pitch, pitch)


def _owned(owner: str, box: Box) -> Iterator[Mark]:
    """Side a is hatched rising, side b falling; a freed box keeps a dotted ring where its colour was."""
    if owner == "freed":
        yield Rect(*_inner(box), stroke="muted", stroke_width=0.3, radius=0.6, dash=(0.6, 0.7))
        return
    ink = "player_a" if owner == "a" else "player_b"
    inner = box.inset(0.5)
    yield Rect(inner.x, inner.y, inner.width, inner.height, fill=f"{ink}:22", wash=True)
    side = inner.width
    for n in (0.35, 0.7, 1.0, 1.3, 1.65):
        a, b = max(0.0, n - 1) * side, min(1.0, n) * side
        top_x, bottom_x = inner.x + b, inner.x + a
        top_y, bottom_y = inner.y + a, inner.y + b
        if owner == "b":
            top_x, bottom_x = inner.right - (top_x - inner.x), inner.right - (bottom_x - inner.x)
        yield Line(top_x, top_y, bottom_x, bottom_y, 0.35, f"{ink}:60")


def _inner(box: Box) -> tuple[float, float, float, float]:
    inner = box.inset(box.width * 0.2)
    return inner.x, inner.y, inner.width, inner.height


def _arrow(x: float, y: float) -> tuple[Mark, ...]:
    head = Path((("M", x + 4.2, y - 1.5), ("L", x + 6.2, y), ("L", x + 4.2, y + 1.5), ("Z",)), fill="muted")
    return Line(x, y, x + 4.4, y, 0.6, "muted", round_ends=True), head
