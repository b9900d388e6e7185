"""`kaeseblatt check` and `kaeseblatt list` as a user meets them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app
from generator.inventory import listed

ROOT = Path(__file__).resolve().parents[2]
RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, list(words))


def shipped(kind: str) -> list[str]:
    files = sorted(str(path) for path in (ROOT / "layouts" / kind).glob("*.yaml"))
    assert files
    return files


@pytest.mark.parametrize("kind", ["papers", "mixes"])
def test_everything_shipped_is_right(kind: str) -> None:
    result = kaeseblatt("check", *shipped(kind))
    assert result.exit_code == 0, result.stderr
    assert "error" not in result.stderr


@pytest.mark.parametrize("theme", ["kaesekeller", "schlicht"])
def test_shipped_themes_have_not_even_warnings(theme: str) -> None:
    result = kaeseblatt("check", "--strict", str(ROOT / "themes" / theme))
    assert (result.exit_code, result.stderr) == (0, "")


def test_a_title_too_long_for_its_box_is_found_before_printing() -> None:
    shutil.copytree(ROOT / "themes" / "schlicht", "lang")
    path = Path("lang/theme.yaml")
    long = "Donaudampfschifffahrtsgesellschaftskapitänskäsekästchen" * 2
    path.write_text(path.read_text("utf-8").replace("de: Schlicht", f"de: {long}"), encoding="utf-8")
    result = kaeseblatt("check", "lang")
    assert result.exit_code == 1
    line = result.stderr.splitlines()[0]
    assert line.startswith("lang/theme.yaml:2:9: error: title.de: ")
    assert "needs" in line
    assert "mm" in line


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda folder: (folder / "icons" / "bomb.svg").unlink(), "bomb"),
        (lambda folder: replace(folder, ", en: Plain", ""), "title.en: is missing"),
        (lambda folder: replace(folder, '"#1a1a1a"', "#1a1a1a"), "in quotes"),
        (lambda folder: replace(folder, '"#1a1a1a"', '"#1a1a1"'), "#1a1a1"),
        (lambda folder: replace(folder, "bomb: 1", "bmob: 1"), 'did you mean "bomb"?'),
        (lambda folder: replace(folder, "title:", "titel:"), 'did you mean "title"?'),
        (lambda folder: (folder / "theme.yaml").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00"), "theme.yaml"),
    ],
)
def test_a_broken_theme_is_refused_with_file_and_line(change, sentence: str) -> None:
    shutil.copytree(ROOT / "themes" / "schlicht", "mine")
    change(Path("mine"))
    result = kaeseblatt("check", "mine")
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert result.stderr.startswith("mine/theme.yaml")
    assert kaeseblatt("make", "kaesekaestchen", "--theme", "./mine").exit_code == 1
    assert not list(Path().rglob("*.pdf"))


def replace(folder: Path, old: str, new: str) -> None:
    path = folder / "theme.yaml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_fields_from_a_file_are_played_to_their_end() -> None:
    Path("f.yaml").write_text(
        "fields:\n"
        "  - field: K1-6X6-3221-7F2QX3-C\n"
        "  - rows: 6\n"
        "    columns: 6\n"
        "    twists: {double: [a1, a2], bomb: [f6]}\n",
        encoding="utf-8",
    )
    result = kaeseblatt("check", "f.yaml", "--json")
    problems = json.loads(result.stdout)["problems"]
    assert result.exit_code == 0
    assert {problem["severity"] for problem in problems} == {"warning"}
    assert {problem["line"] for problem in problems} == {5}
    assert kaeseblatt("check", "--strict", "f.yaml").exit_code == 1


def test_an_unknown_kind_of_file_is_refused() -> None:
    Path("x.yaml").write_text("hello: world\n", encoding="utf-8")
    result = kaeseblatt("check", "x.yaml")
    assert result.exit_code == 1
    assert "x.yaml:1:1: error: is of no kind that can be checked" in result.stderr


def test_a_missing_file_is_exit_3_and_the_others_are_checked() -> None:
    Path("a.yaml").write_text("title: {de: A}\ntwists: {bmob: 20, double: 20}\n", encoding="utf-8")
    Path("b.yaml").write_text("title: {de: A, en: B}\nwidth: -20\nheight: 300\n", encoding="utf-8")
    result = kaeseblatt("check", "a.yaml", "nothing.yaml", "b.yaml", "a.yaml")
    assert result.exit_code == 3
    assert result.stderr.splitlines() == [
        "a.yaml:1:1: error: title.en: is missing; every language needs its own text",
        'a.yaml:2:10: error: twists.bmob: no such twist; did you mean "bomb"?',
        "a.yaml:2:1: error: twists: 20 twists on 6x6 = 36 boxes are more than one third; at most 12 are allowed",
        "nothing.yaml: error: there is no such file",
        "b.yaml:2:1: error: width: must be 50 to 1200 mm, not -20",
    ]
    problems = json.loads(kaeseblatt("check", "nothing.yaml", "b.yaml", "--json").stdout)["problems"]
    assert [problem["file"] for problem in problems] == ["nothing.yaml", "b.yaml"]


def test_a_mix_is_named_by_its_file_however_it_is_wrong() -> None:
    Path("my-mix.yaml").write_text("title: {de: A, en: B}\ntwists: {bomb: 12}\n", encoding="utf-8")
    result = kaeseblatt("check", "my-mix.yaml")
    assert result.exit_code == 0
    assert result.stderr.startswith("my-mix.yaml:2:1: warning: twists: on fields of 6x6 with this mix ")


def test_letters_that_no_font_has_are_said_once_with_their_line() -> None:
    shutil.copytree(ROOT / "themes" / "schlicht", "mine")
    replace(Path("mine"), "de: Schlicht", "de: Schlicht \u0e01")
    said = 'mine/theme.yaml:2:9: error: title.de: the text font has no letter for \u0e01 (U+0E01) in "Schlicht \u0e01"'
    result = kaeseblatt("check", "mine")
    assert (result.exit_code, result.stderr.splitlines()) == (1, [said])
    for game in ("kaesekaestchen", "kaese-wuerfeln"):
        made = kaeseblatt("make", game, "--theme", "./mine")
        assert (made.exit_code, made.stderr.splitlines()) == (1, [said])


def test_all_colours_without_quotes_are_said_and_the_rest_is_checked() -> None:
    shutil.copytree(ROOT / "themes" / "schlicht", "mine")
    for old, new in (('ink: "#1a1a1a"', "ink: #1a1a1a"), ('pale: "#cecece"', "pale: #cecece"), ("bomb: 1", "bmob: 1")):
        replace(Path("mine"), old, new)
    replace(Path("mine"), "double: 5", "double: 50")
    result = kaeseblatt("check", "mine")
    lines = result.stderr.splitlines()
    assert [line.partition("error: ")[2].partition(":")[0] for line in lines] == [
        "colours.ink",
        "colours.pale",
        "twists.bmob",
        "twists",
    ]
    assert all("in quotes" in line for line in lines[:2])


def test_colours_without_quotes_in_a_flow_are_all_said() -> None:
    Path("mine").mkdir()
    text = "title: {de: A, en: B}\ncolours: {ink: #111111,\n  muted: #222222,\n  pale: #333333}\n"
    Path("mine/theme.yaml").write_text(text, encoding="utf-8")
    said = kaeseblatt("check", "mine").stderr
    assert said.count("in quotes") == 3


@pytest.mark.parametrize("what", [row["name"] for row in listed(None)])
def test_lists_have_names(what: str) -> None:
    rows = json.loads(kaeseblatt("list", what, "--json").stdout)
    assert rows
    assert all(row["name"] for row in rows)
    plain = kaeseblatt("list", what)
    assert plain.exit_code == 0
    assert [line.split()[0] for line in plain.stdout.splitlines()] == [row["name"].split()[0] for row in rows]


def test_without_a_name_the_lists_are_listed() -> None:
    plain = kaeseblatt("list")
    assert plain.exit_code == 0
    told = [line.split()[0] for line in plain.stdout.splitlines()]
    assert {"games", "inks", "card-sizes", "plans", "layouts"} <= set(told)
    assert [row["name"] for row in json.loads(kaeseblatt("list", "--json").stdout)] == told
    words = kaeseblatt("list", "--help").stdout.replace(",", " ").replace(";", " ").split()
    assert set(told) <= set(words)


def test_an_unknown_list_is_wrong_usage() -> None:
    result = kaeseblatt("list", "game")
    assert result.exit_code == 2
    assert 'did you mean "games"' in result.stderr


def test_a_broken_theme_of_the_user_never_hides_the_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "shelf" / "themes" / "kaputt"
    broken.mkdir(parents=True)
    (broken / "theme.yaml").write_text("title: [", encoding="utf-8")
    monkeypatch.setenv("KAESEBLATT_PATH", str(tmp_path / "shelf"))
    rows = {row["name"]: row for row in json.loads(kaeseblatt("list", "themes", "--json").stdout)}
    assert "problems" in rows["kaputt"]
    assert {"kaesekeller", "schlicht"} <= set(rows)
    assert kaeseblatt("make", "kaesekaestchen", "--seed", "1").exit_code == 0
