"""What an unquoted word in a YAML file means: the core schema of YAML 1.2, without its surprises.

Only these become something else than text: true, false, null and ~ (also empty), whole numbers in decimal without
leading zeros or plus sign, and decimal fractions (`0.5`, `.5`, `1e3`). So `no`, `on`, `010`, `0x1F`, `4:30`, `+3`,
`2024-01-01` and `.inf` are text, the way they look.
"""

from __future__ import annotations

import re

Scalar = str | int | float | bool | None

_WORDS: dict[str, bool | None] = {
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
    "null": None, "Null": None, "NULL": None, "~": None, "": None,
}  # fmt: skip
_NUMBER_START = "-.0123456789"
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)\Z")
_FRACTION = re.compile(r"-?(?:0|[1-9][0-9]*)?(?:\.[0-9]+|(?<=[0-9])\.)?(?:(?<=[0-9.])[eE][-+]?[0-9]+)?\Z")
# Longer numbers are no amounts or seeds of ours, and Python refuses to read them from some length on.
_LONGEST_NUMBER = 40


def plain_value(text: str) -> Scalar:
    """The value of an unquoted word."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _NUMBER_START or len(text) > _LONGEST_NUMBER:
        return text
    if _INTEGER.match(text):
        return int(text)
    if _FRACTION.match(text) and any(char in "0123456789" for char in text):
        value = float(text)
        return value if abs(value) != float("inf") else text
    return text
