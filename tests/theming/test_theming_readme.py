"""The page that teaches theme making is followed literally: its files are written, its commands are run."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from generator.cli import app
from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.config.theme_file import ROLES, ThemeFile
from generator.schemas import NAMES

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "themes" / "README.md"
LAYOUTS = ROOT / "layouts" / "README.md"
RUNNER = CliRunner()


def blocks(page: Path) -> Iterator[tuple[str, str, str]]:
    """The language, the file name and the text of every fenced block."""
    inside: list[str] | None = None
    language = name = ""
    for line in page.read_text("utf-8").splitlines():
        if line.startswith("```") and inside is None:
            language, _, name = line[3:].partition(" ")
            inside = []
        elif line == "```" and inside is not None:
            yield language, name, "\n".join(inside) + "\n"
            inside = None
        elif inside is not None:
            inside.append(line)


def run(line: str) -> None:
    """One line of a shell, as far as the page uses one."""
    command, *words = shlex.split(os.path.expandvars(line))
    if command == "kaeseblatt":
        result = RUNNER.invoke(app, words)
        assert result.exit_code == 0, (line, result.output, result.stderr)
    elif command == "mkdir":
        Path(words[1]).mkdir(parents=True)
    elif command == "cp" and words[0] != "-r":
        shutil.copy(words[0], words[1])
    elif command == "cp":
        shutil.copytree(words[1], Path(words[2]) / Path(words[1]).name)
    elif command == "export":
        name, _, value = words[0].partition("=")
        os.environ[name] = value
    else:
        pytest.fail(f"the page says {line!r}")


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("KAESEBLATT_PATH", "")


def follow(page: Path) -> int:
    """Write the files, then run the commands that stand around them, in the order of the page; how many there were."""
    commands = 0
    for language, name, text in blocks(page):
        if language == "sh":
            for line in text.splitlines():
                run(line)
                commands += 1
        else:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_text(text, encoding="utf-8")
    return commands


def test_following_the_page_makes_a_theme(tmp_path: Path) -> None:
    assert follow(PAGE) >= 14
    theme = read_theme("garten")
    assert theme.folder == tmp_path / "home" / "kaeseblatt" / "themes" / "garten"
    assert theme.titles["en"] == "Kitchen Garden"
    for made in ("first.pdf", "garten.pdf", "garten-cards.pdf", "by-name.pdf"):
        assert (tmp_path / made).stat().st_size > 10_000
    assert (tmp_path / "look" / "garten-proof.png").is_file()


def test_following_the_page_about_layouts_prints_with_own_files(tmp_path: Path) -> None:
    for _, name, text in blocks(LAYOUTS):
        if name:
            Path(name).write_text(text, encoding="utf-8")
    assert follow(LAYOUTS) >= 9
    assert (tmp_path / "mixed.pdf").read_bytes() == (tmp_path / "named.pdf").read_bytes()


def test_the_page_about_layouts_names_every_folder_and_schema() -> None:
    text = LAYOUTS.read_text("utf-8")
    folders = [path.name for path in (ROOT / "layouts").iterdir() if path.is_dir()]
    assert len(folders) >= 8
    assert [name for name in folders if f"`{name}/`" not in text] == []
    assert [name for name in NAMES if name != "theme" and f"`{name}`" not in text] == []


def test_the_page_names_every_key_and_role() -> None:
    text = PAGE.read_text("utf-8")
    assert [key for key in ThemeFile.model_fields if f"`{key}`" not in text] == []
    assert [role for role in ROLES if f"`{role}`" not in text] == []


@pytest.mark.parametrize("name", ["themes", "covers", "field", "games"])
def test_pictures_of_the_documentation_are_small(name: str) -> None:
    path = ROOT / "themes" / "pictures" / f"{name}.png"
    assert path.stat().st_size < 400_000
    with Image.open(path) as image:
        assert image.width >= 900


def test_the_sheet_of_all_themes_has_a_place_for_each() -> None:
    with Image.open(ROOT / "themes" / "pictures" / "themes.png") as image:
        assert image.height / image.width == pytest.approx(0.43 * -(-len(names("themes")) // 5), abs=0.05)
