"""Themes: colours, icons, a twist mix and texts; a theme.yaml with its bases merged below it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from generator.config.file_bytes import shown
from generator.config.fit import in_order
from generator.config.mix import full_mix
from generator.config.pictures import Pictures
from generator.config.shelf import find
from generator.config.theme_checks import gap_complaints, value_complaints
from generator.config.theme_file import Layer, read_chain
from generator.config.theme_looks import look_complaints
from generator.frozen import frozen
from generator.problems import InputError, Place, Problem, placed
from generator.words import LANGUAGES


@frozen
class Frame:
    """The tiles around a cover: icon names, and the edge length of a tile in mm."""

    corner: str
    edge: str
    size: float


@frozen
class Theme:
    """A theme with its bases merged: complete, and without an error (but for pictures, see `picture_problems`).

    `colours` maps roles to "#rrggbb", `pictures` has every icon of the theme and its bases, and the icon of the dots
    as "dot". `mix` has every kind of twist, meant for a field of 6x6. `word_files` are the theme's own words by
    language, those of the base first. `places` tells where every value comes from, `bases` the names below this one,
    nearest first."""

    name: str
    folder: Path
    titles: Mapping[str, str]
    taglines: Mapping[str, str]
    colours: Mapping[str, str]
    dot_diameter: float
    mix: Mapping[str, int]
    motifs: tuple[str, ...]
    frame: Frame | None
    pictures: Pictures
    word_files: Mapping[str, tuple[Path, ...]] = field(default_factory=dict)
    bases: tuple[str, ...] = ()
    places: Mapping[str, Place] = field(default_factory=dict)
    warnings: tuple[Problem, ...] = ()

    @property
    def file(self) -> str:
        """Its theme.yaml, as shown to people."""
        return shown(self.folder / "theme.yaml")


def read_theme(name: str) -> Theme:
    """The theme of a name on the shelf or of a path (its folder or its theme.yaml).

    UnknownNameError for a name nobody has, FileError for a path to nothing, InputError with every error of the theme
    and its bases. What only looks bad is in `warnings`."""
    folder = find("themes", name)
    layers, problems, whole = read_chain(folder)
    merged, places = _merged(layers), _merged_places(layers)
    icons = _icon_files(layers)
    complaints = [*value_complaints(merged), *(gap_complaints(merged, icons) if whole else ())]
    # A key with an error has been complained about: that its value is missing, or looks bad as well, is no news.
    known = {problem.key for problem in problems} | {complaint.key for complaint in complaints}
    complaints = [complaint for complaint in complaints if complaint.key not in {problem.key for problem in problems}]
    looks = look_complaints(merged["colours"], merged["dot"].get("diameter"))
    complaints += [complaint for complaint in looks if complaint.key not in known]
    problems = in_order((*problems, *placed(complaints, places, layers[-1].source.file)))
    if any(problem.severity == "error" for problem in problems):
        raise InputError(problems)
    return Theme(
        name=folder.resolve().name,
        folder=folder,
        titles=merged["title"],
        taglines=merged["tagline"],
        colours={role: colour.lower() for role, colour in merged["colours"].items()},
        dot_diameter=merged["dot"]["diameter"],
        mix=full_mix(merged["twists"]),
        motifs=tuple(merged["motifs"]),
        frame=Frame(**merged["frame"]) if merged["frame"] else None,
        pictures=Pictures({**icons, "dot": icons[merged["dot"]["icon"]]}, layers[-1].source.file),
        word_files={lang: _word_files(layers, lang) for lang in LANGUAGES},
        bases=tuple(layer.folder.resolve().name for layer in reversed(layers[:-1])),
        places=places,
        warnings=problems,
    )


def _merged(layers: tuple[Layer, ...]) -> dict[str, Any]:
    """The values of all layers: colours, dot, frame and icons key by key, the others as a whole; a title is never
    inherited."""
    merged: dict[str, Any] = {"tagline": {}, "colours": {}, "dot": {}, "twists": {}, "motifs": [], "frame": {}}
    for layer in layers:
        said = layer.file.model_dump(exclude_none=True, exclude_defaults=True)
        for key in ("colours", "dot", "frame"):
            merged[key] = {**merged[key], **said.get(key, {})}
        for key in ("tagline", "twists", "motifs"):
            merged[key] = said.get(key, merged[key])
    merged["title"] = layers[-1].file.title
    return merged


def _merged_places(layers: tuple[Layer, ...]) -> dict[str, Place]:
    places: dict[str, Place] = {}
    for layer in layers:
        places.update(layer.source.places)
    own = layers[-1].source.places
    return {key: place for key, place in places.items() if key in own or not key.startswith(("title", "base"))}


def _icon_files(layers: tuple[Layer, ...]) -> dict[str, Path]:
    files: dict[str, Path] = {}
    for layer in layers:
        folder = layer.folder / "icons"
        if folder.is_dir():
            files.update((path.stem, path) for path in sorted(folder.iterdir()) if path.suffix == ".svg")
        files.update((name, layer.folder / path) for name, path in layer.file.icons.items())
    return files


def _word_files(layers: tuple[Layer, ...], lang: str) -> tuple[Path, ...]:
    files = (layer.folder / "words" / f"{lang}.yaml" for layer in layers)
    return tuple(file for file in files if file.is_file())
