"""A booklet of every shipped theme is small enough to send and to keep."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.job import Job
from generator.pipeline import lay_out, pdf_of

THEMES = sorted(path.parent.name for path in (Path(__file__).resolve().parents[2] / "themes").glob("*/theme.yaml"))
MOST_BYTES = 45_000


def test_there_are_themes() -> None:
    assert {"kaesekeller", "schlicht"} <= set(THEMES)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("theme", THEMES)
def test_a_booklet_in_full_ink_is_small(theme: str, lang: str) -> None:
    assert len(pdf_of(lay_out(Job("kaesekaestchen", theme=theme, lang=lang, seed=1)))) <= MOST_BYTES
