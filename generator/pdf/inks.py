"""Roles of the palette into colour operators: in full colour, in grey, or with thinned text and lines in light ink."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from generator.config.colour import contrast
from generator.page.marks import Ink
from generator.pdf.digits import fine

Colour = tuple[float, float, float]

PAPER = "paper"
THINNED = ("ink", "muted")
"""The roles of text and lines, which light ink prints no darker than they must be to be read."""

LEGIBLE = 4.5
"""The contrast that text keeps in light ink (WCAG 2, level AA)."""


class Inks:
    """The inks of one document: `colours` maps roles to "#rrggbb". KeyError names a role it does not know.

    With `light`, the roles of THINNED are mixed with paper down to the contrast LEGIBLE; `solid` names an ink that
    stays as it is, for what a camera looks for."""

    def __init__(self, colours: Mapping[str, str], grey: bool, light: bool = False) -> None:
        self.colours = {**colours, **_thinned(colours)} if light else colours
        self.whole_colours = colours
        self.grey = grey
        self.fills: dict[Ink, str] = {}
        self.strokes: dict[Ink, str] = {}

    def fill(self, ink: Ink) -> str:
        """The operator that makes this the colour of areas and text."""
        if ink not in self.fills:
            self.fills[ink] = operator(self.shade(ink), "g", "rg")
        return self.fills[ink]

    def stroke(self, ink: Ink) -> str:
        """The operator that makes this the colour of lines."""
        if ink not in self.strokes:
            self.strokes[ink] = operator(self.shade(ink), "G", "RG")
        return self.strokes[ink]

    def solid(self, ink: Ink) -> Ink:
        """The ink that prints this role as dark as the theme says, whatever the mode."""
        return self.whole_colours.get(ink, ink) if self.colours is not self.whole_colours else ink

    def shade(self, ink: Ink) -> Colour:
        """The colour as it will be printed: tints mixed with the paper, then greyed if all is grey."""
        role, _, percent = ink.partition(":")
        colour = self.pure(role)
        if percent:
            share = float(percent) / 100
            paper = self.pure(PAPER)
            colour = mixed(colour, paper, share)
        return (grey_of(colour),) * 3 if self.grey else colour

    def pure(self, role: str) -> Colour:
        """The colour of a role, or of a literal "#rrggbb"."""
        return read_colour(role if role.startswith("#") else self.colours[role])


@lru_cache(maxsize=1024)
def read_colour(text: str) -> Colour:
    """ "#rrggbb" as shares of 1. ValueError for anything else."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(f'A colour is written "#rrggbb"; found {text!r}.')
    return int(text[1:3], 16) / 255, int(text[3:5], 16) / 255, int(text[5:7], 16) / 255


def _thinned(colours: Mapping[str, str]) -> dict[str, str]:
    paper = colours.get(PAPER, "#ffffff")
    return {role: _thin(colours[role], paper) for role in THINNED if role in colours}


@lru_cache(maxsize=256)
def _thin(colour: str, paper: str) -> str:
    """The lightest tint of the colour that is still legible on the paper; one that is not stays as it is."""
    tints = (mixed(read_colour(colour), read_colour(paper), percent / 100) for percent in range(40, 100))
    written = ("#" + "".join(f"{round(255 * part):02x}" for part in tint) for tint in tints)
    return next((tint for tint in written if contrast(tint, paper) >= LEGIBLE), colour)


def mixed(colour: Colour, paper: Colour, share: float) -> Colour:
    """`share` of the colour in the rest paper: an opaque tint."""
    red, green, blue = (p + (c - p) * share for c, p in zip(colour, paper, strict=True))
    return red, green, blue


def grey_of(colour: Colour) -> float:
    """The grey of the same luminance (sRGB, Rec. 709), so that what looks darker stays darker."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return luminance * 12.92 if luminance <= 0.0031308 else 1.055 * luminance ** (1 / 2.4) - 0.055


def operator(colour: Colour, grey: str, coloured: str) -> str:
    """Greys go out as DeviceGray: a printer then takes black alone, and no coloured fringe shows."""
    if colour[0] == colour[1] == colour[2]:
        return f"{fine(colour[0])} {grey}"
    return f"{fine(colour[0])} {fine(colour[1])} {fine(colour[2])} {coloured}"


def whole(ink: Ink) -> Ink:
    """The untinted ink of a tint: "accent:20" -> "accent"."""
    return ink.partition(":")[0]
