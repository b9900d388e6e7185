"""Texts that a file gives in every language: `title: {de: Käsekeller, en: Cheese Cellar}`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from generator.problems import Complaint, did_you_mean
from generator.words import LANGUAGES

Titles = Annotated[
    dict[str, str],
    Field(
        json_schema_extra={
            "properties": {lang: {"type": "string", "minLength": 1} for lang in LANGUAGES},
            "required": list(LANGUAGES),
            "additionalProperties": False,
        }
    ),
]
"""A text in every language as a file gives it; `title_complaints` says what is wrong, the schema tells editors."""


def title_complaints(key: str, titles: Mapping[str, str]) -> tuple[Complaint, ...]:
    """Languages that are missing, unknown or have nothing to say."""
    complaints = [
        Complaint(
            f"{key}.{lang}", f"no such language{did_you_mean(lang, LANGUAGES)} (there are {', '.join(LANGUAGES)})"
        )
        for lang in titles
        if lang not in LANGUAGES
    ]
    for lang in LANGUAGES:
        if lang not in titles:
            complaints.append(Complaint(f"{key}.{lang}", "is missing; every language needs its own text"))
        elif not titles[lang].strip():
            complaints.append(Complaint(f"{key}.{lang}", "is empty"))
        elif "\n" in titles[lang].strip():
            complaints.append(Complaint(f"{key}.{lang}", "must be one line"))
    return tuple(complaints)
