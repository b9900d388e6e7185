"""What `check` says about a theme beyond its own values: shapes, pictures, words, and what fits nowhere."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path

import pytest

from generator.catalogue import every_game
from generator.config.colour import channels
from generator.config.mix import TWIST_NAMES
from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.job import Job
from generator.pipeline import lay_out, pdf_of
from generator.problems import InputError
from generator.theming.dot_shape import dark_part
from generator.theming.lint import jobs_with, theme_problems
from generator.theming.silhouettes import MOST_ALIKE, overlap, shape_complaints, silhouettes

ROOT = Path(__file__).resolve().parents[2]
DISC = '<svg viewBox="0 0 24 24"><circle cx="12" cy="13" r="9"/>{}</svg>'
THEMES = names("themes")


@pytest.fixture
def burg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A theme of a reader's own, right as it is."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "burg"
    (folder / "icons").mkdir(parents=True)
    text = "base: schlicht\ntitle: {de: Burg, en: Fort}\ntagline: {de: Zu., en: Shut.}\nmotifs: [flag]\n"
    (folder / "theme.yaml").write_text(text, encoding="utf-8")
    (folder / "icons" / "flag.svg").write_text(DISC.format(""), encoding="utf-8")
    return folder


def said_of(folder: Path) -> list[str]:
    return [str(problem) for problem in theme_problems(Path(folder.name))]


def test_a_good_theme_is_without_a_word(burg: Path) -> None:
    assert said_of(burg) == []


def test_there_are_ten_shipped_themes() -> None:
    assert len(THEMES) == 10


@pytest.mark.parametrize("theme", THEMES)
def test_shipped_symbols_are_told_apart_by_shape_alone(theme: str) -> None:
    shapes = silhouettes(read_theme(theme))
    assert set(shapes) == set(TWIST_NAMES)
    for one, other in combinations(TWIST_NAMES, 2):
        assert overlap(shapes[one], shapes[other]) <= MOST_ALIKE, (one, other)  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", THEMES)
def test_shipped_symbols_absorb_little_in_every_channel(theme: str) -> None:
    pale = read_theme(theme).colours["pale"]
    assert all(1 - channel <= 0.28 + 1e-9 for channel in channels(pale)), pale


@pytest.mark.parametrize("theme", THEMES)
def test_a_shipped_theme_has_not_even_warnings(theme: str) -> None:
    assert [str(problem) for problem in theme_problems(ROOT / "themes" / theme)] == []


def test_a_theme_is_laid_out_for_every_game_language_and_common_paper() -> None:
    jobs = {(job.game, job.lang, job.paper) for job in jobs_with(read_theme("schlicht"))}
    assert jobs == {
        (game.name, lang, paper) for game in every_game() for lang in ("de", "en") for paper in ("a4", "letter")
    }


def test_symbols_of_one_shape_are_found(burg: Path) -> None:
    (burg / "icons" / "bomb.svg").write_text(DISC.format('<path d="M12 4 L14 1 L16 2 Z"/>'), encoding="utf-8")
    (burg / "icons" / "extra.svg").write_text(DISC.format(""), encoding="utf-8")
    (said,) = said_of(burg)
    assert said.startswith("burg/icons/extra.svg: warning: icons.extra: has nearly the shape of bomb: in one tone 7")
    assert said.endswith("it should be 60% at most")


def test_place_and_size_make_no_difference(burg: Path) -> None:
    small = '<svg viewBox="0 0 24 24"><circle cx="5" cy="5" r="3" fill="accent"/></svg>'
    (burg / "icons" / "bomb.svg").write_text(small, encoding="utf-8")
    (burg / "icons" / "extra.svg").write_text(DISC.format(""), encoding="utf-8")
    (complaint,) = shape_complaints(read_theme("./burg"))
    assert (complaint.key, complaint.severity) == ("icons.extra", "warning")


def test_a_symbol_of_paper_alone_shows_nothing(burg: Path) -> None:
    empty = '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="paper"/></svg>'
    (burg / "icons" / "swap.svg").write_text(empty, encoding="utf-8")
    (said,) = said_of(burg)
    assert said.startswith("burg/icons/swap.svg: error: icons.swap: shows nothing: ")


NOTHING_SEEN = {
    "empty": '<svg viewBox="0 0 24 24"></svg>',
    "out of view": '<svg viewBox="0 0 24 24"><circle cx="40" cy="12" r="9"/></svg>',
    "paper": '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="paper:40" stroke="paper"/></svg>',
    "flat": '<svg viewBox="0 0 24 24"><path d="M2 2 H20"/></svg>',
}


@pytest.mark.parametrize("svg", NOTHING_SEEN.values(), ids=NOTHING_SEEN)
@pytest.mark.parametrize("name", ["bomb", "dot", "flag"])
def test_an_icon_that_shows_nothing_is_an_error_in_check_and_make(burg: Path, name: str, svg: str) -> None:
    (burg / "icons" / f"{name}.svg").write_text(svg, encoding="utf-8")
    (said,) = said_of(burg)
    assert said.startswith(f"burg/icons/{name}.svg: error: icons.{name}: shows nothing: ")
    with pytest.raises(InputError, match="shows nothing"):
        pdf_of(lay_out(Job("kaesekaestchen", theme="./burg", seed=1)))


def test_a_symbol_covered_with_paper_is_an_error(burg: Path) -> None:
    covered = DISC.format('<circle cx="12" cy="13" r="10" fill="paper"/>')
    (burg / "icons" / "swap.svg").write_text(covered, encoding="utf-8")
    assert said_of(burg) == ["burg/icons/swap.svg: error: icons.swap: shows nothing when it is drawn in one tone"]


@pytest.mark.parametrize("view", ["0 0 1 7", "0 0 0.001 7", "0 0 24 24.3"])
def test_frame_tiles_must_be_square(burg: Path, view: str) -> None:
    svg = f'<svg viewBox="{view}"><rect x="0" y="0" width="9" height="9"/></svg>'
    (burg / "icons" / "frame_edge.svg").write_text(svg, encoding="utf-8")
    said = said_of(burg)
    assert said
    assert all(line.startswith("burg/icons/frame_edge.svg: error: icons.frame_edge: is ") for line in said)


def test_icons_that_are_far_too_long_are_errors(burg: Path) -> None:
    svg = '<svg viewBox="0 0 24 73"><circle cx="12" cy="12" r="9"/></svg>'
    (burg / "icons" / "flag.svg").write_text(svg, encoding="utf-8")
    (said,) = said_of(burg)
    assert said.startswith("burg/icons/flag.svg: error: icons.flag: is 24 x 73; it may be at most 3 times as long")


@pytest.mark.parametrize(
    "svg",
    [
        '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="7"/></svg>',
        '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="none" stroke="ink"/></svg>',
    ],
    ids=["small", "ring"],
)
def test_a_dot_no_camera_finds_is_an_error(burg: Path, svg: str) -> None:
    (burg / "icons" / "dot.svg").write_text(svg, encoding="utf-8")
    (said,) = said_of(burg)
    assert said.startswith("burg/icons/dot.svg: error: icons.dot: fills ")


def test_dots_in_a_pale_ink_are_an_error(burg: Path) -> None:
    path = burg / "theme.yaml"
    path.write_text(path.read_text("utf-8") + 'colours: {ink: "#999999"}\n', encoding="utf-8")
    assert any("icons.dot: fills 0% of a circle" in line for line in said_of(burg))


@pytest.mark.parametrize("theme", THEMES)
def test_shipped_dots_fill_their_circle(theme: str) -> None:
    assert dark_part(read_theme(theme)) >= 0.8


def test_a_word_that_says_nothing_is_an_error_in_check_and_make(burg: Path) -> None:
    (burg / "words").mkdir()
    (burg / "words" / "de.yaml").write_text('twist: {bomb: {name: " "}}\n', encoding="utf-8")
    (said,) = said_of(burg)
    assert said.startswith("burg/words/de.yaml:1:16: error: twist.bomb.name: is empty, ")
    with pytest.raises(InputError, match="is empty"):
        lay_out(Job("kaesekaestchen", theme="./burg", seed=1))


def test_a_misspelt_picture_is_found(burg: Path) -> None:
    (burg / "icons" / "bmob.svg").write_text(DISC.format(""), encoding="utf-8")
    assert said_of(burg) == ['burg/icons/bmob.svg: warning: is drawn nowhere; did you mean "bomb"?']


def test_what_is_too_long_for_large_print_alone_is_a_warning(burg: Path) -> None:
    path = burg / "theme.yaml"
    path.write_text(path.read_text("utf-8").replace("en: Shut.", f"en: {'Shut for good. ' * 6}"), encoding="utf-8")
    said = said_of(burg)
    assert said
    assert all(line.startswith("burg/theme.yaml:3:20: warning: tagline.en: in large print: ") for line in said), said


def test_a_picture_that_is_missing_is_named_and_never_a_crash(burg: Path) -> None:
    """A theme without a base may lack pictures that only one material needs."""
    shutil.rmtree(burg)
    shutil.copytree(ROOT / "themes" / "schlicht", burg)
    for name in ("gift", "wheel_front"):
        (burg / "icons" / f"{name}.svg").unlink()
    said = said_of(burg)
    assert all(line.startswith("burg/theme.yaml:") and ": error: icons" in line for line in said)
    assert any("gift" in line for line in said)
    assert any("wheel_front" in line for line in said)
    with pytest.raises(InputError, match="gift"):
        pdf_of(lay_out(Job("kaese-wuerfeln", ("cards",), theme="./burg", seed=1)))


def test_own_words_are_held_against_those_of_all_games(burg: Path) -> None:
    (burg / "words").mkdir()
    words = 'cover:\n  cuting: "x"\nfield:\n  winner: "Sieg {wo}:"\n'
    (burg / "words" / "de.yaml").write_text(words, encoding="utf-8")
    said = said_of(burg)
    assert said[0].startswith('burg/words/de.yaml:2:3: error: cover.cuting: no such text; did you mean "cover.cutting"')
    assert "field.winner: has the placeholders {wo}" in said[1]


def test_own_words_that_are_right_are_printed(burg: Path) -> None:
    (burg / "words").mkdir()
    (burg / "words" / "de.yaml").write_text('field: {winner: "Burgherr:"}\n', encoding="utf-8")
    assert said_of(burg) == []


def test_words_too_long_for_their_place_are_found_in_any_game(burg: Path) -> None:
    (burg / "words").mkdir()
    (burg / "words" / "en.yaml").write_text(f'cards: {{mouse: "{"Mouse" * 40}"}}\n', encoding="utf-8")
    said = said_of(burg)
    assert said[0].startswith("burg/words/en.yaml:1:9: error: cards.mouse: ")
    assert "mm" in said[0]


@pytest.mark.parametrize("stray", ["fr.yaml", "de.yml", "notes.txt"])
def test_words_that_are_never_read_are_a_warning(burg: Path, stray: str) -> None:
    (burg / "words").mkdir()
    (burg / "words" / stray).write_text("twist: {bomb: {name: Bombe}}\n", encoding="utf-8")
    assert said_of(burg) == [f"burg/words/{stray}: warning: is not read; the words of a theme are de.yaml and en.yaml"]


def test_a_colour_that_is_not_there_is_found_by_line_and_column(burg: Path) -> None:
    svg = '<svg viewBox="0 0 24 24">\n  <g>\n    <circle cx="12" cy="12" r="9" fill="tomato:30"/>\n  </g>\n</svg>\n'
    (burg / "icons" / "flag.svg").write_text(svg, encoding="utf-8")
    (said,) = said_of(burg)
    assert said.startswith('burg/icons/flag.svg:3:5: error: the theme has no colour "tomato"')
