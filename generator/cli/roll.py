"""`kaeseblatt roll`: what the dice on the table mean."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from generator.cli import options
from generator.cli.endings import run, say, say_json

# Faces such as -2 look like options.
CONTEXT = {"ignore_unknown_options": True}
EPILOG = """\b
Examples:
  kaeseblatt roll 3 3 3 2 2 1 5 6
  kaeseblatt roll 3 3 3 2 2 1 5 6 --rolls-left 2
  kaeseblatt roll +3 +1 king dog cat mouse
"""


def roll(
    dice: Annotated[
        list[str],
        typer.Argument(
            help="Eight numbers (Käse Würfeln), or faces +1 +2 +3 mouse mice cat dog innkeeper king (Cheese Master).",
        ),
    ],
    rolls_left: Annotated[
        int | None, typer.Option("--rolls-left", metavar="N", help="Käse Würfeln: rolls still to come, 0 to 3.  [0]")
    ] = None,
    worth: Annotated[
        str | None,
        typer.Option("--worth", metavar="1=1,2=3,...", help="Käse Würfeln: worth of pieces.  [k is worth k(k+1)/2]"),
    ] = None,
    lang: options.Lang = "de",
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Say what a roll means, and which dice to keep."""
    told_with: dict[str, Any] = {"rolls-left": rolls_left, "worth": worth}

    def work() -> int:
        from generator.roll_way import roll_of

        found = roll_of(dice, {name: value for name, value in told_with.items() if value is not None})
        if as_json:
            say_json(found.as_data())
        elif not quiet:
            for line in found.lines(lang):
                say(line)
        return 0

    run(work, as_json=as_json, debug=debug, without_result={})
