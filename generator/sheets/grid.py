"""Where a field lies on its half of the sheet: the dots, and at fixed distances from them what a camera looks for.

All distances are from the outer dots' centres, so that a photo in which dots and QR are found tells where the swatches
are, whatever the paper. Design figures: print.md ("Read by a camera"), KK-8.
"""

from __future__ import annotations

from generator.frozen import frozen
from generator.page.box import Box

GAP_TO_COLUMN = 18.0
"""From the rightmost dots to the column with swatches and QR; a camera wants the QR 15 to 35 mm from the grid."""

COORDINATES = 5.0
"""Room for the edge coordinates, from the outer dots' centres outward."""

CLEAR_BELOW = 2.6
"""Below the lowest dots, so that the slug keeps 3 mm from them."""

COLUMN_WIDTH = 66.0
NARROW_COLUMN_WIDTH = 60.0
COLUMN_HEIGHT = 117.0
LARGEST_PITCH = 28.0
SWATCH = 13.0
QR_SIZE = 18.0
QR_QUIET = 3.6
"""Quiet zone: more than four modules of a version-1 code (18 / 21 x 4 = 3.43 mm)."""

SMALLEST_PITCH = 7.0
COMFORTABLE_PITCH = 9.0


@frozen
class GridPlace:
    """`x`, `y` is the centre of the top left dot, `pitch` the side of a box, all in mm on the page."""

    x: float
    y: float
    pitch: float
    rows: int
    columns: int
    column: Box

    def dot(self, row: int, column: int) -> tuple[float, float]:
        """The centre of a dot: origin + n x pitch, never accumulated."""
        return self.x + column * self.pitch, self.y + row * self.pitch

    @property
    def frame(self) -> Box:
        """The rectangle through the outer dots' centres."""
        return Box(self.x, self.y, self.columns * self.pitch, self.rows * self.pitch)

    def swatch(self, side: int) -> Box:
        """The box that side 0 or 1 colours the way it will colour its boxes."""
        return Box(self.column.x, self.column.y + 18.5 + side * 28.5, SWATCH, SWATCH)

    @property
    def qr(self) -> Box:
        """The code's modules, without the quiet zone."""
        return Box(self.column.x + QR_QUIET, self.column.y + COLUMN_HEIGHT - 7.0 - QR_SIZE, QR_SIZE, QR_SIZE)


def place_grid(half: Box, rows: int, columns: int, dot: float) -> GridPlace:
    """The largest grid that leaves the column its width; the grid is centred in what the column leaves.

    `half` is the printable part of the half sheet, `dot` the dots' diameter. The pitch may come out smaller than
    children's pens need; `pitch_limits` says so."""

    def pitch_beside(column: float) -> float:
        across = half.width - COORDINATES - dot / 2 - GAP_TO_COLUMN - column
        down = half.height - COORDINATES - dot / 2 - CLEAR_BELOW
        return min(across / columns, down / rows, LARGEST_PITCH)

    width = COLUMN_WIDTH if pitch_beside(COLUMN_WIDTH) >= COMFORTABLE_PITCH + 1 else NARROW_COLUMN_WIDTH
    pitch = round(pitch_beside(width) - 0.005, 2)
    spare = half.width - COORDINATES - dot / 2 - GAP_TO_COLUMN - width - columns * pitch
    x = half.x + COORDINATES + dot / 2 + spare / 2
    y = half.y + (half.height - COORDINATES - CLEAR_BELOW - rows * pitch) / 2 + COORDINATES
    right = x + columns * pitch + GAP_TO_COLUMN
    middle = half.y + half.height / 2
    column = Box(right, middle - COLUMN_HEIGHT / 2, min(half.right - right, COLUMN_WIDTH + 6), COLUMN_HEIGHT)
    return GridPlace(x, y, pitch, rows, columns, column)
