"""Starting a theme, seeing where its values come from, comparing two; as commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.catalogue import every_game
from generator.checking import check_file
from generator.cli import app
from generator.config.mix import TWIST_NAMES
from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.config.words_file import override_problems, read_texts
from generator.problems import UsageError
from generator.surroundings import words_of
from generator.theming.origin import differences, values_of
from generator.theming.start import start_theme

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, list(words))


@pytest.mark.parametrize("base", names("themes"))
def test_a_new_theme_is_right_and_looks_like_its_base(base: str) -> None:
    files = start_theme("mein-burghof", base, ".")
    assert [path.as_posix() for path in files][:2] == ["mein-burghof/theme.yaml", "mein-burghof/icons/double.svg"]
    theme, below = read_theme("./mein-burghof"), read_theme(base)
    assert theme.titles == {"de": "Mein burghof", "en": "Mein burghof"}
    assert (theme.colours, theme.mix, theme.motifs, theme.frame) == (
        below.colours,
        below.mix,
        below.motifs,
        below.frame,
    )
    assert all(theme.pictures[name] == below.pictures[name] for name in below.pictures)
    assert {difference.key.partition(".")[0] for difference in differences(theme, below)} == {"title", "tagline"}
    remarked = [line for line in files[0].read_text("utf-8").splitlines() if line.startswith("  ") and '"#' in line]
    assert len(remarked) == len(theme.colours)
    assert all('"  ' in line.partition(" #")[0] + " " for line in remarked), remarked


@pytest.mark.parametrize("name", ["x" * 300, "CON", "nul.burg", "com1", "burg."])
def test_a_name_that_no_disk_takes_is_refused(name: str) -> None:
    with pytest.raises(UsageError) as caught:
        start_theme(name, "schlicht", ".")
    assert len(str(caught.value)) < 200
    assert list(Path().iterdir()) == []


def test_a_new_theme_is_printed_and_checked_at_once() -> None:
    assert kaeseblatt("theme", "new", "burg").exit_code == 0
    assert check_file("burg") == ()
    made = kaeseblatt("make", "kaesekaestchen", "fields", "--count", "1", "--theme", "./burg", "-o", "a.pdf")
    assert made.exit_code == 0, made.stderr
    text = Path("burg/theme.yaml").read_text("utf-8")
    assert text.count("#") > 20
    assert max(map(len, text.splitlines())) <= 120


def test_a_base_may_be_a_path() -> None:
    start_theme("burg", "ritter", ".")
    start_theme("verlies", "./burg/theme.yaml", "unten/drunter")
    theme = read_theme("unten/drunter/verlies")
    assert theme.bases[:2] == ("burg", "ritter")


@pytest.mark.parametrize("name", ["", "a/b", ".", "..", ".hidden", "-x", "a.yaml", "a\\b"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UsageError, match="no name for a theme"):
        start_theme(name, "schlicht", ".")
    assert list(Path().iterdir()) == []


def test_nothing_is_overwritten() -> None:
    Path("burg").mkdir()
    result = kaeseblatt("theme", "new", "burg")
    assert result.exit_code == 2
    assert "burg is there already" in result.stderr
    assert list(Path("burg").iterdir()) == []


def test_an_unknown_base_is_said() -> None:
    result = kaeseblatt("theme", "new", "burg", "--base", "rittr")
    assert result.exit_code == 2
    assert 'did you mean "ritter"?' in result.stderr
    assert not Path("burg").exists()


def test_show_says_where_each_value_comes_from() -> None:
    Path("burg").mkdir()
    Path("burg/theme.yaml").write_text(
        "base: ritter\ntitle: {de: Burg, en: Fort}\ncolours:\n  ink: '#000000'\n", "utf-8"
    )
    result = kaeseblatt("theme", "show", "./burg", "colours")
    assert result.exit_code == 0, result.stderr
    lines = {line.split()[0]: line for line in result.stdout.splitlines()}
    assert lines["colours.ink"].split()[1:] == ["#000000", "burg/theme.yaml:4"]
    assert "ritter/theme.yaml:" in lines["colours.paper"]


def test_show_knows_every_kind_of_value_and_its_json() -> None:
    rows = json.loads(kaeseblatt("theme", "show", "meer", "--json").stdout)
    assert all(set(row) == {"key", "value", "file", "line", "column"} for row in rows)
    groups = {row["key"].replace("[", ".").partition(".")[0] for row in rows}
    assert groups == {"title", "tagline", "colours", "dot", "twists", "motifs", "frame", "icons"}
    assert all(row["line"] > 0 for row in rows)
    (pale,) = json.loads(kaeseblatt("theme", "show", "meer", "colours.pale", "--json").stdout)
    source = Path(pale["file"]).read_text("utf-8").splitlines()[pale["line"] - 1]
    assert source.strip().startswith(f'pale: "{pale["value"]}"')


def test_a_mistyped_key_is_said() -> None:
    result = kaeseblatt("theme", "show", "meer", "colors")
    assert result.exit_code == 2
    assert 'did you mean "colours"' in result.stderr


def test_own_words_are_shown_and_compared() -> None:
    start_theme("burg", "ritter", ".")
    Path("burg/words").mkdir()
    Path("burg/words/de.yaml").write_text('field: {winner: "Burgherr:"}\n', "utf-8")
    (value,) = values_of(read_theme("./burg"), "words")
    assert (value.key, value.value, value.place.file) == ("words.de.field.winner", "Burgherr:", "burg/words/de.yaml")
    assert "words.de.field.winner" in {each.key for each in differences(read_theme("ritter"), read_theme("./burg"))}


def test_diff_names_both_values_and_their_places() -> None:
    start_theme("burg", "ritter", ".")
    path = Path("burg/icons/bomb.svg")
    path.write_text('<svg viewBox="0 0 24 24"><circle cx="9" cy="9" r="9"/></svg>', "utf-8")
    rows = json.loads(kaeseblatt("theme", "diff", "ritter", "./burg", "--json").stdout)
    assert {row["key"] for row in rows} == {"title.de", "title.en", "tagline.de", "tagline.en", "icons.bomb"}
    bomb = next(row for row in rows if row["key"] == "icons.bomb")
    assert bomb["other"]["file"] == "burg/icons/bomb.svg"
    text = kaeseblatt("theme", "diff", "ritter", "./burg").stdout
    assert "  + Burg  burg/theme.yaml:7" in text.splitlines()


def test_no_difference_is_said() -> None:
    assert kaeseblatt("theme", "diff", "meer", "meer").stdout == "no difference\n"
    assert json.loads(kaeseblatt("theme", "diff", "meer", "meer", "--json").stdout) == []


def test_schemas_are_written_where_they_are_wanted() -> None:
    assert kaeseblatt("schema", "here").exit_code == 0
    assert json.loads(Path("here/theme.json").read_text("utf-8"))["title"].startswith("Theme")
    Path("here/mix.json").write_text("{}", "utf-8")
    assert kaeseblatt("schema", "here").exit_code == 1
    assert kaeseblatt("schema", "here", "--force").exit_code == 0


def test_ink_estimate_is_reported_on_request() -> None:
    words = ("make", "kaesekaestchen", "--theme", "weltraum", "--seed", "7", "--json")
    full = json.loads(kaeseblatt(*words, "-o", "a.pdf", "--ink-estimate").stdout)["files"][0]["ink_estimate"]
    light = json.loads(kaeseblatt(*words, "-o", "b.pdf", "--ink-estimate", "--ink", "light").stdout)["files"][0]
    assert len(full["pages"]) == 5
    assert full["mean"] == pytest.approx(sum(full["pages"]) / 5, abs=0.01)
    assert full["pages"][0] > full["pages"][4] > 0.5
    assert light["ink_estimate"]["mean"] <= full["mean"] / 2
    assert "ink_estimate" not in json.loads(kaeseblatt(*words, "-o", "a.pdf").stdout)["files"][0]
    assert "Ink covers" in kaeseblatt(*words[:-1], "-o", "a.pdf", "--ink-estimate").stdout


def test_a_name_with_blanks_is_refused() -> None:
    refused = kaeseblatt("theme", "new", "my theme")
    assert refused.exit_code == 2
    assert '"my theme" is no name for a theme' in refused.stderr
    assert not list(Path().iterdir())


def test_the_hint_is_quoted_for_the_shell() -> None:
    made = kaeseblatt("theme", "new", "burg", "--out", "my themes")
    assert made.stdout.splitlines()[-1] == "See it: kaeseblatt make kaesekaestchen --theme 'my themes/burg'"


def test_the_name_of_a_shipped_theme_is_warned_of() -> None:
    made = kaeseblatt("theme", "new", "meer")
    assert made.exit_code == 0
    assert made.stderr == (
        'NAME: warning: there is a theme "meer" already; --theme meer is that one, yours is --theme with its path\n'
    )


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", [None, *(game.name for game in every_game())])
def test_all_words_may_be_a_themes_own(game: str | None, lang: str) -> None:
    """What `theme words` prints is a right words file that changes nothing."""
    start_theme("burg", "schlicht", ".")
    said = kaeseblatt("theme", "words", *([game] if game else []), "--lang", lang)
    assert said.exit_code == 0, said.stderr
    file = Path("burg/words") / f"{lang}.yaml"
    file.parent.mkdir()
    file.write_text(said.stdout, encoding="utf-8")
    originals = {one.name: words_of(lang, one, None).words for one in every_game()}
    assert override_problems([file], list(originals.values())) == ()
    texts = read_texts(lang, file).words.texts
    for key in originals[game].texts if game else ():
        assert texts[key] == originals[game].texts[key]
    if game is None:
        assert set(texts) == {key for words in originals.values() for key in words.texts}


def test_words_of_a_game_there_is_not_are_wrong_usage() -> None:
    assert kaeseblatt("theme", "words", "halma").exit_code == 2
    assert kaeseblatt("theme", "words", "--lang", "fr").exit_code == 2


def test_a_rule_text_does_not_repeat_a_name_that_themes_change() -> None:
    for lang in ("de", "en"):
        texts = words_of(lang, every_game()[0], None).words.texts
        for kind in TWIST_NAMES:
            assert texts[f"twist.{kind}.name"] not in texts[f"rules.twist.{kind}.text"].split()
        assert "bombe" not in texts["rules.twist.bomb.text"].lower()
        assert "bomb " not in texts["rules.twist.bomb.text"].lower()
