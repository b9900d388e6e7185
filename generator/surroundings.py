"""Everything a job names, read from its files: theme, mix, paper, words - and where each value stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from generator.config.mix import read_mix
from generator.config.paper import Paper, read_paper
from generator.config.shelf import UnknownNameError
from generator.config.theme import Theme, read_theme
from generator.config.words_file import PlacedWords, read_words
from generator.frozen import frozen
from generator.game import Game
from generator.job import Job, materials_of
from generator.page.measure import Measure
from generator.problems import Complaint, InputError, Place, Problem, placed
from generator.words import Words

if TYPE_CHECKING:
    from generator.sheets.card_print import CardPrint

T = TypeVar("T")
_HERE = Path(__file__).parent
_OPTIONS = ("size", "count", "field", "mix", "deck", "players", "dice", "pieces", "card-size", "only", "printer")


@frozen
class Surroundings:
    """What a job is made with; `places` joins every key a complaint may name with its file and line, `cards` is how
    its cards are printed, if it has any."""

    theme: Theme
    mix: Mapping[str, int]
    paper: Paper
    words: Words
    measure: Measure
    places: Mapping[str, Place]
    warnings: tuple[Problem, ...]
    cards: CardPrint | None = None

    def said(self, complaints: Iterable[Complaint]) -> tuple[Problem, ...]:
        """The complaints with their places. InputError when one of them is an error; else they are warnings."""
        problems = placed(complaints, self.places, "kaeseblatt")
        if any(problem.severity == "error" for problem in problems):
            raise InputError(problems)
        return problems


def read_surroundings(job: Job, game: Game) -> Surroundings:
    """All files of the job. InputError with the problems of all of them, FileError for one that cannot be read."""
    from generator.pdf.fonts import load  # the fonts are heavy to load and not needed by every command

    problems: list[Problem] = []
    theme = _tried("--theme", lambda: read_theme(job.theme), problems)
    mix = _tried("--mix", lambda: read_mix(job.mix).twists if job.mix else None, problems)
    paper = _tried("--paper", lambda: read_paper(job.paper), problems)
    words = _tried("--lang", lambda: words_of(job.lang, game, theme), problems)
    cards = _tried("--card-size", lambda: _cards_of(job, game), problems)
    if problems or not (theme and paper and words):
        raise InputError(problems)
    places = {**words.places, **theme.places, **_option_places(job)}
    return Surroundings(
        theme=theme,
        mix=theme.mix if mix is None else mix,
        paper=paper,
        words=words.words,
        measure=load(),
        places=places,
        warnings=(*theme.warnings, *paper.warnings, *(cards.size.warnings if cards else ())),
        cards=cards,
    )


def words_of(lang: str, game: Game, theme: Theme | None) -> PlacedWords:
    """The words of the game's room and of the sheets, and over them the theme's own."""
    files = (_HERE / "games" / game.room / "words" / f"{lang}.yaml", _HERE / "sheets" / "words" / f"{lang}.yaml")
    return read_words(lang, files, theme.word_files[lang] if theme else ())


def _cards_of(job: Job, game: Game) -> CardPrint | None:
    """How the job's cards are printed; what reads that is only loaded for jobs with cards."""
    sizes = [material.card_size for material in materials_of(job, game) if material.card_size]
    if not sizes:
        return None
    from generator.printing import card_print_of

    return card_print_of(job, sizes[0])


def _tried(option: str, read: Callable[[], T], problems: list[Problem]) -> T | None:
    """What was read, or nothing and its problems on the list, so that those of the other files are found as well."""
    try:
        return read()
    except UnknownNameError as error:
        problems.append(Problem(Place(option), "error", "", str(error)))
    except InputError as error:
        problems.extend(error.problems)
    return None


def _option_places(job: Job) -> dict[str, Place]:
    """Keys that were set on the command line are placed at their option."""
    places = {key: Place(f"--{key}") for key in _OPTIONS}
    if job.mix is not None:
        places["twists"] = Place(f"--mix {job.mix}")
    for n, code in enumerate(job.codes):
        places[f"field[{n}]"] = Place(f"--field {code}")
    return places
