"""Cards onto sheets: which grid holds most, and front and back of every sheet as placed cards and guides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.config.paper import Paper
from generator.page.box import Box
from generator.page.correction import Correction
from generator.page.marks import Line
from generator.sheets.card_print import CardPrint
from generator.sheets.cut_marks import cut_marks
from generator.sheets.flips import Axis, Reflection, axis_of
from generator.sheets.order import Filling
from generator.sheets.slots import Grid, grid_in

FOLD_CLEAR = 5.0
"""From the fold line to the nearest art."""

SLUG_ROOM = 2.05
"""Above and below the cards: one line of the smallest text."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """The trimmed card on the page, whether it stands on its head, and how far its art reaches beyond the trim at the
    left, top, right and bottom of the page."""

    card: int
    box: Box
    turned: bool
    reach: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Side:
    """One printed side: cards and guides. `correction` moves both, for a printer whose backs are off."""

    cards: tuple[PlacedCard, ...]
    guides: tuple[Line, ...]
    correction: Correction | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A grid, and how its backs come about: `axis` is what the sheet is turned (or folded) about, None without backs.

    `area` is what the printer reaches, `usable` the part of it in which cards with their bleed may lie."""

    grid: Grid
    area: Box
    usable: Box
    axis: Axis | None
    folded: bool = False

    @property
    def reflection(self) -> Reflection:
        return Reflection(self.grid.sheet_width, self.grid.sheet_height, self.axis or "vertical")


def sheets_for(paper: Paper, how: CardPrint) -> Iterator[Sheet]:
    """Every way to lay cards on the paper: upright and lying, and folded about either middle line."""
    for width, height in ((paper.width, paper.height), (paper.height, paper.width)):
        area = Box(0, 0, width, height).inset(paper.margin)
        usable = area.inset(0, SLUG_ROOM)
        if how.backs == "fold":
            left = Box(usable.x, usable.y, width / 2 - FOLD_CLEAR - usable.x, usable.height)
            upper = Box(usable.x, usable.y, usable.width, height / 2 - FOLD_CLEAR - usable.y)
            yield Sheet(grid_in(left, width, height, how.cut), area, left, "vertical", folded=True)
            yield Sheet(grid_in(upper, width, height, how.cut), area, upper, "horizontal", folded=True)
        else:
            axis = axis_of(width, height, how.flip) if how.flip else "vertical"
            grid = grid_in(usable, width, height, how.cut)
            yield Sheet(grid, area, usable, None if how.backs == "none" else axis)


def best_sheet(paper: Paper, how: CardPrint) -> Sheet:
    """The way that holds most cards, the first of equals; its grid has no slots when no card fits."""
    return max(sheets_for(paper, how), key=lambda sheet: sheet.grid.capacity)


def front_side(sheet: Sheet, filling: Filling, how: CardPrint) -> Side:
    """The fronts of one sheet. Empty slots stay empty and have no marks."""
    filled = {slot: sheet.grid.slot(slot) for slot, card in enumerate(filling) if card is not None}
    cards = tuple(
        PlacedCard(card, filled[slot], False, sheet.grid.reach(slot, filled))
        for slot, card in enumerate(filling)
        if card is not None
    )
    area = sheet.area
    if sheet.folded and sheet.axis == "vertical":
        area = replace(area, width=sheet.grid.sheet_width / 2 - FOLD_CLEAR / 2 - area.x)
    elif sheet.folded:
        area = replace(area, height=sheet.grid.sheet_height / 2 - FOLD_CLEAR / 2 - area.y)
    return Side(cards, cut_marks(sheet.grid, filled, area, how.marks))


def back_side(front: Side, reflection: Reflection, correction: Correction | None = None) -> Side:
    """What must lie behind a front: every card and every guide reflected, then moved as the printer needs it."""
    cards = tuple(
        PlacedCard(it.card, reflection.box(it.box), reflection.turned, reflected_reach(it.reach, reflection.axis))
        for it in front.cards
    )
    return Side(cards, tuple(reflection.line(line) for line in front.guides), correction)


def reflected_reach(reach: tuple[float, float, float, float], axis: Axis) -> tuple[float, float, float, float]:
    left, top, right, bottom = reach
    return (right, top, left, bottom) if axis == "vertical" else (left, bottom, right, top)
