from __future__ import annotations

from pathlib import Path

import pytest
from batch_help import kaeseblatt, theme
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.batch.names import file_name, folded, pattern_complaints, safe_part

WORDS = {"game": "g", "material": "m", "theme": "t", "paper": "a4", "lang": "de", "ink": "full"}


def test_the_default_name_is_that_of_make() -> None:
    facts = {**WORDS, "game": "kaesekaestchen", "material": "score-pad", "theme": "meer"}
    assert file_name(None, facts, 7, 1) == "kaesekaestchen-score-pad-meer-a4-de-7.pdf"
    assert file_name(None, {**facts, "ink": "grey"}, 7, 1) == "kaesekaestchen-score-pad-meer-a4-de-grey-7.pdf"


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        ("{theme}/{number:03}", "t/004.pdf"),
        ("{theme}-{seed}.pdf", "t-99.pdf"),
        ("ab: c?/{ink}*", "ab- c-/full-.pdf"),
        ("con/{theme}", "_con/t.pdf"),
        ("{theme}. ", "t.pdf"),
        (".{theme}", "_.t.pdf"),
    ],
)
def test_a_pattern_makes_safe_names(pattern: str, name: str) -> None:
    assert not list(pattern_complaints(pattern))
    assert file_name(pattern, WORDS, 99, 4) == name


@pytest.mark.parametrize(
    "pattern",
    ["{them}", "{}", "{theme", "{theme!r}", "{theme:>9}", "{number:999}", "/tmp/{theme}", "C:{theme}", "../{theme}",
     "a//{theme}", "{theme.__class__}"],
)  # fmt: skip
def test_a_pattern_that_cannot_be_is_said(pattern: str) -> None:
    assert list(pattern_complaints(pattern))


@given(st.text())
@settings(max_examples=50, deadline=None, derandomize=True)
def test_any_text_becomes_a_name_that_every_file_system_takes(text: str) -> None:
    name = safe_part(text)
    assert name
    assert not set(name) & set('<>:"/\\|?*\0\n')
    assert len(name.encode()) <= 201
    assert name[-1] not in ". "
    assert name[0] not in ". "
    assert safe_part(name) == name or name.startswith("_")


def test_names_that_one_file_system_takes_for_the_same() -> None:
    assert folded("Käse.pdf") == folded("KA\u0308SE.PDF")
    assert folded("kase.pdf") != folded("käse.pdf")


def test_collisions_are_found_before_any_work(tmp_path: Path) -> None:
    one, other = theme(tmp_path / "a", "Käse"), theme(tmp_path / "b", "KA\u0308SE")
    out = tmp_path / "out"
    result = kaeseblatt("batch", "--games", "kaesekaestchen", "--themes", one, "--themes", other, "--out", out)
    assert result.exit_code == 0  # seeds are in the names, and they differ
    plan = tmp_path / "plan.yaml"
    plan.write_text('games: kaesekaestchen\nname: "{theme}"\n', encoding="utf-8")
    result = kaeseblatt("batch", plan, "--themes", one, "--themes", other, "--out", tmp_path / "none")
    assert result.exit_code == 1
    assert "plan.yaml:2:1: error: name: two files would be called KÄSE.pdf" in result.stderr
    result = kaeseblatt("batch", plan, "--themes", one, "--count", 2, "--out", tmp_path / "none")
    assert result.exit_code == 1
    assert not (tmp_path / "none").exists()
