"""All files of a run in one zip: the same files, the same bytes."""

from __future__ import annotations

import os
from collections.abc import Iterable
from hashlib import file_digest
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from generator.safe_file import unwritten

NAME = "kaeseblatt.zip"
_NO_DATE = (1980, 1, 1, 0, 0, 0)
_READABLE = 0o100644 << 16


def write_archive(folder: Path, paths: Iterable[str]) -> tuple[Path, str]:
    """Put the files with these paths (below the folder, forward slashes) into `kaeseblatt.zip`, written beside and
    renamed; gives its path and sha256. They are compressed already, so they are only stored. FileError when the disk is
    in the way."""
    place = folder / NAME
    beside = folder / f".{NAME}.{os.getpid()}.part"
    try:
        with ZipFile(beside, "w", ZIP_STORED) as archive:
            for path in paths:
                entry = ZipInfo(path, _NO_DATE)
                entry.external_attr = _READABLE
                entry.create_system = 3  # as if on Unix, everywhere
                archive.writestr(entry, (folder / path).read_bytes())
        with open(beside, "rb") as file:
            digest = file_digest(file, "sha256").hexdigest()
        os.replace(beside, place)
    except OSError as error:
        raise unwritten(str(place), error) from None
    finally:
        beside.unlink(missing_ok=True)
    return place, digest
