"""A YAML or JSON file as plain data, with the place of every key: strict, so that all is read the way it looks.

Refused with line and column: duplicate keys, anchors and aliases, tags, directives, a second document, keys that are
not text (whole numbers are kept as numbers), nesting deeper than 40, more than 1 MiB, control characters, and anything
but UTF-8. A byte order mark and CR LF are fine. What an unquoted word means is in `scalars`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from generator.config.file_bytes import bytes_of, shown
from generator.config.scalars import plain_value
from generator.config.source_text import cleaned, decoded, is_json, json_as_yaml, refuse
from generator.config.yaml_events import Event, walked
from generator.frozen import frozen
from generator.problems import InputError, Place, Problem, key_of

DEEPEST = 40

_HEX_COMMENT = re.compile(r"\s*:?\s+(#[0-9a-fA-F]{3,8})\b")
_ABSENT = object()


@frozen
class Source:
    """A read file: its name as shown to people, its data, and where the entry of each key (or each item) begins.

    The key `` is the place where the data begin."""

    file: str
    data: Any
    places: Mapping[str, Place]


def read(path: Path) -> Source:
    """The data of a YAML or JSON file. FileError when it cannot be read, InputError with all problems."""
    return parse_bytes(bytes_of(path), shown(path))


def read_rest(path: Path) -> tuple[Source, tuple[Problem, ...]]:
    """Whatever can be read of a file, and the problems of the rest: for files in which other checks shall still run.
    FileError, or InputError when nothing can be read."""
    text = decoded(bytes_of(path), shown(path))
    return _parsed(text, shown(path))


def parse_bytes(data: bytes, file: str) -> Source:
    """The data of bytes from elsewhere, such as standard input; `file` is what problems call it. InputError."""
    return parse(decoded(data, file), file)


def parse(text: str, file: str) -> Source:
    """The data of a text; `file` is what problems call it. InputError with all problems."""
    source, problems = _parsed(text, file)
    if problems:
        raise InputError(problems)
    return source


def _parsed(text: str, file: str) -> tuple[Source, tuple[Problem, ...]]:
    text = cleaned(text, file)
    if is_json(text, file):
        text = json_as_yaml(text)
    return walked(text, file, lambda events: _Reading(text, file).source(events))


class _Reading:
    """One pass over the events of one text."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.places: dict[str, Place] = {}
        self.problems: list[Problem] = []

    def source(self, events: Iterator[Event]) -> tuple[Source, tuple[Problem, ...]]:
        data: Any = _ABSENT
        for event in events:
            if isinstance(event, DocumentStartEvent):
                if data is not _ABSENT:
                    self.complain((), event, "begins a second document; one file is one document")
                    break
                if event.version or event.tags:
                    self.complain((), event, "has a % directive; leave it out")
                data = self.value(next(events), events, ())
        if data is _ABSENT:
            raise refuse(self.file, "is empty")
        return Source(self.file, data, self.places), tuple(self.problems)

    def complain(self, steps: tuple[str | int, ...], event: Event, message: str) -> None:
        self.problems.append(Problem(self.place(event), "error", key_of(steps), message))

    def place(self, event: Event) -> Place:
        return Place(self.file, event.start_mark.line + 1, event.start_mark.column + 1)

    def value(self, event: Event, events: Iterator[Event], steps: tuple[str | int, ...]) -> Any:
        self.places.setdefault(key_of(steps), self.place(event))
        if isinstance(event, AliasEvent):
            self.complain(steps, event, "begins with *, a reference; write the value out, or put a text in quotes")
            return None
        if event.anchor is not None:
            self.complain(steps, event, "begins with &, an anchor; anchors are not used here, put a text in quotes")
        if event.tag is not None:
            self.complain(steps, event, "begins with !, a tag; tags are not used here, put a text in quotes")
        if isinstance(event, ScalarEvent):
            return self.scalar(event, steps)
        if len(steps) >= DEEPEST:
            self.complain(steps[:1], event, f"is nested deeper than {DEEPEST} levels")
            raise InputError(self.problems)
        if isinstance(event, SequenceStartEvent):
            return self.sequence(events, steps)
        return self.mapping(events, steps)

    def scalar(self, event: ScalarEvent, steps: tuple[str | int, ...]) -> Any:
        if not event.implicit[0]:
            return self.whole_characters(event, steps)
        return plain_value(event.value)

    def whole_characters(self, event: ScalarEvent, steps: tuple[str | int, ...]) -> str:
        r"""Quoted text, in which JSON writes characters beyond U+FFFF as two \u escapes."""
        text: str = event.value
        if text.isascii() or not any("\ud800" <= char <= "\udfff" for char in text):
            return text
        try:
            return text.encode("utf-16", "surrogatepass").decode("utf-16")
        except UnicodeDecodeError:
            self.complain(steps, event, "holds half a character (a lone \\ud800 to \\udfff escape)")
            return ""

    def look_for_colour(self, steps: tuple[str | int, ...], event: Event, mark: Any) -> None:
        """Nothing stands where a value should: was it a colour, which without quotes is a comment?"""
        line = self.lines[mark.line] if mark.line < len(self.lines) else ""
        found = _HEX_COMMENT.match(line, mark.column)
        if found:
            said = f'has no value, as an unquoted # begins a comment; write "{found[1]}" in quotes'
            self.complain(steps, event, said)

    def sequence(self, events: Iterator[Event], steps: tuple[str | int, ...]) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(events), SequenceEndEvent):
            steps_here = (*steps, len(items))
            items.append(self.value(event, events, steps_here))
            if items[-1] is None:
                self.look_for_colour(steps_here, event, event.start_mark)
        return items

    def mapping(self, events: Iterator[Event], steps: tuple[str | int, ...]) -> dict[str | int, Any]:
        entries: dict[str | int, Any] = {}
        while not isinstance(event := next(events), MappingEndEvent):
            key = self.entry_key(event, events, steps)
            if key is None:
                self.value(next(events), events, (*steps, "?"))
                continue
            place = self.place(event)
            key_text = key_of((*steps, key))
            if key in entries:
                first = self.places[key_text].line
                self.complain((*steps, key), event, f"stands here a second time; it is on line {first} already")
            self.places.setdefault(key_text, place)
            value = self.value(next(events), events, (*steps, key))
            if value is None:
                self.look_for_colour((*steps, key), event, event.end_mark)
            entries.setdefault(key, value)
        return entries

    def entry_key(self, event: Event, events: Iterator[Event], steps: tuple[str | int, ...]) -> str | int | None:
        """The key of a mapping's entry; None (and a problem) for one that cannot be a key."""
        if isinstance(event, ScalarEvent) and event.anchor is None and event.tag is None:
            key = plain_value(event.value) if event.implicit[0] else self.whole_characters(event, steps)
            if isinstance(key, str | int) and not isinstance(key, bool):
                return key
            self.complain(steps, event, f"has the key {event.value or '(nothing)'}, which is no text; put it in quotes")
            return None
        self.complain(steps, event, "has a key that is not a plain text")
        if isinstance(event, MappingStartEvent | SequenceStartEvent):
            self.value(event, events, (*steps, "?"))
        return None
