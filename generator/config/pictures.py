"""The pictures of a theme by name, each read from its file when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from generator.config.file_bytes import shown
from generator.config.icon_file import read_picture
from generator.config.picture_faults import faults_of
from generator.page.picture import Picture
from generator.problems import InputError, Place, Problem, did_you_mean


class MissingPictureError(InputError, KeyError):
    """A picture that is to be drawn and that neither the theme nor a base of it has."""


class Pictures(Mapping[str, Picture]):
    """The pictures of icon files by name. InputError for a file that cannot be drawn or shows nothing,
    MissingPictureError for a name without one; `home` is the file of the theme, as shown to people."""

    def __init__(self, files: Mapping[str, Path], home: str = "theme.yaml") -> None:
        self.files = files
        self.home = home
        self._read: dict[str, Picture] = {}

    def __getitem__(self, name: str) -> Picture:
        if name not in self._read:
            if name not in self.files:
                raise MissingPictureError([missing_picture(name, self.files, self.home)])
            path = self.files[name]
            picture = read_picture(path)
            if faults := tuple(faults_of(picture)):
                raise InputError([Problem(Place(shown(path)), "error", f"icons.{name}", fault) for fault in faults])
            self._read[name] = picture
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.files)

    def __len__(self) -> int:
        return len(self.files)


def missing_picture(name: str, files: Mapping[str, Path], home: str) -> Problem:
    """What is said about a picture that is drawn but not there."""
    near = did_you_mean(name, files)
    message = f"there is no icons/{name}.svg, neither here nor in a base, but it is drawn{near}"
    return Problem(Place(home), "error", f"icons.{name}", message)
