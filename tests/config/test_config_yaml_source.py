"""Strict reading: what words mean, where keys stand, what is refused; with libyaml and without it alike."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from generator.config import yaml_events
from generator.config.yaml_source import Source, parse, read
from generator.problems import FileError, InputError, Place


@pytest.fixture(params=["libyaml", "python"])
def _parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "python":
        monkeypatch.setattr(yaml_events, "_libyaml", None)
    return request.param


def said_of(text: str, file: str = "f.yaml") -> list[str]:
    with pytest.raises(InputError) as caught:
        parse(text, file)
    return [str(problem) for problem in caught.value.problems]


SPLINTERS = ["", "\t", ":", " ", "\n", "'", '"', "}", "- ", "#", "&a", "!", "%", "|"]
WORDS = {
    **{word: word for word in ("no", "on", "off", "y", "yes", "010", "-012", "0x1F", "0o17", "4:30", "12:30:45", "+3")},
    **{word: word for word in ("2024-01-01", ".inf", "-.inf", ".nan", "1_000", "1e999", "--1", "1.5.2", ".", "e3")},
    "true": True,
    "True": True,
    "FALSE": False,
    "null": None,
    "~": None,
    "Null": None,
    "0": 0,
    "-0": 0,
    "12": 12,
    "-7": -7,
    "1.5": 1.5,
    "-.5": -0.5,
    "1e3": 1000.0,
    "2.": 2.0,
    "1E-2": 0.01,
    "9" * 30: int("9" * 30),
    "9" * 5000: "9" * 5000,
}


@pytest.mark.usefixtures("_parser")
def test_words_mean_what_they_look_like() -> None:
    for word, meaning in WORDS.items():
        value = parse(f"key: {word}\n", "f.yaml").data["key"]
        assert (type(value), value) == (type(meaning), meaning), word
        assert parse(f"key: '{word}'\n", "f.yaml").data["key"] == word


@pytest.mark.usefixtures("_parser")
def test_every_key_and_item_has_its_place() -> None:
    text = "ä: 1\nlist:\n  - one\n  - {k: 2, 12: x}\ndeep: {ü: {x: 1}}\nempty:\nblock: |\n  text\n"
    source = parse(text, "f.yaml")
    assert source.data == {
        "ä": 1, "list": ["one", {"k": 2, 12: "x"}], "deep": {"ü": {"x": 1}}, "empty": None, "block": "text\n",
    }  # fmt: skip
    places = {key: (place.line, place.column) for key, place in source.places.items()}
    assert places == {
        "": (1, 1), "ä": (1, 1), "list": (2, 1), "list[0]": (3, 5), "list[1]": (4, 5), "list[1].k": (4, 6),
        "list[1][12]": (4, 12), "deep": (5, 1), "deep.ü": (5, 8), "deep.ü.x": (5, 12), "empty": (6, 1), "block": (7, 1),
    }  # fmt: skip


@pytest.mark.usefixtures("_parser")
def test_byte_order_mark_and_line_ends_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "f.yaml"
    file.write_bytes("\ufefftitle: Käse\r\nsize: 3\r\n".encode())
    source = read(file)
    assert source.data == {"title": "Käse", "size": 3}
    assert source.places["size"] == Place(source.file, 2, 1)


@pytest.mark.usefixtures("_parser")
@pytest.mark.parametrize("indent", ["\t", "  "])
def test_json_is_read_with_its_tabs_and_its_escapes(indent: str) -> None:
    text = f'{{\n{indent}"name":{indent}"\\ud83e\\uddc0 \\u00e4 a\\tb",\n{indent}"pips":[1,2],"none":null\n}}'
    source = parse(text, "f.json")
    assert source.data == {"name": "🧀 ä a\tb", "pips": [1, 2], "none": None}
    assert source.places["pips"].line == 3


def test_bytes_that_are_no_text_are_refused_with_their_place(tmp_path: Path) -> None:
    cases = {
        "title: Käse\nname: Käse".encode("latin-1"): ":1:9: error: is not UTF-8 text",
        "a: ü\n".encode() + b"b: x\xff": ":2:5: error: is not UTF-8 text",
        "a: 1".encode("utf-16"): ":1:1: error: is UTF-16 text",
        b"PK\x03\x04\x00": ":1:3: error: holds the control character U+0003",
        b"a: 1\r\nb: x\x00y": ":2:5: error: holds the control character U+0000",
        b"": ": error: is empty",
        b" \n\n": ": error: is empty",
        b"# x\n" * 300_000: ": error: is larger than 1024 KiB",
    }
    for data, said in cases.items():
        file = tmp_path / "f.yaml"
        file.write_bytes(data)
        with pytest.raises(InputError) as caught:
            read(file)
        assert f"f.yaml{said}" in str(caught.value), data[:20]


def test_files_that_cannot_be_read_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "Würfel & Spaß (1).yaml").write_text("a: 1", encoding="utf-8")
    assert read(Path("Würfel & Spaß (1).yaml")).file == "Würfel & Spaß (1).yaml"
    cases = {
        "Würfel & Spass (1).yaml": 'there is no such file; did you mean "Würfel & Spaß (1).yaml"?',
        "nowhere/f.yaml": "there is no such file; there is no folder nowhere either",
        ".": "is a folder, not a file",
        "a\0b": "is no possible file name",
        "x" * 300: "could not be read: File name too long",
    }
    for name, said in cases.items():
        with pytest.raises(FileError) as caught:
            read(Path(name))
        assert said in str(caught.value)


def test_depth_is_limited_without_recursion_trouble() -> None:
    assert parse("[" * 40 + "]" * 40, "f.yaml").data
    assert said_of("[" * 41 + "]" * 41) == ["f.yaml:1:41: error: [0]: is nested deeper than 40 levels"]
    assert said_of("[" * 500_000)[0].endswith("is nested deeper than 40 levels")
    assert said_of("- " * 200_000)[0].endswith("is nested deeper than 40 levels")


def outcome(text: str) -> tuple[object, object]:
    """What reading gives: data and places, or what was said."""
    try:
        source: Source = parse(text, "f.yaml")
        return source.data, source.places
    except InputError as error:
        return None, [str(problem) for problem in error.problems]


LONG_TEXT = """# A theme with a bit of everything
base: schlicht
title: {de: Wer gewinnt?, en: "Who: wins"}
colours:
  paper: "#ffffff"
  ink: '#2b2118'   # brown
motifs: [mouse, wedge,
  dome]
rounds:
  - {roll: ["+3", +1, king], plates: {Anna: 2, 12: none}}
  -
    - a
    - - b
owners: |
  AAB
  B.A
note: >-
  folded
  text
empty:
"""


def test_both_parsers_read_and_refuse_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(1)
    texts = [LONG_TEXT]
    for _ in range(300):
        at = random.randrange(len(LONG_TEXT))
        texts.append(LONG_TEXT[:at] + random.choice(SPLINTERS) + LONG_TEXT[at + random.randrange(3) :])
    first = [outcome(text) for text in texts]
    monkeypatch.setattr(yaml_events, "_libyaml", None)
    for text, found in zip(texts, first, strict=True):
        assert outcome(text) == found, text
    assert any(data is None for data, _ in first)
    assert any(data is not None for data, _ in first)
