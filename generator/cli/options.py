"""Options that mean the same in every command."""

from __future__ import annotations

from typing import Annotated

import typer

Theme = Annotated[str, typer.Option("--theme", metavar="NAME|PATH", help="A shipped theme or a folder of your own.")]
Lang = Annotated[str, typer.Option("--lang", metavar="de|en", help="Language of everything that is printed.")]
Paper = Annotated[str, typer.Option("--paper", metavar="a4|letter", help="The paper in your printer.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=2**63 - 1, help="The same seed prints the same sheets again."),
]
Inks = Annotated[str, typer.Option("--ink", metavar="full|light|grey", help="How much ink the sheets may take.")]
Output = Annotated[
    str | None, typer.Option("--output", "-o", metavar="PATH", help="PDF file, or a folder ending in /.  [output/...]")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file that differs.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document on stdout, everything else on stderr.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Say nothing but problems.")]
Debug = Annotated[bool, typer.Option("--debug", help="Show tracebacks.")]
