"""The dialogue of `kaeseblatt score GAME`, line by line: what is asked, corrected, added up and kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from generator.cli import app
from generator.cli.dialogue import Dialogue
from generator.cli.score import WORDS
from generator.scoring_way import Scored
from generator.told import calculator_for, words_for

CODE = "K1-6X6-3221-7F2QX3-C"


class Typed:
    """Lines that were typed beforehand; `stop` is raised when they are used up."""

    def __init__(self, lines: list[str], stop: type[BaseException]) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.stop = stop

    def read(self) -> str:
        for line in self.lines:
            return line
        raise self.stop


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def talk(
    game: str, lines: list[str], lang: str = "en", stop: type[BaseException] = EOFError
) -> tuple[int, list[Scored]]:
    """The exit code, and every score that was shown."""
    calculator = calculator_for(game)
    shown: list[Scored] = []
    dialogue = Dialogue(calculator, words_for(calculator, lang, WORDS), Typed(lines, stop), shown.append)
    return dialogue.run(), shown


def totals(found: Scored) -> dict[str, Any]:
    return {player.name: player.total for player in found.score.players}


def score_file(game: str, file: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, ["score", game, file, "--json"])
    assert result.exit_code == 0, result.stderr
    return {player["name"]: player["total"] for player in json.loads(result.stdout)["players"]}


STACKS = ["Änna [b]", "Ben 🧀", "", "ben 🧀", "6-5-4-2 3", "1", "25", "5-4-3-2-1 2", "", ""]
ROUNDS = ["Ana", "Bo", "Cy", "", "3+3", "+3 +1 king dog cat mouse", "2", "3", "-", "Bo", "done"]
CARDS = ["rulebook", "Ada", "Bo", "Cy", "", "9", "Listerka", "lisandra", "", "Cy"]
FIELDS = ["Anna", "Ben", "", CODE, "2", "17:18", "2:1", "n"]
COLOURED = ["", "", "b", CODE, "1", "AAB BAB", "aabbab", "AABBA.", ""]

WHOLE = {
    "stacks": ("kaese-wuerfeln", STACKS, {"Änna [b]": 64, "Ben 🧀": 33}),
    "rounds": ("cheese-master", ROUNDS, {"Ana": 7, "Bo": 4, "Cy": 6}),
    "cards": ("knights", CARDS, {"Ada": 27, "Bo": 0, "Cy": 0}),
    "fields counted": ("kaesekaestchen", FIELDS, {"Anna": 19, "Ben": 19}),
    "a field coloured": ("kaesekaestchen", COLOURED, {"A": 9, "B": 9}),
}


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("case", WHOLE)
def test_a_whole_dialogue_is_scored_and_saved(case: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, lines, expected = WHOLE[case]
    code, (found,) = talk(game, [*lines, "evening"], lang)
    assert code == 0
    assert sum(totals(found).values()) >= sum(expected.values())
    if case != "a field coloured":
        assert totals(found) == expected
    assert score_file(game, "evening.yaml") == totals(found)
    told = capsys.readouterr()
    assert told.out == ""
    assert "evening.yaml" in told.err


def test_a_game_that_is_decided_asks_for_no_further_round() -> None:
    names = ["Ana", "Bo", "", ""]
    lines = [*names, *["+1", "-", "2", ""] * 4]
    _, (found,) = talk("cheese-master", [*lines, "n"])
    assert found.score.winners == ("Ana",)


def test_a_series_that_is_won_asks_for_no_further_field() -> None:
    field = [CODE, "2", "20:16", "2:1"]
    _, (found,) = talk("kaesekaestchen", ["Anna", "Ben", "", *field, "y", *field, "n"])
    assert found.score.winners == ("Anna",)
    assert found.score.details["series"] == {"winner": "A", "after": 2, "wins": {"A": 2, "B": 0}}


NONSENSE = {
    "kaese-wuerfeln": [
        ("Anna", "", "Anna", "Ben", "Ben", ""),
        ("Eva", "Ben"),
        ("4-5", "6-0", "x", "6 --", " ".join("1" * 17), "6-5-1"),
        ("3", "-1", "x", "0"),
        ("25", "9", "12 x", ""),
        ("6-1-1", "5"),
        ("2",),
        ("40", ""),
    ],
    "cheese-master": [
        ("-", "Ana", "Bo", ""),
        ("4", "0", "1+1", "x", "1"),
        ("+3 +1", "foo", "king", "+3"),
        ("8", "x", "", "3"),
        ("4", "wheel", "-"),
        ("Eva", "Ana -1", "Ana 2"),
        ("",),
    ],
    "knights": [
        ("", "nope", "no.yaml", "rulebook"),
        ("", "Ada", "Ada", "Bo", ""),
        ("-4", "x", "99", "9"),
        ("Listerkaa", "Meliska", "Listerka, Listerka", "Listerka"),
        ("Listerka", "Lisandra"),
    ],
    "kaesekaestchen": [
        ("Anna", "Anna", "Ben"),
        ("x", ""),
        ("foo", "K1-6X6-3221-7F2QX3-D", CODE),
        ("3", "x", "2"),
        ("17", "17:x", "20:20", "1:1", "17:18"),
        ("3:1", "0:0", "2:1"),
        ("vielleicht", "n"),
    ],
}


@pytest.mark.parametrize("game", NONSENSE)
def test_nonsense_is_asked_again(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for lines in NONSENSE[game] for line in lines]
    code, shown = talk(game, [*lines, "n"])
    assert (code, len(shown)) == (0, 1), capsys.readouterr().err


def test_every_question_says_its_range_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    talk("kaese-wuerfeln", STACKS, "de")
    told = capsys.readouterr().err
    assert "Wartende Mäuse von Änna [b]\n(0 bis 2; leer = 0)\n" in told
    assert "(12, 10, 8, 20, 40; jede braucht einen geschlossenen Stapel ihrer Größe" in told


def test_the_running_total_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    talk("cheese-master", [*ROUNDS[:-1], ROUNDS[5], "2", "2", "-", ""])
    standing = [line for line in capsys.readouterr().err.splitlines() if line.startswith("So far: ")]
    assert standing == ["So far: Ana 7, Bo 4, Cy 6", "So far: Ana 7, Bo 4, Cy 5"]


@pytest.mark.parametrize("word", ["back", "zurück", "ZURÜCK", "<"])
def test_back_corrects_the_last_answer_and_enter_keeps_what_was_typed(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["Ana", "Boo", word, "Bo", "", word, word, "", "", "", "+1", "1", "-", "", "done", "n"]
    _, (found,) = talk("cheese-master", lines)
    assert totals(found) == {"Ana": 7, "Bo": 6}
    assert "[Boo, Enter keeps it]" in capsys.readouterr().err


def test_back_goes_over_many_answers_and_back_from_the_end() -> None:
    """All answers are typed, then the mice of the first player are corrected; the others are kept with Enter."""
    _, shown = talk("kaese-wuerfeln", [*STACKS[:6], "", *STACKS[7:], *["back"] * 5, "0", *[""] * 4, "n"])
    assert [totals(found)["Änna [b]"] for found in shown] == [64, 26]


def test_back_at_the_first_question_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    talk("knights", ["back"])
    told = capsys.readouterr().err
    assert "This is the first question." in told
    assert "Nothing entered, nothing kept." in told
    assert not list(Path().iterdir())


def test_a_result_that_cannot_be_right_is_corrected_with_back(capsys: pytest.CaptureFixture[str]) -> None:
    """The 10 is held while nobody has the 12: only known when all cards are told (KW-15)."""
    lines = ["Anna", "Ben", "", "", "6-5-4-1", "", "10", "6-3-2-1", "", ""]
    _, (found,) = talk("kaese-wuerfeln", [*lines, "what", "back", "12", "n"])
    told = capsys.readouterr().err
    assert "the bonus card 10 cannot have been taken while the 12 still lies in the middle" in told
    assert found.score.details["players"]["Ben"]["bonus"] == [12]


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("case", WHOLE)
def test_breaking_off_keeps_a_draft_that_can_be_scored(
    case: str, stop: type[BaseException], capsys: pytest.CaptureFixture[str]
) -> None:
    game, lines, expected = WHOLE[case]
    assert talk(game, lines[:-1], stop=stop) == (0, [])
    file = f"{game}-draft.yaml"
    assert f"kaeseblatt score {game} {file}" in capsys.readouterr().err
    assert set(score_file(game, file)) == set(expected)


@pytest.mark.parametrize("case", WHOLE)
def test_every_draft_is_readable_and_holds_every_word_that_was_typed(case: str) -> None:
    game, lines, _ = WHOLE[case]
    for number in range(1, len(lines)):
        talk(game, lines[:number])
        file = max(Path().glob("*-draft*.yaml"), key=lambda path: (len(path.name), path.name))
        text = file.read_text("utf-8")
        for line in lines[:number]:
            assert line in text
        result = CliRunner().invoke(app, ["score", game, str(file), "--json"])
        assert result.exit_code in (0, 1)
        places = {
            problem["line"] for problem in json.loads(result.stdout)["problems"] if problem["severity"] == "error"
        }
        assert 0 not in places


def test_a_draft_never_overwrites_another_one() -> None:
    talk("knights", CARDS[:2])
    talk("knights", CARDS[:3])
    talk("knights", CARDS[:3])
    assert sorted(path.name for path in Path().iterdir()) == ["knights-draft-2.yaml", "knights-draft.yaml"]


def test_a_draft_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("knights-draft.yaml").mkdir()
    assert talk("knights", CARDS[:2])[0] == 3
    told = capsys.readouterr().err
    assert "knights-draft.yaml: is a folder, not a file" in told
    assert 'players: ["Ada"]' in told


def test_saving_overwrites_only_after_a_yes(capsys: pytest.CaptureFixture[str]) -> None:
    Path("old.yaml").write_text("something else\n", "utf-8")
    Path("folder.yaml").mkdir()
    talk("knights", [*CARDS, "old", "n", "folder", "new", "x"])
    assert Path("old.yaml").read_text("utf-8") == "something else\n"
    assert score_file("knights", "new.yaml") == {"Ada": 27, "Bo": 0, "Cy": 0}
    assert "folder.yaml: is a folder, not a file" in capsys.readouterr().err
    talk("knights", [*CARDS, "old", "y"])
    assert score_file("knights", "old.yaml") == {"Ada": 27, "Bo": 0, "Cy": 0}


def test_saving_takes_a_default_name_and_writes_json_when_asked() -> None:
    talk("knights", [*CARDS, ""])
    talk("knights", [*CARDS, "sub/evening.json"])
    assert score_file("knights", "knights-result.yaml") == score_file("knights", "sub/evening.json")
    assert json.loads(Path("sub/evening.json").read_text("utf-8"))["discard"] == 9


def test_ctrl_c_at_the_last_question_keeps_the_whole_result() -> None:
    talk("knights", CARDS, stop=KeyboardInterrupt)
    assert score_file("knights", "knights-draft.yaml") == {"Ada": 27, "Bo": 0, "Cy": 0}
