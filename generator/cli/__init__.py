"""The command line: arguments in, sentences and exit codes out, nothing else.

Every command imports what it needs only when it runs, so that `--help` stays fast.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from generator.cli.commands import Commands

EXAMPLES = """\b
Examples:
  kaeseblatt make kaesekaestchen                 a booklet of six fields
  kaeseblatt make kaesekaestchen score-pad       a pad for a series
  kaeseblatt score kaesekaestchen                asks who has won
  kaeseblatt list themes
  kaeseblatt check my-theme/
"""

app = typer.Typer(
    name="kaeseblatt",
    cls=Commands,
    help="Print-ready PDFs for four cheese games, checked against their rules - and the scores of the games.",
    epilog=EXAMPLES,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from generator import __version__

        typer.echo(f"kaeseblatt {__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    # A terminal that lacks a letter shows a substitute instead of ending the program.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
