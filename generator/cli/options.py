"""Options that mean the same in every command."""

from __future__ import annotations

from typing import Annotated

import typer

Theme = Annotated[str, typer.Option("--theme", metavar="NAME|PATH", help="A shipped theme or a folder of your own.")]
Lang = Annotated[
    str, typer.Option("--lang", metavar="de|en", parser=str.lower, help="Language of everything that is printed.")
]
Paper = Annotated[
    str,
    typer.Option(
        "--paper", metavar="NAME|PATH", help="The paper in your printer: a4, letter, a3, a5 or a file of your own."
    ),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=2**63 - 1, help="The same seed prints the same sheets again."),
]
Inks = Annotated[
    str, typer.Option("--ink", metavar="full|light|grey", parser=str.lower, help="How much ink the sheets may take.")
]
PdfOutput = Annotated[
    str | None,
    typer.Option(
        "--output", "-o", metavar="PATH", help="PDF file, a folder ending in /, or - for stdout.  [output/...]"
    ),
]
Output = Annotated[
    str | None, typer.Option("--output", "-o", metavar="PATH", help="PDF file, or a folder ending in /.  [output/...]")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file that differs.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document on stdout, everything else on stderr.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Say nothing but problems.")]
Debug = Annotated[bool, typer.Option("--debug", help="Show tracebacks.")]
CardSize = Annotated[
    str | None,
    typer.Option(
        "--card-size",
        metavar="NAME|PATH",
        help="Size of the cards: square-60, square-70, poker, mini-euro, tarot, bridge or a file of your own.",
    ),
]
Backs = Annotated[
    str,
    typer.Option(
        "--backs",
        metavar="duplex-long|duplex-short|fold|separate|none",
        help="Cards: double-sided over that edge, side by side to fold and glue, on sheets of their own, or none.",
    ),
]
Marks = Annotated[str, typer.Option("--marks", metavar="corner|edge|off", help="Cards: where cut marks are.")]
Bleed = Annotated[
    float | None, typer.Option("--bleed", metavar="MM", help="Cards: how far art goes beyond the cut.  [the size's]")
]
Gap = Annotated[
    float | None,
    typer.Option("--gap", metavar="MM", help="Between cards: 0 for one cut, or 4 and more.  [two bleeds]"),
]
Order = Annotated[
    str,
    typer.Option(
        "--order",
        metavar="interleaved|fronts-then-backs|cut-stack",
        help="Cards: backs behind their fronts, all fronts first, or so that the cut piles are in order.",
    ),
]
Only = Annotated[
    str | None, typer.Option("--only", metavar="3,7-9,NAME", help="Only these cards, by number or by name.")
]
Copies = Annotated[int, typer.Option("--copies", metavar="N", help="How many of every card.")]
Printer = Annotated[
    str | None, typer.Option("--printer", metavar="NAME", help="Move the backs as `kaeseblatt calibrate` measured.")
]
