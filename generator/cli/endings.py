"""How a command ends: sentences on stderr, one JSON document on stdout when asked for, and the exit code."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

import typer

from generator.problems import FileError, InputError, Problem, UsageError

_STEERING = dict.fromkeys(
    [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *range(0x202A, 0x202F), *range(0x2066, 0x206A)], "\ufffd"
) | dict.fromkeys((9, 10, 13), " ")
_NOTHING_MADE: Mapping[str, Any] = {"files": []}
DONE, WRONG_INPUT, WRONG_USAGE, NO_FILE, OUR_BUG, INTERRUPTED = 0, 1, 2, 3, 70, 130


def say(text: str = "") -> None:
    """One line of result on stdout, as it is: user text is never markup."""
    sys.stdout.write(text + "\n")


def tell(text: str) -> None:
    """One line beside the result, on stderr."""
    sys.stderr.write(text + "\n")


def tell_problems(problems: Iterable[Problem]) -> None:
    """One problem a line, in the form editors jump to."""
    for problem in problems:
        tell(on_one_line(str(problem)))


def on_one_line(text: str) -> str:
    """Text from a file or an option, safe for a terminal: nothing in it begins a line or steers the cursor."""
    return text.translate(_STEERING)


def say_json(document: Any) -> None:
    """The one JSON document of `--json`."""
    json.dump(document, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def run(
    work: Callable[[], int | None],
    *,
    as_json: bool = False,
    debug: bool = False,
    without_result: Mapping[str, Any] = _NOTHING_MADE,
) -> NoReturn:
    """Do a command's work and end the process the way the contract says; tracebacks only with `--debug`.

    `without_result` is what the JSON document holds beside the problems when the work fails."""
    try:
        code = work() or DONE
        sys.stdout.flush()
    except InputError as error:
        code = _failed(error.problems, as_json, without_result)
    except UsageError as error:
        code = _said(str(error), WRONG_USAGE, as_json, without_result)
    except FileError as error:
        code = _said(str(error), NO_FILE, as_json, without_result)
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = DONE
    except KeyboardInterrupt:
        code = _said("interrupted; nothing half-written was left behind", INTERRUPTED, as_json, without_result)
    except Exception as error:
        if debug:
            raise
        message = f"this is a bug in kaeseblatt: {type(error).__name__}: {error} (--debug shows where)"
        code = _said(message, OUR_BUG, as_json, without_result)
    raise typer.Exit(code)


def _failed(problems: tuple[Problem, ...], as_json: bool, without_result: Mapping[str, Any]) -> int:
    tell_problems(problems)
    if as_json:
        say_json({**without_result, "problems": [problem.as_data() for problem in problems]})
    return WRONG_INPUT


def _said(message: str, code: int, as_json: bool, without_result: Mapping[str, Any]) -> int:
    tell(on_one_line(f"error: {message}"))
    if as_json:
        problem = {"file": "", "line": 0, "column": 0, "severity": "error", "key": "", "message": message}
        say_json({**without_result, "problems": [problem]})
    return code
