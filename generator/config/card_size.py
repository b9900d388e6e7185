"""Card sizes: what is cut out, in mm."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict, FiniteFloat

from generator.config.fit import fit_checked
from generator.config.languages import Titles, title_complaints
from generator.config.shelf import find
from generator.config.yaml_source import read
from generator.problems import Complaint, Problem

SMALLEST, LARGEST = 25.0, 250.0
LARGEST_BLEED = 10.0
CAREFUL_BLEED, CAREFUL_SAFE = 2.0, 2.0  # below these a cut a little off shows


@dataclass(frozen=True, slots=True)
class CardSize:
    """A card of width x height mm: its art reaches `bleed` beyond the cut, nothing that matters lies nearer to it than
    `safe`, and its corners may be rounded by `corner_radius`."""

    name: str
    titles: Mapping[str, str]
    width: float
    height: float
    bleed: float = 3.0
    safe: float = 3.0
    corner_radius: float = 0.0
    warnings: tuple[Problem, ...] = ()


class CardSizeFile(BaseModel):
    """`layouts/cards/<name>.yaml`."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
    title: Titles
    width: FiniteFloat
    height: FiniteFloat
    bleed: FiniteFloat = 3.0
    safe: FiniteFloat = 3.0
    corner_radius: FiniteFloat = 0.0


def read_card_size(name: str) -> CardSize:
    """The card size of a name on the shelf or of a path. UnknownNameError, FileError or InputError."""
    return card_size_at(find("cards", name))


def card_size_at(path: Path) -> CardSize:
    """The card size of a file, its warnings with it. InputError with every problem."""
    source = read(path)
    file, warnings = fit_checked(
        CardSizeFile, source, lambda it: (*title_complaints("title", it.title), *_measure_complaints(it))
    )
    return CardSize(path.stem, file.title, file.width, file.height, file.bleed, file.safe, file.corner_radius, warnings)


def _measure_complaints(card: CardSizeFile) -> Iterator[Complaint]:
    shorter = min(card.width, card.height)
    for key, size in (("width", card.width), ("height", card.height)):
        if not SMALLEST <= size <= LARGEST:
            yield Complaint(key, f"must be {SMALLEST:g} to {LARGEST:g} mm, not {size:g}")
    if not 0 <= card.bleed <= LARGEST_BLEED:
        yield Complaint("bleed", f"must be 0 to {LARGEST_BLEED:g} mm, not {card.bleed:g}")
    elif 0 < card.bleed < CAREFUL_BLEED:
        yield Complaint("bleed", f"{card.bleed:g} mm is less than a cut may be off ({CAREFUL_BLEED:g} mm)", "warning")
    if not 0 <= card.safe <= shorter / 4:
        yield Complaint("safe", f"must be 0 to a quarter of the shorter side ({shorter / 4:g} mm), not {card.safe:g}")
    elif card.safe < CAREFUL_SAFE:
        yield Complaint("safe", f"{card.safe:g} mm is less than a cut may be off ({CAREFUL_SAFE:g} mm)", "warning")
    if not 0 <= card.corner_radius <= shorter / 4:
        limit = f"0 to a quarter of the shorter side ({shorter / 4:g} mm)"
        yield Complaint("corner_radius", f"must be {limit}, not {card.corner_radius:g}")
