"""Themes: deltas over bases, what they need, how they look, and their pictures."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from generator.config.colour import Sight, contrast, difference, lightness
from generator.config.mix import TWIST_NAMES
from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.config.theme_checks import REQUIRED_ICONS, ROLES
from generator.config.theme_looks import look_complaints
from generator.config.theme_pictures import picture_problems
from generator.problems import InputError

BASE = """
title: {de: Grund, en: Ground}
tagline: {de: Ganz unten., en: At the bottom.}
colours:
  paper: "#FFFFFF"
  ink: "#202020"
  muted: "#707070"
  accent: "#e09b22"
  accent2: "#7b4a1e"
  player_a: "#96321f"
  player_b: "#f2b63c"
  pale: "#d4d0c8"
  stone: "#888888"
dot: {icon: dot, diameter: 1.9}
twists: {double: 5, bomb: 1, extra: 1, swap: 1}
motifs: [dot]
frame: {corner: scene, edge: scene, size: 7}
"""
ICON = '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="{}"/></svg>'


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a reader's own themes, with a complete one, "grund", in it."""
    monkeypatch.setenv("KAESEBLATT_PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    themes = tmp_path / "themes"
    write(themes / "grund" / "theme.yaml", BASE)
    for name in (*REQUIRED_ICONS, "dot"):
        write(themes / "grund" / "icons" / f"{name}.svg", ICON.format("ink"))
    return themes


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def said_of(name: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        read_theme(name)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.usefixtures("shelf")
def test_a_complete_theme_needs_no_base() -> None:
    theme = read_theme("grund")
    assert (theme.name, theme.bases, theme.warnings) == ("grund", (), ())
    assert theme.colours["paper"] == "#ffffff"
    assert set(ROLES) <= theme.colours.keys()
    assert theme.mix == {"double": 5, "bomb": 1, "extra": 1, "swap": 1}
    assert theme.motifs == ("dot",)
    assert theme.frame is not None
    assert (theme.frame.size, theme.dot_diameter) == (7, 1.9)
    assert theme.pictures["bomb"].width == 24
    assert picture_problems(theme) == ()


def test_a_delta_says_only_what_differs(shelf: Path) -> None:
    write(
        shelf / "meer" / "theme.yaml",
        "base: grund\ntitle: {de: Meer, en: Sea}\ncolours: {accent: '#008080', foam: '#eef6f6'}\n"
        "dot: {icon: bubble}\ntwists: {double: 4, extra: 3}\nmotifs: []\nicons: {bomb: pictures/mine.svg}\n",
    )
    write(shelf / "meer" / "icons" / "bubble.svg", ICON.format("accent"))
    write(shelf / "meer" / "pictures" / "mine.svg", ICON.format("foam"))
    write(shelf / "meer" / "words" / "de.yaml", "x: y")
    write(shelf / "grund" / "words" / "de.yaml", "x: y")
    write(shelf / "riff" / "theme.yaml", "base: ../meer\ntitle: {de: Riff, en: Reef}\nframe: {size: 9}\n")
    theme = read_theme("riff")
    assert theme.bases == ("meer", "grund")
    assert theme.titles == {"de": "Riff", "en": "Reef"}
    assert theme.taglines["en"] == "At the bottom."
    assert (theme.colours["accent"], theme.colours["ink"]) == ("#008080", "#202020")
    assert theme.mix == {
        "double": 4,
        "bomb": 0,
        "extra": 3,
        "swap": 0,
    }  # nothing is inherited into a mix
    assert theme.motifs == ()
    assert theme.frame is not None
    assert (theme.frame.corner, theme.frame.size) == ("scene", 9)
    assert [path.parts[-3:-2] for path in theme.word_files["de"]] == [("grund",), ("meer",)]
    assert theme.word_files["en"] == ()
    inks = {name: theme.pictures[name].shapes[0].fill for name in ("dot", "bomb", "extra")}
    assert inks == {"dot": "accent", "bomb": "foam", "extra": "ink"}
    origin = {key: Path(theme.places[key].file).parts[-2] for key in ("colours.accent", "colours.ink", "frame.size")}
    assert origin == {"colours.accent": "meer", "colours.ink": "grund", "frame.size": "riff"}


def test_problems_of_a_base_are_said_where_they_stand(shelf: Path) -> None:
    write(shelf / "meer" / "theme.yaml", "base: grund\ntitle: {de: Meer, en: Sea}\ncolours: {ink: black}\n")
    write(shelf / "riff" / "theme.yaml", "base: meer\ntitle: {de: Riff}\nmotifs: [dto]\n")
    assert said_of("riff") == [
        'themes/meer/theme.yaml:3:11: error: colours.ink: must be a colour written "#rrggbb", not "black"',
        "themes/riff/theme.yaml:2:1: error: title.en: is missing; every language needs its own text",
        "themes/riff/theme.yaml:3:10: error: motifs[0]: there is no icons/dto.svg, neither here nor in a base;"
        ' did you mean "dot"?',
    ]


def test_a_mistyped_twist_is_said_like_this(shelf: Path) -> None:
    write(shelf / "meer" / "theme.yaml", "base: grund\ntitle: {de: Meer, en: Sea}\ntwists:\n  double: 2\n  bmob: 1\n")
    assert said_of("meer") == ['themes/meer/theme.yaml:5:3: error: twists.bmob: no such twist; did you mean "bomb"?']


def test_an_unknown_base_is_one_problem_not_twenty(shelf: Path) -> None:
    write(shelf / "meer" / "theme.yaml", "base: grunt\ntitle: {de: Meer, en: Sea}\n")
    (said,) = said_of("meer")
    assert said.startswith('themes/meer/theme.yaml:1:1: error: base: there is no theme "grunt"; did you mean "grund"?')


def test_a_theme_that_is_its_own_base_is_refused(shelf: Path) -> None:
    write(shelf / "meer" / "theme.yaml", "base: meer\ntitle: {de: Meer, en: Sea}\n")
    assert said_of("meer") == ["themes/meer/theme.yaml:1:1: error: base: goes round in a circle: meer > meer"]


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("dropped", [*ROLES, "dot:", "twists:", "frame:", "tagline:", "title:", "motifs:"])
def test_whatever_is_left_out_is_missed_or_has_a_meaning(dropped: str, shelf: Path) -> None:
    lines = [line for line in BASE.splitlines() if line.strip().split(":")[0] + ":" != dropped.removesuffix(":") + ":"]
    write(shelf / "grund" / "theme.yaml", "\n".join(lines))
    optional = {"twists:": "mix", "frame:": "frame", "motifs:": "motifs"}
    if dropped in optional:
        left = {"mix": dict.fromkeys(TWIST_NAMES, 0), "frame": None, "motifs": ()}
        assert getattr(read_theme("grund"), optional[dropped]) == left[optional[dropped]]
    else:
        assert all(dropped.removesuffix(":") in said and "is missing" in said for said in said_of("grund"))


@pytest.mark.parametrize("icon", REQUIRED_ICONS)
def test_every_required_icon_is_missed(icon: str, shelf: Path) -> None:
    (shelf / "grund" / "icons" / f"{icon}.svg").unlink()
    assert any(f"there is no icons/{icon}.svg" in said for said in said_of("grund"))


def test_pictures_are_looked_at_by_check(shelf: Path) -> None:
    write(shelf / "grund" / "icons" / "bomb.svg", ICON.format("stoen:30"))
    write(shelf / "grund" / "icons" / "swap.svg", "<svg viewBox='0 0 24 24'>\n<image/></svg>")
    theme = read_theme("grund")
    assert [str(problem) for problem in picture_problems(theme)] == [
        'themes/grund/icons/bomb.svg:1:26: error: the theme has no colour "stoen"; did you mean "stone"?',
        "themes/grund/icons/swap.svg:2:1: error: image: is not drawn",
    ]


GOOD = {"paper": "#ffffff", "ink": "#202020", "muted": "#707070", "player_a": "#96321f", "player_b": "#f2b63c"}
GOOD["pale"] = "#d4d0c8"


def test_good_looks_are_not_talked_about() -> None:
    assert list(look_complaints(GOOD, 1.6)) == []
    assert list(look_complaints(GOOD, 2.2)) == []
    assert list(look_complaints({"ink": "#202020", "pale": "grey"}, None)) == []


@pytest.mark.parametrize(
    ("role", "colour", "said"),
    [
        ("ink", "#767676", "has a contrast of 4.5 to the paper"),
        ("muted", "#aaaaaa", "has a contrast of 2.3 to the paper"),
        ("pale", "#e8e8e8", "has a contrast of 1.2"),
        ("pale", "#b8a0ff", "absorbs 37%"),
        ("player_b", "#a05010", "in lightness"),
        ("player_b", "#5a6e20", "for deutan sight"),
    ],
)
def test_bad_looks_are_warnings(role: str, colour: str, said: str) -> None:
    complaints = list(look_complaints({**GOOD, role: colour}, 1.9))
    assert any(said in complaint.message for complaint in complaints), complaints
    assert {complaint.key for complaint in complaints} == {f"colours.{role}"}
    assert {complaint.severity for complaint in complaints} == {"warning"}


@pytest.mark.parametrize("diameter", [1.5, 2.3])
def test_dots_a_camera_cannot_find_are_warnings(diameter: float) -> None:
    (complaint,) = look_complaints(GOOD, diameter)
    assert (complaint.key, complaint.severity) == ("dot.diameter", "warning")


def test_colours_are_measured_as_others_measure_them() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#ffffff", "#767676") == pytest.approx(4.54, abs=0.01)
    assert lightness("#808080") == pytest.approx(53.585, abs=0.01)
    assert difference("#ff0000", "#00ff00") == pytest.approx(170.57, abs=0.1)
    assert difference("#ff0000", "#00ff00", "deutan") == pytest.approx(30.4, abs=0.2)


# Linear RGB to cone responses and back, as printed in the paper of 1999, with its two projections.
TO_CONES = ((17.8824, 43.5161, 4.11935), (3.45565, 27.1554, 3.86714), (0.0299566, 0.184309, 1.46709))
FROM_CONES = (
    (0.0809444479, -0.130504409, 0.116721066),
    (-0.0102485335, 0.0540193266, -0.113614708),
    (-0.000365296938, -0.00412161469, 0.693511405),
)


def seen(colour: str, sight: str) -> str:
    """The colour a dichromat confuses with this one, by way of the cones."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    long, middle, short = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in TO_CONES)
    if sight == "protan":
        long = 2.02344 * middle - 2.52581 * short
    else:
        middle = 0.494207 * long + 1.24827 * short
    back = [sum(a * b for a, b in zip(row, (long, middle, short), strict=True)) for row in FROM_CONES]
    clipped = [min(1.0, max(0.0, part)) for part in back]
    bent = [part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in clipped]
    return "#" + "".join(f"{round(255 * part):02x}" for part in bent)


@pytest.mark.parametrize("sight", ["protan", "deutan"])
def test_red_and_green_sight_agree_with_the_way_by_the_cones(sight: Sight) -> None:
    colours = ("#96321f", "#f2b63c", "#5a6e20", "#2b6cb0", "#d62728", "#2ca02c", "#808080", "#ffffff")
    for one, other in combinations(colours, 2):
        assert difference(one, other, sight) == pytest.approx(difference(seen(one, sight), seen(other, sight)), abs=2.5)


def test_blue_sight_confuses_blue_and_green_but_not_red_and_green() -> None:
    assert difference("#0a8f8f", "#1d8aa8", "tritan") < difference("#0a8f8f", "#1d8aa8") / 2
    assert difference("#d62728", "#2ca02c", "tritan") > 80
    assert difference("#303030", "#c0c0c0", "tritan") == pytest.approx(difference("#303030", "#c0c0c0"), abs=0.5)


def test_the_shipped_themes_are_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAESEBLATT_PATH", raising=False)
    shipped = [read_theme(name) for name in names("themes")]
    assert {"schlicht", "kaesekeller"} <= {theme.name for theme in shipped}
    assert [str(warning) for theme in shipped for warning in theme.warnings] == []
    assert [str(problem) for theme in shipped for problem in picture_problems(theme)] == []
