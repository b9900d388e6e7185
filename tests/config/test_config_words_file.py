"""Words files: nested keys, placeholders, overrides, and two languages side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.config.words_file import PlacedWords, check_pair, override_problems, placeholders, read_words
from generator.problems import InputError, Problem

ROOM = "cover:\n  title: Kästchen\n  fields: '{count} Felder für {who}'\nnames: {a: Anna}\n"


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def file(name: str, text: str) -> Path:
    Path(name).write_text(text, encoding="utf-8")
    return Path(name)


def lines(problems: tuple[Problem, ...]) -> list[str]:
    return [str(problem) for problem in problems]


def read(text: str, lang: str = "de") -> PlacedWords:
    return read_words(lang, [file(f"{lang}.yaml", text)])


def test_nested_texts_get_dotted_keys_and_places() -> None:
    found = read(ROOM)
    assert found.words.texts == {
        "cover.title": "Kästchen",
        "cover.fields": "{count} Felder für {who}",
        "names.a": "Anna",
    }
    assert found.words.text("cover.fields", count=6, who="zwei") == "6 Felder für zwei"
    assert (found.places["cover.fields"].line, found.places["names.a"].column) == (3, 9)
    assert found.words.lang == "de"


def test_several_files_add_up_and_may_not_say_the_same() -> None:
    room = file("room.yaml", ROOM)
    both = read_words("de", [room, file("sheets.yaml", "slug: Blatt {n}")])
    assert set(both.words.texts) == {"cover.title", "cover.fields", "names.a", "slug"}
    with pytest.raises(InputError) as caught:
        read_words("de", [room, file("twice.yaml", "names: {b: Ben, a: Ada}")])
    assert lines(caught.value.problems) == ["twice.yaml:1:17: error: names.a: is said already in room.yaml, line 4"]


def test_overrides_replace_texts_and_pass_over_those_of_other_games() -> None:
    theme = file("theme.yaml", "cover: {fields: 'Felder: {count}', other_game: x}\nnames: {a: Ahoi}\n")
    found = read_words("de", [file("room.yaml", ROOM)], [theme])
    assert found.words.texts == {"cover.title": "Kästchen", "cover.fields": "Felder: {count}", "names.a": "Ahoi"}
    assert found.places["names.a"].file == "theme.yaml"
    assert found.places["cover.title"].file == "room.yaml"


def test_overrides_may_not_ask_for_more_than_is_filled_in() -> None:
    theme = file("theme.yaml", "cover: {fields: '{cuont} Felder', title: '{who}'}\nnames: 3\n")
    with pytest.raises(InputError) as caught:
        read_words("de", [file("room.yaml", ROOM)], [theme])
    assert lines(caught.value.problems) == [
        "theme.yaml:2:1: error: names: must be a text, not 3",
        "theme.yaml:1:9: error: cover.fields: has the placeholders {cuont}, which are not filled in here",
        "theme.yaml:1:35: error: cover.title: has the placeholders {who}, which are not filled in here",
    ]


def test_a_theme_is_checked_against_all_games() -> None:
    games = [read(ROOM).words, read("hill: {name: 'Berg {n}'}").words]
    theme = file("theme.yaml", "cover: {titel: x}\nhill: {name: '{n}. Gipfel'}\nnames: {a: '{n}'}\n")
    assert lines(override_problems([theme], games)) == [
        'theme.yaml:1:9: error: cover.titel: no such text; did you mean "cover.title" or "cover.fields"?',
        "theme.yaml:3:9: error: names.a: has the placeholders {n}, which are not filled in here",
    ]


def test_two_languages_have_the_same_keys_and_placeholders() -> None:
    german, english = read(ROOM), read("cover: {title: Boxes, fields: '{count} fields'}\nextra: x\n", "en")
    assert lines(check_pair(german, english)) == [
        "de.yaml:4:9: error: names.a: has no counterpart in en",
        "en.yaml:2:1: error: extra: has no counterpart in de",
        "en.yaml:1:23: error: cover.fields: has the placeholders {count}, but in de {count}, {who}",
    ]
    assert check_pair(german, read(ROOM, "en")) == ()


def test_placeholders_are_plain_names() -> None:
    assert placeholders("{a} and {b} and {a}, {{c}}") == {"a", "b"}
    for wrong in ("{", "}", "{}", "{0}", "{a.b}", "{a[0]}", "{a!r}", "{a:3}"):
        with pytest.raises(ValueError, match=r"brace|placeholder"):
            placeholders(wrong)
