"""`kaeseblatt check`: is this file right?"""

from __future__ import annotations

from typing import Annotated

import typer

from generator.cli import options
from generator.cli.endings import DONE, NO_FILE, WRONG_INPUT, run, say, say_json, tell_problems
from generator.problems import FileError, Problem, UsageError


def check(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE...", help="Theme folders; theme, mix, paper, field, deck and result files."),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Treat warnings as errors.")] = False,
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Say what is wrong with files, with file, line and column; themes are also laid out, so that what is too long is
    found. Exit codes: 0 all right or only warnings; 1 an error; 3 a file that cannot be read."""

    def work() -> int:
        from generator.checking import FILE_KINDS, check_file

        if not files:
            kinds = ", ".join(kind.name for kind in FILE_KINDS)
            raise UsageError(f"name what to check: theme folders, or files that are one of {kinds}")
        problems: dict[Problem, None] = {}
        unread = False
        for file in files:
            try:
                found = check_file(file)
            except FileError as error:
                found, unread = (error.as_problem(),), True
            problems.update(dict.fromkeys(found))
            if not found and not quiet and not as_json:
                say(f"{file}: all right")
        tell_problems(problems)
        if as_json:
            say_json({"problems": [problem.as_data() for problem in problems]})
        if unread:
            return NO_FILE
        wrong = any(problem.severity == "error" or strict for problem in problems)
        return WRONG_INPUT if wrong else DONE

    run(work, as_json=as_json, debug=debug, without_result={})
