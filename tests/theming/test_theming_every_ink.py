"""Every shipped theme in every ink; every language and paper is laid out by the check of the themes."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pypdfium2
import pytest
from PIL import ImageStat

from generator.config.shelf import names
from generator.job import INK_MODES, Job
from generator.pipeline import lay_out, pdf_of

JOBS = (
    Job("kaesekaestchen", ("booklet",), seed=3),
    Job("kaese-wuerfeln", ("cards",), lang="en", paper="letter", seed=3),
)


@pytest.mark.parametrize("theme", names("themes"))
@pytest.mark.parametrize("job", JOBS, ids=lambda job: job.game)
def test_every_theme_is_printed_in_every_ink(job: Job, theme: str) -> None:
    laid_out = lay_out(replace(job, theme=theme))
    assert laid_out.warnings == ()
    darkness = {}
    for ink in INK_MODES:
        document = pypdfium2.PdfDocument(BytesIO(pdf_of(replace(laid_out, job=replace(laid_out.job, ink=ink)))))
        assert len(document) == len(laid_out.document.pages)
        page = document[0].render(scale=0.5).to_pil().convert("L")
        darkness[ink] = 255 - ImageStat.Stat(page).mean[0]
    assert 1 < darkness["light"] < darkness["full"]
    assert darkness["grey"] == pytest.approx(darkness["full"], rel=0.25)
