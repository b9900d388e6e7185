"""The faces of the dice: one table that the check, the explanation of a roll, the score and the printing read."""

from __future__ import annotations

from dataclasses import dataclass

MOST_DICE = 6
"""Three yellow and three orange dice (CM-1)."""


@dataclass(frozen=True, slots=True)
class Face:
    """One kind of face. `kind` says what it does (CM-3), `amount` how often: pieces of cheese, or mice on the face.

    `spellings` are further words, English and German, that a result file may use; folded as `folded` does.
    """

    key: str
    kind: str
    amount: int
    spellings: tuple[str, ...]


FACES = (
    Face("+1", "cheese", 1, ("1",)),
    Face("+2", "cheese", 2, ("2",)),
    Face("+3", "cheese", 3, ("3",)),
    Face("king", "king", 1, ("koenig", "maeusekoenig", "mouseking", "mouse king", "mouse_king")),
    Face("innkeeper", "innkeeper", 1, ("wirt", "wirtin", "gastwirt")),
    Face("dog", "dog", 1, ("hund",)),
    Face("cat", "cat", 1, ("katze",)),
    Face("mouse", "mouse", 1, ("maus",)),
    Face("mice", "mouse", 2, ("maeuse", "-2")),
)
"""All faces in the order in which they take effect (CM-3); two mice on one face are still two mice (CM-4)."""

FACE_OF_KEY = {face.key: face for face in FACES}

_FACE_OF_SPELLING = {spelling: face for face in FACES for spelling in (face.key, *face.spellings)}
_UMLAUTS = (("a\u0308", "ae"), ("o\u0308", "oe"), ("u\u0308", "ue"), ("ä", "ae"), ("ö", "oe"), ("ü", "ue"))


def folded(text: str) -> str:
    """A word as it is compared: without case, outer spaces, a typographic minus or umlauts (composed or not)."""
    word = text.strip().casefold().replace("\u2212", "-")
    for umlaut, letters in _UMLAUTS:
        word = word.replace(umlaut, letters)
    return word


def face_of(text: str) -> Face | None:
    """The face that a word of a result file or a command line means; None for a word that is no face."""
    return _FACE_OF_SPELLING.get(folded(text))


def complaint_about(text: str) -> str:
    """What to say about a word that is no face."""
    if folded(text) == "-1":
        return '"-1" can be the mouse or the Mouse King; write mouse or king'
    from generator.problems import did_you_mean  # only needed once something is wrong

    known = ", ".join(face.key for face in FACES)
    hint = did_you_mean(folded(text), _FACE_OF_SPELLING)
    return f'"{text}" is no face of the dice{hint or f"; the faces are {known}"}'
