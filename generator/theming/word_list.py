"""The texts that a theme may say otherwise, as the file in which it says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.catalogue import every_game
from generator.config.yaml_text import yaml_text
from generator.job import Job, game_of, language_of
from generator.surroundings import words_of


def words_text(game: str | None, lang: str) -> str:
    """The YAML of all keys and texts of one game with those of the sheets, or of all games: what stands in
    `words/<lang>.yaml` of a theme that changes nothing. Where games differ in a text, that of the first stands.

    UsageError for a game or a language there is not."""
    lang = language_of(Job("", lang=lang))
    games = every_game() if game is None else (game_of(Job(game)),)
    nested: dict[str, Any] = {}
    for one in reversed(tuple(games)):
        _nest(words_of(lang, one, None).words.texts, nested)
    return yaml_text(nested)


def _nest(texts: Mapping[str, str], nested: dict[str, Any]) -> None:
    """Put texts by dotted key into mappings within mappings."""
    for key, text in texts.items():
        *above, name = key.split(".")
        inner = nested
        for step in above:
            inner = inner.setdefault(step, {})
        inner[name] = text
