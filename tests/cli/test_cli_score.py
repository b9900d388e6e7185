"""`kaeseblatt score` with result files: the tables, the JSON others script against, every kind of wrong input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()
ROOT = Path(__file__).resolve().parents[2]
CODE = "K1-6X6-3221-7F2QX3-C"
COLOURED = [*["AABBAB"] * 5, "AABBA."]

RESULTS: dict[str, dict[str, Any]] = {
    "kaesekaestchen": {
        "game": "kaesekaestchen",
        "players": ["Anna", "Ben"],
        "series": "best_of_three",
        "fields": [
            {"field": CODE, "counts": {"A": {"boxes": 17, "double": 2}, "B": {"boxes": 18, "double": 1}}},
            {"field": CODE, "owners": "\n".join(COLOURED) + "\n"},
        ],
    },
    "kaese-wuerfeln": {
        "game": "kaese-wuerfeln",
        "ended_by": "Ben",
        "pieces": "default",
        "players": [
            {"name": "Anna", "stacks": [[6, 5, 4, 2], [3]], "mice": 1, "bonus": [25], "gift": False, "close": [0]},
            {"name": "Ben", "stacks": [[5, 4, 3, 2, 1], [2]]},
        ],
    },
    "cheese-master": {
        "game": "cheese-master",
        "players": ["Andrey", "Anna"],
        "dice": {"yellow": 3, "orange": 3},
        "start": {"Andrey": 5, "Anna": 7},
        "rounds": [
            {
                "roll": ["+3", "+2", "king", "dog", "cat", "mouse"],
                "plates": {"Andrey": 3, "Anna": "none"},
                "penalties": {"Anna": 1},
            }
        ],
    },
    "knights": {
        "game": "knights",
        "deck": "rulebook",
        "players": ["Ada", "Bo"],
        "parties": {"Ada": ["Listerka"], "Bo": ["Lisandra"]},
        "discard": 9,
        "hands": {"Ada": 3, "Bo": 2},
        "choose": {"Bo": ["Ada"]},
    },
}
TOTALS = {
    "kaesekaestchen": {"Anna": 37, "Ben": 38},
    "kaese-wuerfeln": {"Anna": 64, "Ben": 33},
    "cheese-master": {"Andrey": 5, "Anna": 5},
    "knights": {"Ada": 27, "Bo": 2},
}


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kaeseblatt(*words: str, stdin: str | bytes | None = None) -> Result:
    return RUNNER.invoke(app, list(words), input=stdin)


def scored(game: str, *words: str) -> dict[str, Any]:
    """The JSON document of a score that was found."""
    result = kaeseblatt("score", game, *words, "--json")
    assert result.exit_code == 0, result.stderr
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def as_yaml(data: Any) -> str:
    """Written here by hand, so that the program's own writer is not its own witness."""
    return "\n".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()) + "\n"


def written(game: str, text: str | None = None, name: str = "result.yaml") -> str:
    Path(name).write_text(as_yaml(RESULTS[game]) if text is None else text, "utf-8")
    return name


@pytest.mark.parametrize("game", RESULTS)
def test_yaml_json_and_stdin_say_the_same(game: str) -> None:
    from_yaml = scored(game, written(game))
    Path("result.json").write_text(json.dumps(RESULTS[game]), "utf-8")
    from_json = scored(game, "result.json")
    from_stdin = kaeseblatt("score", game, "-", "--json", stdin=as_yaml(RESULTS[game]))
    assert {player["name"]: player["total"] for player in from_yaml["players"]} == TOTALS[game]
    strip = {"warnings", "problems"}
    one, *others = (
        {key: value for key, value in document.items() if key not in strip}
        for document in (from_yaml, from_json, json.loads(from_stdin.stdout))
    )
    assert others == [one, one]


@pytest.mark.parametrize("game", RESULTS)
def test_the_json_is_the_contracts(game: str) -> None:
    document = scored(game, written(game))
    expected = {"game", "winners", "draw", "unfinished", "verdict", "players", "details", "warnings", "problems"}
    assert set(document) == expected
    assert document["game"] == game
    for player in document["players"]:
        assert set(player) == {"name", "total", "exact", "lines"}
        assert player["exact"] == str(player["total"])
        assert sum(line["points"] for line in player["lines"]) == player["total"]
        for line in player["lines"]:
            assert set(line) == {"key", "label", "working", "points"}


def test_the_details_of_each_game_have_the_contracts_keys() -> None:
    fields = scored("kaesekaestchen", written("kaesekaestchen"))["details"]
    assert set(fields) == {"fields", "series"}
    assert set(fields["series"]) == {"winner", "after", "wins"}
    field = {"code", "points", "double", "boxes", "freed", "winner", "next", "finished", "twist_hunt"}
    assert all(set(row) == field for row in fields["fields"])
    stacks = scored("kaese-wuerfeln", written("kaese-wuerfeln"))["details"]
    assert stacks["most"] == ["Anna", "Ben"]
    assert stacks["players"]["Anna"] == {"stacks": 2, "bonus": [25], "closed_with_mice": [0]}
    (row,) = scored("cheese-master", written("cheese-master"))["details"]["rounds"]
    assert row == {
        "cheese": 3,
        "answer": "3",
        "loss": {"Andrey": 0, "Anna": 2},
        "points": {"Andrey": 5, "Anna": 5},
        "out": [],
        "replay": False,
        "wheels_next": 1,
    }
    cards = scored("knights", written("knights"))["details"]
    assert cards["chosen"] == {"Bo": ["Ada"]}
    assert cards["tie"] == []
    assert cards["counts"]["discard"] == 9


def test_a_fraction_is_exact_in_json_and_a_decimal_on_the_table() -> None:
    players = [{"name": name, "stacks": [[value]]} for name, value in zip("ABCDE", (6, 5, 4, 3, 2), strict=True)]
    file = written("", as_yaml({"game": "kaese-wuerfeln", "players": players}))
    first = scored("kaese-wuerfeln", file)["players"][0]
    assert (first["total"], first["exact"]) == (8.4, "42/5")
    assert "8,4" in kaeseblatt("score", "kaese-wuerfeln", file).stdout
    assert "8.4" in kaeseblatt("score", "kaese-wuerfeln", file, "--lang", "en").stdout


def test_the_table_shows_the_working_of_every_line_and_who_has_won() -> None:
    result = kaeseblatt("score", "knights", written("knights"), "--lang", "en")
    assert result.stdout.splitlines() == [
        "Ada",
        "  Listerka: Foxes in the discard pile  3 x 9  27",
        "  Total                                       27",
        "",
        "Bo",
        "  Lisandra: Foxes in the Party of Ada  2 x 1   2",
        "  Total                                        2",
        "",
        "Ada wins with 27 points.",
    ]


def test_columns_stay_straight_with_wide_letters_and_markup_is_only_text() -> None:
    names = ["[bold]Änna[/bold] 🧀🧀", "漢字" * 15, "x" * 60]
    parties = {name: ["Lisandra"] for name in names}
    data = {"game": "knights", "deck": "rulebook", "players": names, "parties": parties}
    file = written("", as_yaml({**data, "parties": {**parties, names[2]: []}}))
    result = kaeseblatt("score", "knights", file)
    assert result.exit_code == 0, result.stderr
    for name in names:
        assert name in result.stdout.splitlines()
    from rich.cells import cell_len

    ends = {cell_len(line) for line in result.stdout.splitlines() if line.startswith("  ")}
    assert len(ends) == 1


def test_names_cannot_steer_the_terminal() -> None:
    name = "A\x1b[31m\nB"
    data = {"game": "knights", "deck": "rulebook", "players": [name, "Bo"], "parties": {name: [], "Bo": ["Nobody"]}}
    file = written("", json.dumps(data), "result.json")
    result = kaeseblatt("score", "knights", file)
    assert result.exit_code == 1
    assert "\x1b" not in result.stdout + result.stderr
    fine = written("", json.dumps({**data, "parties": {name: [], "Bo": []}}), "result.json")
    assert kaeseblatt("score", "knights", fine).stdout.splitlines()[0] == "A\ufffd[31m B"


def test_a_tie_is_explained() -> None:
    data = {"game": "knights", "deck": "rulebook", "players": ["Ada", "Bo"], "parties": {"Ada": [], "Bo": []}}
    result = kaeseblatt("score", "knights", written("", as_yaml(data)), "--lang", "en")
    assert result.stdout.splitlines()[-1] == "Tie at 0 points: Ada and Bo. Bo sits latest in turn order and wins."


def test_warnings_go_to_stderr_with_their_place_and_into_the_json() -> None:
    file = written("kaese-wuerfeln")
    result = kaeseblatt("score", "kaese-wuerfeln", file, "--json")
    (warning,) = result.stderr.splitlines()
    assert warning.startswith("result.yaml:4:1: warning: players: only 0 of the six values are used up")
    document = json.loads(result.stdout)
    assert document["warnings"] == [warning]
    assert document["problems"][0]["line"] == 4


def test_quiet_says_nothing_but_problems() -> None:
    result = kaeseblatt("score", "knights", written("knights"), "--quiet")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")


def two_players(*stacks: str, more: str = "") -> str:
    return (
        f"game: kaese-wuerfeln\nplayers:\n  - {{name: Anna, stacks: [{', '.join(stacks)}]{more}}}\n  - {{name: Ben}}\n"
    )


def grid(*rows: str) -> str:
    return "game: kaesekaestchen\nplayers: [Anna, Ben]\nfields:\n  - field: " + CODE + "\n    owners: " + "/".join(rows)


def log(*moves: str, twists: str = "{}", size: str = "rows: 1, columns: 3") -> str:
    listed = ", ".join(moves)
    return (
        "game: kaesekaestchen\nplayers: [Anna, Ben]\nfields:\n"
        f"  - {{{size}, twists: {twists}, partial: true,\n     moves: [{listed}]}}\n"
    )


def rounds(plates: str, roll: str = '"+3", cat', names: str = "Ana, Bo, Cy") -> str:
    return f"game: cheese-master\nplayers: [{names}]\nrounds:\n  - {{roll: [{roll}], plates: {{{plates}}}}}\n"


def table(parties: str, players: str = "Ada, Bo") -> str:
    return f"game: knights\ndeck: rulebook\nplayers: [{players}]\nparties: {{{parties}}}\n"


SWAP_LOG = ("a1-b1", "a2-b2", "a1-a2", "b1-b2", "b1-c1", "b2-c2", "c1-d1", "c2-d2", "d1-d2", "c1-c2")
NINE = ", ".join("abcdefghi")

WRONG = {
    "an illegal stack": ("kaese-wuerfeln", two_players("[4, 5]"), "3:27", "a 5 lies on a 4"),
    "three mice": ("kaese-wuerfeln", two_players(more=", mice: 3"), "3:30", "3 mice are waiting; at most 2"),
    "a bonus card for no stack": (
        "kaese-wuerfeln", two_players("[5, 1]", more=", bonus: [25]"), "3:44", "25 needs a closed stack of 5",
    ),
    "a bonus card too early": (
        "kaese-wuerfeln", two_players("[6, 5, 4, 1]", more=", bonus: [10]"), "3:50", "while the 12 still lies",
    ),
    "too many ones": ("kaese-wuerfeln", two_players(*["[1]"] * 17), "2:1", "17 ones in all, domes and mice"),
    "rows of the wrong length": ("kaesekaestchen", grid(*["AABBA"] * 6), "5:5", "has 5 boxes, not 6"),
    "rows too few": ("kaesekaestchen", grid(*["AABBAB"] * 5), "5:5", "5 rows of boxes; 6 were played on"),
    "more freed than bombs": ("kaesekaestchen", grid("...BAB", *["AABBAB"] * 5), "5:5", "3 boxes are without an owner"),
    "a move out of turn": ("kaesekaestchen", log("a1-b1", "A a1-a2"), "5:21", "move 2: B is at the pen, not A"),
    "a line drawn already": ("kaesekaestchen", log("a1-b1", "b1-a1"), "5:21", "move 2: a1-b1 is drawn already"),
    "a swap without its target": (
        "kaesekaestchen", log(*SWAP_LOG, twists="{swap: [c1]}"), "5:77", "the swap on c1 must recolour one box of B",
    ),
    "two players without a wheel": (
        "cheese-master", rounds("Ana: none, Bo: none, Cy: 2"), "4:25", "2 players without a wheel (Ana, Bo)",
    ),
    "an unknown face": (
        "cheese-master", rounds("Ana: none, Bo: 2, Cy: 2", roll='"+3", catt'), "4:19", 'did you mean "cat"?',
    ),
    "an unknown card": ("knights", table("Ada: [Listerkaa], Bo: []"), "4:17", 'did you mean "Listerka"'),
    "a removed Fox with three players": (
        "knights", table("Ada: [Meliska], Bo: [], Cy: []", "Ada, Bo, Cy"), "4:17", "stays in the box",
    ),
    "one player of stacks": (
        "kaese-wuerfeln", "game: kaese-wuerfeln\nplayers:\n  - {name: Anna}\n", "2:1", "1 player; 2 to 5 can play",
    ),
    "one player of rounds": ("cheese-master", rounds("Ana: none", names="Ana"), "2:1", "1 player; it can be 2 to 8"),
    "one player of cards": ("knights", table("Ada: []", "Ada"), "3:1", "1 player; this deck is for 2, 3, 4"),
    "one player of fields": (
        "kaesekaestchen", grid(*["AABBAB"] * 6).replace(", Ben", ""), "2:1", "two players or teams play; found 1",
    ),
    "nine players of rounds": ("cheese-master", rounds("a: none", names=NINE), "2:1", "9 players; it can be 2 to 8"),
    "nine players of cards": ("knights", table("a: []", NINE), "3:1", "9 players; this deck is for 2, 3, 4"),
    "the same name twice on fields": (
        "kaesekaestchen", grid(*["AABBAB"] * 6).replace("Ben", "Anna"), "2:17", 'both sides are called "Anna"',
    ),
    "the same name twice with stacks": (
        "kaese-wuerfeln", two_players().replace("Ben", "Anna"), "4:6", 'the name "Anna" is there twice',
    ),
    "the same name twice in rounds": (
        "cheese-master", rounds("Ana: none, Bo: 3", names="Ana, Bo, Ana"), "2:20", '"Ana" is already players[0]',
    ),
    "the same name twice with cards": (
        "knights", table("Ada: []", "Ada, Ada"), "3:16", 'the name "Ada" is there twice',
    ),
    "another game": ("knights", two_players(), "1:1", "score it with: kaeseblatt score kaese-wuerfeln"),
    "an unknown key": ("knights", table("Ada: [], Bo: []") + "dsicard: 3\n", "5:1", 'did you mean "discard"?'),
    "an unknown deck": ("knights", table("Ada: [], Bo: []").replace("rulebook", "rulebok"), "2:1", '"rulebook"?'),
    "unknown pieces": ("kaese-wuerfeln", two_players() + "pieces: defualt\n", "5:1", 'did you mean "default"?'),
    "no YAML": ("knights", "game: [\n", "2:1", ""),
    "a list": ("knights", "- 1\n", "1:1", "must be a mapping"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_named_with_file_line_and_reason(case: str) -> None:
    game, text, place, reason = WRONG[case]
    result = kaeseblatt("score", game, written(game, text))
    assert result.exit_code == 1, (result.stdout, result.stderr)
    assert result.stdout == ""
    told = [line for line in result.stderr.splitlines() if line.startswith(f"result.yaml:{place}: error: ")]
    assert any(reason in line for line in told), result.stderr
    document = json.loads(kaeseblatt("score", game, "result.yaml", "--json").stdout)
    line, column = map(int, place.split(":"))
    assert document["game"] == game
    assert (line, column) in {(row["line"], row["column"]) for row in document["problems"]}


@pytest.mark.parametrize(
    "name", ["Jürgen Größe", "Ann Marie", "[red]Bo[/red]", "🧀🐭", "x" * 60, "no", "1e3", "a: b, c"]
)
def test_any_name_will_do(name: str) -> None:
    for game, old in (
        ("kaesekaestchen", "Anna"),
        ("kaese-wuerfeln", "Anna"),
        ("cheese-master", "Andrey"),
        ("knights", "Ada"),
    ):
        text = as_yaml(RESULTS[game]).replace(f'"{old}"', json.dumps(name, ensure_ascii=False))
        document = scored(game, written(game, text))
        assert document["players"][0]["name"] == name
        assert name in kaeseblatt("score", game, "result.yaml").stdout


def test_data_files_may_lie_beside_the_result(tmp_path: Path) -> None:
    deck = (ROOT / "layouts/decks/rulebook.yaml").read_text("utf-8")
    (tmp_path / "games").mkdir()
    (tmp_path / "games/my_deck.yaml").write_text(deck, "utf-8")
    (tmp_path / "games/evening.yaml").write_text(
        as_yaml(RESULTS["knights"]).replace('"rulebook"', "my_deck.yaml"), "utf-8"
    )
    assert [player["total"] for player in scored("knights", "games/evening.yaml")["players"]] == [27, 2]


def test_what_is_wrong_with_a_deck_is_said_of_the_deck(tmp_path: Path) -> None:
    deck = (ROOT / "layouts/decks/rulebook.yaml").read_text("utf-8").replace("removed: [Meliska", "removed: [Meliskaa")
    (tmp_path / "my_deck.yaml").write_text(deck, "utf-8")
    result = kaeseblatt(
        "score", "knights", written("", as_yaml(RESULTS["knights"]).replace('"rulebook"', "my_deck.yaml"))
    )
    assert result.exit_code == 1
    assert re.match(r"my_deck\.yaml:\d+:\d+: error: removed\[0\]", result.stderr)


def test_usage_and_files_have_their_own_exit_codes() -> None:
    assert kaeseblatt("score", "kniights", "x.yaml").exit_code == 2
    assert kaeseblatt("score", "knights", written("knights"), "other.yaml").exit_code == 2
    assert kaeseblatt("score", "knights", "result.yaml", "--lang", "fr").exit_code == 2
    missing = kaeseblatt("score", "knights", "resutl.yaml")
    assert (missing.exit_code, missing.stderr) == (
        3, 'error: resutl.yaml: there is no such file; did you mean "result.yaml"?\n',
    )  # fmt: skip
    no_deck = kaeseblatt("score", "knights", written("", as_yaml(RESULTS["knights"]).replace("rulebook", "no.yaml")))
    assert no_deck.exit_code == 3
    assert no_deck.stderr.startswith("error: result.yaml:2:1: deck: no.yaml: there is no such deck")


def test_without_a_file_and_without_a_terminal_there_is_a_hint() -> None:
    result = kaeseblatt("score", "knights", stdin="")
    assert result.exit_code == 2
    assert "or - for stdin" in result.stderr


LOADED = """
import sys
sys.argv = ["kaeseblatt", "score", {game!r}, "result.yaml", "--json"]
from generator.cli import app
try:
    app()
except SystemExit as end:
    assert end.code == 0, end.code
print(*sorted(name for name in sys.modules), sep="\\n", file=sys.stderr)
"""


@pytest.mark.parametrize("game", RESULTS)
def test_only_the_room_of_the_game_is_opened_and_nothing_that_draws(game: str) -> None:
    written(game)
    command = [sys.executable, "-c", LOADED.format(game=game)]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True
    )
    loaded = done.stderr.splitlines()
    assert "generator.scoring_way" in loaded
    assert not {"reportlab", "PIL", "pypdf", "pypdfium2", "uharfbuzz", "generator.pdf", "generator.sheets"} & set(
        loaded
    )
    rooms = {name.split(".")[2] for name in loaded if name.startswith("generator.games.")}
    assert rooms == {game.replace("-", "_")}


def test_the_help_says_how_a_dialogue_ends() -> None:
    told = " ".join(kaeseblatt("score", "--help").stdout.split())
    assert "0 also at the end of input (Ctrl-D), 130 after Ctrl-C" in told
    assert "scoring the draft in a terminal goes on where it stopped" in told


def test_without_a_terminal_a_draft_is_refused_with_its_place() -> None:
    text = 'game: "knights"\ndraft: true\nanswers: {"deck": "rulebook"}\n'
    file = written("", text, "knights-draft.yaml")
    expected = "error: draft: is a draft, not finished; go on with it in a terminal: kaeseblatt score knights"
    assert kaeseblatt("score", "knights", file).stderr == f"{file}:2:1: {expected} {file}\n"
    result = kaeseblatt("score", "knights", "-", "--json", stdin=text)
    assert result.exit_code == 1
    (problem,) = json.loads(result.stdout)["problems"]
    assert (problem["file"], problem["line"], problem["key"]) == ("stdin", 2, "draft")
    assert problem["message"].endswith("kaeseblatt score knights FILE")
