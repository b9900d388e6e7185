"""Every broken file in tests/cases/broken, and exactly what must be said about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.config.card_size import card_size_at
from generator.config.field_file import read_field_file
from generator.config.icon_file import read_picture
from generator.config.mix import mix_at
from generator.config.paper import paper_at
from generator.config.printer import printer_at
from generator.config.theme import read_theme
from generator.config.words_file import read_words
from generator.config.yaml_source import read
from generator.games.knights.deck_shelf import deck_at
from generator.problems import InputError

FOLDER = Path(__file__).parents[1] / "cases" / "broken"
READERS: dict[str, Callable[[Path], object]] = {
    "source": read,
    "mix": mix_at,
    "paper": paper_at,
    "field": read_field_file,
    "icon": read_picture,
    "card": card_size_at,
    "deck": deck_at,
    "printer": printer_at,
    "words": lambda path: read_words("en", [path]),
    "theme": lambda path: read_theme(f"./{path}"),
}
CASES = sorted(path.name for path in FOLDER.iterdir() if path.suffix != ".txt")


@pytest.mark.parametrize("name", CASES)
def test_says_what_is_wrong_with_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    monkeypatch.delenv("KAESEBLATT_PATH", raising=False)
    with pytest.raises(InputError) as caught:
        READERS[name.partition("_")[0]](Path(name))
    said = "".join(f"{problem}\n" for problem in caught.value.problems)
    assert said == Path(name).with_suffix(".txt").read_text(encoding="utf-8")


def test_every_expectation_has_its_file_and_every_reader_its_files() -> None:
    expected = {path.stem for path in FOLDER.glob("*.txt")}
    assert expected == {Path(name).stem for name in CASES}
    assert {name.partition("_")[0] for name in CASES} == READERS.keys()
    assert len(CASES) >= 40
