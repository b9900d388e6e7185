"""A page that still lacks its slug: its marks, and the stamps they use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.page.marks import Mark
from generator.sheets.laid import Laid


@dataclass(frozen=True, slots=True)
class Draft:
    """`name` tells the page in dumps and manifests; `ruler` asks for the 50 mm ruler above the slug."""

    name: str
    laid: Laid
    stamps: Mapping[str, tuple[Mark, ...]] = field(default_factory=dict)
    ruler: bool = False
