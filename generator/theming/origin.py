"""Where the values of a theme come from, and in what two themes differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.config.file_bytes import shown
from generator.config.theme import Theme
from generator.config.words_file import read_texts
from generator.problems import Place, UsageError, did_you_mean, parent_of
from generator.words import LANGUAGES


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a theme under its key, and the place in the file that has the last word about it."""

    key: str
    value: Any
    place: Place

    def as_data(self) -> dict[str, Any]:
        """The row of `--json`."""
        place = self.place
        return {
            "key": self.key,
            "value": self.value,
            "file": place.file,
            "line": place.line,
            "column": place.column,
        }


@dataclass(frozen=True, slots=True)
class Difference:
    """A key that two themes answer differently; None where one has no such value."""

    key: str
    one: Value | None
    other: Value | None


def values_of(theme: Theme, key: str = "") -> tuple[Value, ...]:
    """Every value of a theme, or those at and below `key`. UsageError for a key it does not have."""
    values = tuple(_values(theme))
    if not key:
        return values
    chosen = tuple(value for value in values if value.key == key or value.key.startswith((f"{key}.", f"{key}[")))
    if not chosen:
        known = dict.fromkeys(name for value in values for name in (value.key, parent_of(value.key)) if name)
        raise UsageError(f'the theme {theme.name} has nothing under "{key}"{did_you_mean(key, known)}')
    return chosen


def differences(one: Theme, other: Theme) -> tuple[Difference, ...]:
    """All keys in which two themes differ, in the order of the first; pictures are compared as they are drawn."""
    mine = {value.key: value for value in values_of(one)}
    yours = {value.key: value for value in values_of(other)}
    keys = dict.fromkeys((*mine, *yours))
    return tuple(
        Difference(key, mine.get(key), yours.get(key))
        for key in keys
        if _compared(mine.get(key), one) != _compared(yours.get(key), other)
    )


def _compared(value: Value | None, theme: Theme) -> Any:
    if value is None:
        return None
    group, _, name = value.key.partition(".")
    return theme.pictures[name] if group == "icons" else value.value


def _values(theme: Theme) -> Iterator[Value]:
    said: dict[str, Any] = {}
    for group, entries in (("title", theme.titles), ("tagline", theme.taglines), ("colours", theme.colours)):
        said |= {f"{group}.{name}": entry for name, entry in entries.items()}
    said["dot.icon"] = theme.pictures.files["dot"].stem
    said["dot.diameter"] = theme.dot_diameter
    said |= {f"twists.{kind}": amount for kind, amount in theme.mix.items()}
    said |= {f"motifs[{index}]": name for index, name in enumerate(theme.motifs)}
    if theme.frame:
        said |= {f"frame.{part}": getattr(theme.frame, part) for part in ("corner", "edge", "size")}
    for key, value in said.items():
        yield Value(key, value, _place_of(key, theme))
    for name, path in sorted(theme.pictures.files.items()):
        yield Value(f"icons.{name}", path.name, Place(shown(path), 1, 1))
    for lang in LANGUAGES:
        yield from _words(theme.word_files[lang], lang)


def _place_of(key: str, theme: Theme) -> Place:
    """A value that is not written anywhere, such as an amount of 0, stands where its group does."""
    while key and key not in theme.places:
        key = parent_of(key)
    return theme.places.get(key, Place(theme.file))


def _words(files: tuple[Path, ...], lang: str) -> Iterator[Value]:
    """The theme's own words; of several files the last one that has a text says it."""
    last: dict[str, Value] = {}
    for file in files:
        words = read_texts(lang, file)
        for key, text in words.words.texts.items():
            last[key] = Value(f"words.{lang}.{key}", text, words.places[key])
    yield from last.values()
