"""What a theme should keep to so that its sheets can be read, coloured in and told apart: warnings, not errors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.config.colour import SIGHTS, channels, contrast, difference, is_colour, lightness
from generator.problems import Complaint

INK_CONTRAST = 7.0
MUTED_CONTRAST = 3.0
# Symbols on the field: a printer still shows them, a pencil covers them, a camera looks past them.
PALE_CONTRAST = (1.35, 2.2)
PALE_CHANNEL = 0.72  # at most 28 % is absorbed in any channel
# Swatches of the two sides: L* in grey, CIE 1976 difference in colour, for every kind of sight.
GREY_APART = 15.0
COLOUR_APART = 20.0
DOT_DIAMETERS = (1.6, 2.2)  # mm


def look_complaints(colours: Mapping[str, str], dot_diameter: float | None) -> Iterator[Complaint]:
    """Everything that prints badly. Roles that are missing or no colours are somebody else's complaint."""
    given = {role: colour for role, colour in colours.items() if is_colour(colour)}
    for role, least in (("ink", INK_CONTRAST), ("muted", MUTED_CONTRAST)):
        if role in given and "paper" in given and (found := contrast(given[role], given["paper"])) < least:
            yield _warning(f"colours.{role}", f"has a contrast of {found:.1f} to the paper, not {least:g} or more")
    if "pale" in given:
        yield from _pale_complaints(given["pale"], given.get("paper", "#ffffff"))
    if "player_a" in given and "player_b" in given:
        yield from _player_complaints(given["player_a"], given["player_b"])
    low, high = DOT_DIAMETERS
    if dot_diameter is not None and not low <= dot_diameter <= high:
        yield _warning("dot.diameter", f"should be {low:g} to {high:g} mm, not {dot_diameter:g}")


def _pale_complaints(pale: str, paper: str) -> Iterator[Complaint]:
    low, high = PALE_CONTRAST
    found = contrast(pale, paper)
    if not low <= found <= high:
        yield _warning("colours.pale", f"has a contrast of {found:.2f} to the paper; it should be {low:g} to {high:g}")
    darkest = min(channels(pale))
    if darkest < PALE_CHANNEL:
        yield _warning(
            "colours.pale",
            f"absorbs {1 - darkest:.0%} in one of red, green and blue; it should be at most {1 - PALE_CHANNEL:.0%},"
            " so none of its three parts below b8",
        )


def _player_complaints(one: str, other: str) -> Iterator[Complaint]:
    grey = abs(lightness(one) - lightness(other))
    if grey < GREY_APART:
        yield _warning(
            "colours.player_b", f"differs from player_a by {grey:.0f} in lightness; it should be {GREY_APART:g} or more"
        )
    for sight in (None, *SIGHTS):
        apart = difference(one, other, sight)
        if apart < COLOUR_APART:
            eyes = f"{sight} sight" if sight else "normal sight"
            yield _warning(
                "colours.player_b",
                f"differs from player_a by {apart:.0f} for {eyes}; it should be {COLOUR_APART:g} or more",
            )


def _warning(key: str, message: str) -> Complaint:
    return Complaint(key, message, "warning")
