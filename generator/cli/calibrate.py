"""`kaeseblatt calibrate`: the test sheet for double-sided printing, and the profile of a printer."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from generator.cli import options
from generator.cli.endings import run, say, say_json, tell, tell_problems

if TYPE_CHECKING:
    from generator.calibration import Measured, Reading

EPILOG = """\b
Examples:
  kaeseblatt calibrate                              the test sheet for A4, long edge
  kaeseblatt calibrate --name office                the sheet, then asks for the readings
  kaeseblatt calibrate --name office --reading A=0.25,-0.5 --reading B=0.25,-0.25 \\
                       --reading C=0,-0.5 --reading D=0,-0.25
  kaeseblatt make knights cards --printer office
"""

_CORNERS = {"A": "top left", "B": "top right", "C": "bottom left", "D": "bottom right"}


def calibrate(
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="Store the readings as the printer of this name.")
    ] = None,
    paper: options.Paper = "a4",
    orientation: Annotated[
        str, typer.Option("--orientation", metavar="portrait|landscape", help="How the sheets of cards lie.")
    ] = "portrait",
    flip: Annotated[str, typer.Option("--flip", metavar="long|short", help="The edge the sheet turns over.")] = "long",
    reading: Annotated[
        list[str] | None,
        typer.Option("--reading", metavar="A=X,Y", help="What the two scales of a corner read; repeat for B, C, D."),
    ] = None,
    printer: Annotated[
        str | None, typer.Option("--printer", metavar="NAME", help="Print the sheet corrected, to try a profile.")
    ] = None,
    lang: options.Lang = "de",
    output: options.Output = None,
    force: options.Force = False,
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Measure by how much a printer's backs are off: print a sheet, read it, store a profile."""

    def work() -> int:
        from generator.calibration import measure, readings_of, set_up_of, write_sheet
        from generator.filing import placed
        from generator.problems import UsageError

        if output == "-":
            raise UsageError("the sheet is written to a file; -o - is for `make`")
        setup = set_up_of(paper, orientation, flip)
        readings = readings_of(reading or ())
        if reading and not name:
            raise UsageError("--reading needs --name: the printer the readings are of")
        if not readings:
            path = placed(output, f"calibration-{setup.paper}-{orientation}-{flip}-{lang}.pdf")
            written = write_sheet(paper, setup, lang, printer, path, force)
            if not quiet and not as_json:
                say(f"{'Wrote' if written else 'Unchanged:'} {path} (2 pages: print both sides, {flip} edge, 100%)")
            if as_json:
                say_json({"file": str(path)})
            if not name or as_json or not sys.stdin.isatty():
                return 0
            readings = asked()
        found = measure(paper, setup, str(name), readings)
        tell_problems(found.warnings)
        report(found, str(name), as_json, quiet)
        return 0

    run(work, as_json=as_json, debug=debug)


def asked() -> dict[str, Reading]:
    """Every corner's readings, asked in turn; `back` goes back to the one before. UsageError when input ends."""
    from generator.calibration import pair_of
    from generator.problems import UsageError

    corners = tuple(_CORNERS)
    found: dict[str, Reading] = {}
    while len(found) < len(corners):
        corner = corners[len(found)]
        tell(f"{corner} ({_CORNERS[corner]}): which lines meet? Right and down, like 0.25,-0.5 (`back` to correct)")
        line = sys.stdin.readline()
        if not line:
            raise UsageError("the readings ended early; nothing was stored")
        if line.strip().lower() == "back":
            found.pop(corners[len(found) - 1], None)
            continue
        try:
            found[corner] = pair_of(line)
        except UsageError as error:
            tell(f"  {error}")
    return found


def report(found: Measured, name: str, as_json: bool, quiet: bool) -> None:
    """What was stored, and how to use it."""
    it = found.correction
    if as_json:
        numbers = {"dx": it.dx, "dy": it.dy, "angle": it.angle, "scale": it.scale, "residual": found.residual}
        setup = {"paper": found.setup.paper, "orientation": found.setup.orientation, "flip": found.setup.flip}
        say_json({"profile": str(found.path), "name": name, **setup, **{k: round(v, 6) for k, v in numbers.items()}})
    elif not quiet:
        say(f"Stored {found.path} for {found.setup}:")
        say(f"  backs move {it.dx:+.2f} mm right, {it.dy:+.2f} mm down, turn {it.angle:+.3f} degrees, x {it.scale:.5f}")
        say(f"  readings agree to {found.residual:.2f} mm")
        say(f"Use it with --printer {name}")
