"""A rectangle on the page, and the ways a layout divides one."""

from __future__ import annotations

from generator.frozen import frozen


@frozen
class Box:
    """Left, top, width and height in mm; y grows downward."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """x, y, width, height: what marks and the boxes of a page are given."""
        return self.x, self.y, self.width, self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(
        self, left: float, top: float | None = None, right: float | None = None, bottom: float | None = None
    ) -> Box:
        """Smaller by the given distances; one distance alone goes for all four sides, two for sides and top/bottom."""
        top = left if top is None else top
        right = left if right is None else right
        bottom = top if bottom is None else bottom
        return Box(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def contains(self, other: Box, slack: float = 1e-6) -> bool:
        """Whether the other box lies inside this one, edges included."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def columns(self, count: int, gap: float = 0.0) -> tuple[Box, ...]:
        """`count` equal columns with `gap` between them; positions are origin + n x pitch, never accumulated."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(Box(self.x + n * (width + gap), self.y, width, self.height) for n in range(count))

    def rows(self, count: int, gap: float = 0.0) -> tuple[Box, ...]:
        """`count` equal rows with `gap` between them."""
        height = (self.height - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + n * (height + gap), self.width, height) for n in range(count))

    def left_part(self, width: float) -> Box:
        return Box(self.x, self.y, width, self.height)

    def right_part(self, width: float) -> Box:
        return Box(self.right - width, self.y, width, self.height)

    def top_part(self, height: float) -> Box:
        return Box(self.x, self.y, self.width, height)

    def bottom_part(self, height: float) -> Box:
        return Box(self.x, self.bottom - height, self.width, height)
