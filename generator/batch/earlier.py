"""The files that earlier runs left in a folder: known by path and sha256, so nothing else is ever taken for ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import file_digest
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any


def files_of_row(row: Any) -> dict[str, str]:
    """Paths and sha256 of the files of a row of a manifest. ValueError when it is no such row."""
    if not (isinstance(row, Mapping) and isinstance(row.get("bytes", 0), int)):
        raise ValueError("no row")
    found = {inner_path(row.get("path")): _text(row.get("sha256"))}
    if "preview" in row:
        preview = inner_path(row["preview"])
        if "preview_sha256" in row:
            found[preview] = _text(row["preview_sha256"])
    return found


def inner_path(path: Any) -> str:
    """A path that stays in its folder on every system. ValueError for anything else."""
    text = _text(path)
    for kind in (PurePosixPath(text), PureWindowsPath(text)):
        if not kind.parts or kind.anchor or ".." in kind.parts or "\0" in text:
            raise ValueError("no path in the folder")
    return text


def stands(folder: Path, path: str, digest: str) -> bool:
    """Is there a file of these bytes at that path, and no link?"""
    place = folder / path
    try:
        if place.is_symlink():
            return False
        with open(place, "rb") as file:
            return file_digest(file, "sha256").hexdigest() == digest
    except OSError:
        return False


def remove(folder: Path, paths: list[str]) -> Iterator[str]:
    """Delete those files and the folders that are empty then; gives the paths that could be deleted."""
    for path in paths:
        try:
            (folder / path).unlink()
        except OSError:
            continue
        yield path
        with suppress(OSError):  # the first folder with something in it, or that must stay
            for parent in PurePosixPath(path).parents[:-1]:
                (folder / parent).rmdir()


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    return value
