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
from generator.config.draft_file import typed_in
from generator.config.yaml_source import parse, read
from generator.games.kaesekaestchen.field_code import check_character
from generator.problems import InputError
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
    game: str, lines: list[str], lang: str = "en", stop: type[BaseException] = EOFError, draft: str | None = None
) -> tuple[int, list[Scored]]:
    """The exit code, and every score that was shown; going on with a draft if one is named."""
    calculator = calculator_for(game)
    shown: list[Scored] = []
    kept = typed_in(read(Path(draft))) if draft else None
    words = words_for(calculator, lang, WORDS)
    dialogue = Dialogue(calculator, words, Typed(lines, stop), shown.append, kept, Path(draft) if draft else None)
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


@pytest.mark.parametrize(("stop", "expected"), [(EOFError, 0), (KeyboardInterrupt, 130)])
@pytest.mark.parametrize("case", WHOLE)
def test_broken_off_anywhere_the_draft_goes_on_to_the_same_result(
    case: str, stop: type[BaseException], expected: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also in the middle of a round, whose answers are kept too; the draft is brought up to date."""
    game, lines, _ = WHOLE[case]
    _, (whole,) = talk(game, [*lines, "n"])
    for number in range(1, len(lines) + 1):
        draft = f"{game}-draft.yaml"
        Path(draft).unlink(missing_ok=True)
        middle = (number + len(lines)) // 2
        assert talk(game, lines[:number], stop=stop)[0] == expected
        assert f"kaeseblatt score {game} {draft}" in capsys.readouterr().err
        assert talk(game, lines[number:middle], stop=stop, draft=draft)[0] == expected
        code, (found,) = talk(game, [*lines[middle:], "n"], draft=draft)
        assert (code, totals(found)) == (0, totals(whole))
    assert [path.name for path in Path().iterdir()] == [draft]


@pytest.mark.parametrize("case", WHOLE)
def test_a_draft_is_no_finished_game(case: str) -> None:
    game, lines, _ = WHOLE[case]
    talk(game, lines[:-1])
    draft = f"{game}-draft.yaml"
    for words in (["score", game, draft], ["check", draft]):
        result = CliRunner().invoke(app, words)
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith(f"{draft}:2:1: error: draft: is a draft, not finished")


def test_a_draft_is_of_its_game_and_holds_texts() -> None:
    talk("knights", CARDS[:3])
    result = CliRunner().invoke(app, ["score", "cheese-master", "knights-draft.yaml"])
    assert 'is a result of "knights"' in result.stderr
    with pytest.raises(InputError, match=r"answers\.deck: must be a text"):
        typed_in(parse("game: knights\ndraft: true\nanswers: {deck: 3}\n", "x.yaml"))
    with pytest.raises(InputError, match="a draft needs its answers"):
        typed_in(parse("game: knights\ndraft: true\n", "x.yaml"))


def test_an_answer_of_a_draft_that_does_not_hold_any_more_is_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    """What comes behind it is kept with Enter."""
    talk("cheese-master", [*ROUNDS[:8], "-"])
    draft = Path("cheese-master-draft.yaml")
    draft.write_text(draft.read_text("utf-8").replace("+3 +1 king", "+3 foo king"), "utf-8")
    _, (found,) = talk("cheese-master", [ROUNDS[5], "", "", "", "Bo", "done", "n"], draft=draft.name)
    assert totals(found) == {"Ana": 7, "Bo": 4, "Cy": 6}
    assert "is on no die." in capsys.readouterr().err


def test_a_bug_of_ours_takes_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> bool:
        raise RuntimeError("a bug")

    monkeypatch.setattr("generator.cli.dialogue.offer_to_save", broken)
    with pytest.raises(RuntimeError):
        talk("knights", CARDS)
    assert typed_in(read(Path("knights-draft.yaml")))["parties.Ada"] == "Listerka"


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
    assert '"players[0]": "Ada"' in told


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
    Path("sub").mkdir()
    talk("knights", [*CARDS, "sub/evening.json"])
    assert score_file("knights", "knights-result.yaml") == score_file("knights", "sub/evening.json")
    assert json.loads(Path("sub/evening.json").read_text("utf-8"))["discard"] == 9


def test_ctrl_c_at_the_last_question_keeps_the_whole_result() -> None:
    talk("knights", CARDS, stop=KeyboardInterrupt)
    _, (found,) = talk("knights", ["n"], draft="knights-draft.yaml")
    assert totals(found) == {"Ada": 27, "Bo": 0, "Cy": 0}


NO_FILE = {
    ".": ". is a folder",
    "./": "./ is a folder",
    "/": "/ is a folder",
    "..": ".. is a folder",
    "a\0b": "only readable characters",
    "sub/": "sub/ is a folder",
    "evening.v2": "ends with .yaml or .json",
    "evening.": "ends with .yaml or .json",
    "nowhere/evening": "There is no folder nowhere.",
    "~nobody-at-all/x.yaml": "cannot be a file name",
    "x" * 300: "cannot be a file name",
}


@pytest.mark.parametrize("name", NO_FILE)
def test_a_name_that_is_no_file_is_asked_again(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("sub").mkdir()
    assert talk("knights", [*CARDS, name, "evening"])[0] == 0
    assert NO_FILE[name] in capsys.readouterr().err
    assert sorted(path.name for path in Path().rglob("*")) == ["evening.yaml", "sub"]


@pytest.mark.parametrize("word", ["y", "ja", "J", "yes", ""])
def test_a_yes_is_the_suggested_name(word: str) -> None:
    talk("knights", [*CARDS, word])
    assert [path.name for path in Path().iterdir()] == ["knights-result.yaml"]


REASONS = {
    "kaesekaestchen": [
        ("Anna", "Ben", "x", '"x" is no variant.'),
        ("", CODE, "3", '"3" is no number from 1 to 2.'),
        (
            "1",
            "AXBYA",
            '"X" is neither A nor B nor a dot.\n"Y" is neither A nor B nor a dot.\nThe row has 6 boxes, not 5.',
        ),
        ("back", "2", "17", '"17" is not two numbers with a colon such as 17:18.'),
        ("1:1", "Together that makes 2; it must be 34 to 36."),
    ],
    "kaese-wuerfeln": [
        ("A", "B", "", "C", '"C" is none of them; it can be A, B.'),
        ("", "2-2-2 9 x", '"x" is neither a stack such as 6-5-1 nor m, g or +25.\n"2-2-2" is no stack'),
        ("4-1 +20", "The bonus card 20 needs a closed stack of 5 pieces of its own."),
        ("m m m g g", "3 waiting mice are too many; at most 2.\nA player holds at most one gift."),
        ("5-4-2-1 +12", "4-3-2-1 +12", "The bonus card 12 cannot be had; free are: 10, 8, 25, 20, 40."),
    ],
    "knights": [
        ("house", "A", "B", "", "", "", "", "Foo, Bar", '"Foo" is not in the deck house;'),
        ('"Bar" is not in the deck house;',),
    ],
    "cheese-master": [
        ("A", "B", "", "3+", '"3+" is no set of dice'),
        ("", "+1 foo bar", '"foo" is on no die.\n"bar" is on no die.'),
        ("+1", "9", '"9" is no plate.'),
        ("1", "-", "C 2, D", '"C" is none of them; it can be A, B.\n"D" is none of them; it can be A, B.'),
        (",", "Penalty points need a name, as in A 2."),
    ],
}


@pytest.mark.parametrize("game", REASONS)
def test_every_reason_is_said(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    typed: list[str] = []
    for *lines, expected in REASONS[game]:
        typed += lines
        talk(game, typed)
        told = capsys.readouterr().err.replace("“", '"').replace("”", '"')
        assert expected in told


def test_reasons_are_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    talk("kaesekaestchen", ["Anna", "Ben", "", CODE, "1", "AAB"], "de")
    assert "Die Reihe hat 6 Kästchen, nicht 3." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("foo!", "steht ein Zeichen"),
        ("M1-6X6-3221-7F2QX3-C", "der beginnt mit K1"),
        ("K2-6X6-3221-7F2QX3-C", "hat eine andere Version"),
        ("K1-6X6", "ist kein ganzer Feldcode"),
        ("K1-6X6-3221-7F2QX3-D", "ist vertippt"),
        ("K1-6X6-9999-7F2QX3-", "kann es nicht geben"),
    ],
)
def test_a_wrong_code_is_explained_in_the_language(code: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    if code.endswith("-"):
        code += check_character(code.replace("-", ""))
    talk("kaesekaestchen", ["Anna", "Ben", "", code], "de")
    assert said in capsys.readouterr().err


def test_a_player_told_in_one_line_is_asked_nothing_more() -> None:
    """As on the command line: `6-5-4-2 3 m +25`."""
    _, (found,) = talk("kaese-wuerfeln", [*STACKS[:4], "6-5-4-2, 3 m +25", *STACKS[7:], "evening"])
    assert totals(found) == {"Änna [b]": 64, "Ben 🧀": 33}
    assert score_file("kaese-wuerfeln", "evening.yaml") == totals(found)


def test_long_hints_are_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    talk("cheese-master", ROUNDS[:5])
    plain = capsys.readouterr().err
    monkeypatch.setattr("generator.cli.dialogue.terminal_width", lambda: 40)
    Path("cheese-master-draft.yaml").unlink()
    talk("cheese-master", ROUNDS[:5])
    narrow = capsys.readouterr().err
    questions = narrow[: narrow.index("Kept in")]
    assert max(map(len, questions.splitlines())) <= 40 < max(map(len, plain.splitlines()))
    assert narrow.split() == plain.split()
