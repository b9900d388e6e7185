"""How the cards of a job are printed, everything decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.config.card_size import CardSize
from generator.config.printer import Printer
from generator.sheets.cut_marks import MarkMode
from generator.sheets.flips import Flip
from generator.sheets.order import Order
from generator.sheets.slots import Cut

Backs = Literal["duplex-long", "duplex-short", "fold", "separate", "none"]
BACKS: tuple[Backs, ...] = ("duplex-long", "duplex-short", "fold", "separate", "none")

LEAST_GAP = 4.0


@dataclass(frozen=True, slots=True)
class CardPrint:
    """The card's size and how it goes on paper. Without `gap` every card keeps its whole bleed; `printer` is the
    profile for the backs of double-sided sheets."""

    size: CardSize
    backs: Backs = "duplex-long"
    marks: MarkMode = "corner"
    bleed: float = 3.0
    gap: float | None = None
    order: Order = "interleaved"
    only: str | None = None
    copies: int = 1
    printer: Printer | None = None

    @property
    def cut(self) -> Cut:
        """Bleeds side by side need a gap of two bleeds, and a gap at all needs room for two cuts."""
        gap = self.gap
        if gap is None:
            gap = max(2 * self.bleed, LEAST_GAP) if self.bleed else 0.0
        return Cut(self.size.width, self.size.height, self.bleed, gap)

    @property
    def flip(self) -> Flip | None:
        """The edge over which a printer turns the sheets."""
        flips: dict[str, Flip] = {"duplex-long": "long", "duplex-short": "short"}
        return flips.get(self.backs)
