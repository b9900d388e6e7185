"""What a game must say about itself to be printed and scored: plain data and functions, no base class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from generator.content import Content
from generator.frozen import frozen
from generator.problems import Complaint, Place
from generator.words import Phrase, Words


@frozen
class Ask:
    """What was asked for; a game reads what concerns it.

    `size` is rows and columns; `mix` the amounts by kind, `mix_scales` whether they were meant for another size and may
    be brought to this one; `codes` are fields to print again; `count` how many sheets' worth of the material; `deck` a
    name or path of cards, `players` how many people the material is for, `dice` the dice that are rolled, `large`
    whether it is printed large."""

    materials: tuple[str, ...]
    lang: str
    seed: int
    title: Phrase
    tagline: Phrase
    size: tuple[int, int] | None = None
    mix: Mapping[str, int] = field(default_factory=dict)
    mix_scales: bool = False
    codes: tuple[str, ...] = ()
    count: int | None = None
    deck: str | None = None
    players: int | None = None
    large: bool = False
    dice: str | None = None
    pieces: str | None = None


@frozen
class Prepared:
    """A game's own set-up for one file: what `contents` needs, the codes that are printed, notes for the maker, and the
    places of the texts of a file of the game's own."""

    setup: Any
    codes: tuple[str, ...] = ()
    complaints: tuple[Complaint, ...] = ()
    places: Mapping[str, Place] = field(default_factory=dict)


SEED = "seed"
CARDS = frozenset({"card-size", "backs", "marks", "bleed", "gap", "order", "only", "copies", "printer"})
"""What a material may say that it uses: something is drawn by lot; all options for printed cards."""


@frozen
class Material:
    """One thing a game prints: its name on the command line, the papers it is offered on, and how its contents come
    about. `uses` are the options that mean something for it, named without dashes (SEED when it is drawn by lot, CARDS
    for everything about cards); `card_size` is the size of its cards, a name in `layouts/cards`, for what is printed
    with cards. `part_of` names the material that holds this one already, so that `all` does not print it
    twice. `large` tells whether it comes in large print."""

    name: str
    title: Mapping[str, str]
    contents: Callable[[Any, Words], tuple[Content, ...]]
    papers: tuple[str, ...] = ("a4", "letter", "a3")
    uses: frozenset[str] = frozenset()
    card_size: str | None = None
    part_of: str | None = None
    large: bool = False


def nothing_drawn(_: Ask) -> frozenset[bytes]:
    """For games in which nothing that is printed is drawn by lot."""
    return frozenset()


@frozen
class Game:
    """A game: names, materials (the first is the default), and its functions.

    `check` returns every complaint about what was asked; `set_up` is only called when none of them is an error. `drawn`
    tells, as forms to compare, what `set_up` would draw by lot: in a run of many files no form comes twice; none when
    all files are alike."""

    name: str
    title: Mapping[str, str]
    room: str
    materials: tuple[Material, ...]
    check: Callable[[Ask], tuple[Complaint, ...]]
    set_up: Callable[[Ask], Prepared]
    drawn: Callable[[Ask], frozenset[bytes]] = nothing_drawn

    def material(self, name: str) -> Material | None:
        """The material of that name, if the game has it."""
        return next((material for material in self.materials if material.name == name), None)
