"""`kaeseblatt preview`: PDFs and themes as pictures."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli import options
from generator.cli.endings import DONE, run, say, say_json

EPILOG = """\b
Examples:
  kaeseblatt preview output/booklet.pdf
  kaeseblatt preview output/booklet.pdf --pages 1,3-5 --dpi 300
  kaeseblatt preview output/booklet.pdf --square 2000 --out shop
  kaeseblatt preview meer
  kaeseblatt preview meer --proof
  kaeseblatt preview all --contact-sheet
"""


def preview(
    what: Annotated[str, typer.Argument(metavar="FILE.pdf|THEME|all", help="A PDF, a theme, or all themes.")],
    dpi: Annotated[int, typer.Option("--dpi", metavar="N", help="Dots per inch of the pictures.")] = 100,
    pages: Annotated[
        str | None, typer.Option("--pages", metavar="1,3-5", help="Only these pages of a PDF.  [all]")
    ] = None,
    contact_sheet: Annotated[
        bool, typer.Option("--contact-sheet", help="One picture of all pages, or of all themes.")
    ] = False,
    square: Annotated[
        int | None,
        typer.Option("--square", metavar="N", help="Square pictures of N pixels and the facts as text, for a shop."),
    ] = None,
    proof: Annotated[
        bool,
        typer.Option("--proof", help="A theme in colour, grey and as seen with three kinds of colour-blindness."),
    ] = False,
    lang: options.Lang = "de",
    paper: options.Paper = "a4",
    ink: options.Inks = "full",
    out: Annotated[
        str | None, typer.Option("--out", "-o", metavar="DIR", help="Folder of the pictures.  [output/previews/...]")
    ] = None,
    force: options.Force = False,
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Show a PDF or a theme as PNG pictures."""

    def work() -> int:
        from generator.preview.make import Wish, make_previews

        wish = Wish(what, dpi, pages, contact_sheet, square, lang, paper, ink, out, force, proof)
        written, removed = make_previews(wish)
        if as_json:
            say_json({"files": [{"path": str(path)} for path in written], "removed": [str(path) for path in removed]})
        elif not quiet:
            for path in written:
                say(f"Wrote {path}")
            for path in removed:
                say(f"Removed {path}, a preview of before")
        return DONE

    run(work, as_json=as_json, debug=debug)
