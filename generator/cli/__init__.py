"""The command line: arguments in, sentences and exit codes out, nothing else.

Every command imports what it needs only when it runs, so that `--help` stays fast.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
from typing import Annotated

import typer

from generator.cli.calibrate import EPILOG as CALIBRATE_EXAMPLES
from generator.cli.calibrate import calibrate
from generator.cli.check import check
from generator.cli.list import list_things
from generator.cli.make import EPILOG as MAKE_EXAMPLES
from generator.cli.make import make
from generator.cli.roll import CONTEXT as ROLL_CONTEXT
from generator.cli.roll import EPILOG as ROLL_EXAMPLES
from generator.cli.roll import roll
from generator.cli.score import EPILOG as SCORE_EXAMPLES
from generator.cli.score import score

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
    help="Print-ready PDFs for four cheese games, checked against their rules - and the scores of the games.",
    epilog=EXAMPLES,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("make", epilog=MAKE_EXAMPLES)(make)
app.command("check")(check)
app.command("list")(list_things)
app.command("calibrate", epilog=CALIBRATE_EXAMPLES)(calibrate)
app.command("score", epilog=SCORE_EXAMPLES)(score)
app.command("roll", epilog=ROLL_EXAMPLES, context_settings=ROLL_CONTEXT)(roll)


def _version(wanted: bool) -> None:
    if wanted:
        from generator import __version__

        sys.stdout.write(f"kaeseblatt {__version__}\n")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    _travel_light()
    # A terminal that lacks a letter shows a substitute instead of ending the program.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _travel_light() -> None:
    """Spare a process that lives for one command what only pays in a long life: looking for cycles while everything is
    being imported and again at the end (a tenth of the time of `make`), and looking for plugins of pydantic."""
    gc.set_threshold(50_000, 20, 50)
    atexit.register(gc.freeze)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")
