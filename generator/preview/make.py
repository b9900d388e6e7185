"""From a PDF or a theme to the pictures that were asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.config.shelf import is_path
from generator.preview.contact_sheet import contact_sheet, sheet_of
from generator.preview.folder import put
from generator.preview.listing import facts, square
from generator.preview.png import png
from generator.preview.render import page_count, page_files, pictures
from generator.preview.theme_pages import every_theme, theme_sample
from generator.problems import FileError, InputError, Problem, UsageError

EVERY_THEME = "all"
LEAST_DPI, MOST_DPI = 10, 1200
LEAST_SQUARE, MOST_SQUARE = 100, 8000
FOLDER = Path("output") / "previews"
THEME_DPI = 50


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for: `what` is a PDF, a theme or "all"; `square` pixels of the pictures for a shop."""

    what: str
    dpi: int = 100
    pages: str | None = None
    contact_sheet: bool = False
    square: int | None = None
    lang: str = "de"
    paper: str = "a4"
    ink: str = "full"
    out: str | None = None
    force: bool = False
    proof: bool = False


def make_previews(wish: Wish) -> tuple[list[Path], list[Path]]:
    """The paths of the pictures, and of stale ones that were removed. UsageError, InputError or FileError."""
    if not LEAST_DPI <= wish.dpi <= MOST_DPI:
        raise UsageError(f"--dpi must be {LEAST_DPI} to {MOST_DPI}, not {wish.dpi}")
    if wish.square is not None and not LEAST_SQUARE <= wish.square <= MOST_SQUARE:
        raise UsageError(f"--square must be {LEAST_SQUARE} to {MOST_SQUARE} pixels, not {wish.square}")
    if wish.what == EVERY_THEME and wish.proof:
        raise UsageError("--proof shows one theme; name it")
    if wish.what == EVERY_THEME:
        return put(Path(wish.out) if wish.out else FOLDER, "themes", _all_themes(wish), wish.force)
    if wish.proof:
        return _proof(wish)
    name, data = _source(wish)
    folder = Path(wish.out) if wish.out else FOLDER / name
    numbers = chosen_pages(wish.pages, page_count_of(wish.what, data))
    kind = "contact" if wish.contact_sheet else "square" if wish.square else "pages"
    return put(folder, f"{name} {kind}", _files(wish, name, data, numbers), wish.force)


def chosen_pages(asked: str | None, count: int) -> tuple[int, ...]:
    """Pages from 0 for what was asked with numbers from 1, such as `1,3-5`. UsageError for pages there are not."""
    if asked is None:
        return tuple(range(count))
    chosen: dict[int, None] = {}
    for part in asked.split(","):
        first, dash, last = (text.strip() for text in part.partition("-"))
        if not (first.isdecimal() and (last.isdecimal() if dash else True) and len(part) < 16):
            raise UsageError(f'--pages must be like 1,3-5, not "{asked}"')
        low, high = int(first), int(last or first)
        if not 1 <= low <= high <= count:
            raise UsageError(f"--pages {part.strip()}: there are pages 1 to {count}")
        chosen.update(dict.fromkeys(range(low - 1, high)))
    return tuple(chosen)


def page_count_of(what: str, data: bytes) -> int:
    """How many pages it has. FileError, with the name, when it is no PDF."""
    try:
        return page_count(data)
    except FileError as error:
        raise FileError(f"{what}: {error}") from None


def _source(wish: Wish) -> tuple[str, bytes]:
    """Name and bytes of the PDF, made for a theme."""
    path = Path(wish.what)
    if path.suffix.lower() == ".pdf" or path.is_file():
        try:
            return path.stem, path.read_bytes()
        except OSError as error:
            raise FileError(f"{path}: could not be read: {(error.strerror or str(error)).lower()}") from None
    if is_path(wish.what) and not path.is_dir():
        raise FileError(f"{path}: there is no such PDF and no such theme")
    sample = theme_sample(wish.what, wish.lang, wish.paper, wish.ink)
    return sample.theme, sample.data


def _proof(wish: Wish) -> tuple[list[Path], list[Path]]:
    """The proof of a theme; a PDF has none."""
    from generator.preview.proof import proof

    if wish.what.lower().endswith(".pdf"):
        raise UsageError("--proof shows a theme, not a PDF; name the theme")
    name, data = proof(wish.what, wish.lang, wish.paper, wish.ink)
    folder = Path(wish.out) if wish.out else FOLDER / name
    return put(folder, f"{name} proof", [(f"{name}-proof.png", data)], wish.force)


def _files(wish: Wish, name: str, data: bytes, numbers: tuple[int, ...]) -> Iterator[tuple[str, bytes]]:
    from generator.preview.processors import usable_processors

    if wish.contact_sheet:
        yield f"{name}-contact.png", contact_sheet(data, numbers)
    elif wish.square:
        for number in numbers:
            yield f"{name}-{number + 1:02}-{wish.square}.png", square(data, number, wish.square)
        yield f"{name}.txt", facts(f"{name}.pdf", data, numbers).encode()
    else:
        files = page_files(data, wish.dpi, numbers, usable_processors())
        for number, file in zip(numbers, files, strict=True):
            yield f"{name}-{number + 1:02}.png", file


def _all_themes(wish: Wish) -> Iterator[tuple[str, bytes]]:
    """A sheet of every theme's cover and field page, or with squares a picture of each. InputError with the problems of
    all themes that are wrong."""
    samples = []
    problems: list[Problem] = []
    for theme in every_theme():
        try:
            samples.append(theme_sample(theme, wish.lang, wish.paper, wish.ink))
        except InputError as error:
            problems.extend(error.problems)
    if problems:
        raise InputError(problems)
    if wish.square:
        for sample in samples:
            for number in range(len(sample.pages)):
                yield f"{sample.theme}-{number + 1:02}-{wish.square}.png", square(sample.data, number, wish.square)
        return
    cells = [
        (f"{sample.theme} · {page}", image)
        for sample in samples
        for page, image in zip(sample.pages, pictures(sample.data, THEME_DPI, range(2)), strict=True)
    ]
    yield "themes-contact.png", png(sheet_of(cells, columns=4))
