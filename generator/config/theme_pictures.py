"""The pictures of a theme, all read and looked at: what `check` says about icon files."""

from __future__ import annotations

from generator.config.file_bytes import shown
from generator.config.icon_file import role_places, roles_of
from generator.config.picture_faults import tile_fault
from generator.config.theme import Theme
from generator.problems import InputError, Place, Problem, did_you_mean


def picture_problems(theme: Theme) -> tuple[Problem, ...]:
    """Icon files that cannot be drawn, frame tiles that are not square, and colours that the theme does not have."""
    tiles = {theme.frame.corner, theme.frame.edge} if theme.frame else set()
    problems: list[Problem] = []
    for name, path in theme.pictures.files.items():
        try:
            picture = theme.pictures[name]
        except InputError as error:
            problems += error.problems
            continue
        if name in tiles and (fault := tile_fault(picture)):
            problems.append(Problem(Place(shown(path)), "error", f"icons.{name}", fault))
        for role in sorted(roles_of(picture) - theme.colours.keys()):
            message = f'the theme has no colour "{role}"{did_you_mean(role, theme.colours)}'
            place = role_places(path).get(role, Place(shown(path)))
            problems.append(Problem(place, "error", "", message))
    return tuple(dict.fromkeys(problems))
