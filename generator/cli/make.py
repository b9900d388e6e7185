"""`kaeseblatt make`: one PDF."""

# No `from __future__ import annotations`: typer would have to compile every annotation back from its text.
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from generator.cli import options
from generator.cli.again import command_again, refuse_empty
from generator.cli.endings import run, say, say_bytes, say_json, tell, tell_problems
from generator.problems import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from generator.filing import Made

EPILOG = """\b
Examples:
  kaeseblatt make kaesekaestchen
  kaeseblatt make kaesekaestchen --paper letter --lang en --theme schlicht
  kaeseblatt make kaesekaestchen fields --count 4 --size 4x7 --mix 2-1-1-1
  kaeseblatt make kaesekaestchen fields --field K1-6X6-3221-7F2QX3-C
  kaeseblatt make kaese-wuerfeln cards
  kaeseblatt make cheese-master training --dice 3+1 --count 40
  kaeseblatt make knights all
  kaeseblatt make knights cards --deck my_deck.yaml --players 3 --backs fold
"""


def make(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `kaeseblatt list games` names them.")],
    material: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="MATERIAL", help="What to print of it, or all; `kaeseblatt list materials` names them."
        ),
    ] = None,
    theme: options.Theme = "kaesekeller",
    mix: Annotated[
        str | None,
        typer.Option(
            "--mix",
            metavar="NAME|PATH|D-B-E-S",
            help="Twists on each field, instead of the theme's own: a name, a file, or amounts of "
            "double-bomb-extra-swap like 3-2-2-1.",
        ),
    ] = None,
    lang: options.Lang = "de",
    paper: options.Paper = "a4",
    seed: options.Seed = None,
    ink: options.Inks = "full",
    size: Annotated[
        str | None, typer.Option("--size", metavar="RxC", help="Rows and columns of the fields, 3x3 to 12x12.  [6x6]")
    ] = None,
    count: Annotated[
        int | None, typer.Option("--count", metavar="N", help="How many fields, with the material `fields`.  [6]")
    ] = None,
    field: Annotated[
        list[str] | None,
        typer.Option(
            "--field",
            metavar="CODE|PATH",
            help="Print exactly the field of this code, or those of a field file; repeat for more.",
        ),
    ] = None,
    deck: Annotated[
        str | None, typer.Option("--deck", metavar="NAME|PATH", help="Cards of Knights of the Round Cheese.  [house]")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="For how many players.")] = None,
    pieces: Annotated[
        str | None,
        typer.Option("--pieces", metavar="NAME|PATH", help="How the pieces of Käse Würfeln spread.  [default]"),
    ] = None,
    dice: Annotated[
        str | None,
        typer.Option("--dice", metavar="YELLOW+ORANGE", help="Dice of a Cheese Master training, like 3 or 3+1."),
    ] = None,
    large: Annotated[
        bool, typer.Option("--large", help="Large print: one field a page, all text 14 pt or more.")
    ] = False,
    card_size: options.CardSize = None,
    backs: options.Backs = "duplex-long",
    marks: options.Marks = "corner",
    bleed: options.Bleed = None,
    gap: options.Gap = None,
    order: options.Order = "interleaved",
    only: options.Only = None,
    copies: options.Copies = 1,
    printer: options.Printer = None,
    ink_estimate: Annotated[
        bool, typer.Option("--ink-estimate", help="Say how much of the paper the ink covers (takes a moment).")
    ] = False,
    output: options.PdfOutput = None,
    force: options.Force = False,
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Make one print-ready PDF of a game."""

    def work() -> int:
        from generator.filing import STDOUT, make_file
        from generator.job import CardOptions, Job

        refuse_empty(context)
        if output == STDOUT:
            _refuse_beside_pdf(as_json, ink_estimate)
        job = Job(
            game=game,
            materials=tuple(material or ()),
            theme=theme,
            mix=mix,
            lang=lang,
            paper=paper,
            seed=seed,
            ink=ink,
            size=size,
            count=count,
            codes=tuple(field or ()),
            deck=deck,
            players=players,
            dice=dice,
            pieces=pieces,
            large=large,
            cards=CardOptions(backs, marks, bleed, gap, order, only, copies, card_size, printer),
        )
        made = make_file(job, output, force)
        if ink_estimate:
            from generator.preview.ink_estimate import estimate_of

            made.row["ink_estimate"] = estimate_of(made.row["path"])
        tell_problems(made.warnings)
        if made.data:
            say_bytes(made.data)
        if as_json:
            say_json({"files": [made.row], "problems": [problem.as_data() for problem in made.warnings]})
        elif not quiet:
            _report(made, context, tell if made.data else say)
        return 0

    run(work, as_json=as_json, debug=debug)


def _refuse_beside_pdf(as_json: bool, ink_estimate: bool) -> None:
    """UsageError when stdout is to hold anything but the PDF, or cannot."""
    if as_json:
        raise UsageError("-o - writes the PDF to stdout, and --json a document; only one of them can be there")
    if ink_estimate:
        raise UsageError("--ink-estimate looks at the written file; with -o - there is none")
    if sys.stdout is not None and sys.stdout.isatty():
        raise UsageError("-o - writes the PDF to stdout, which is a terminal; send it to a file or another program")


def _report(made: "Made", context: typer.Context, say: "Callable[[str], None]") -> None:
    row = made.row
    sheets = f"{row['pages']} sheet{'' if row['pages'] == 1 else 's'}"
    wrote = "Wrote" if made.written else "Unchanged:"
    say(f"{wrote} {row['path']} ({sheets}, {row['bytes'] / 1000:.0f} kB)")
    for code in row["codes"]:
        say(f"  field {code}")
    if "ink_estimate" in row:
        say(
            f"Ink covers {row['ink_estimate']['mean']:.1f} % of the paper, page by page: "
            + ", ".join(f"{page:.1f}" for page in row["ink_estimate"]["pages"])
        )
    if made.by_lot:
        say(f"Print the same again: {command_again(context, row['seed'])}")
