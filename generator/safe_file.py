"""Writing a file so that nobody ever sees half of one: beside its place first, then renamed into it."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from generator.problems import FileError, InputError, Place, Problem

_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
_MOST_OF_NAME = 40  # of a name in that of its neighbour, so that a name as long as a disk allows still has one


class DiskFullError(FileError):
    """There is no room left on the disk, or none for this user."""


def write_file(path: Path, data: bytes, force: bool) -> bool:
    """Put the bytes at `path`, making its folders; False when the same bytes stand there already. Where a link stands,
    the file it leads to is written and the link stays.

    InputError when another file stands there and `force` is not given; FileError when something that is no file stands
    there (a folder, a device, a pipe), or the disk, the rights or a lock are in the way. In all these cases what stood
    there before is untouched. DiskFullError, a FileError, when that is the reason."""
    shown = str(path)
    try:
        path = Path(os.path.realpath(path)) if path.is_symlink() else path
        before = _stands_at(path)
        if before is not None:
            if not stat.S_ISREG(before.st_mode):
                raise FileError(f"is {kind_of_file(before.st_mode)}, not a file", shown)
            if before.st_size == len(data) and path.read_bytes() == data:
                return False
            if not force:
                message = "exists already and is different; --force overwrites it"
                raise InputError([Problem(Place(shown), "error", "", message)])
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_beside(path, data)
    except OSError as trouble:
        raise unwritten(shown, trouble) from None
    except ValueError:  # a NUL in the name
        raise FileError("is no possible file name", repr(shown)) from None
    return True


def unwritten(shown: str, trouble: OSError) -> FileError:
    """What to raise for a file that could not be written."""
    kind = DiskFullError if trouble.errno in _FULL else FileError
    return kind(_sentence(shown, trouble), shown)


def kind_of_file(mode: int) -> str:
    """What stands where a file should: `a folder`, `a device`, `a pipe`."""
    if stat.S_ISDIR(mode):
        return "a folder"
    if stat.S_ISFIFO(mode):
        return "a pipe"
    if stat.S_ISSOCK(mode):
        return "a socket"
    return "a device"


def _stands_at(path: Path) -> os.stat_result | None:
    """What stands there, without opening it: a pipe would be waited for, a device never ends."""
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _write_beside(path: Path, data: bytes) -> None:
    """Write a hidden neighbour and rename it; whatever happens, the neighbour does not stay."""
    beside = path.with_name(f".{path.name[:_MOST_OF_NAME]}.{os.getpid()}.part")
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
