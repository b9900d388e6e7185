"""Names become paths: our shelf, the reader's own, and paths as they are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator.config import shelf
from generator.config.mix import TWIST_NAMES, read_mix
from generator.config.paper import read_paper
from generator.problems import FileError, UsageError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two shelves of the reader's own, in the current folder: one with a broken theme, one with an own a4."""
    for name in ("one/themes/meer", "one/themes/fonts", "one/layouts/mixes", "two/layouts/papers", "two/themes/meer"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "one/themes/meer/theme.yaml").write_text("title: [broken", encoding="utf-8")
    (tmp_path / "two/themes/meer/theme.yaml").write_text("base: schlicht", encoding="utf-8")
    (tmp_path / "one/layouts/mixes/.hidden.yaml").write_text("", encoding="utf-8")
    (tmp_path / "one/layouts/mixes/notes.txt").write_text("", encoding="utf-8")
    a4 = "title: {de: Eigenes, en: Own}\nwidth: 200\nheight: 300\n"
    (tmp_path / "two/layouts/papers/a4.yaml").write_text(a4, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KAESEBLATT_PATH", f"one{os.pathsep}{tmp_path / 'two'}{os.pathsep}nowhere")
    return tmp_path


def test_ours_are_found_and_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAESEBLATT_PATH", raising=False)
    assert shelf.find("papers", "a4") == ROOT / "layouts" / "papers" / "a4.yaml"
    assert shelf.names("papers") == ("a3", "a4", "a5", "letter")
    assert "schlicht" in shelf.names("themes")
    assert "fonts" not in shelf.names("themes")
    assert shelf.find("themes", "schlicht") == ROOT / "themes" / "schlicht"


@pytest.mark.usefixtures("own")
def test_the_readers_shelves_come_first_and_a_broken_theme_hides_no_other() -> None:
    assert shelf.find("themes", "meer") == Path("one/themes/meer")
    assert {"meer", "schlicht"} <= set(shelf.names("themes"))
    assert shelf.names("themes").count("meer") == 1
    assert "fonts" not in shelf.names("themes")
    assert not {"notes", ".hidden", "hidden"} & set(shelf.names("mixes"))
    assert read_paper("a4").width == 200
    assert read_paper("letter").width == 215.9


def test_in_a_wheel_the_shelf_lies_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAESEBLATT_PATH", raising=False)
    (tmp_path / "site" / "generator" / "data" / "layouts" / "papers").mkdir(parents=True)
    (tmp_path / "site" / "layouts" / "papers").mkdir(parents=True)
    packed = tmp_path / "site" / "generator" / "data" / "layouts" / "papers" / "b5.yaml"
    packed.write_text("", encoding="utf-8")
    (tmp_path / "site" / "layouts" / "papers" / "stray.yaml").write_text("", encoding="utf-8")
    monkeypatch.setattr(shelf, "_PACKAGE", tmp_path / "site" / "generator")
    assert shelf.names("papers") == ("b5",)
    assert shelf.find("papers", "b5") == packed


def test_paths_are_taken_as_they_are(own: Path) -> None:
    for name in ("./two/themes/meer", "two/themes/meer/theme.yaml", str(own / "two" / "themes" / "meer")):
        assert shelf.find("themes", name).resolve() == own / "two" / "themes" / "meer"
    assert read_paper("two/layouts/papers/a4.yaml").titles["en"] == "Own"


@pytest.mark.usefixtures("own")
def test_what_is_nowhere_is_said_with_what_is_near() -> None:
    with pytest.raises(shelf.UnknownNameError) as unknown:
        shelf.find("mixes", "whild")
    assert 'there is no mix "whild"; did you mean "wild"?' in str(unknown.value)
    assert "ruhig" in str(unknown.value)
    paths = {
        "one/themes/mere": 'one/themes/mere: there is no such theme; did you mean "meer"?',
        "one/themes/fonts": "one/themes/fonts: is no theme: a theme is a folder with a theme.yaml in it",
        "nowhere/meer": "nowhere/meer: there is no such theme",
    }
    for path, said in paths.items():
        with pytest.raises(FileError) as caught:
            shelf.find("themes", path)
        assert str(caught.value) == said


def test_mixes_are_named_or_written_out() -> None:
    assert read_mix("3-2-0-12").twists == dict(zip(TWIST_NAMES, (3, 2, 0, 12), strict=True))
    for wrong in ("3-2-2", "3-2-2-1-0", "3--2-1", "-1-2-2-1", "1000-0-0-0", "3221"):
        with pytest.raises(UsageError, match="must be four amounts"):
            read_mix(wrong)


def test_every_shipped_mix_and_paper_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAESEBLATT_PATH", raising=False)
    mixes = [read_mix(name) for name in shelf.names("mixes")]
    assert len(mixes) >= 4
    assert all(tuple(mix.twists) == TWIST_NAMES and sum(mix.twists.values()) <= 12 for mix in mixes)
    papers = [read_paper(name) for name in shelf.names("papers")]
    assert len(papers) == 4
    assert not any(paper.warnings for paper in papers)


def test_a_narrow_margin_is_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "thin.yaml"
    file.write_text("title: {de: Dünn, en: Thin}\nwidth: 100\nheight: 150\nmargin: 4\n", encoding="utf-8")
    paper = read_paper(str(file))
    assert (paper.name, paper.margin) == ("thin", 4)
    assert [warning.severity for warning in paper.warnings] == ["warning"]
    assert "4 mm is less than many printers can do" in paper.warnings[0].message


def test_a_shelf_that_is_gone_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAESEBLATT_PATH", os.pathsep.join((str(tmp_path / "gone"), str(tmp_path))))
    (warning,) = shelf.shelf_warnings()
    assert str(warning).startswith("KAESEBLATT_PATH: warning: there is no folder ")
    assert str(warning).endswith("gone")
    with pytest.raises(shelf.UnknownNameError, match=r"KAESEBLATT_PATH: there is no folder .*gone"):
        shelf.find("themes", "nobody")
