"""A page that still lacks its slug: its marks, and the stamps they use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Literal

from generator.frozen import frozen
from generator.page.marks import Mark
from generator.sheets.laid import Laid
from generator.words import Phrase

Area = tuple[float, float, float, float]


@frozen
class Draft:
    """`name` tells the page in dumps and manifests; `ruler` asks for the 50 mm ruler above the slug.

    `size` is the width and height of a sheet that does not stand upright, `trim` and `bleed` its boxes. `slug` lays a
    slug of its own for sheet n of m. `duplex` says that the page is one side of a sheet to be turned over that edge.
    `advice` tells how to print the sheet; without any it is one side of plain paper."""

    name: str
    laid: Laid
    stamps: Mapping[str, tuple[Mark, ...]] = field(default_factory=dict)
    ruler: bool = False
    size: tuple[float, float] | None = None
    trim: Area | None = None
    bleed: Area | None = None
    slug: Callable[[int, int], Laid] | None = None
    duplex: Literal["long", "short"] | None = None
    advice: tuple[Phrase, ...] = ()
