"""Bytes of a file become text that a YAML parser may read: encoding, size and control characters are checked."""

from __future__ import annotations

import re

from generator.problems import InputError, Place, Problem

LARGEST = 1 << 20  # bytes; the largest sensible file of ours has a few thousand

# In a JSON text: a whole string, or a tab outside of strings.
_JSON_PIECE = re.compile(r'"(?:\\.|[^"\\])*"|\t', re.DOTALL)


def refuse(file: str, message: str, line: int = 0, column: int = 0) -> InputError:
    """The one problem that leaves nothing to go on with."""
    return InputError([Problem(Place(file, line, column), "error", "", message)])


def place_at(text: str, index: int) -> tuple[int, int]:
    """Line and column, from 1, of the character at `index`; lines end with LF, CR LF or CR."""
    before = text[:index].replace("\r\n", "\n").replace("\r", "\n")
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def decoded(data: bytes, file: str) -> str:
    """The text of UTF-8 bytes. InputError for anything else, with the place of the first wrong byte."""
    if len(data) > LARGEST:
        raise refuse(file, f"is larger than {LARGEST // 1024} KiB; this is not a file of ours")
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise refuse(file, "is UTF-16 text; save it as UTF-8", 1, 1)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line, column = place_at(data[: error.start].decode("utf-8"), error.start)
        message = f"is not UTF-8 text: byte 0x{data[error.start]:02X} is no letter; save it as UTF-8"
        raise refuse(file, message, line, column) from None


def cleaned(text: str, file: str) -> str:
    """The text without a byte order mark. InputError for control characters (NUL in a binary file) and for no text."""
    text = text.removeprefix("\ufeff")
    if len(text) > LARGEST:
        raise refuse(file, f"is larger than {LARGEST // 1024} KiB; this is not a file of ours")
    wrong = [char for char in set(text) if not _is_text(char)]
    if wrong:
        index = min(map(text.index, wrong))
        line, column = place_at(text, index)
        raise refuse(file, f"holds the control character U+{ord(text[index]):04X}; this is no text file", line, column)
    if not text.strip():
        raise refuse(file, "is empty")
    return text


def is_json(text: str, file: str) -> bool:
    """Is this JSON, by its name or its first character?"""
    return file.lower().endswith(".json") or text.lstrip()[:1] in ("{", "[")


def json_as_yaml(text: str) -> str:
    """JSON text with spaces for the tabs between its tokens, which not every YAML parser takes for white space."""
    return _JSON_PIECE.sub(lambda piece: " " if piece[0] == "\t" else piece[0], text)


def _is_text(char: str) -> bool:
    """Not so are control characters, surrogates, and a byte order mark in the middle."""
    code = ord(char)
    if code < 0xA0:
        return 0x20 <= code < 0x7F or char in "\t\n\r\x85"
    return not 0xD800 <= code <= 0xDFFF and code not in (0xFEFF, 0xFFFE, 0xFFFF)
