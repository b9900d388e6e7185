"""The manifest of a run, and the journal from which it is written: a line for every file as soon as it stands."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from errno import ENOSPC
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from generator import __version__
from generator.batch.archive import NAME as ARCHIVE
from generator.batch.earlier import files_of_row, remove, stands
from generator.batch.names import folded
from generator.batch.orders import Order
from generator.problems import FileError, InputError, Place, Problem
from generator.safe_file import unwritten

MANIFEST = "manifest.json"
JOURNAL = ".kaeseblatt-batch.jsonl"


class Ledger:
    """What a folder holds of earlier runs, and what this run adds.

    Rows of earlier runs are kept as JSON text by path; of this run only the places of its lines in the journal are kept
    in memory. The journal is one line of facts about the run, the rows and other files of earlier runs, then a line for
    each file of this one; a last line that was cut off is overlooked. `known` has every file that we ever left here,
    by path with its sha256."""

    def __init__(self, folder: Path, fresh: bool) -> None:
        """FileError when the folder cannot be used, or another batch is at work in it; InputError when what an earlier
        run noted is damaged and `fresh` does not say to go on without."""
        self.folder = folder
        self.fresh = fresh
        self.known: dict[str, str] = {}
        self.past: dict[str, str] = {}
        self.seed: int | None = None
        self.lines: dict[int, tuple[int, bool]] = {}
        self.journal: IO[bytes] | None = None
        self.end = 0
        self.archive_is_new = False
        self.remembered: dict[str, str] = {}
        self.names: set[int] = set()
        self.failed: set[int] = set()
        self._read_manifest()
        self._read_journal()
        if fresh:
            # What we wrote may still be overwritten; it is only not taken for done.
            self.remembered, self.past, self.seed = self.past, {}, None

    def begin(self, seed: int) -> None:
        """Start the journal of a run, with all that is known from earlier ones."""
        self.seed = seed
        path = self.folder / JOURNAL
        beside = path.with_name(JOURNAL + ".part")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with open(beside, "wb") as file:
                file.write(_line({"version": __version__, "seed": seed, "pid": os.getpid()}))
                file.writelines(b'{"past":%s}\n' % row.encode() for row in self.past.values())
                for name, digest in self.known.items():
                    file.write(_line({"other_file": {"path": name, "sha256": digest}}))
            os.replace(beside, path)
            # Without a buffer, so that nothing of a line for which there was no room waits to be written.
            self.journal = open(path, "ab", buffering=0)  # noqa: SIM115
            self.end = os.path.getsize(path)
            _lock(self.journal, path)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise unwritten(str(path), error) from None

    def unchanged(self, order: Order, previews: bool) -> dict[str, Any] | None:
        """The row of a file that stands already and would become the same."""
        text = self.past.get(order.path)
        if text is None:
            return None
        row: dict[str, Any] = json.loads(text)
        if row.get("inputs") != order.inputs or not self._stands(row):
            return None
        if previews and not (row.get("preview") and (self.folder / row["preview"]).is_file()):
            return None
        return row

    def wrote(self, path: str) -> bool:
        """Does a file of ours stand at the path, as we left it?"""
        return path in self.known and stands(self.folder, path, self.known[path])

    def add(self, index: int, row: dict[str, Any], failed: bool = False) -> None:
        """Note a file that stands, or one that could not be made."""
        self._write(_line({"failed" if failed else "row": row}), index, failed)
        if failed:
            self.failed.add(_mark(row["path"]))
            return
        self.past.pop(row["path"], None)
        self.names |= {_mark(path) for path in (row["path"], row.get("preview")) if path}

    def _write(self, line: bytes, index: int, failed: bool) -> None:
        journal = self._open_journal()
        try:
            if journal.write(line) != len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
        except OSError as error:
            journal.truncate(self.end)
            raise unwritten(str(self.folder / JOURNAL), error) from None
        self.lines[index] = (self.end, failed)
        self.end += len(line)

    def is_taken(self, path: str) -> bool:
        """Has this run a file of this name already, on whatever file system?"""
        return _mark(path) in self.names

    def rows(self, failed: bool = False) -> Iterator[dict[str, Any]]:
        """The rows of this run in the order of its plan."""
        with open(self.folder / JOURNAL, "rb") as journal:
            for index in sorted(self.lines):
                place, is_failed = self.lines[index]
                if is_failed == failed:
                    journal.seek(place)
                    yield json.loads(journal.readline())["failed" if failed else "row"]

    def archived(self, digest: str) -> None:
        """This run has written the archive."""
        self.known[ARCHIVE] = digest
        self.archive_is_new = True

    def left(self) -> list[str]:
        """The files of earlier runs that are not among those of this one, as we left them."""
        wanted = self.names | self.failed | ({_mark(ARCHIVE)} if self.archive_is_new else set())
        return [
            path
            for path, digest in self.known.items()
            if _mark(path) not in wanted and stands(self.folder, path, digest)
        ]

    def remove(self, paths: list[str]) -> list[str]:
        """Delete those files of earlier runs; gives the ones that are gone."""
        gone = list(remove(self.folder, paths))
        for path in gone:
            del self.known[path]
        return gone

    def finish(self, interrupted: bool) -> Path:
        """Write the manifest, and end the journal. After an interruption the files that the run did not come to are in
        it as well, as far as they still stand. `other_files` of the manifest are all further files that we left here.

        FileError when it cannot be written; the journal then stays."""
        path = self.folder / MANIFEST
        beside = path.with_name(f".{MANIFEST}.part")
        try:
            with open(beside, "w", encoding="utf-8") as file:
                head = json.dumps({"version": __version__, "seed": self.seed, "interrupted": interrupted})
                file.write(f'{head[:-1]}, "files": [')
                _write_list(file, self._standing_rows(interrupted))
                file.write('], "failed": [')
                _write_list(file, map(_text, self.rows(failed=True)))
                file.write('], "other_files": [')
                _write_list(file, map(_text, self._other_files(interrupted)))
                file.write("]}\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        except OSError as error:
            self._open_journal().close()
            beside.unlink(missing_ok=True)
            raise unwritten(str(path), error) from None
        self._open_journal().close()
        (self.folder / JOURNAL).unlink(missing_ok=True)
        return path

    def _other_files(self, interrupted: bool) -> Iterator[dict[str, str]]:
        """What is not in the rows of the manifest and yet ours."""
        listed = set(self.names)
        if interrupted:
            for text in {**self.remembered, **self.past}.values():
                listed |= {_mark(path) for path in files_of_row(json.loads(text))}
        for path, digest in self.known.items():
            if _mark(path) not in listed and stands(self.folder, path, digest):
                yield {"path": path, "sha256": digest}

    def _standing_rows(self, interrupted: bool) -> Iterator[str]:
        yield from map(_text, self.rows())
        if interrupted:
            done = {row["path"] for row in self.rows()}
            for path, text in {**self.remembered, **self.past}.items():
                if path not in done and (self.folder / path).is_file():
                    yield text

    def _stands(self, row: dict[str, Any]) -> bool:
        try:
            file = self.folder / row["path"]
            size, digest = row["bytes"], row["sha256"]
            return bool(file.stat().st_size == size and sha256(file.read_bytes()).hexdigest() == digest)
        except (OSError, KeyError):
            return False

    def _open_journal(self) -> IO[bytes]:
        if self.journal is None:
            raise ValueError("the run has not begun")
        return self.journal

    def _read_manifest(self) -> None:
        path = self.folder / MANIFEST
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return
        except NotADirectoryError:
            raise FileError(f"{self.folder}: is a file, not a folder") from None
        except OSError as error:
            raise FileError(f"{path}: could not be read: {error.strerror or error}") from None
        try:
            document = json.loads(data)
            seed, rows = document["seed"], document["files"]
            entries = [*rows, *document.get("other_files", [])]
            known = {name: digest for entry in entries for name, digest in files_of_row(entry).items()}
            past = {row["path"]: _text(row) for row in rows if isinstance(row["bytes"], int)}
            if not isinstance(seed, int):
                raise ValueError("no seed")
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            if not (b'"seed"' in data and b'"files"' in data):  # somebody else's
                raise FileError("is not the manifest of a batch; choose another folder with --out", str(path)) from None
            self._damaged(path, "manifest")
        else:
            self.seed, self.past, self.known = seed, past, known

    def _read_journal(self) -> None:
        path = self.folder / JOURNAL
        try:
            with open(path, "rb") as file:
                _lock(file, path)
                head = json.loads(file.readline() or b"{}")
                if not isinstance(head.get("seed", 0), int):
                    raise ValueError("no seed")
                self.seed = head.get("seed", self.seed)
                for line in file:
                    if line.endswith(b"\n"):
                        self._read_entry(json.loads(line))
            for left in self.folder.rglob(f".*.{int(head.get('pid', 0))}.part"):
                left.unlink(missing_ok=True)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            raise FileError(f"could not be read: {error.strerror or error}", str(path)) from None
        except (ValueError, TypeError, AttributeError, RecursionError):
            self._damaged(path, "journal")

    def _read_entry(self, entry: dict[str, Any]) -> None:
        """A line of the journal."""
        row = entry.get("row") or entry.get("past")
        if row:
            self.known |= files_of_row(row)
            self.past[row["path"]] = _text(row)
        elif "other_file" in entry:
            self.known |= files_of_row(entry["other_file"])

    def _damaged(self, path: Path, what: str) -> None:
        if not self.fresh:
            message = f"is not the {what} of a batch; --fresh starts over"
            raise InputError([Problem(Place(str(path)), "error", "", message)])


def _mark(path: str) -> int:
    """A name as a small number, the same for names that some file system takes for one."""
    return int.from_bytes(sha256(folded(path).encode()).digest()[:8], "big")


def _line(data: dict[str, Any]) -> bytes:
    return _text(data).encode() + b"\n"


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _write_list(file: IO[str], texts: Iterator[str]) -> None:
    for number, text in enumerate(texts):
        file.write(",\n" if number else "\n")
        file.write(text)
    file.write("\n")


def _lock(file: IO[bytes], path: Path) -> None:
    """FileError when another run has the journal; on systems without such locks nothing is checked."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FileError(f"{path}: another batch is at work in this folder") from None
    except OSError:  # a file system without locks
        return
