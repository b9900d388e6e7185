"""theme.yaml as it is written: a delta over its base; and the chain of bases below it."""

from __future__ import annotations

from os.path import normpath
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, FiniteFloat

from generator.config.fit import fit_rest
from generator.config.languages import Titles
from generator.config.mix import Twists
from generator.config.shelf import UnknownNameError, find, is_path
from generator.config.yaml_source import Source, read_rest
from generator.frozen import frozen
from generator.problems import Complaint, FileError, InputError, Problem, placed

_STRICT = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
_COLOUR: Any = {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$", "format": "color"}
ROLES = ("paper", "ink", "muted", "accent", "accent2", "player_a", "player_b", "pale")
"""The colours every theme has once its bases are merged."""

Colours = Annotated[
    dict[str, str],
    Field(json_schema_extra={"properties": dict.fromkeys(ROLES, _COLOUR), "additionalProperties": _COLOUR}),
]


class DotFile(BaseModel):
    """`dot:`"""

    model_config = _STRICT
    icon: str | None = None
    diameter: FiniteFloat | None = None


class FrameFile(BaseModel):
    """`frame:`"""

    model_config = _STRICT
    corner: str | None = None
    edge: str | None = None
    size: FiniteFloat | None = None


class ThemeFile(BaseModel):
    """What one theme.yaml says itself; what is None or empty comes from its base."""

    model_config = _STRICT
    base: str | None = None
    title: Titles = {}
    tagline: Titles = {}
    colours: Colours = {}
    dot: DotFile = DotFile.model_construct()
    twists: Twists | None = None
    motifs: list[str] | None = None
    frame: FrameFile = FrameFile.model_construct()
    icons: dict[str, str] = {}


@frozen
class Layer:
    """One theme of a chain of bases: its folder, what its file says, and where."""

    folder: Path
    file: ThemeFile
    source: Source


def read_chain(folder: Path) -> tuple[tuple[Layer, ...], tuple[Problem, ...], bool]:
    """The theme in `folder` and its bases, the lowest base first; whatever is wrong in any of the files; and whether
    the chain is whole, or breaks off at a base that cannot be found or read.

    InputError when the theme's own file has no readable shape at all."""
    layers: list[Layer] = []
    problems: list[Problem] = []
    next_folder: Path | None = folder
    whole = True
    while next_folder is not None:
        try:
            source, unread = read_rest(next_folder / "theme.yaml")
        except InputError as error:
            problems += error.problems
            whole = False
            break
        file, wrong = fit_rest(ThemeFile, source)
        known = {problem.key for problem in unread}
        problems += (*unread, *(problem for problem in wrong if problem.key not in known))
        if file is None:
            whole = False
            break
        layers.append(Layer(next_folder, file, source))
        next_folder, complaints = _base_of(layers)
        problems += placed(complaints, source.places, source.file)
        whole = not complaints
    if not layers:
        raise InputError(problems)
    return tuple(reversed(layers)), tuple(problems), whole


def _base_of(layers: list[Layer]) -> tuple[Path | None, tuple[Complaint, ...]]:
    """The folder of the topmost layer's base, or why there is none."""
    top = layers[-1]
    base = top.file.base
    if base is None:
        return None, ()
    try:
        folder = find("themes", normpath(top.folder.absolute() / base) if is_path(base) else base)
    except (UnknownNameError, FileError) as error:
        return None, (Complaint("base", str(error)),)
    if any(layer.folder.resolve() == folder.resolve() for layer in layers):
        way = " > ".join([*(layer.folder.name for layer in layers), folder.name])
        return None, (Complaint("base", f"goes round in a circle: {way}"),)
    return folder, ()
