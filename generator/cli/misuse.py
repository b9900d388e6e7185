"""What could not even be begun: a command line that cannot be read, help that cannot be written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer

from generator.cli.endings import DONE, NO_FILE, STDOUT, WRONG_USAGE, on_one_line, say_json, silence, tell, unheard
from generator.problems import FileError, Place, Problem

_WrongUsage: Any = typer.BadParameter.__mro__[1]  # click's UsageError, for which typer has no name


def code_of(error: Exception, words: Sequence[str]) -> int:
    """Say what was wrong with these words, also in one JSON document when they ask for one, and give the exit code.
    Whatever else went wrong is raised again."""
    if isinstance(error, _WrongUsage):
        return _wrong_usage(error, "--json" in words)
    if isinstance(error, BrokenPipeError):
        silence()
        return DONE
    if isinstance(error, OSError):
        reason = unheard(error) if sys.stdout is not None else f"{STDOUT}: could not be written: {error}"
        tell(on_one_line(f"error: {reason}"))
        return NO_FILE
    raise error


def _wrong_usage(error: Any, as_json: bool) -> int:
    error.message = _in_our_words(error)
    error.show()
    if as_json:
        problem = Problem(Place(""), "error", "", error.format_message())
        try:
            say_json({"files": [], "problems": [problem.as_data()]})
        except FileError as trouble:
            tell(on_one_line(f"error: {trouble}"))
            return NO_FILE
    return WRONG_USAGE


def _in_our_words(error: Any) -> str:
    """What is said about a value, told like what is said about files."""
    found: Any = error.__cause__
    if not hasattr(found, "errors"):
        return str(error.message)
    from generator.config.fit_words import WANTED, named

    (detail, *_) = found.errors(include_url=False)
    if detail["type"] not in WANTED:
        return str(error.message)
    return f"must be {WANTED[detail['type']](detail.get('ctx', {}))}, not {named(detail['input'])}"
