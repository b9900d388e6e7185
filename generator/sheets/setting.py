"""Everything a layout is given beside the content: paper, theme, type, and the sheets' own words."""

from __future__ import annotations

from dataclasses import dataclass

from generator.config.paper import Paper
from generator.config.theme import Theme
from generator.page.box import Box
from generator.page.measure import Measure
from generator.words import Words


@dataclass(frozen=True, slots=True)
class Setting:
    """One job's surroundings. `slug` is the line of facts that every sheet carries, without its number."""

    paper: Paper
    theme: Theme
    measure: Measure
    words: Words
    slug: str

    @property
    def sheet(self) -> Box:
        """The whole paper."""
        return Box(0, 0, self.paper.width, self.paper.height)

    @property
    def safe(self) -> Box:
        """What may be printed on: the paper less its margin."""
        return self.sheet.inset(self.paper.margin)
