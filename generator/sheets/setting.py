"""Everything a layout is given beside the content: paper, theme, type, and the sheets' own words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from generator.config.paper import Paper
from generator.config.theme import Theme
from generator.frozen import frozen
from generator.page.box import Box
from generator.page.measure import Measure
from generator.sheets.fit_text import Style, pt
from generator.words import Words

if TYPE_CHECKING:
    from generator.sheets.card_print import CardPrint

_STROKES_AND_TAILS = 0.6
LARGE = pt(14)
_TITLES = pt(16)
_ENLARGED = 1.3


@frozen
class Setting:
    """One job's surroundings. `slug` is the line of facts that every sheet carries, without its number; `cards` how
    cards are printed, if the job has any; `large` asks for large print. `known` keeps contents with their
    pages (see `sheets.known`), for many jobs."""

    paper: Paper
    theme: Theme
    measure: Measure
    words: Words
    slug: str
    cards: CardPrint | None = None
    known: list[tuple[Any, Any]] | None = None
    large: bool = False

    def style(self, style: Style) -> Style:
        """A style as this job sets it: large print is larger by a third, but for titles, and nothing is under 14 pt."""
        if not self.large:
            return style
        size = style.size if style.size >= _TITLES else style.size * _ENLARGED
        return replace(style, size=max(size, LARGE), floor=max(style.floor, LARGE))

    @property
    def sheet(self) -> Box:
        """The whole paper."""
        return Box(0, 0, self.paper.width, self.paper.height)

    @property
    def safe(self) -> Box:
        """What layouts may fill: the paper less its margin, and a little less, so that strokes on the edge and the
        tails of letters stay inside the margin too."""
        return self.sheet.inset(self.paper.margin + _STROKES_AND_TAILS)
