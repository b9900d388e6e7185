"""Files as bytes, and what is said when they cannot be read."""

from __future__ import annotations

from pathlib import Path

from generator.config.source_text import LARGEST
from generator.problems import FileError, did_you_mean


def shown(path: Path) -> str:
    """A path the way people write it: relative to the current folder when it lies in it, with forward slashes."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):  # elsewhere, or the current folder is gone
        return path.as_posix()


def bytes_of(path: Path) -> bytes:
    """The bytes of a file, at most one more than `LARGEST`. FileError, with a near name, when it cannot be read."""
    try:
        with path.open("rb") as stream:
            return stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise FileError(f"there is no such file{_neighbour(path)}", shown(path)) from None
    except IsADirectoryError:
        raise FileError("is a folder, not a file", shown(path)) from None
    except PermissionError:
        what = "is a folder, not a file" if path.is_dir() else "may not be read (no permission)"
        raise FileError(what, shown(path)) from None
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
