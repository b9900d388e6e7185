"""Everything that `check` says about a theme: its own values, its pictures, its words, and what does not fit on any
material of any game, in every language, on both common papers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from generator.catalogue import every_game
from generator.config.file_bytes import shown
from generator.config.pictures import missing_picture
from generator.config.theme import Theme, read_theme
from generator.config.theme_file import read_chain
from generator.config.theme_pictures import picture_problems
from generator.config.words_file import override_problems
from generator.field_check import crowded_problems
from generator.job import ALL, Job
from generator.page.marks import Document, Icon
from generator.pipeline import LaidOut, lay_out
from generator.problems import InputError, Place, Problem, did_you_mean, placed
from generator.surroundings import words_of
from generator.theming.dot_shape import dot_complaints
from generator.theming.silhouettes import shape_complaints
from generator.words import LANGUAGES

SEED = 1
PAPERS = ("a4", "letter")


def theme_problems(path: Path) -> tuple[Problem, ...]:
    """Every problem of a theme, warnings included; without an error in itself it is also laid out."""
    try:
        theme = read_theme(str(path) if path.is_absolute() or path.parent != Path() else f"./{path}")
    except InputError as error:
        folder = path.parent if path.name == "theme.yaml" else path
        raise InputError((*error.problems, *_crowded(folder))) from None
    problems = [*theme.warnings, *picture_problems(theme), *_words_problems(theme)]
    if not any(problem.severity == "error" for problem in problems):
        files = {f"icons.{name}": Place(shown(path)) for name, path in theme.pictures.files.items()}
        problems += placed((*dot_complaints(theme), *shape_complaints(theme)), files, theme.file)
        drawn: set[str] = set()
        for job in jobs_with(theme):
            found, names = _laid_out(job, theme)
            problems += found
            drawn |= names
        known = {(problem.place, problem.message) for problem in problems}
        large = (each for each in _in_large_print(theme) if (each.place, each.message) not in known)
        problems += (replace(each, message=f"in large print: {each.message}") for each in large)
        problems += [*_missing_pictures(theme, drawn), *_misspelt_pictures(theme, drawn)]
    return tuple(dict.fromkeys(problems))


def _crowded(folder: Path) -> tuple[Problem, ...]:
    """Too many twists in a theme that cannot be laid out."""
    try:
        layers, _, _ = read_chain(folder)
    except InputError:
        return ()
    return crowded_problems(layers[-1].source)


def jobs_with(theme: Theme) -> Iterator[Job]:
    """A job with all materials for every game, language and common paper."""
    job = Job("", materials=(ALL,), theme=str(theme.folder.resolve()), seed=SEED)
    for game in every_game():
        for lang in LANGUAGES:
            for paper in PAPERS:
                yield replace(job, game=game.name, lang=lang, paper=paper)


def pictures_in(document: Document) -> frozenset[str]:
    """The names of all pictures a document draws."""
    marks = [mark for page in document.pages for mark in page.marks]
    marks += [mark for stamp in document.stamps.values() for mark in stamp]
    return frozenset(mark.name for mark in marks if isinstance(mark, Icon))


def _laid_out(job: Job, theme: Theme) -> tuple[tuple[Problem, ...], frozenset[str]]:
    """What is said about the job, and the pictures it draws."""
    try:
        result: LaidOut = lay_out(job)
    except InputError as error:
        return error.problems, frozenset()
    return result.warnings, pictures_in(result.document)


def _in_large_print(theme: Theme) -> Iterator[Problem]:
    """What does not fit in the large booklet: no error, as whoever makes the theme may never print it."""
    job = Job("kaesekaestchen", theme=str(theme.folder.resolve()), seed=SEED, large=True)
    for lang in LANGUAGES:
        for paper in PAPERS:
            for problem in _laid_out(replace(job, lang=lang, paper=paper), theme)[0]:
                if problem.severity == "error":
                    yield replace(problem, severity="warning")


def _missing_pictures(theme: Theme, drawn: set[str]) -> Iterator[Problem]:
    for name in sorted(drawn - theme.pictures.keys()):
        yield missing_picture(name, theme.pictures.files, theme.file)


def _misspelt_pictures(theme: Theme, drawn: set[str]) -> Iterator[Problem]:
    """Icon files that replace none of a base and are drawn nowhere, although their name is nearly one that is."""
    bases = read_chain(theme.folder)[0][:-1]
    inherited = {path.stem for base in bases for path in (base.folder / "icons").glob("*.svg")}
    named = {*drawn, *theme.motifs, *inherited}
    for name, path in theme.pictures.files.items():
        known = name in named or path == theme.pictures.files["dot"]
        if bases and not known and path.parent == theme.folder / "icons" and (near := did_you_mean(name, named)):
            yield Problem(Place(shown(path)), "warning", "", f"is drawn nowhere{near}")


def _words_problems(theme: Theme) -> tuple[Problem, ...]:
    """What is wrong with the theme's own words, held against those of all games."""
    problems: list[Problem] = [*_stray_words(theme)]
    for lang in LANGUAGES:
        if theme.word_files[lang]:
            originals = [words_of(lang, game, None).words for game in every_game()]
            problems += override_problems(theme.word_files[lang], originals)
    return tuple(problems)


def _stray_words(theme: Theme) -> Iterator[Problem]:
    """Whatever lies in the theme's `words` and is never read."""
    folder = theme.folder / "words"
    read = [f"{lang}.yaml" for lang in LANGUAGES]
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.name not in read and not path.name.startswith("."):
            message = f"is not read; the words of a theme are {' and '.join(read)}"
            yield Problem(Place(shown(path)), "warning", "", message)
