"""What a theme must have before anything can be printed with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from generator.config.colour import is_colour
from generator.config.file_bytes import shown
from generator.config.fit_words import named
from generator.config.languages import title_complaints
from generator.config.mix import TWIST_NAMES, mix_complaints
from generator.config.theme_file import ROLES
from generator.problems import Complaint, did_you_mean

REQUIRED_ICONS = (*TWIST_NAMES, "scene")
_ICON_KEYS = (("dot", "icon"), ("frame", "corner"), ("frame", "edge"))
LARGEST_DOT = 4.0  # mm; larger ones are no dots
FRAME_SIZES = (3.0, 20.0)  # mm


def value_complaints(merged: Mapping[str, Any]) -> Iterator[Complaint]:
    """What is wrong with the values a theme and its bases give: texts, colours, sizes, kinds of twists."""
    yield from title_complaints("title", merged["title"])
    if merged["tagline"]:
        yield from title_complaints("tagline", merged["tagline"])
    for role, colour in merged["colours"].items():
        if not is_colour(colour):
            yield Complaint(f"colours.{role}", f'must be a colour written "#rrggbb", not {named(colour)}')
        if not role.isidentifier() or role == "none":
            yield Complaint(f"colours.{role}", "is no name for a colour: only letters, digits and _ are allowed")
    yield from mix_complaints("twists", merged["twists"])
    if "diameter" in merged["dot"] and not 0 < (size := merged["dot"]["diameter"]) <= LARGEST_DOT:
        yield Complaint("dot.diameter", f"must be more than 0 and at most {LARGEST_DOT:g} mm, not {size:g}")
    low, high = FRAME_SIZES
    if "size" in merged["frame"] and not low <= (size := merged["frame"]["size"]) <= high:
        yield Complaint("frame.size", f"must be {low:g} to {high:g} mm, not {size:g}")


def gap_complaints(merged: Mapping[str, Any], icons: Mapping[str, Path]) -> Iterator[Complaint]:
    """What a theme needs and neither has itself nor gets from a base: keys, colour roles, icons and their files."""
    if not merged["tagline"]:
        yield Complaint("tagline", "is missing")
    for role in ROLES:
        if role not in merged["colours"]:
            yield Complaint(f"colours.{role}", f"is missing{_meant_by(role, merged['colours'])}")
    parts = {"dot": ("icon", "diameter"), "frame": ("corner", "edge", "size") if merged["frame"] else ()}
    for group, names in parts.items():
        for name in names:
            if name not in merged[group]:
                yield Complaint(f"{group}.{name}", "is missing")
    yield from _icon_complaints(merged, icons)


def _meant_by(role: str, colours: Mapping[str, str]) -> str:
    """A colour of the theme's own whose name looks like this role misspelt."""
    near = [name for name in colours if did_you_mean(name, ROLES).startswith(f'; did you mean "{role}"')]
    own = [name for name in near if name not in ROLES]
    return f'; is "{own[0]}" meant to be it?' if own else ""


def _icon_complaints(merged: Mapping[str, Any], icons: Mapping[str, Path]) -> Iterator[Complaint]:
    used = {f"motifs[{index}]": name for index, name in enumerate(merged["motifs"])}
    used |= {f"{group}.{part}": merged[group].get(part) for group, part in _ICON_KEYS}
    used |= {f"icons.{name}": name for name in REQUIRED_ICONS}
    for key, name in used.items():
        if name is not None and name not in icons:
            near = "" if key.startswith("icons.") else did_you_mean(name, icons)
            yield Complaint(key, f"there is no icons/{name}.svg, neither here nor in a base{near}")
    for name, path in icons.items():
        if not path.is_file():
            near = did_you_mean(path.name, [other.name for other in icons.values() if other.is_file()])
            yield Complaint(f"icons.{name}", f"there is no file {shown(path)}{near}")
