"""What decides the bytes of a file, as a hash: when it is the same, the file need not be made again."""

from __future__ import annotations

import sys
import zlib
from functools import cache
from hashlib import blake2b
from pathlib import Path

from generator import __version__
from generator.config.shelf import shelves
from generator.job import Job
from generator.problems import FileError
from generator.surroundings import Surroundings

_SIZE = 16


@cache
def versions() -> dict[str, str]:
    """The versions that reach the bytes of a file."""
    from importlib.metadata import version

    libraries = {name: version(name) for name in ("reportlab", "uharfbuzz", "pydantic")}
    python = ".".join(map(str, sys.version_info[:2]))
    return {"kaeseblatt": __version__, "python": python, **libraries, "zlib": zlib.ZLIB_RUNTIME_VERSION}


def surroundings_hash(around: Surroundings) -> str:
    """A hash of every file of a job's surroundings by content, not by place: the same on another machine."""
    files = {Path(place.file) for place in around.places.values()}
    files |= set(around.theme.pictures.files.values())
    files |= {file for several in around.theme.word_files.values() for file in several}
    whole = blake2b(_layouts(), digest_size=_SIZE)
    whole.update(repr((around.theme.name, around.paper)).encode())
    for digest in sorted(_file_hash(file) for file in files if file.is_file()):
        whole.update(digest)
    return whole.hexdigest()


def inputs_hash(surroundings: str, job: Job, seeds: tuple[int, ...], together: bool) -> str:
    """A hash of everything that decides the bytes of one file."""
    facts = (job.game, job.materials, job.lang, job.ink, seeds, together, sorted(versions().items()))
    return blake2b(f"{surroundings} {facts!r}".encode(), digest_size=_SIZE).hexdigest()


def forget() -> None:
    """Files may have changed: those that are read once for many hashes are read again."""
    _layouts.cache_clear()


@cache
def _layouts() -> bytes:
    """All layouts together: decks, dice, card sizes ... are few and small."""
    whole = blake2b(digest_size=_SIZE)
    for shelf in shelves():
        for file in sorted((shelf / "layouts").rglob("*.yaml")):
            if file.parent.name != "plans":
                whole.update(_file_hash(file))
    return whole.digest()


def _file_hash(file: Path) -> bytes:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise FileError(f"{file}: could not be read: {error.strerror or error}") from None
    return blake2b(f"{file.name} ".encode() + data, digest_size=_SIZE).digest()
