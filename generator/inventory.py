"""What there is to choose from, as rows with at least a name: `kaeseblatt list`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.catalogue import every_game
from generator.config.mix import read_mix
from generator.config.paper import read_paper
from generator.config.plan import read_plan
from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.job import chosen
from generator.problems import FileError, InputError

Row = dict[str, Any]
LANGUAGE_NAMES = {"de": "Deutsch", "en": "English"}


def listed(what: str) -> list[Row]:
    """The rows of one list. UsageError names the lists there are."""
    return _LISTS[chosen("list", what, _LISTS)]()


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


def _decks() -> list[Row]:
    return [{"name": name} for name in names("decks")]


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


_LISTS: dict[str, Callable[[], list[Row]]] = {
    "games": _games,
    "materials": _materials,
    "themes": _themes,
    "mixes": _mixes,
    "papers": _papers,
    "languages": _languages,
    "decks": _decks,
    "plans": _plans,
}
