"""What a theme must have before anything can be printed with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from generator.config.colour import is_colour
from generator.config.fit import named
from generator.config.languages import title_complaints
from generator.config.mix import TWIST_NAMES, mix_complaints
from generator.problems import Complaint, did_you_mean

ROLES = ("paper", "ink", "muted", "accent", "accent2", "player_a", "player_b", "pale")
REQUIRED_ICONS = (*TWIST_NAMES, "scene")
LARGEST_DOT = 4.0  # mm; larger ones are no dots
FRAME_SIZES = (3.0, 20.0)  # mm


def theme_complaints(merged: Mapping[str, Any], icons: Mapping[str, Path]) -> Iterator[Complaint]:
    """Everything without which a merged theme cannot be drawn: texts, colours, icons, sizes, kinds of twists."""
    yield from title_complaints("title", merged["title"])
    if merged["tagline"]:
        yield from title_complaints("tagline", merged["tagline"])
    else:
        yield Complaint("tagline", "is missing")
    yield from _colour_complaints(merged["colours"])
    yield from _dot_complaints(merged["dot"], icons)
    yield from mix_complaints("twists", merged["twists"])
    for index, name in enumerate(merged["motifs"]):
        yield from _icon_complaints(f"motifs[{index}]", name, icons)
    yield from _frame_complaints(merged["frame"], icons)
    for name in REQUIRED_ICONS:
        if name not in icons:
            yield Complaint(f"icons.{name}", f"there is no icons/{name}.svg, neither here nor in a base")
    for name, path in icons.items():
        if not path.is_file():
            near = did_you_mean(path.name, (other.name for other in icons.values() if other.is_file()))
            yield Complaint(f"icons.{name}", f"there is no file {path.as_posix()}{near}")


def _colour_complaints(colours: Mapping[str, str]) -> Iterator[Complaint]:
    for role in ROLES:
        if role not in colours:
            yield Complaint(f"colours.{role}", f"is missing{_taken_for(role, colours)}")
    for role, colour in colours.items():
        if not is_colour(colour):
            yield Complaint(f"colours.{role}", f'must be a colour written "#rrggbb", not {named(colour)}')
        if not role.isidentifier() or role == "none":
            yield Complaint(f"colours.{role}", "is no name for a colour: only letters, digits and _ are allowed")


def _taken_for(role: str, colours: Mapping[str, str]) -> str:
    own = [name for name in colours if name not in ROLES]
    near = did_you_mean(role, own)
    return near.replace("did you mean", "is it meant by") if near else ""


def _dot_complaints(dot: Mapping[str, Any], icons: Mapping[str, Path]) -> Iterator[Complaint]:
    if "icon" in dot:
        yield from _icon_complaints("dot.icon", dot["icon"], icons)
    else:
        yield Complaint("dot.icon", "is missing")
    if "diameter" not in dot:
        yield Complaint("dot.diameter", "is missing")
    elif not 0 < dot["diameter"] <= LARGEST_DOT:
        yield Complaint("dot.diameter", f"must be more than 0 and at most {LARGEST_DOT:g} mm, not {dot['diameter']:g}")


def _frame_complaints(frame: Mapping[str, Any], icons: Mapping[str, Path]) -> Iterator[Complaint]:
    if not frame:
        return
    for part in ("corner", "edge"):
        if part in frame:
            yield from _icon_complaints(f"frame.{part}", frame[part], icons)
        else:
            yield Complaint(f"frame.{part}", "is missing")
    low, high = FRAME_SIZES
    if "size" not in frame:
        yield Complaint("frame.size", "is missing")
    elif not low <= frame["size"] <= high:
        yield Complaint("frame.size", f"must be {low:g} to {high:g} mm, not {frame['size']:g}")


def _icon_complaints(key: str, name: str, icons: Mapping[str, Path]) -> Iterator[Complaint]:
    if name not in icons:
        yield Complaint(key, f"there is no icons/{name}.svg, neither here nor in a base{did_you_mean(name, icons)}")
