"""Themes of a reader's own: by path, and on a shelf named by KAESEBLATT_PATH."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()
GOOD = "base: ritter\ntitle: {de: Burg, en: Fort}\ntagline: {de: Zu., en: Shut.}\n"
BROKEN = {
    "kaputt": GOOD + "twists: {bmob: 1}\n",
    "leer": "",
    "halb": "base: [",
    "kreis": "base: kreis\ntitle: {de: Kreis, en: Circle}\n",
    "waise": GOOD.replace("ritter", "niemand"),
    "bild": GOOD,
}


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf with one good theme, and with all that can be wrong with one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KAESEBLATT_PATH", str(tmp_path / "shelf"))
    themes = tmp_path / "shelf" / "themes"
    for name, text in {"burg": GOOD, **BROKEN}.items():
        (themes / name).mkdir(parents=True)
        (themes / name / "theme.yaml").write_text(text, encoding="utf-8")
    (themes / "bild" / "icons").mkdir()
    (themes / "bild" / "icons" / "bomb.svg").write_text("<svg viewBox='0 0 24 24'><image/></svg>", encoding="utf-8")
    (themes / "muell").mkdir()
    (themes / "muell" / "theme.yaml").write_bytes(b"\x00\xff\xfe" * 99)
    (themes / "pictures").mkdir()
    (themes / "README.md").write_text("# no theme", encoding="utf-8")
    return themes


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, list(words))


def test_a_broken_theme_hides_no_other() -> None:
    result = kaeseblatt("list", "themes", "--json")
    assert result.exit_code == 0, result.stderr
    rows = {row["name"]: row for row in json.loads(result.stdout)}
    assert {"burg", "schlicht", "kaesekeller", "ritter", *BROKEN, "muell"} <= rows.keys()
    assert not {"pictures", "README", "README.md", "fonts"} & rows.keys()
    said = {name for name, row in rows.items() if "problems" in row}
    assert said == {*BROKEN, "muell"} - {"bild"}
    assert rows["burg"]["title"] == {"de": "Burg", "en": "Fort"}
    assert 'did you mean "bomb"?' in rows["kaputt"]["problems"][0]


def test_the_list_for_people_goes_on_after_a_broken_theme() -> None:
    lines = kaeseblatt("list", "themes").stdout.splitlines()
    names = [line.split()[0] for line in lines]
    assert names == sorted(names)
    assert {"kaputt", "weltraum"} <= set(names)


@pytest.mark.parametrize("theme", ["burg", "shelf/themes/burg", "shelf/themes/burg/theme.yaml", "./shelf/themes/burg/"])
def test_an_own_theme_is_printed_by_name_and_by_path(theme: str) -> None:
    result = kaeseblatt("make", "kaesekaestchen", "--theme", theme, "--seed", "1", "-o", "a.pdf", "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["files"][0]["theme"] == "burg"


@pytest.mark.parametrize("theme", [*BROKEN, "muell"])
def test_a_broken_theme_prints_nothing_and_says_why(theme: str) -> None:
    result = kaeseblatt("make", "kaesekaestchen", "--theme", theme, "--seed", "1", "-o", "a.pdf")
    assert result.exit_code == 1
    assert "error: " in result.stderr
    assert f"{theme}/" in result.stderr
    assert not Path("a.pdf").exists()


@pytest.mark.parametrize("theme", [*BROKEN, "muell"])
def test_check_says_the_same(theme: str) -> None:
    result = kaeseblatt("check", f"shelf/themes/{theme}")
    assert result.exit_code == 1
    assert f"shelf/themes/{theme}/" in result.stderr


def test_other_themes_are_printed_beside_broken_ones() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "rules", "--theme", "meer", "-o", "a.pdf")
    assert result.exit_code == 0, result.stderr


def test_an_own_theme_of_a_shipped_name_comes_first(shelf: Path) -> None:
    (shelf / "meer").mkdir()
    (shelf / "meer" / "theme.yaml").write_text(GOOD.replace("Burg", "Ostsee"), encoding="utf-8")
    rows = {row["name"]: row for row in json.loads(kaeseblatt("list", "themes", "--json").stdout)}
    assert rows["meer"]["title"]["de"] == "Ostsee"
    shown = json.loads(kaeseblatt("theme", "show", "meer", "title.de", "--json").stdout)
    assert shown[0]["file"].endswith("shelf/themes/meer/theme.yaml")


def test_a_theme_that_is_nowhere_is_said_with_the_nearest() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "--theme", "brug", "-o", "a.pdf")
    assert result.exit_code == 1
    assert 'did you mean "burg"?' in result.stderr
    assert kaeseblatt("make", "kaesekaestchen", "--theme", "./brug", "-o", "a.pdf").exit_code == 3
