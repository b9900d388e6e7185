"""`kaeseblatt check`: is this file right?"""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli import options
from generator.cli.endings import WRONG_INPUT, run, say, say_json, tell_problems
from generator.problems import Problem


def check(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", help="Theme folders; theme, mix, paper, field, deck and result files."),
    ],
    strict: Annotated[bool, typer.Option("--strict", help="Treat warnings as errors.")] = False,
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Validate theme, mix, paper, field, deck and result files; themes are also laid out, so that what is too long is
    found."""

    def work() -> int:
        from generator.checking import check_file

        problems: list[Problem] = []
        for file in files:
            found = check_file(file)
            problems.extend(found)
            if not found and not quiet and not as_json:
                say(f"{file}: all right")
        tell_problems(problems)
        if as_json:
            say_json({"problems": [problem.as_data() for problem in problems]})
        wrong = any(problem.severity == "error" or strict for problem in problems)
        return WRONG_INPUT if wrong else 0

    run(work, as_json=as_json, debug=debug)
