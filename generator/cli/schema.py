"""`kaeseblatt schema`: JSON Schemas for editors."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli import options
from generator.cli.endings import run, say, say_json

EPILOG = """\b
With the first line of a file saying where its schema lies, editors complete keys and mark mistakes:
  # yaml-language-server: $schema=schemas/theme.json
"""


def schema(
    folder: Annotated[str, typer.Argument(metavar="[DIR]", help="Where the schemas go.")] = "schemas",
    force: options.Force = False,
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Write JSON Schemas for theme, mix, paper, card size, deck, dice, pieces, plan and result files."""

    def work() -> None:
        from pathlib import Path

        from generator.schemas import write_schemas

        paths = write_schemas(Path(folder), force)
        if as_json:
            say_json({"files": [{"path": str(path)} for path in paths]})
        elif not quiet:
            for path in paths:
                say(f"Wrote {path}")

    run(work, as_json=as_json, debug=debug)
