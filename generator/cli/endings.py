"""How a command ends: sentences on stderr, one JSON document on stdout when asked for, and the exit code."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NoReturn

import typer

from generator.cli.interrupt import raise_on_interrupt
from generator.problems import FileError, InputError, Place, Problem, UsageError

_STEERING = dict.fromkeys(
    [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *range(0x202A, 0x202F), *range(0x2066, 0x206A)], "\ufffd"
) | dict.fromkeys((9, 10, 13), " ")
_NOTHING_MADE: Mapping[str, Any] = {"files": []}
_BROKEN_OFF = "interrupted; nothing half-written was left behind"
STDOUT = "standard output"
DONE, WRONG_INPUT, WRONG_USAGE, NO_FILE, OUR_BUG, INTERRUPTED = 0, 1, 2, 3, 70, 130


def say(text: str = "") -> None:
    """One line of result on stdout, as it is: user text is never markup. FileError when it cannot be written."""
    _write(text + "\n")


def tell(text: str) -> None:
    """One line beside the result, on stderr; when nothing can be told there, nobody is told."""
    try:
        if sys.stderr is not None:
            sys.stderr.write(text + "\n")
    except OSError:
        return


def tell_problems(problems: Iterable[Problem]) -> None:
    """One problem a line, in the form editors jump to."""
    for problem in problems:
        tell(on_one_line(str(problem)))


def on_one_line(text: str) -> str:
    """Text from a file or an option, safe for a terminal: nothing in it begins a line or steers the cursor."""
    return text.translate(_STEERING)


def say_json(document: Any) -> None:
    """The one JSON document of `--json`. FileError when it cannot be written."""
    _write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


def say_bytes(data: bytes) -> None:
    """A whole file on stdout. FileError when it cannot be written."""
    _write("")  # a stdout that is closed is said
    try:
        sys.stdout.buffer.write(data)
    except BrokenPipeError:
        raise
    except OSError as trouble:
        raise unheard(trouble) from None


def _write(text: str) -> None:
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - it stands in for stdout to the end
        raise FileError("is closed; the result could not be written", STDOUT)
    try:
        sys.stdout.write(text)
    except BrokenPipeError:
        raise
    except OSError as trouble:
        raise unheard(trouble) from None


def unheard(trouble: OSError) -> FileError:
    """What to say when stdout takes no more; from here on whatever still waits to be written goes nowhere."""
    silence()
    return FileError(f"could not be written: {(trouble.strerror or str(trouble)).lower()}", STDOUT)


def silence() -> None:
    """Send stdout nowhere, also what is still in its buffer: at the end of the process it could only fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def run(
    work: Callable[[], int | None],
    *,
    as_json: bool = False,
    debug: bool = False,
    without_result: Mapping[str, Any] = _NOTHING_MADE,
) -> NoReturn:
    """Do a command's work and end the process the way the contract says; tracebacks only with `--debug`.

    `without_result` is what the JSON document holds beside the problems when the work fails."""
    raise_on_interrupt()
    try:
        code = work() or DONE
        _flush()
    except InputError as error:
        code = _failed(error.problems, as_json, without_result)
    except UsageError as error:
        code = _said(str(error), WRONG_USAGE, as_json, without_result)
    except FileError as error:
        code = _said(str(error), NO_FILE, as_json, without_result, error.as_problem())
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        silence()
        code = DONE
    except KeyboardInterrupt:
        code = _said(_BROKEN_OFF, INTERRUPTED, as_json, without_result)
    except Exception as error:
        if debug:
            raise
        if isinstance(error.__context__, KeyboardInterrupt):  # what was interrupted called it by another name
            code = _said(_BROKEN_OFF, INTERRUPTED, as_json, without_result)
        else:
            message = f"this is a bug in kaeseblatt: {type(error).__name__}: {error} (--debug shows where)"
            code = _said(message, OUR_BUG, as_json, without_result)
    raise typer.Exit(code)


def _flush() -> None:
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as trouble:
        raise unheard(trouble) from None


def _failed(problems: tuple[Problem, ...], as_json: bool, without_result: Mapping[str, Any]) -> int:
    tell_problems(problems)
    return _document(problems, as_json, without_result) or WRONG_INPUT


def _said(
    message: str, code: int, as_json: bool, without_result: Mapping[str, Any], problem: Problem | None = None
) -> int:
    tell(on_one_line(f"error: {message}"))
    return _document((problem or Problem(Place(""), "error", "", message),), as_json, without_result) or code


def _document(problems: tuple[Problem, ...], as_json: bool, without_result: Mapping[str, Any]) -> int:
    """The JSON document of a failure. An exit code of its own when nobody can be given it."""
    if not as_json:
        return DONE
    try:
        say_json({**without_result, "problems": [problem.as_data() for problem in problems]})
        _flush()
    except BrokenPipeError:
        silence()
    except FileError as error:
        tell(on_one_line(f"error: {error}"))
        return NO_FILE
    return DONE
