"""A result as it was told - in a file, on stdin, by options - with the place of everything in it, and in which words it
is answered."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from generator.calculator import Calculator, Given, MissingOptionError
from generator.catalogue import SCORED, calculator_named
from generator.config.source_text import LARGEST, decoded
from generator.config.words_file import read_words
from generator.config.yaml_source import Source, parse, read
from generator.problems import FileError, InputError, Place, Problem, UsageError, did_you_mean, parent_of
from generator.words import LANGUAGES, Words

_PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", " ": "-", "_": "-"})
STDIN = "stdin"
_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Told:
    """A result as it was told. `folder` is where files it names may lie. `by_option`: it came from options, which
    are then its places; `problems` are those of options that could not be read, which are the keys `unread`."""

    source: Source
    folder: Path | None = None
    by_option: bool = False
    problems: tuple[Problem, ...] = ()
    unread: tuple[str, ...] = ()


def calculator_for(game: str) -> Calculator:
    """The game's calculator. UsageError with the nearest name and the list for a game there is not."""
    if game not in SCORED:
        raise UsageError(f'there is no game "{game}"{_game_like(game)} (there are {", ".join(SCORED)})')
    return calculator_named(game)


def _game_like(word: str) -> str:
    """The nearest names, also for the title of a game as it is written, or for a part of it."""
    plain = word.casefold().translate(_PLAIN)
    near = [name for name in SCORED if len(plain) > 2 and plain.replace("-", "") in name.replace("-", "")]
    if near:
        return "; did you mean " + " or ".join(f'"{name}"' for name in near) + "?"
    return did_you_mean(plain, SCORED)


def words_for(calculator: Calculator, lang: str, *more: Path) -> Words:
    """The words of the game's room, and those of further files. UsageError for a language we do not speak."""
    return room_words(calculator.room, lang, *more)


def room_words(room: str, lang: str, *more: Path) -> Words:
    """The words of a room. UsageError for a language we do not speak."""
    if lang not in LANGUAGES:
        raise UsageError(f'there is no language "{lang}" (there are {", ".join(LANGUAGES)})')
    files = (_HERE / "games" / room / "words" / f"{lang}.yaml", *(folder / f"{lang}.yaml" for folder in more))
    return read_words(lang, files).words


def told_in_file(name: str) -> Told:
    """The result in a file, or on stdin for `-`. FileError when it cannot be read, InputError for no YAML or JSON."""
    if not name.strip():
        raise UsageError("the name of the result file is empty")
    if name != "-":
        return Told(read(Path(name)), Path(name).parent)
    if sys.stdin is None:
        raise FileError("is closed; there is nothing to read", STDIN)
    try:
        data = sys.stdin.buffer.read(LARGEST + 1)
    except OSError as trouble:
        raise FileError(f"could not be read: {trouble.strerror or trouble}", STDIN) from None
    return Told(parse(decoded(data, STDIN), STDIN))


def told_by_options(calculator: Calculator, words: Iterable[str], given: Given) -> Told:
    """The result told on the command line. UsageError for options that do not tell this game, InputError when what
    cannot be read leaves no result at all."""
    foreign = [f"--{name}" for name in given if name not in calculator.options]
    if foreign:
        known = ", ".join(f"--{name}" for name in calculator.options)
        raise UsageError(f"{calculator.name} is not told with {', '.join(foreign)}; its options are {known}")
    try:
        line = calculator.told(tuple(words), given)
    except MissingOptionError as error:
        raise UsageError(str(error)) from None
    problems = tuple(Problem(Place(found.key), found.severity, "", found.message) for found in line.complaints)
    unread = [_keys_told_by(found.key, line.options) for found in line.complaints]
    if not all(unread):
        raise InputError(problems)
    places = {key: Place(option) for key, option in line.options.items()}
    keys = tuple(key for found in unread for key in found)
    return Told(Source("command line", line.data, places), by_option=True, problems=problems, unread=keys)


def _keys_told_by(option: str, options: Mapping[str, str]) -> tuple[str, ...]:
    """The keys that an option tells: those of `--hand 2`, or all that any `--hand` tells; none when nobody knows."""
    exact = tuple(key for key, told in options.items() if told == option)
    return exact or tuple(key for key, told in options.items() if told == option.rpartition(" ")[0])


def as_told(problems: Iterable[Problem], told: Told) -> tuple[Problem, ...]:
    """Problems the way the teller knows them: by option only what stands behind the option's own key."""
    return tuple(_behind_option(problem, told) if told.by_option else problem for problem in problems)


def _behind_option(problem: Problem, told: Told) -> Problem:
    """Without what the option has said; a bare number of an entry says nothing there, as the message names it."""
    key = problem.key
    while key and key not in told.source.places:
        key = parent_of(key)
    rest = problem.key[len(key) :].lstrip(".")
    if problem.place != told.source.places.get(key):
        return problem
    return replace(problem, key="" if rest.startswith("[") else rest)
