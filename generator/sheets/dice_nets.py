"""Dice to cut out, fold and glue: as many nets on a sheet as fit, as large as that allows."""

from __future__ import annotations

from dataclasses import dataclass

from generator.content.dice import DiceNets, Die
from generator.page.box import Box
from generator.page.marks import Line, Mark, Path
from generator.problems import Complaint
from generator.sheets.craft import CUT, FOLD_DASH, advice, below, lay_craft_head
from generator.sheets.die_face import draw_face, draw_ground
from generator.sheets.die_net import FOLDS, TABS, Net, cut_edges, net_size
from generator.sheets.draft import Draft
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting

LARGEST, HANDY, SMALLEST = 24, 20, 15
"""Edges in whole mm: dice are not made larger; below the second, one sheet more is better; below the third, none."""
GAP = 6.0


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Nets of one edge length in columns and rows; no columns when not even the smallest fits."""

    edge: float
    columns: int
    rows: int

    @property
    def capacity(self) -> int:
        return self.columns * self.rows


def arranged(count: int, area: Box) -> Arrangement:
    """The fewest sheets with handy dice, and on them the largest; where handy ones do not fit, the largest that do."""
    fitting = [found for edge in range(LARGEST, SMALLEST - 1, -1) if (found := _grid(float(edge), area)).capacity]
    if not fitting:
        return Arrangement(SMALLEST, 0, 0)
    handy = [found for found in fitting if found.edge >= HANDY] or fitting[:1]
    return min(handy, key=lambda found: (-(-count // found.capacity), -found.edge))


def lay_dice_nets(content: DiceNets, setting: Setting) -> tuple[Draft, ...]:
    """One page after the other, in the order of the dice."""
    notes = advice(setting, "none", "thin_card")
    lead = setting.words.phrase("craft.nets")
    head = lay_craft_head(content.title, lead, notes, setting.safe, setting)
    area = below(head, setting.safe)
    grid = arranged(len(content.dice), area)
    if not grid.capacity:
        width, height = net_size(SMALLEST)
        message = (
            f"a net of a die with edges of {SMALLEST} mm needs {width:.0f} x {height:.0f} mm; "
            f"{setting.paper.name} has {area.width:.0f} x {area.height:.0f} mm"
        )
        return (Draft("dice", head + Laid((), (Complaint(content.title.key, message),)), advice=notes),)
    pages = range(0, len(content.dice), grid.capacity)
    return tuple(
        Draft(
            f"dice {page + 1}",
            together((head, *_nets(content.dice[first : first + grid.capacity], grid, area))),
            advice=notes,
        )
        for page, first in enumerate(pages)
    )


def _grid(edge: float, area: Box) -> Arrangement:
    width, height = net_size(edge)
    columns, rows = int((area.width + GAP) / (width + GAP)), int((area.height + GAP) / (height + GAP))
    return Arrangement(edge, columns if rows else 0, rows)


def _nets(dice: tuple[Die, ...], grid: Arrangement, area: Box) -> list[Laid]:
    """The grid of nets spread over the area."""
    width, height = net_size(grid.edge)
    across, down = area.width / grid.columns, area.height / grid.rows
    parts = []
    for n, die in enumerate(dice):
        row, column = divmod(n, grid.columns)
        x = area.x + column * across + (across - width) / 2
        y = area.y + row * down + (down - height) / 2
        parts.append(draw_net(die, Net(x, y, grid.edge)))
    return parts


def draw_net(die: Die, net: Net) -> Laid:
    """Faces, then folds dashed, then all that is cut."""
    marks: list[Mark] = []
    for number, face in enumerate(die.faces):
        box = net.square(number)
        marks.extend((*draw_ground(face, box), *draw_face(face, box)))
    for number, side in TABS:
        first, *others = net.tab(number, side)
        outline = (("M", *first), *(("L", *point) for point in others))
        marks.append(Path((*outline, ("Z",)), fill="muted:15", wash=True))
        marks.append(Path(outline, stroke="ink", stroke_width=CUT))
    for number, side in (*FOLDS, *TABS):
        (x1, y1), (x2, y2) = net.edge_of(number, side)
        marks.append(Line(x1, y1, x2, y2, 0.25, "ink", FOLD_DASH))
    for number, side in cut_edges():
        (x1, y1), (x2, y2) = net.edge_of(number, side)
        marks.append(Line(x1, y1, x2, y2, CUT, "ink", round_ends=True))
    return laid(*marks, bottom=net.y + net_size(net.edge)[1])
