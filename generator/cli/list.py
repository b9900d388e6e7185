"""`kaeseblatt list`: what there is to choose from."""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli import options
from generator.cli.endings import run, say, say_json, tell_problems


def list_things(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="WHAT",
            help="games, materials, themes, mixes, papers, inks, languages, decks, card-sizes, pieces, plans or "
            "layouts; without it these lists are named.",
        ),
    ] = None,
    as_json: options.Json = False,
    debug: options.Debug = False,
) -> None:
    """List what there is to choose from."""

    def work() -> int:
        from generator.config.shelf import shelf_warnings
        from generator.inventory import listed

        tell_problems(shelf_warnings())
        rows = listed(what)
        if as_json:
            say_json(rows)
            return 0
        width = max((len(str(row["name"])) for row in rows), default=0)
        for row in rows:
            say(f"{row['name']:<{width}}  {row.get('about', '')}".rstrip())
        return 0

    run(work, as_json=as_json, debug=debug)
