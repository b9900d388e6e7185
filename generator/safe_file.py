"""Writing a file so that nobody ever sees half of one: beside its place first, then renamed into it."""

from __future__ import annotations

import os
from pathlib import Path

from generator.problems import FileError, InputError, Place, Problem


def write_file(path: Path, data: bytes, force: bool) -> bool:
    """Put the bytes at `path`, making its folders; False when the same bytes stand there already.

    InputError when another file stands there and `force` is not given; FileError when the disk, the rights or a lock
    are in the way. In both cases what stood there before is untouched."""
    shown = str(path)
    try:
        if path.is_dir():
            raise FileError("is a folder, not a file", shown)
        if path.exists():
            if path.read_bytes() == data:
                return False
            if not force:
                message = "exists already and is different; --force overwrites it"
                raise InputError([Problem(Place(shown), "error", "", message)])
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_beside(path, data)
    except OSError as trouble:
        raise FileError(_sentence(shown, trouble), shown) from None
    return True


def _write_beside(path: Path, data: bytes) -> None:
    """Write a hidden neighbour and rename it; whatever happens, the neighbour does not stay."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(beside, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(13, "is read-only")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _sentence(shown: str, trouble: OSError) -> str:
    reason = (trouble.strerror or str(trouble)).lower()
    hint = "; is it open in another program?" if isinstance(trouble, PermissionError) and os.name == "nt" else ""
    where = f" ({trouble.filename})" if trouble.filename and str(trouble.filename) != shown else ""
    return f"could not be written: {reason}{where}{hint}"
