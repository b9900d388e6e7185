"""Words files: nested YAML becomes the texts of one language by dotted key; later files override earlier ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from string import Formatter
from typing import Any

from generator.config.file_bytes import shown
from generator.config.fit_words import named
from generator.config.yaml_source import Source, read
from generator.frozen import frozen
from generator.problems import Complaint, InputError, Place, Problem, did_you_mean, key_of, placed
from generator.words import Words


@frozen
class PlacedWords:
    """Words together with the place of every key, for saying where a text that does not fit was written."""

    words: Words
    places: Mapping[str, Place]


def read_words(lang: str, files: Sequence[Path], overrides: Sequence[Path] = ()) -> PlacedWords:
    """The texts of `files`, each with keys of its own, and over them those of `overrides` (a theme's words).

    An override may fill in only what its original fills in. It may have keys of other games, which are passed over
    here; `override_problems` finds those that no game has. FileError for a file that cannot be read, InputError with
    every problem of all files."""
    texts: dict[str, str] = {}
    places: dict[str, Place] = {}
    problems: list[Problem] = []
    for file in files:
        found, source = _read_texts(file, problems)
        problems += placed(_twice_complaints(found, texts, places), source.places, source.file)
        texts.update(found)
        places.update((key, source.places[key]) for key in found)
    for file in overrides:
        found, source = _read_texts(file, problems)
        found = {key: text for key, text in found.items() if key in texts}
        complaints = (*_surplus_complaints(found, [texts]), *_silent_complaints(found, [texts]))
        problems += placed(complaints, source.places, source.file)
        texts.update(found)
        places.update((key, source.places[key]) for key in found)
    if problems:
        raise InputError(problems)
    return PlacedWords(Words(lang, texts), places)


def read_texts(lang: str, file: Path) -> PlacedWords:
    """The texts of one file as they stand. FileError, or InputError with every problem."""
    problems: list[Problem] = []
    texts, source = _read_texts(file, problems)
    if problems:
        raise InputError(problems)
    return PlacedWords(Words(lang, texts), {key: source.places[key] for key in texts})


def override_problems(overrides: Sequence[Path], games: Sequence[Words]) -> tuple[Problem, ...]:
    """What is wrong with a theme's words of one language: keys that no game has, placeholders that nobody fills in,
    texts that say nothing where the games say something."""
    problems: list[Problem] = []
    originals = [words.texts for words in games]
    known = [key for texts in originals for key in texts]
    for file in overrides:
        found, source = _read_texts(file, problems)
        unknown = [Complaint(key, f"no such text{did_you_mean(key, known)}") for key in found if key not in known]
        complaints = (*unknown, *_surplus_complaints(found, originals), *_silent_complaints(found, originals))
        problems += placed(complaints, source.places, source.file)
    return tuple(problems)


def _read_texts(file: Path, problems: list[Problem]) -> tuple[dict[str, str], Source]:
    """The texts of a file as far as they can be used; what is wrong goes to `problems`."""
    try:
        source = read(file)
    except InputError as error:
        problems += error.problems
        return {}, Source(shown(file), {}, {})
    texts, complaints = texts_of(source)
    problems += placed(complaints, source.places, source.file)
    wrong = {complaint.key for complaint in complaints}
    return {key: text for key, text in texts.items() if key not in wrong}, source


def texts_of(source: Source) -> tuple[dict[str, str], tuple[Complaint, ...]]:
    """All texts of a file by dotted key, and what in it is no text or has broken placeholders."""
    texts: dict[str, str] = {}
    if not isinstance(source.data, Mapping):
        return texts, (Complaint("", f"must be a mapping (key: value), not {named(source.data)}"),)
    complaints = []
    for key, value in _leaves(source.data, ()):
        if "[" in key:
            complaints.append(Complaint(key, "has a number as a key; put the key in quotes"))
        elif not isinstance(value, str):
            complaints.append(Complaint(key, f"must be a text, not {named(value)}"))
        else:
            texts[key] = value
            try:
                placeholders(value)
            except ValueError as error:
                complaints.append(Complaint(key, str(error)))
    return texts, tuple(complaints)


def check_pair(one: PlacedWords, other: PlacedWords) -> tuple[Problem, ...]:
    """What two languages do not have in common: keys, and the placeholders of each key."""
    problems: list[Problem] = []
    for mine, yours in ((one, other), (other, one)):
        for key, place in mine.places.items():
            if key not in yours.words.texts:
                problems.append(Problem(place, "error", key, f"has no counterpart in {yours.words.lang}"))
    for key in (key for key in one.places if key in other.words.texts):
        first, second = placeholders(one.words.texts[key]), placeholders(other.words.texts[key])
        if first != second:
            message = f"has the placeholders {_listed(second)}, but in {one.words.lang} {_listed(first)}"
            problems.append(Problem(other.places[key], "error", key, message))
    return tuple(problems)


def placeholders(text: str) -> frozenset[str]:
    """The names of a text's `{name}` placeholders. ValueError for anything else in braces."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError:
        raise ValueError("has a single brace; write {{ or }} for one that is printed") from None
    names = set()
    for _, name, form, conversion in parts:
        if name is None:
            continue
        if not name.isidentifier() or form or conversion:
            raise ValueError(f'has the placeholder "{{{name}}}"; only plain names like {{name}} are filled in')
        names.add(name)
    return frozenset(names)


def _leaves(data: Mapping[str | int, Any], steps: tuple[str | int, ...]) -> Iterator[tuple[str, Any]]:
    for name, value in data.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, (*steps, name))
        else:
            yield key_of((*steps, name)), value


def _surplus_complaints(found: Mapping[str, str], originals: Sequence[Mapping[str, str]]) -> Iterator[Complaint]:
    for key, text in found.items():
        filled_in = [placeholders(texts[key]) for texts in originals if key in texts]
        surplus = placeholders(text).difference(*filled_in)
        if filled_in and surplus:
            yield Complaint(key, f"has the placeholders {_listed(surplus)}, which are not filled in here")


def _silent_complaints(found: Mapping[str, str], originals: Sequence[Mapping[str, str]]) -> Iterator[Complaint]:
    for key in (key for key, text in found.items() if not text.strip()):
        if any(texts.get(key, "").strip() for texts in originals):
            yield Complaint(key, "is empty, so nothing would be printed; leave the key out for the usual text")


def _twice_complaints(
    found: Mapping[str, str], texts: Mapping[str, str], places: Mapping[str, Place]
) -> Iterator[Complaint]:
    for key in (key for key in found if key in texts):
        yield Complaint(key, f"is said already in {places[key].file}, line {places[key].line}")


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names)) if names else "none"
