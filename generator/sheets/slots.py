"""Where cards lie on a sheet: the grid of slots, the same for full and for half-filled sheets."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from generator.page.box import Box

_ROUNDING = 1e-6


@dataclass(frozen=True, slots=True)
class Cut:
    """How a card is cut out: its trimmed size, how far its art reaches beyond the trim, and the distance to the next
    card. With a gap of less than two bleeds the art of neighbours meets in the middle of the gap."""

    width: float
    height: float
    bleed: float
    gap: float

    @property
    def inner_bleed(self) -> float:
        """How far art reaches towards a neighbour."""
        return min(self.bleed, self.gap / 2)


@dataclass(frozen=True, slots=True)
class Grid:
    """Slots on a sheet of `sheet_width` x `sheet_height`, counted row by row from the top left. `x`, `y` is the trimmed
    corner of the first."""

    sheet_width: float
    sheet_height: float
    x: float
    y: float
    columns: int
    rows: int
    cut: Cut

    @property
    def capacity(self) -> int:
        return self.columns * self.rows

    def slot(self, number: int) -> Box:
        """The trimmed card of a slot: origin + n x pitch, never accumulated."""
        row, column = divmod(number, self.columns)
        cut = self.cut
        return Box(
            self.x + column * (cut.width + cut.gap), self.y + row * (cut.height + cut.gap), cut.width, cut.height
        )

    def beside(self, slot: int, filled: Collection[int]) -> tuple[bool, bool, bool, bool]:
        """Whether a filled slot lies at the left of a slot, above it, at its right, and below it."""
        column = slot % self.columns
        return (
            column > 0 and slot - 1 in filled,
            slot - self.columns in filled,
            column < self.columns - 1 and slot + 1 in filled,
            slot + self.columns in filled,
        )

    def reach(self, slot: int, filled: Collection[int]) -> tuple[float, float, float, float]:
        """How far a card's art goes beyond its trim at the left, top, right and bottom: the full bleed towards nothing,
        half of a narrow gap towards a neighbour."""
        cut = self.cut
        left, top, right, bottom = (cut.inner_bleed if taken else cut.bleed for taken in self.beside(slot, filled))
        return left, top, right, bottom

    @property
    def trim(self) -> Box:
        """The box around all slots."""
        cut = self.cut
        return Box(
            self.x,
            self.y,
            self.columns * cut.width + (self.columns - 1) * cut.gap,
            self.rows * cut.height + (self.rows - 1) * cut.gap,
        )


def count_along(length: float, size: float, cut: Cut) -> int:
    """How many cards of that size stand side by side in a length, bleed at both ends included."""
    return max(0, int((length - 2 * cut.bleed + cut.gap) / (size + cut.gap) + _ROUNDING))


def grid_in(area: Box, sheet_width: float, sheet_height: float, cut: Cut) -> Grid:
    """As many slots as an area of a sheet holds, in its middle; none when not one fits."""
    columns, rows = count_along(area.width, cut.width, cut), count_along(area.height, cut.height, cut)
    size = Grid(sheet_width, sheet_height, 0, 0, columns, rows, cut).trim
    x, y = area.x + (area.width - size.width) / 2, area.y + (area.height - size.height) / 2
    return Grid(sheet_width, sheet_height, x, y, columns if rows else 0, rows if columns else 0, cut)
