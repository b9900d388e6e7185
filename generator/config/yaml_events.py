"""The one place that touches PyYAML: a text becomes parser events, by libyaml where it is there, else in Python.

Both parsers accept and refuse the same (but for oddities nobody writes): what libyaml refuses, and text with tabs
(which it takes for spaces at some places), is given to the Python parser, and that one has the last word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from yaml.error import MarkedYAMLError, YAMLError
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

from generator.config.source_text import place_at, refuse
from generator.problems import InputError

# Events of both parsers; what they have in common is not written down as types anywhere.
Event = Any
T = TypeVar("T")

try:
    from yaml import _yaml as _libyaml
except ImportError:  # PyYAML was built without it
    _libyaml = None  # type: ignore[assignment]

_OPEN_QUOTE = "found unexpected end of stream"
_SAID_BETTER = {
    "mapping values are not allowed here": 'has ": " inside an unquoted text; put the text in quotes',
    "found character '\\t' that cannot start any token": "has a tab where only spaces may stand",
    _OPEN_QUOTE: "begins a quoted text that does not end",
    "could not find expected ':'": 'has a line that is no "key: value"',
    "found character '%' that cannot start any token": 'has a text that starts with "%"; put it in quotes',
    "found character '@' that cannot start any token": 'has a text that starts with "@"; put it in quotes',
    "found character '`' that cannot start any token": 'has a text that starts with "`"; put it in quotes',
}


class _PythonParser(Reader, Scanner, Parser):
    """PyYAML's parser, which here allows a question mark in an unquoted text between braces, as libyaml does."""

    _in_plain_text = False

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)

    def scan_plain(self) -> Any:
        self._in_plain_text = True
        token = super().scan_plain()
        self._in_plain_text = False
        return token

    def peek(self, index: int = 0) -> str:
        char: str = super().peek(index)
        return "!" if char == "?" and self._in_plain_text else char


def events_of(text: str, make_parser: Callable[[str], Any]) -> Iterator[Event]:
    """All events of the text; YAMLError where it is not YAML."""
    parser = make_parser(text)
    while parser.check_event():
        yield parser.get_event()


def walked(text: str, file: str, walk: Callable[[Iterator[Event]], T]) -> T:
    """What `walk` makes of the text's events. InputError with place when the text is not YAML."""
    if _libyaml is not None and "\t" not in text:
        try:
            return walk(events_of(text, _libyaml.CParser))
        except YAMLError:
            pass  # the Python parser says it with a better place, or reads it
    try:
        return walk(events_of(text, _PythonParser))
    except MarkedYAMLError as error:
        raise _said(error, text, file) from None


def _said(error: MarkedYAMLError, text: str, file: str) -> InputError:
    problem = error.problem or error.context or ""
    mark = error.context_mark if problem == _OPEN_QUOTE else error.problem_mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
    refused = refuse(file, _SAID_BETTER.get(problem) or f"cannot be read: {problem}", line, column)
    colours = {
        place_at(text, colour.start(1)): colour[1]
        for colour in re.finditer(r"[:,\[{][ \t]+(#[0-9a-fA-F]{3,8})\b", text)
    }
    if not colours or min(colours) >= (line, column):
        return refused
    said = 'an unquoted # begins a comment; write "{}" in quotes'
    causes = [refuse(file, said.format(colour), *where) for where, colour in colours.items()]
    return InputError(problem for error in (*causes, refused) for problem in error.problems)
