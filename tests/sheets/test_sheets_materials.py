"""Every material in every theme and language, on every paper it is offered on: it fits, and keeps the margin."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from itertools import product

import pytest
from sheets_help import MARGIN, around

from generator import content
from generator.catalogue import every_game
from generator.config.shelf import names
from generator.job import Job
from generator.page.box import Box
from generator.page.reach import strays
from generator.pipeline import lay_out
from generator.sheets.pages import LAYOUTS
from generator.words import LANGUAGES

THEMES = names("themes")
LOOKED_AT = ("kaesekeller", "schlicht")


def jobs():
    """The looked-at themes on all papers, the others on A4."""
    for game in every_game():
        if game.name == "kaesekaestchen":
            materials = [material for material in game.materials if material.name == "tournament"]
        else:
            materials = [material for material in game.materials if material.name != "cards"]
        for material, theme, lang in product(materials, THEMES, LANGUAGES):
            for paper in material.papers if theme in LOOKED_AT else ("a4",):
                yield Job(game.name, materials=(material.name,), theme=theme, lang=lang, paper=paper, seed=7)


@pytest.mark.parametrize(
    "job", [pytest.param(job, id=f"{job.materials[0]}-{job.game}-{job.theme}-{job.paper}-{job.lang}") for job in jobs()]
)
def test_everything_fits_and_keeps_the_margin(job: Job) -> None:
    result = lay_out(job)
    assert result.warnings == ()
    for page in result.document.pages:
        safe = Box(MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)
        assert strays(page, safe, around(result)) == ()
        assert len(page.marks) >= 8
        assert any(getattr(mark, "text", "").endswith(("100 %", "100%")) for mark in page.marks)


def test_there_is_a_layout_for_every_kind_of_content() -> None:
    kinds = {kind.strip() for kind in content.Content.split("|")}
    assert set(LAYOUTS) == kinds
    for place in LAYOUTS.values():
        module, _, function = place.partition(":")
        assert callable(getattr(import_module(f"generator.sheets.{module}"), function))


def test_a_booklet_loads_nothing_of_other_materials() -> None:
    code = (
        "import sys; from generator.job import Job; from generator.pipeline import lay_out; "
        "lay_out(Job('kaesekaestchen', seed=7)); "
        "print(*(name for name in sys.modules if name.startswith(('generator.content.', 'generator.sheets.'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "generator.sheets.cover" in loaded
    strange = ("strips", "dice", "die", "tally", "track", "training", "tournament", "guide", "wheel", "card_", "cards")
    assert not [name for name in loaded if name.rpartition(".")[2].startswith(strange)]
