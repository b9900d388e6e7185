"""Everything a job names, read from its files: theme, mix, paper, words - and where each value stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from generator.config.file_bytes import shown
from generator.config.fit_words import shortened
from generator.config.mix import Mix, read_mix
from generator.config.paper import Paper, read_paper
from generator.config.shelf import UnknownNameError, is_path
from generator.config.theme import Theme, read_theme
from generator.config.words_file import PlacedWords, read_words
from generator.field_codes import PlacedCode, placed_codes
from generator.frozen import frozen
from generator.game import Game
from generator.job import Job, materials_of
from generator.page.measure import Measure
from generator.problems import Complaint, InputError, Place, Problem, placed
from generator.sheets.fit_text import missing_letters
from generator.words import Phrase, Words

if TYPE_CHECKING:
    from generator.sheets.card_print import CardPrint

T = TypeVar("T")
_HERE = Path(__file__).parent
_OPTIONS = (
    "size", "count", "field", "mix", "deck", "players", "dice", "pieces", "card-size", "only", "printer", "backs",
)  # fmt: skip


@frozen
class Surroundings:
    """What a job is made with; `places` joins every key a complaint may name with its file and line, `cards` is how
    its cards are printed, if it has any; `codes` are the fields it names, also those named in field files."""

    theme: Theme
    mix: Mapping[str, int]
    paper: Paper
    words: Words
    measure: Measure
    places: Mapping[str, Place]
    warnings: tuple[Problem, ...]
    cards: CardPrint | None = None
    codes: tuple[str, ...] = ()

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
    mix = _tried("--mix", lambda: None if job.mix is None else read_mix(job.mix), problems)
    paper = _tried("--paper", lambda: read_paper(job.paper), problems)
    words = _tried("--lang", lambda: words_of(job.lang, game, theme), problems)
    cards = _tried("--card-size", lambda: _cards_of(job, game), problems)
    codes = _tried("--field", lambda: placed_codes(job.codes), problems) or ()
    if theme and words:
        problems += _unprintable(job.lang, theme, words, load())
    if problems or not (theme and paper and words):
        raise InputError(problems)
    own = {} if cards else _own_words(job, theme, words)
    options = {**option_places(), **_mix_places(job, mix, theme), **_code_places(codes)}
    places = {**words.places, **own, **theme.places, **options}
    return Surroundings(
        theme=theme,
        mix=theme.mix if mix is None else mix.twists,
        paper=paper,
        words=words.words,
        measure=load(),
        places=places,
        warnings=(*theme.warnings, *paper.warnings, *(cards.size.warnings if cards else ())),
        cards=cards,
        codes=tuple(code for code, _ in codes),
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


def option_places() -> dict[str, Place]:
    """Keys that were set on the command line are placed at their option."""
    return {key: Place(f"--{key}") for key in _OPTIONS}


def _own_words(job: Job, theme: Theme, words: PlacedWords) -> dict[str, Place]:
    """Words that the theme has not replaced are placed at the paper: if they do not fit, it is too small for them."""
    replaced = {shown(file) for file in theme.word_files[job.lang]}
    paper = Place(f"--paper {shortened(job.paper)}")
    return {key: paper for key, place in words.places.items() if place.file not in replaced}


def _mix_places(job: Job, mix: Mix | None, theme: Theme) -> dict[str, Place]:
    """Where the amounts of twists stand that are used: in the mix's own file, at the option that names it, or, as they
    are by then, in the theme."""
    if job.mix is None or mix is None:
        return {}
    at = mix.places.get("twists") if is_path(job.mix) else None
    everywhere = at or Place(f"--mix {shortened(job.mix)}")
    of_theme = (key for key in theme.places if key.partition(".")[0] == "twists")
    return {"twists": everywhere, **dict.fromkeys(of_theme, everywhere), **(mix.places if at else {})}


def _code_places(codes: tuple[PlacedCode, ...]) -> dict[str, Place]:
    return {f"field[{number}]": place for number, (_, place) in enumerate(codes)}


def _unprintable(lang: str, theme: Theme, words: PlacedWords, measure: Measure) -> tuple[Problem, ...]:
    """Letters that no font has in the texts that come from a theme; measuring them later is no more possible than
    printing them."""
    own = {shown(file) for file in theme.word_files[lang]}
    texts = {f"title.{lang}": theme.titles[lang], f"tagline.{lang}": theme.taglines[lang]}
    texts |= {key: words.words.texts[key] for key, place in words.places.items() if place.file in own}
    complaints = [found for key, text in texts.items() for found in missing_letters(measure, Phrase(text, key), "text")]
    return placed(complaints, {**words.places, **theme.places}, theme.file)
