"""Writing and reading: only files are files; links are written through, nothing waits for a pipe."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator.config.file_bytes import bytes_of
from generator.problems import FileError, InputError
from generator.safe_file import write_file


def test_pipes_and_devices_are_neither_written_nor_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, what in ((pipe, "a pipe"), (Path(os.devnull), "a device"), (tmp_path, "a folder")):
        for force in (False, True):
            with pytest.raises(FileError, match=f"is {what}, not a file"):
                write_file(path, b"%PDF", force)
        with pytest.raises(FileError, match=f"is {what}, not a file"):
            bytes_of(path)
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]


def test_what_the_shell_has_opened_is_read(tmp_path: Path) -> None:
    if not Path("/dev/fd").exists():
        assert not Path("/proc/self/fd").exists()
        return
    reading, writing = os.pipe()
    os.write(writing, b"yellow: 3")
    os.close(writing)
    assert bytes_of(Path(f"/dev/fd/{reading}")) == b"yellow: 3"
    os.close(reading)


def test_a_link_stays_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    target, link = tmp_path / "deep" / "target.pdf", tmp_path / "link.pdf"
    link.symlink_to(Path("deep") / "target.pdf")
    assert write_file(link, b"one", False)
    assert link.is_symlink()
    assert target.read_bytes() == b"one"
    assert not write_file(link, b"one", False)
    with pytest.raises(InputError, match="--force"):
        write_file(link, b"two", False)
    assert write_file(link, b"two", True)
    assert link.is_symlink()
    assert target.read_bytes() == b"two"
    assert [path.name for path in target.parent.iterdir()] == ["target.pdf"]


def test_a_link_in_a_circle_is_said(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(FileError):
        write_file(tmp_path / "a", b"x", True)
    assert (tmp_path / "a").is_symlink()


def test_names_as_long_as_a_disk_allows_and_longer(tmp_path: Path) -> None:
    longest = tmp_path / ("x" * 251 + ".pdf")
    assert write_file(longest, b"one", False)
    for name in ("x" * 300, "nul\0"):
        with pytest.raises(FileError):
            write_file(tmp_path / name, b"x", False)
    assert list(tmp_path.iterdir()) == [longest]
