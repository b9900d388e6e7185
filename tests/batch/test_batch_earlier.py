"""What earlier runs left in a folder, damaged notes of theirs, and a disk that is full."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from batch_help import FIELDS, contents, kaeseblatt, manifest

from generator.batch import ledger
from generator.batch.earlier import inner_path

FIRST = ("batch", *FIELDS, "--count", 3, "--seed", 5, "--jobs", 1)
OTHER = ("batch", *FIELDS, "--count", 2, "--seed", 6, "--jobs", 1)


def listed(folder: Path) -> set[str]:
    """The files that the manifest has rows for, and itself."""
    rows = manifest(folder)["files"]
    return {"manifest.json"} | {path for row in rows for path in (row["path"], row.get("preview")) if path}


def test_files_of_earlier_runs_stay_and_are_said_until_all_starts_over(tmp_path: Path) -> None:
    assert "earlier runs" not in kaeseblatt(*FIRST, "--previews", "--zip", "--out", tmp_path).stdout
    first = set(contents(tmp_path))
    result = kaeseblatt(*OTHER, "--out", tmp_path)
    assert "7 files of earlier runs lie here too (kaeseblatt.zip, " in result.stdout
    assert "--fresh removes them" in result.stdout
    assert first < set(contents(tmp_path))
    result = kaeseblatt(*OTHER, "--fresh", "--out", tmp_path)
    assert "Removed 7 files of earlier runs (kaeseblatt.zip, " in result.stdout
    assert set(contents(tmp_path)) == listed(tmp_path)
    assert len(manifest(tmp_path)["files"]) == 2
    assert manifest(tmp_path)["other_files"] == []


def test_what_is_not_ours_or_was_changed_is_never_removed(tmp_path: Path) -> None:
    kaeseblatt(*FIRST, "--previews", "--zip", "--out", tmp_path)
    rows = manifest(tmp_path)["files"]
    mine = {
        rows[0]["path"]: b"written over",
        rows[1]["preview"]: b"painted over",
        "kaeseblatt.zip": b"packed anew",
        "notes.txt": b"mine",
    }
    for name, data in mine.items():
        (tmp_path / name).write_bytes(data)
    link = tmp_path / rows[2]["path"]
    link.rename(tmp_path / "elsewhere.pdf")
    link.symlink_to("elsewhere.pdf")
    kaeseblatt(*OTHER, "--fresh", "--out", tmp_path)
    found = contents(tmp_path)
    assert mine.items() <= found.items()
    assert set(found) == listed(tmp_path) | set(mine) | {"elsewhere.pdf", link.name}


def test_folders_that_are_empty_then_go_too(tmp_path: Path) -> None:
    kaeseblatt(*FIRST, "--folder-limit", 1, "--out", tmp_path)
    (tmp_path / "0002" / "mine.txt").write_text("mine", encoding="utf-8")
    kaeseblatt(*FIRST, "--fresh", "--out", tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == ["0002"]
    assert set(contents(tmp_path)) == listed(tmp_path) | {os.path.join("0002", "mine.txt")}


def test_a_run_that_makes_nothing_takes_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kaeseblatt(*FIRST, "--out", tmp_path)
    before = {name for name in contents(tmp_path) if name.endswith(".pdf")}
    with monkeypatch.context() as broken:
        broken.setattr("generator.batch.worker.pdf_of", lambda laid_out: 1 / 0)
        assert kaeseblatt(*OTHER, "--fresh", "--out", tmp_path).exit_code == 1
    assert {name for name in contents(tmp_path) if name.endswith(".pdf")} == before
    assert "Removed 3 files" in kaeseblatt(*OTHER, "--fresh", "--out", tmp_path).stdout


def _damage(document: dict[str, Any], key: str, value: object) -> str:
    document = json.loads(json.dumps(document))
    if key in document:
        document[key] = value
    else:
        document["files"][0][key] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "five"),
        ("files", 3),
        ("files", [3]),
        ("files", [[]]),
        ("files", {"a": 1}),
        ("other_files", 3),
        ("other_files", [{"path": "a.pdf"}]),
        ("path", 3),
        ("path", "../a.pdf"),
        ("path", "/a.pdf"),
        ("path", "C:a.pdf"),
        ("bytes", "many"),
        ("sha256", None),
        ("preview", ["a.png"]),
    ],
)
def test_a_manifest_with_odd_values_is_said_and_can_be_started_over(tmp_path: Path, key: str, value: object) -> None:
    kaeseblatt(*OTHER, "--out", tmp_path)
    (tmp_path / "manifest.json").write_text(_damage(manifest(tmp_path), key, value), encoding="utf-8")
    result = kaeseblatt(*OTHER, "--out", tmp_path)
    assert result.exit_code == 1
    assert "manifest.json: error: is not the manifest of a batch; --fresh starts over" in result.stderr
    assert kaeseblatt(*OTHER, "--fresh", "--out", tmp_path).exit_code == 0
    assert len(manifest(tmp_path)["files"]) == 2


@pytest.mark.parametrize("line", ["3", '{"row": 3}', '{"row": {"path": 3}}', '{"other_file": []}', "{", "[" * 99_999])
def test_a_journal_with_odd_values_is_said(tmp_path: Path, line: str) -> None:
    (tmp_path / ledger.JOURNAL).write_text(f'{{"version": "0", "seed": 5, "pid": 1}}\n{line}\n', encoding="utf-8")
    result = kaeseblatt(*OTHER, "--out", tmp_path)
    assert result.exit_code == 1
    assert "is not the journal of a batch; --fresh starts over" in result.stderr
    assert kaeseblatt(*OTHER, "--fresh", "--out", tmp_path).exit_code == 0


@pytest.mark.parametrize("path", ["", ".", "..", "a/../../b", "/a", "\\a", "C:\\a", "a\0", 3, None])
def test_a_path_stays_in_its_folder(path: object) -> None:
    with pytest.raises(ValueError, match="no "):
        inner_path(path)
    assert inner_path("0001/a.pdf") == "0001/a.pdf"


def _fill(monkeypatch: pytest.MonkeyPatch, after: int, number: int) -> None:
    """A disk that has no room any more after some files."""
    real = os.fsync
    synced = 0

    def fsync(file: int) -> None:
        nonlocal synced
        synced += 1
        if synced > after:
            raise OSError(number, os.strerror(number))
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
@pytest.mark.parametrize("as_json", [False, True])
def test_a_full_disk_ends_the_run_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, as_json: bool
) -> None:
    words = ("batch", *FIELDS, "--count", 5, "--seed", 5, "--jobs", 1, "--out", tmp_path)
    with monkeypatch.context() as full:
        _fill(full, 2, number)
        result = kaeseblatt(*words, *(["--json"] if as_json else []))
    assert result.exit_code == 3
    assert f"error: {tmp_path}: disk full; the same command goes on from here" in result.stderr
    if as_json:
        assert json.loads(result.stdout)["problems"][0]["message"].startswith("disk full")
    else:
        assert result.stdout.startswith("2 made, 0 unchanged, 0 failed")
    found = contents(tmp_path)
    assert sorted(name.rpartition(".")[2] for name in found) == ["jsonl", "pdf", "pdf"]
    assert kaeseblatt(*words).stdout.startswith("3 made, 2 unchanged, 0 failed")
    assert len(manifest(tmp_path)["files"]) == 5


def test_a_line_for_which_there_was_no_room_is_not_in_the_journal(tmp_path: Path) -> None:
    book = ledger.Ledger(tmp_path, fresh=False)
    book.begin(5)
    before = (tmp_path / ledger.JOURNAL).read_bytes()
    journal = book.journal
    assert journal is not None

    class Short:
        """Takes only some bytes of what is written."""

        def write(self, data: bytes) -> int:
            return journal.write(data[:10])

        def truncate(self, size: int) -> int:
            return journal.truncate(size)

    book.journal = Short()  # type: ignore[assignment]
    with pytest.raises(ledger.FileError):
        book.add(0, {"path": "a.pdf"})
    book.journal = journal
    assert (tmp_path / ledger.JOURNAL).read_bytes() == before
    assert list(book.rows()) == []
    book.finish(interrupted=True)


def test_a_folder_that_takes_nothing_more_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as locked:
        _fill(locked, 1, errno.EROFS)
        locked.setattr(os, "access", lambda path, mode: False)
        result = kaeseblatt(*FIRST, "--out", tmp_path)
    assert result.exit_code == 3
    assert "could not be written: read-only file system; the same command goes on from here" in result.stderr
    assert result.stdout.startswith("1 made, 0 unchanged, 0 failed")
    assert kaeseblatt(*FIRST, "--out", tmp_path).stdout.startswith("2 made, 1 unchanged")
