"""Light ink saves at least half: measured on the rendered pages of a whole booklet in every theme."""

from __future__ import annotations

from io import BytesIO

import pypdfium2
import pytest
from PIL import ImageStat

from generator.config.shelf import names
from generator.job import Job
from generator.pipeline import lay_out, pdf_of


def ink_of_booklet(theme: str, ink: str) -> float:
    """Mean darkness of all pages, 0 (white) to 255."""
    document = pypdfium2.PdfDocument(BytesIO(pdf_of(lay_out(Job("kaesekaestchen", theme=theme, seed=7, ink=ink)))))
    pages = [document[n].render(scale=1.5).to_pil().convert("L") for n in range(len(document))]
    return sum(255 - ImageStat.Stat(page).mean[0] for page in pages) / len(pages)


@pytest.mark.parametrize("theme", names("themes"))
def test_a_light_booklet_takes_half_the_ink(theme: str) -> None:
    assert ink_of_booklet(theme, "light") <= 0.5 * ink_of_booklet(theme, "full")
