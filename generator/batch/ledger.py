"""The manifest of a run, and the journal from which it is written: a line for every file as soon as it stands."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from generator import __version__
from generator.batch.names import folded
from generator.batch.orders import Order
from generator.problems import FileError

MANIFEST = "manifest.json"
JOURNAL = ".kaeseblatt-batch.jsonl"


class Ledger:
    """What a folder holds of earlier runs, and what this run adds.

    Rows of earlier runs are kept as JSON text by path; of this run only the places of its lines in the journal are kept
    in memory. The journal is one line of facts about the run, the rows of earlier runs, then a line for each file of
    this one; a last line that was cut off is overlooked."""

    def __init__(self, folder: Path, fresh: bool) -> None:
        """FileError when the folder cannot be used, or another batch is at work in it."""
        self.folder = folder
        self.past: dict[str, str] = {}
        self.seed: int | None = None
        self.lines: dict[int, tuple[int, bool]] = {}
        self.journal: IO[bytes] | None = None
        self.remembered: dict[str, str] = {}
        self.names: set[int] = set()
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
            os.replace(beside, path)
            self.journal = open(path, "r+b")  # noqa: SIM115
            self.journal.seek(0, os.SEEK_END)
            _lock(self.journal, path)
        except OSError as error:
            raise FileError(f"{path}: could not be written: {error.strerror or error}") from None

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
        text = self.past.get(path) or self.remembered.get(path)
        return text is not None and self._stands(json.loads(text))

    def add(self, index: int, row: dict[str, Any], failed: bool = False) -> None:
        """Note a file that stands, or one that could not be made."""
        journal = self._open_journal()
        try:
            self.lines[index] = (journal.tell(), failed)
            journal.write(_line({"failed" if failed else "row": row}))
            journal.flush()
        except OSError as error:
            raise FileError(f"{self.folder / JOURNAL}: could not be written: {error.strerror or error}") from None
        if not failed:
            self.past.pop(row["path"], None)
            self.names.add(_mark(row["path"]))

    def is_taken(self, path: str) -> bool:
        """Has this run a file of this name already, on whatever file system?"""
        return _mark(path) in self.names

    def rows(self, failed: bool = False) -> Iterator[dict[str, Any]]:
        """The rows of this run in the order of its plan."""
        journal = self._open_journal()
        end = journal.tell()
        try:
            for index in sorted(self.lines):
                place, is_failed = self.lines[index]
                if is_failed == failed:
                    journal.seek(place)
                    yield json.loads(journal.readline())["failed" if failed else "row"]
        finally:
            journal.seek(end)

    def finish(self, interrupted: bool) -> Path:
        """Write the manifest, and end the journal. After an interruption the files that the run did not come to are in
        it as well, as far as they still stand."""
        path = self.folder / MANIFEST
        beside = path.with_name(f".{MANIFEST}.part")
        try:
            with open(beside, "w", encoding="utf-8") as file:
                head = json.dumps({"version": __version__, "seed": self.seed, "interrupted": interrupted})
                file.write(f'{head[:-1]}, "files": [')
                _write_list(file, self._standing_rows(interrupted))
                file.write('], "failed": [')
                _write_list(file, map(_text, self.rows(failed=True)))
                file.write("]}\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
            self._open_journal().close()
            (self.folder / JOURNAL).unlink(missing_ok=True)
        except OSError as error:
            raise FileError(f"{path}: could not be written: {error.strerror or error}") from None
        return path

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
            document = json.loads(path.read_bytes())
            self.seed = document["seed"]
            self.past = {row["path"]: _text(row) for row in document["files"]}
        except FileNotFoundError:
            return
        except NotADirectoryError:
            raise FileError(f"{self.folder}: is a file, not a folder") from None
        except OSError as error:
            raise FileError(f"{path}: could not be read: {error.strerror or error}") from None
        except (ValueError, TypeError, KeyError):
            raise FileError(f"{path}: is not the manifest of a batch; choose another folder with --out") from None

    def _read_journal(self) -> None:
        path = self.folder / JOURNAL
        try:
            with open(path, "rb") as file:
                _lock(file, path)
                head = json.loads(file.readline() or b"{}")
                self.seed = head.get("seed", self.seed)
                for line in file:
                    if line.endswith(b"\n"):
                        entry = json.loads(line)
                        row = entry.get("row") or entry.get("past")
                        if row:
                            self.past[row["path"]] = _text(row)
            for left in self.folder.rglob(f".*.{head.get('pid', 0)}.part"):
                left.unlink(missing_ok=True)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            raise FileError(f"{path}: could not be read: {error.strerror or error}") from None
        except (ValueError, AttributeError):
            raise FileError(f"{path}: is not a journal of a batch; delete it to start over") from None


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
