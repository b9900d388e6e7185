"""Long sentences on a narrow terminal: broken between words, never within one."""

from __future__ import annotations

import os
import sys

from rich.cells import cell_len


def terminal_width() -> int | None:
    """How many columns the terminal has that the dialogue is told in; None when it is told to something else."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or None
    except (AttributeError, OSError, ValueError):
        return None


def wrapped(text: str, width: int | None) -> tuple[str, ...]:
    """The lines of a text, none wider than `width` unless a single word is. All on one line without a width."""
    if width is None or cell_len(text) <= width:
        return (text,)
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and cell_len(longer) > width:
            lines.append(line)
            longer = word
        line = longer
    return (*lines, line)
