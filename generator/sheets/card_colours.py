"""The colours of cards: a theme's own where it has the role, else these, chosen to differ for every kind of sight."""

from __future__ import annotations

from generator.config.theme import Theme
from generator.page.marks import Ink

TAG = "#ffdf3a"
"""Yellow behind the small number that tells the other side of a plate (CM-1)."""

PALETTE = {
    "value_1": "#9aa0a6",
    "value_2": "#f6c945",
    "value_3": "#ee8f2e",
    "value_4": "#d9503f",
    "value_5": "#9a5fb0",
    "value_6": "#3f78bd",
    "dome": "#58a9a2",
    "gift": "#d96a9c",
    "bonus": "#5fa04e",
    "seat_1": "#e69f00",
    "seat_2": "#56b4e9",
    "seat_3": "#009e73",
    "seat_4": "#f0e442",
    "seat_5": "#0072b2",
    "seat_6": "#d55e00",
    "seat_7": "#cc79a7",
    "seat_8": "#6e6e6e",
}

ROLES = {"back_1": "accent", "back_2": "accent2", "fox": "accent", "first": "accent"}
"""What every theme has a colour for."""


def colour_of(name: str, theme: Theme) -> Ink:
    """The ink of a card's colour; tints are written after it, `:25`. KeyError for a name nobody knows."""
    if name in theme.colours:
        return name
    return ROLES[name] if name in ROLES else PALETTE[name]
