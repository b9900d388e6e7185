"""What a theme looks like: the pages that show most of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.config.shelf import names
from generator.job import Job
from generator.pipeline import lay_out, pdf_of

SEED = 1  # the same field for every theme


@dataclass(frozen=True, slots=True)
class Sample:
    """Pages of a theme as a PDF of their own, with the name of each page."""

    theme: str
    data: bytes
    pages: tuple[str, ...]


def theme_sample(theme: str, lang: str = "de", paper: str = "a4", ink: str = "full") -> Sample:
    """Cover and first field page of a booklet. UnknownNameError, FileError, or InputError when the theme is wrong."""
    laid_out = lay_out(Job("kaesekaestchen", ("booklet",), theme=theme, lang=lang, paper=paper, seed=SEED, ink=ink))
    pages = laid_out.document.pages
    fields = next(page for page in pages if page.name.startswith("fields"))
    document = replace(laid_out.document, pages=(pages[0], fields))
    data = pdf_of(replace(laid_out, document=document))
    return Sample(laid_out.theme.name, data, (pages[0].name, fields.name))


def every_theme() -> tuple[str, ...]:
    """The names of all themes on the shelf."""
    return names("themes")
