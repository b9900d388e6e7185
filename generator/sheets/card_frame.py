"""A card's face before it is placed: its own coordinates, with the top left corner of the trim as origin."""

from __future__ import annotations

from dataclasses import dataclass

from generator.page.box import Box
from generator.page.marks import Face, Icon, Mark, Rect
from generator.problems import Complaint, did_you_mean
from generator.sheets.card_colours import colour_of
from generator.sheets.card_print import CardPrint
from generator.sheets.fit_text import Style, pt
from generator.sheets.laid import Laid, laid
from generator.sheets.setting import Setting

DESIGNED_FOR = 60.0


@dataclass(frozen=True, slots=True)
class FaceFrame:
    """What a face is drawn in: the card's measures, and the job's surroundings."""

    how: CardPrint
    setting: Setting

    @property
    def trim(self) -> Box:
        return Box(0, 0, self.how.size.width, self.how.size.height)

    @property
    def full(self) -> Box:
        """The trim and its bleed."""
        return self.trim.inset(-self.how.bleed)

    @property
    def inner(self) -> Box:
        """Where what matters may lie."""
        return self.trim.inset(self.how.size.safe + 1.0)

    @property
    def unit(self) -> float:
        """Lengths are designed for a card 60 mm wide; others take them times this."""
        return min(self.trim.width, self.trim.height) / DESIGNED_FOR

    def style(self, points: float, floor: float, face: Face = "title") -> Style:
        """A text size for a card 60 mm wide, in printer's points."""
        return Style(max(pt(points) * self.unit, pt(floor)), pt(floor), face=face)

    def ground(self, colour: str, share: int) -> Mark:
        """The colour over all of the card, thinned to a share of 100."""
        full = self.full
        ink = f"{colour_of(colour, self.setting.theme)}:{share}"
        return Rect(full.x, full.y, full.width, full.height, fill=ink, wash=True, edged=False)

    def picture(self, name: str, place: Box, key: str = "icons") -> Laid:
        """A picture of the theme as large as its place allows, in the middle of it; `key` is what names it."""
        pictures = self.setting.theme.pictures
        if name not in pictures:
            message = f'the theme {self.setting.theme.name} has no picture "{name}"{did_you_mean(name, pictures)}'
            return Laid((), (Complaint(key, message),))
        picture = pictures[name]
        width = min(place.width, place.height * picture.width / picture.height)
        x, y = place.centre[0] - width / 2, place.centre[1] - width * picture.height / picture.width / 2
        return laid(Icon(name, x, y, width))
