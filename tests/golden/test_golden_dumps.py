"""The display list of every material, compared line by line with a reviewed dump."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

import pytest
from golden_files import HERE, updating

from generator.catalogue import every_game
from generator.job import Job
from generator.page.dump import dump
from generator.pipeline import lay_out

VARIANTS = {
    "kaesekeller-a4-de": {"theme": "kaesekeller", "paper": "a4", "lang": "de"},
    "schlicht-letter-en": {"theme": "schlicht", "paper": "letter", "lang": "en"},
}


def jobs() -> Iterator[tuple[str, Job]]:
    for game in every_game():
        for material in game.materials:
            for variant, wishes in VARIANTS.items():
                name = f"{game.name}-{material.name}-{variant}"
                yield name, Job(game.name, materials=(material.name,), seed=7, **wishes)


@pytest.mark.parametrize(("name", "job"), [pytest.param(name, job, id=name) for name, job in jobs()])
def test_golden_dump(name: str, job: Job) -> None:
    result = lay_out(job)
    path = HERE / "dumps" / f"{name}.txt"
    text = dump(result.document)
    if updating():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    golden = path.read_text(encoding="utf-8")
    difference = difflib.unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1)
    assert not list(difference)


def test_every_golden_dump_belongs_to_a_material() -> None:
    files = {path.stem for path in (HERE / "dumps").glob("*.txt")}
    assert files == {name for name, _ in jobs()}


def test_update_is_refused_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("UPDATE_GOLDEN", "1")
    with pytest.raises(RuntimeError, match="CI"):
        updating()
