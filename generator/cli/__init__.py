"""The command line: arguments in, sentences and exit codes out, nothing else.

Every command imports what it needs only when it runs, so that `--help` stays fast.
"""

from __future__ import annotations

from generator.cli.interrupt import end_on_interrupt, raise_on_interrupt

end_on_interrupt()  # before the imports that take their time

import sys  # noqa: E402
from typing import Annotated, Any  # noqa: E402

import typer  # noqa: E402

from generator.cli.commands import Commands  # noqa: E402

EXAMPLES = """\b
Examples:
  kaeseblatt make kaesekaestchen                 a booklet of six fields
  kaeseblatt make kaesekaestchen score-pad       a pad for a series
  kaeseblatt score kaesekaestchen                asks who has won
  kaeseblatt list themes
  kaeseblatt check my-theme/
"""


class Program(typer.Typer):
    """The program as a whole, from its start on."""

    def __call__(self, *arguments: Any, **more: Any) -> Any:
        end_on_interrupt()
        return super().__call__(*arguments, **more)


app = Program(
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
        from generator.cli.endings import run, say

        run(lambda: say(f"kaeseblatt {__version__}"))


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


raise_on_interrupt()
