"""The scoring way where no single room or command is meant: variants together, data files, who is asked for what."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from generator.catalogue import GAMES, SCORED
from generator.checking import check_file
from generator.config.yaml_source import parse
from generator.config.yaml_text import yaml_text
from generator.games.kaesekaestchen.field import half_of
from generator.games.kaesekaestchen.field_code import parse_code
from generator.games.kaesekaestchen.placement import place
from generator.problems import InputError, UsageError
from generator.scoring_way import Scored, data_file_problems, examine, result_problems, scored
from generator.told import Told, calculator_for, told_by_options, words_for
from generator.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
CODE = "K1-6X6-3221-7F2QX3-C"


def told(data: dict[str, Any]) -> Told:
    return Told(parse(yaml_text(data), "evening.yaml"))


def score_of(data: dict[str, Any], lang: str = "en") -> Scored:
    calculator = calculator_for(data["game"])
    return scored(calculator, told(data), words_for(calculator, lang))


def test_every_game_can_be_scored() -> None:
    assert set(GAMES) <= set(SCORED)
    for name in SCORED:
        assert calculator_for(name).name == name


def test_an_unknown_game_or_language_is_wrong_usage() -> None:
    with pytest.raises(UsageError, match='did you mean "knights"'):
        calculator_for("knight")
    with pytest.raises(UsageError, match="there are de, en"):
        words_for(calculator_for("knights"), "fr")


@pytest.mark.parametrize("game", SCORED)
def test_the_words_of_both_languages_have_the_same_keys(game: str) -> None:
    """Questions, tables and dialogue are complete in each language."""
    more = ROOT / "generator/cli/words"
    one, other = (words_for(calculator_for(game), lang, more) for lang in LANGUAGES)
    assert one.keys_under("ask") == other.keys_under("ask")
    assert set(one.texts) == set(other.texts)


def test_kk_34_variants_combine() -> None:
    """Blitz, Twist-Hatz, teams and a series in one sitting."""
    half = half_of(place(parse_code(CODE)).field)
    owners = ["AAAAAA", "ABABAB", "BBBBBB"]
    everything = "".join(owners)
    points = {"A": 0, "B": 0}
    for box, kind in half.twists:
        points[everything[box]] += 2 if kind == "double" else 1
    field = {"field": CODE, "owners": owners}
    variant = {"blitz": True, "twist_hunt": True, "teams": True}
    teams = {"game": "kaesekaestchen", "players": ["Gouda", "Edam"], "variant": variant, "series": "best_of_three"}
    found = score_of({**teams, "fields": [field, field]})
    assert [row["points"] for row in found.score.details["fields"]] == [points, points]
    assert sum(points.values()) > 0
    winner = None if points["A"] == points["B"] else max(points, key=lambda side: points[side])
    assert found.score.details["series"]["winner"] == winner


def test_a_warning_about_a_data_file_is_placed_there(tmp_path: Path) -> None:
    pieces = tmp_path / "mine.yaml"
    pieces.write_text("pieces: {2: 12, 3: 10, 4: 8, 5: 5, 6: 4}\n", "utf-8")
    data = {"game": "kaese-wuerfeln", "pieces": str(pieces), "players": [{"name": "A"}, {"name": "B"}]}
    with pytest.raises(InputError) as caught:
        score_of(data)
    (problem,) = caught.value.problems
    assert (problem.place.file.endswith("mine.yaml"), problem.place.line, problem.key) == (True, 1, "pieces")


def test_named_dice_are_checked_only_when_they_are_named() -> None:
    """CM-6, CM-11: three dogs cannot lie on one orange die."""
    row = {"roll": ["dog", "dog", "dog"], "plates": {"A": "none", "B": 0}}
    data: dict[str, Any] = {"game": "cheese-master", "players": ["A", "B"], "rounds": [row]}
    assert score_of(data).score.details["rounds"][0]["answer"] == "0"
    with pytest.raises(InputError, match=r"rounds\[0\]\.roll"):
        score_of({**data, "dice": {"yellow": 3, "orange": 0}})


def test_examine_tells_complaints_that_a_score_would_refuse() -> None:
    calculator = calculator_for("kaese-wuerfeln")
    examined = examine(calculator, told({"game": "kaese-wuerfeln", "players": [{"name": "A", "stacks": [[4, 5]]}]}))
    assert {found.key for found in examined.complaints} >= {"players", "players[0].stacks[0]"}
    assert examined.files["pieces"] == {2: 12, 3: 10, 4: 8, 5: 5, 6: 3}


def problems_of(data: dict[str, Any]) -> list[str]:
    with pytest.raises(InputError) as caught:
        score_of(data)
    return [f"{problem.key}: {problem.message}" for problem in caught.value.problems]


def test_what_does_not_fit_hides_no_rule_about_the_rest() -> None:
    anna = {"name": "Anna", "stacks": [[6, 5, "x"], [3]], "bonus": [25]}
    ben = {"name": "Ben", "stacks": [[5, 5]]}
    assert problems_of({"game": "kaese-wuerfeln", "ended_bi": "Ben", "players": [anna, ben]}) == [
        'ended_bi: no such key; did you mean "ended_by"?',
        'players[0].stacks[0][2]: must be a whole number, not "x"',
        "players[1].stacks[0]: a 5 lies on a 5; values become strictly smaller upward",
    ]


def test_a_player_that_does_not_fit_leaves_the_numbers_of_the_others_alone() -> None:
    """Without the first player all others would have other numbers, and be too few."""
    data = {"game": "kaese-wuerfeln", "players": ["Anna", {"name": "Ben", "stacks": [[5, 5]]}]}
    (problem,) = problems_of(data)
    assert problem.startswith("players[0]: ")


def test_what_hangs_on_a_misfit_is_not_complained_about() -> None:
    """Blitz or not decides how many rows a field has; so nothing is said about the rows."""
    field = {"field": CODE, "owners": ["AAAAAA", "ABABAB", "BBBBBB"]}
    frame = {"game": "kaesekaestchen", "players": ["A", "B"], "fields": [field]}
    (problem,) = problems_of({**frame, "variant": {"blitz": "yes"}})
    assert problem.startswith("variant.blitz: ")
    assert problems_of({"serie": "best_of_three", **frame}) == [
        'serie: no such key; did you mean "series"?',
        "fields[0].owners: 3 rows of boxes; 6 were played on",
    ]


def test_a_misfit_and_a_broken_data_file_are_both_said(tmp_path: Path) -> None:
    pieces = tmp_path / "mine.yaml"
    pieces.write_text("pieces: {2: 12, 3: 10, 4: 8, 5: 5, 6: 4}\n", "utf-8")
    players: list[dict[str, Any]] = [{"name": "A", "mice": "two"}, {"name": "B"}]
    found = problems_of({"game": "kaese-wuerfeln", "pieces": str(pieces), "players": players})
    assert [line.partition(":")[0] for line in found] == ["players[0].mice", "pieces"]


PADDED: dict[str, dict[str, Any]] = {
    "kaesekaestchen": {"players": [" Anna", "Ben "], "fields": [{"field": CODE, "moves": [], "partial": True}]},
    "kaese-wuerfeln": {"players": [{"name": " Anna"}, {"name": "Ben "}], "ended_by": "Ben"},
    "cheese-master": {
        "players": [" Anna", "Ben "],
        "start": {"Anna ": 5},
        "rounds": [{"roll": ["+1"], "plates": {"Anna": 1, " Ben": "none"}, "penalties": {"Ben": 1}}],
    },
    "knights": {
        "deck": "rulebook",
        "players": [" Anna", "Ben "],
        "parties": {"Anna": ["Listerka"], " Ben": []},
        "discard": 2,
        "hands": {"Ben  ": 1},
    },
}


@pytest.mark.parametrize("game", PADDED)
def test_blanks_around_names_mean_nothing(game: str) -> None:
    found = score_of({"game": game, **PADDED[game]})
    assert [player.name for player in found.score.players] == ["Anna", "Ben"]


def test_names_that_differ_only_in_blanks_are_not_one() -> None:
    row = {"roll": ["+1"], "plates": {"A": 1, " A": "none", "B": 1}}
    found = problems_of({"game": "cheese-master", "players": ["A", "B"], "rounds": [row]})
    assert found[0].startswith('rounds[0].plates. A: nobody called " A" plays')


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("Käse Würfeln", 'did you mean "kaese-wuerfeln"?'),
        ("käse_würfeln", 'did you mean "kaese-wuerfeln"?'),
        ("wuerfeln", 'did you mean "kaese-wuerfeln"?'),
        ("cheese", 'did you mean "cheese-master"?'),
        ("kaese", 'did you mean "kaesekaestchen" or "kaese-wuerfeln"?'),
        ("knigths", 'did you mean "knights"?'),
        ("chess", "(there are"),
    ],
)
def test_a_game_by_its_title_or_a_part_of_it(word: str, hint: str) -> None:
    with pytest.raises(UsageError) as caught:
        calculator_for(word)
    assert hint in str(caught.value)


def test_options_become_the_data_of_a_result_file() -> None:
    calculator = calculator_for("knights")
    given = {"deck": "rulebook", "party": ["Ada: Listerka"], "discard": "9"}
    told_so = told_by_options(calculator, (), given)
    assert told_so.source.data == {
        "game": "knights",
        "deck": "rulebook",
        "players": ["Ada"],
        "parties": {"Ada": ["Listerka"]},
        "discard": 9,
    }
    assert told_so.source.places["parties.Ada"].file == "--party 1"


def test_the_document_can_be_written_as_json() -> None:
    players = [{"name": name, "stacks": [[6]]} for name in "ABC"]
    document = score_of({"game": "kaese-wuerfeln", "players": players}).as_data()
    assert json.loads(json.dumps(document)) == document


def test_check_finds_in_a_result_file_what_score_would_say(tmp_path: Path) -> None:
    players = [{"name": "A", "stacks": [[4, 5]]}, {"name": "B"}]
    file = tmp_path / "evening.yaml"
    file.write_text(yaml_text({"game": "kaese-wuerfeln", "players": players}), "utf-8")
    found = {problem.key: problem for problem in result_problems(file)}
    assert found["players[0].stacks[0]"].place.line == 4
    assert found["players"].severity == "warning"
    assert [problem.key for problem in check_file(str(file))] == list(found)


@pytest.mark.parametrize("text", ["game: chess\n", "game: 3\n", "game:\n"])
def test_check_names_the_games_when_a_result_is_of_none(text: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.yaml"
    file.write_text(text, "utf-8")
    (problem,) = check_file(str(file))
    assert "kaesekaestchen, kaese-wuerfeln, cheese-master, knights" in problem.message


@pytest.mark.parametrize("name", ["decks/house", "decks/rulebook", "pieces/default", "dice/cheese_master"])
def test_the_shipped_data_files_are_without_a_word(name: str) -> None:
    assert check_file(str(ROOT / f"layouts/{name}.yaml")) == ()


def test_check_knows_the_data_files_by_their_keys(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    for text, key in (
        ("title: x\nremoved: [Nobody]\ncards: [{name: A, text: unknown}]\n", "removed[0]"),
        ("pieces: {2: 38}\n", "pieces"),
        ("name: x\nassumption: true\nyellow: []\norange: {dog: [], innkeeper: [], king: []}\n", "yellow"),
    ):
        file.write_text(text, "utf-8")
        assert key in [problem.key for problem in check_file(str(file))]
    with pytest.raises(KeyError):
        data_file_problems("no such key", file)
