"""What there is to choose from, as rows with at least a name: `kaeseblatt list`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.catalogue import every_game
from generator.config.card_size import read_card_size
from generator.config.mix import read_mix
from generator.config.paper import read_paper
from generator.config.plan import read_plan
from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.games.knights.deck_shelf import read_deck
from generator.job import INK_MODES, chosen
from generator.problems import FileError, InputError

Row = dict[str, Any]
LANGUAGE_NAMES = {"de": "Deutsch", "en": "English"}


def listed(what: str | None) -> list[Row]:
    """The rows of one list, or without a name those of all lists. UsageError names the lists there are."""
    if what is None:
        return [{"name": name, "about": about} for name, (about, _) in _LISTS.items()]
    return _LISTS[chosen("list", what.lower(), _LISTS)][1]()


def _games() -> list[Row]:
    return [
        {
            "name": game.name,
            "about": game.title["en"],
            "title": dict(game.title),
            "materials": [material.name for material in game.materials],
        }
        for game in every_game()
    ]


def _materials() -> list[Row]:
    return [
        {
            "name": material.name,
            "game": game.name,
            "about": f"{game.name}: {material.title['en']}",
            "title": dict(material.title),
            "papers": list(material.papers),
            "options": sorted(material.uses),
        }
        for game in every_game()
        for material in game.materials
    ]


def _themes() -> list[Row]:
    return [_readable(name, _theme_row) for name in names("themes")]


def _theme_row(name: str) -> Row:
    theme = read_theme(name)
    twists = "/".join(str(amount) for amount in theme.mix.values())
    about = f"{theme.titles['en']} ({theme.titles['de']}), twists {twists}"
    return {"name": name, "about": about, "title": dict(theme.titles), "twists": dict(theme.mix)}


def _mixes() -> list[Row]:
    return [_readable(name, _mix_row) for name in names("mixes")]


def _mix_row(name: str) -> Row:
    mix = read_mix(name)
    amounts = ", ".join(f"{amount} {kind}" for kind, amount in mix.twists.items() if amount) or "no twists"
    return {
        "name": name,
        "about": f"{mix.titles['en']}: {amounts}",
        "title": dict(mix.titles),
        "twists": dict(mix.twists),
    }


def _papers() -> list[Row]:
    return [_readable(name, _paper_row) for name in names("papers")]


def _paper_row(name: str) -> Row:
    paper = read_paper(name)
    about = f"{paper.titles['en']}, {paper.width:g} x {paper.height:g} mm, margin {paper.margin:g} mm"
    return {"name": name, "about": about, "width": paper.width, "height": paper.height, "margin": paper.margin}


def _languages() -> list[Row]:
    return [{"name": lang, "about": about} for lang, about in LANGUAGE_NAMES.items()]


def _inks() -> list[Row]:
    return [{"name": ink, "about": about} for ink, about in zip(INK_MODES, _INKS, strict=True)]


def _card_sizes() -> list[Row]:
    return [_readable(name, _card_size_row) for name in names("cards")]


def _card_size_row(name: str) -> Row:
    card = read_card_size(name)
    about = f"{card.titles['en']}, {card.width:g} x {card.height:g} mm, bleed {card.bleed:g} mm"
    return {"name": name, "about": about, "width": card.width, "height": card.height, "bleed": card.bleed}


def _decks() -> list[Row]:
    return [_readable(name, _deck_row) for name in names("decks")]


def _deck_row(name: str) -> Row:
    deck = read_deck(name).deck
    title = {"en": deck.title.en, "de": deck.title.de}
    return {"name": name, "about": f"{title['en']}, {len(deck.cards)} different cards", "title": title}


def _pieces() -> list[Row]:
    return [
        {"name": name, "about": "how the pieces of Käse Würfeln spread over their values"} for name in names("pieces")
    ]


def _layouts() -> list[Row]:
    """Every kind of file in `layouts`, with the names there are."""
    return [{"name": kind, "about": f"{option}: {', '.join(names(kind))}"} for kind, option in _KINDS.items()]


def _plans() -> list[Row]:
    return [_readable(name, _plan_row) for name in names("plans")]


def _plan_row(name: str) -> Row:
    plan = read_plan(name)
    return {"name": name, "about": plan.titles.get("en", ""), "title": dict(plan.titles)}


def _readable(name: str, row_of: Callable[[str], Row]) -> Row:
    """The row, or one that says what is wrong: a broken thing never hides the others."""
    try:
        return row_of(name)
    except InputError as error:
        first = error.problems[0]
        return {"name": name, "about": f"cannot be used: {first}", "problems": [str(each) for each in error.problems]}
    except FileError as error:
        return {"name": name, "about": f"cannot be read: {error}", "problems": [str(error)]}


_INKS = ("all colours", "text and lines thinned, to save ink", "greys only")
_KINDS = {
    "papers": "--paper",
    "cards": "--card-size",
    "mixes": "--mix",
    "decks": "--deck",
    "pieces": "--pieces",
    "plans": "kaeseblatt batch",
}
_LISTS: dict[str, tuple[str, Callable[[], list[Row]]]] = {
    "games": ("the games", _games),
    "materials": ("what is printed of each game", _materials),
    "themes": ("looks, for --theme", _themes),
    "mixes": ("twists on a field, for --mix", _mixes),
    "papers": ("papers, for --paper", _papers),
    "inks": ("how much ink, for --ink", _inks),
    "languages": ("languages, for --lang", _languages),
    "decks": ("cards of Knights of the Round Cheese, for --deck", _decks),
    "card-sizes": ("sizes of cards, for --card-size", _card_sizes),
    "pieces": ("pieces of Käse Würfeln, for --pieces", _pieces),
    "plans": ("what a batch prints, for `kaeseblatt batch`", _plans),
    "layouts": ("all files beside the themes, by their kind", _layouts),
}
"""Name of a list -> what it lists, and its rows."""
