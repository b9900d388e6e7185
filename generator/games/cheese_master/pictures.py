"""The pictures of the faces, and dice as they are drawn."""

from __future__ import annotations

from generator.content.strips import DieFace
from generator.games.cheese_master.dice import ORANGE_ORDER, Die

PICTURES = {
    "+1": "face_plus1",
    "+2": "face_plus2",
    "+3": "face_plus3",
    "king": "face_king",
    "innkeeper": "face_innkeeper",
    "dog": "face_dog",
    "cat": "face_cat",
    "mouse": "face_mouse",
    "mice": "face_mice",
}
"""Key of a face -> icon of the theme."""


def drawn(key: str, colour: str = "plain", dimmed: bool = False) -> DieFace:
    """A face as it is drawn."""
    return DieFace(picture=PICTURES[key], colour=colour, dimmed=dimmed)


def colour_of(die: Die) -> str:
    """Orange dice are named by their character (CM-2)."""
    return "orange" if die.name in ORANGE_ORDER else "yellow"


def faces_of(die: Die) -> tuple[DieFace, ...]:
    """All faces of a die in their order."""
    return tuple(drawn(key, colour_of(die)) for key in die.faces)
