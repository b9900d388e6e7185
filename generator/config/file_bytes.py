"""Files as bytes, and what is said when they cannot be read."""

from __future__ import annotations

import stat
from pathlib import Path

from generator.config.source_text import LARGEST
from generator.problems import FileError, did_you_mean
from generator.safe_file import kind_of_file

_OPENED = ("/dev/fd", "/proc/self/fd", "/dev/stdin")  # what the shell has opened for us may be a pipe


def shown(path: Path) -> str:
    """A path the way people write it: relative to the current folder when it lies in it, with forward slashes."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):  # elsewhere, or the current folder is gone
        return path.as_posix()


def bytes_of(path: Path) -> bytes:
    """The bytes of a file, at most one more than `LARGEST`. FileError, with a near name, when it cannot be read, and
    for what is no file: a pipe would be waited for, a device never ends."""
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode) and not str(path).startswith(_OPENED):
            raise FileError(f"is {kind_of_file(mode)}, not a file", shown(path))
        with path.open("rb") as stream:
            return stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise FileError(f"there is no such file{_neighbour(path)}", shown(path)) from None
    except PermissionError:
        raise FileError("may not be read (no permission)", shown(path)) from None
    except OSError as error:
        raise FileError(f"could not be read: {error.strerror or error}", shown(path)) from None
    except ValueError:  # a NUL in the name
        raise FileError("is no possible file name", repr(str(path))) from None


def _neighbour(path: Path) -> str:
    try:
        names = [entry.name for entry in path.parent.iterdir()]
    except OSError:
        return f"; there is no folder {shown(path.parent)} either"
    return did_you_mean(path.name, names)
