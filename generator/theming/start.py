"""A new theme: a folder with a commented theme.yaml that renders at once, and the four symbols to be redrawn."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from generator.config.fit_words import shortened
from generator.config.mix import TWIST_NAMES
from generator.config.shelf import is_path, names
from generator.config.theme import Theme, read_theme
from generator.config.theme_file import ROLES
from generator.config.yaml_text import yaml_text
from generator.problems import Place, Problem, UsageError
from generator.safe_file import write_file
from generator.words import LANGUAGES

ABOUT = {
    "paper": "what everything is printed on; keep it white unless your paper is not",
    "ink": "lines, dots and text: a contrast of 7 to the paper or more",
    "muted": "small text and coordinates: a contrast of 3 or more",
    "accent": "panels, badges and lines under titles",
    "accent2": "the second colour of drawings",
    "player_a": "side A in the diagrams: clearly darker or lighter than player_b,",
    "player_b": "so that they are told apart in grey and with any colour sight",
    "pale": "the symbols on a field, to be drawn over: no part of it below b8, contrast 1.35 to 2.2",
}
TAGLINES = {"de": "Frisch angeschnitten.", "en": "Freshly cut."}

LONGEST_NAME = 60
RESERVED = frozenset({"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))})
"""Names that Windows keeps for devices, whatever ending follows."""


def shadow_warnings(name: str) -> tuple[Problem, ...]:
    """A warning when a theme of this name is on a shelf already: by its name one gets that one."""
    if name not in names("themes"):
        return ()
    message = f'there is a theme "{name}" already; --theme {name} is that one, yours is --theme with its path'
    return (Problem(Place("NAME"), "warning", "", message),)


def start_theme(name: str, base: str, out: str) -> tuple[Path, ...]:
    """Write the folder `name` into `out`; gives the files written.

    UsageError for a name that is none or a folder that is there already, UnknownNameError, FileError or InputError for
    the base."""
    if not name or is_path(name) or name.startswith((".", "-")) or not name.isprintable() or set(name) & set("\\ "):
        raise UsageError(
            f'"{shortened(name)}" is no name for a theme; take one word, such as "burg" (--out says where it goes)'
        )
    if len(name) > LONGEST_NAME:
        message = f'"{shortened(name)}" has {len(name)} characters; the name of a theme may have {LONGEST_NAME}'
        raise UsageError(message)
    if name.partition(".")[0].upper() in RESERVED or name.endswith("."):
        raise UsageError(f'"{name}" is no name for a folder on every computer; take another, such as "burg"')
    folder = Path(out) / name
    if os.path.lexists(folder):
        raise UsageError(f"{folder} is there already; take another name or another folder (--out)")
    theme = read_theme(base)
    files = {folder / "theme.yaml": theme_text(name, _base_from(folder, base), theme).encode()}
    for kind in TWIST_NAMES:
        files[folder / "icons" / f"{kind}.svg"] = theme.pictures.files[kind].read_bytes()
    for path, data in files.items():
        write_file(path, data, False)
    return tuple(files)


def theme_text(name: str, base: str, theme: Theme) -> str:
    """The theme.yaml of a new theme: everything it may say, with the values of the theme below it."""
    return "\n".join(_lines(name, base, theme)) + "\n"


def _lines(name: str, base: str, theme: Theme) -> Iterator[str]:
    title = name.replace("-", " ").replace("_", " ").strip()
    title = title[:1].upper() + title[1:]
    yield "# A theme of Käseblatt. What is left out comes from the base; delete what you do not want to change."
    yield "# See it:    kaeseblatt make kaesekaestchen --theme path/to/this/folder"
    yield "# Check it:  kaeseblatt check path/to/this/folder"
    yield from _said({"base": base})
    yield ""
    yield "# On the cover and beside every field, in every language."
    yield from _said({"title": dict.fromkeys(LANGUAGES, title)})
    yield "# One short line under the title of the cover."
    yield from _said({"tagline": TAGLINES})
    yield ""
    yield '# Always "#rrggbb" in quotes. Any further name is a colour of your own, for your icons.'
    yield "colours:"
    for role in ROLES:
        yield _colour_line(role, theme, ABOUT[role])
    for role in (role for role in theme.colours if role not in ROLES):
        yield _colour_line(role, theme, "in drawings of the base")
    yield ""
    yield "# The dots: icons/NAME.svg in one tone, compact, 1.6 to 2.2 mm wide."
    yield from _said({"dot": {"icon": _dot_icon(theme), "diameter": theme.dot_diameter}})
    yield "# How many boxes of a field of 6x6 hold which twist."
    yield from _said({"twists": dict(theme.mix)})
    yield "# Small ornaments beside titles: names of icons."
    yield from _said({"motifs": list(theme.motifs)})
    if theme.frame:
        yield "# Tiles around the cover: the corner is drawn for the top left, the edge for the top; size in mm."
        frame = theme.frame
        yield from _said({"frame": {"corner": frame.corner, "edge": frame.edge, "size": frame.size}})
    yield ""
    yield "# icons/ has the four symbols of the base for you to redraw; a file you delete is the base's again; any"
    yield "# other picture of the base (scene, frame_corner ...) put there replaces it. Texts: words/de.yaml."


def _colour_line(role: str, theme: Theme, about: str) -> str:
    """A colour with its remark, which stands two blanks or more behind it."""
    return f'  {role}: "{theme.colours[role]}"'.ljust(22) + f"  # {about}"


def _said(data: Mapping[str, object]) -> Iterator[str]:
    yield from yaml_text(data).splitlines()


def _dot_icon(theme: Theme) -> str:
    return theme.pictures.files["dot"].stem


def _base_from(folder: Path, base: str) -> str:
    """The base as the new file must name it: a name stays one, a path is written from the new folder."""
    if not is_path(base):
        return base
    path = Path(base)
    path = path.parent if path.name == "theme.yaml" else path
    return Path(os.path.relpath(path.absolute(), folder.absolute())).as_posix()
