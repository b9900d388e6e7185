"""Where previews lie. Those of an earlier time that are not wanted any more are taken away - ours, and no others."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from generator.problems import FileError
from generator.safe_file import write_file

INDEX = ".kaeseblatt-previews.json"


def put(folder: Path, group: str, files: Iterable[tuple[str, bytes]], force: bool) -> tuple[list[Path], list[Path]]:
    """Write the files of a group into the folder; gives the paths written and those removed.

    An index in the folder tells what we wrote: such a file may be replaced, and goes when the group has it no longer -
    unless somebody has changed it since. InputError for a file that is not ours and `force` is not given, FileError
    when the disk is in the way."""
    index = _index_of(folder)
    before = index.get(group, {})
    owned = {name: digest for names in index.values() for name, digest in names.items()}
    written: list[Path] = []
    now: dict[str, str] = {}
    try:
        for name, data in files:
            path = folder / name
            write_file(path, data, force or _is_as_left(path, owned.get(name)))
            now[name] = sha256(data).hexdigest()
            written.append(path)
    finally:
        kept = {**before, **now}
        _write_index(folder, {**index, group: kept})
    elsewhere = {name for other, names in index.items() if other != group for name in names}
    removed = []
    for name in sorted(set(before) - set(now)):
        path = folder / name
        if name not in elsewhere and _is_as_left(path, before[name]):
            path.unlink()
            removed.append(path)
    _write_index(folder, {**index, group: now})
    return written, removed


def _is_as_left(path: Path, digest: str | None) -> bool:
    try:
        return digest is not None and sha256(path.read_bytes()).hexdigest() == digest
    except OSError:
        return False


def _index_of(folder: Path) -> dict[str, dict[str, str]]:
    try:
        index = json.loads((folder / INDEX).read_bytes())
        return {
            str(group): {str(name): str(digest) for name, digest in names.items() if Path(name).name == name}
            for group, names in index.items()
        }
    except FileNotFoundError:
        return {}
    except (ValueError, AttributeError):
        return {}  # not ours to understand: then nothing in the folder is
    except OSError as error:
        raise FileError(f"{folder / INDEX}: could not be read: {error.strerror or error}") from None


def _write_index(folder: Path, index: dict[str, dict[str, str]]) -> None:
    text = json.dumps({group: names for group, names in sorted(index.items()) if names}, indent=1, sort_keys=True)
    write_file(folder / INDEX, text.encode(), True)
