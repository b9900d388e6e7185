"""Where a named thing lies: "meer" is a theme folder, "a4" a paper file.

A shelf is a folder with `themes/` and `layouts/`. Ours lies beside `generator/` in a checkout and in `generator/data`
in a wheel; further ones are named by the environment variable KAESEBLATT_PATH (like PATH) and come first. Anything
with a slash or a file ending is a path of its own.
"""

from __future__ import annotations

import os
from pathlib import Path

from generator.config.file_bytes import shown
from generator.problems import FileError, Place, Problem, UsageError, did_you_mean

Kind = str  # "themes", or the name of a folder in layouts: "papers", "mixes", "decks" ...
_ENDINGS = (".yaml", ".yml", ".json")
_PACKAGE = Path(__file__).resolve().parent.parent


class UnknownNameError(UsageError):
    """No shelf has a thing of this name; the text says so and names those there are."""


def shelves() -> tuple[Path, ...]:
    """All shelves, the reader's own first."""
    own = _own_shelves()
    packed = _PACKAGE / "data"
    return (*own, packed if packed.is_dir() else _PACKAGE.parent)


def shelf_warnings() -> tuple[Problem, ...]:
    """A warning for every shelf of KAESEBLATT_PATH that is no folder; its things are passed over."""
    gone = (path for path in _own_shelves() if not path.is_dir())
    return tuple(Problem(Place("KAESEBLATT_PATH"), "warning", "", f"there is no folder {shown(path)}") for path in gone)


def _own_shelves() -> list[Path]:
    return [Path(entry).expanduser() for entry in os.environ.get("KAESEBLATT_PATH", "").split(os.pathsep) if entry]


def find(kind: Kind, name: str) -> Path:
    """The folder of a theme, the file of anything else; a name may be written with capitals. UnknownNameError for a
    name nobody has, FileError for a path to nothing."""
    if is_path(name):
        return _at_path(kind, Path(name))
    for spelt in (name, name.lower()):
        for shelf in shelves():
            found = _things(kind, shelf).get(spelt)
            if found:
                return found
    known = names(kind)
    listed = ", ".join(known) if known else "none"
    gone = "".join(f"; {warning.place.file}: {warning.message}" for warning in shelf_warnings())
    message = f'there is no {_singular(kind)} "{name}"{did_you_mean(name, known)} ({kind}: {listed}){gone}'
    raise UnknownNameError(message)


def names(kind: Kind) -> tuple[str, ...]:
    """All names of a kind in alphabetical order. Nothing is opened for that, so a broken one hides no other."""
    return tuple(sorted({name for shelf in shelves() for name in _things(kind, shelf)}))


def is_path(name: str) -> bool:
    """Is this a path rather than a name?"""
    return "/" in name or os.sep in name or name in (".", "..") or name.endswith(_ENDINGS)


def _at_path(kind: Kind, path: Path) -> Path:
    if kind == "themes" and path.name == "theme.yaml":
        path = path.parent
    if not os.path.exists(path):  # of a name too long for any disk, Path would rather not say
        beside = os.listdir(path.parent) if os.path.isdir(path.parent) else ()
        near = did_you_mean(path.name, beside)
        raise FileError(f"there is no such {_singular(kind)}{near}", shown(path))
    if kind == "themes" and not (path / "theme.yaml").is_file():
        raise FileError("is no theme: a theme is a folder with a theme.yaml in it", shown(path))
    return path


def _things(kind: Kind, shelf: Path) -> dict[str, Path]:
    folder = shelf / kind if kind == "themes" else shelf / "layouts" / kind
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return {}
    if kind == "themes":
        return {entry.name: entry for entry in entries if (entry / "theme.yaml").is_file()}
    return {entry.stem: entry for entry in entries if entry.suffix in _ENDINGS and not entry.name.startswith(".")}


def _singular(kind: Kind) -> str:
    return "mix" if kind == "mixes" else kind.removesuffix("s")
