"""Words of one language: looked up by key, filled in, and still knowing the key they came from.

Where the words come from is not known here; `config.words_file` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from generator.frozen import frozen

LANGUAGES = ("de", "en")


@frozen
class Phrase:
    """A text that will be printed, and the key under which its author finds it when it does not fit."""

    text: str
    key: str = ""


NOTHING = Phrase("")
"""Where no text stands."""


@frozen
class Words:
    """Texts of one language by dotted key, e.g. `cover.how_to_cut`; placeholders are written `{name}`."""

    lang: str
    texts: Mapping[str, str] = field(default_factory=dict)

    def text(self, key: str, /, **values: object) -> str:
        """The filled-in text. KeyError names a key that no words file has."""
        text = self.texts[key]
        return text.format(**values) if values else text

    def phrase(self, key: str, /, **values: object) -> Phrase:
        """The filled-in text together with its key."""
        return Phrase(self.text(key, **values), key)

    def keys_under(self, prefix: str) -> tuple[str, ...]:
        """All keys `prefix.…` in the order of the file."""
        return tuple(key for key in self.texts if key.startswith(prefix + "."))
