"""Options of `make`: the command that prints the same again, stdout, names in any case, field files, contradictions."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()
ROOT = Path(__file__).resolve().parents[2]
ONE, OTHER = "K1-6X6-3221-XEY46Q-7", "K1-6X6-3221-7F2QX3-C"
START = (sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); from generator.cli import app; app()")


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def make(*words: str) -> Result:
    return RUNNER.invoke(app, ["make", *words], prog_name="kaeseblatt")


def test_the_whole_command_prints_the_same_again() -> None:
    first = make(
        "kaesekaestchen", "fields", "rules", "--size", "4x7", "--mix", "2-1-1-1", "--large", "-o", "it's a.pdf"
    )
    assert first.exit_code == 0
    command = shlex.split(first.stdout.splitlines()[-1].partition("again: ")[2])
    assert command[:5] == ["kaeseblatt", "make", "kaesekaestchen", "fields", "rules"]
    assert "--large" in command
    again = make(*command[2:])
    assert again.stdout.startswith("Unchanged: it's a.pdf")
    assert again.stdout.splitlines()[-1] == first.stdout.splitlines()[-1]


def test_what_is_not_drawn_by_lot_has_no_seed() -> None:
    first = make("kaese-wuerfeln", "score-pad")
    assert first.exit_code == 0
    assert "again" not in first.stdout
    assert make("kaese-wuerfeln", "score-pad").stdout.startswith("Unchanged:")
    assert [path.name for path in Path("output").iterdir()] == ["kaese-wuerfeln-score-pad-kaesekeller-a4-de.pdf"]
    row = json.loads(make("kaese-wuerfeln", "score-pad", "--json").stdout)["files"][0]
    assert row["seed"] is None
    assert not {"size", "mix"} & row.keys()
    named = json.loads(make("kaese-wuerfeln", "score-pad", "--seed", "4", "--json").stdout)["files"][0]
    assert (named["seed"], Path(named["path"]).stem[-2:]) == (4, "-4")


def test_the_row_says_the_size_and_mix_that_were_asked_for() -> None:
    words = ("kaesekaestchen", "fields", "--size", "6x7", "--mix", "wild", "--seed", "1", "--json")
    row = json.loads(make(*words).stdout)["files"][0]
    assert (row["size"], row["mix"]) == ("6x7", "wild")


def test_files_of_several_field_codes_have_names_of_their_own() -> None:
    names = set()
    for codes in ((ONE,), (ONE, OTHER), (ONE, OTHER, OTHER), (OTHER, ONE)):
        result = make("kaesekaestchen", "fields", *(word for code in codes for word in ("--field", code)), "--json")
        assert result.exit_code == 0
        names.add(json.loads(result.stdout)["files"][0]["path"])
    assert len(names) == 4


def test_a_dash_sends_the_pdf_to_stdout_and_the_report_to_stderr() -> None:
    words = ("make", "kaesekaestchen", "fields", "--seed", "1")
    piped = subprocess.run([*START, *words, "-o", "-"], capture_output=True, check=True)
    assert make(*words[1:], "-o", "a.pdf").exit_code == 0
    assert piped.stdout == Path("a.pdf").read_bytes()
    assert b"Wrote - (3 sheets" in piped.stderr
    assert not Path("output").exists()
    assert not Path("-").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("-o", "-", "--json"), "-o - writes the PDF to stdout, and --json a document"),
        (("-o", "-", "--ink-estimate"), "--ink-estimate looks at the written file"),
        (("--mix", ""), "--mix is empty"),
        (("-o", ""), "--output is empty"),
        (("--field", ONE, "--field", ""), "--field is empty"),
        (("--field", ONE, "--size", "3x3"), "leave --size out"),
        (("--field", ONE, "--mix", "wild", "--seed", "1"), "leave --mix and --seed out"),
        (("--size", "many"), "must be rows x columns, like 6x6"),
    ],
)
def test_contradictions_are_wrong_usage(words: tuple[str, ...], said: str) -> None:
    result = make("kaesekaestchen", "fields", *words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert not list(Path().iterdir())


def test_names_of_shipped_things_may_be_typed_in_capitals() -> None:
    words = (
        "--theme",
        "SCHLICHT",
        "--paper",
        "Letter",
        "--lang",
        "EN",
        "--ink",
        "Grey",
        "--mix",
        "Wild",
        "--seed",
        "1",
    )
    result = make("Kaesekaestchen", "Fields", *words, "--json")
    assert result.exit_code == 0
    path = json.loads(result.stdout)["files"][0]["path"]
    assert Path(path).name == "kaesekaestchen-fields-schlicht-letter-en-grey-1.pdf"


def test_fields_come_out_of_a_field_file_too() -> None:
    Path("f.yaml").write_text(f"fields: [{{field: {ONE}}}, {{field: {OTHER}}}]", encoding="utf-8")
    result = make("kaesekaestchen", "fields", "--field", "f.yaml", "--field", ONE, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["files"][0]["codes"] == [ONE, OTHER, ONE]


def test_wrong_fields_of_a_file_are_said_where_they_stand() -> None:
    Path("f.yaml").write_text(f"fields:\n  - field: {ONE}\n  - field: {ONE[:-1]}8\n", encoding="utf-8")
    wrong = make("kaesekaestchen", "fields", "--field", "f.yaml")
    assert wrong.exit_code == 1
    assert wrong.stderr.startswith("f.yaml:3:5: error: field[1]: ")
    Path("f.yaml").write_text("rows: 3\ncolumns: 3\ntwists: {double: [a1]}\n", encoding="utf-8")
    written_out = make("kaesekaestchen", "fields", "--field", "./f.yaml")
    assert written_out.exit_code == 1
    assert written_out.stderr.startswith("f.yaml:1:1: error: is written out and has no code")
    assert make("kaesekaestchen", "fields", "--field", "none.yaml").exit_code == 3


def test_what_is_asked_for_twice_is_said() -> None:
    result = make("kaesekaestchen", "rules", "rules")
    assert (result.exit_code, "(1 sheet," in result.stdout) == (0, True)
    assert "warning: rules is asked for 2 times; it is printed once" in result.stderr
    fields = make("kaesekaestchen", "fields", "--field", ONE, "--field", ONE.lower())
    assert fields.exit_code == 0
    assert f"--field: warning: {ONE} is asked for 2 times; it is printed as often" in fields.stderr


def test_warnings_about_a_mix_stand_where_it_was_asked_for() -> None:
    for_size = make("kaesekaestchen", "fields", "--size", "3x3", "--seed", "1")
    assert for_size.stderr.startswith("--size: warning: some fields of 3x3 with this mix differ")
    for_mix = make("kaesekaestchen", "fields", "--mix", "0-12-0-0", "-o", "b.pdf")
    assert for_mix.stderr.startswith("--mix 0-12-0-0: warning: twists: on fields of 6x6")
    Path("mine.yaml").write_text("title: {de: A, en: B}\ntwists: {bomb: 12}\n", encoding="utf-8")
    for_file = make("kaesekaestchen", "fields", "--mix", "mine.yaml", "-o", "c.pdf")
    assert for_file.stderr.startswith("mine.yaml:2:1: warning: twists: on fields of 6x6")
    assert "rule " not in for_size.stderr + for_mix.stderr + for_file.stderr


def test_a_long_code_is_shortened_in_what_is_said_about_it() -> None:
    result = make("kaesekaestchen", "fields", "--field", "K1" + "7" * 5000)
    assert result.exit_code == 1
    assert len(result.stderr) < 300


def test_a_number_of_fields_that_makes_no_booklet() -> None:
    result = make("kaesekaestchen", "--field", ONE)
    assert "--field: error: a booklet has 6 fields, not 1; `fields` takes any number" in result.stderr
