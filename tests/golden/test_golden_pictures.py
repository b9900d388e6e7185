"""Small pictures of pages, compared with reviewed ones: a little anti-aliasing may differ, nothing else."""

from __future__ import annotations

from io import BytesIO

import pypdfium2
import pytest
from golden_files import HERE, updating
from PIL import Image, ImageChops, ImageStat

from generator.job import Job
from generator.pipeline import lay_out, pdf_of

DPI = 36
MEAN_TOLERANCE = 1.5
"""Mean difference of a channel, of 255; rasterisers of different versions stay below, a moved mark does not."""

PICTURES = {
    "booklet-kaesekeller-a4-de-full": Job("kaesekaestchen", theme="kaesekeller", seed=7),
    "booklet-schlicht-letter-en-full": Job("kaesekaestchen", theme="schlicht", paper="letter", lang="en", seed=7),
    "booklet-kaesekeller-a4-de-light": Job("kaesekaestchen", theme="kaesekeller", ink="light", seed=7),
    "booklet-kaesekeller-a4-de-grey": Job("kaesekaestchen", theme="kaesekeller", ink="grey", seed=7),
}


def contact_sheet(data: bytes) -> Image.Image:
    """All pages side by side."""
    document = pypdfium2.PdfDocument(BytesIO(data))
    pages = [document[n].render(scale=DPI / 72).to_pil().convert("RGB") for n in range(len(document))]
    sheet = Image.new("RGB", (sum(page.width for page in pages), max(page.height for page in pages)), "white")
    x = 0
    for page in pages:
        sheet.paste(page, (x, 0))
        x += page.width
    return sheet


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean absolute difference of all channels, and infinity for another size."""
    if one.size != other.size:
        return float("inf")
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    now = contact_sheet(pdf_of(lay_out(PICTURES[name])))
    path = HERE / "pictures" / f"{name}.png"
    if updating():
        path.parent.mkdir(exist_ok=True)
        now.quantize(64).save(path, optimize=True)
    golden = Image.open(path).convert("RGB")
    assert difference(now, golden) < MEAN_TOLERANCE + _loss_of_palette(golden, now)


def test_a_moved_mark_is_noticed() -> None:
    """The tolerance would let nothing of the size of a swatch pass: ten grey pixels at 36 dpi are a fifth of one."""
    plain = Image.new("RGB", (300, 400), "white")
    changed = plain.copy()
    changed.paste("black", (100, 100, 130, 130))
    assert difference(plain, changed) > MEAN_TOLERANCE


def _loss_of_palette(golden: Image.Image, now: Image.Image) -> float:
    """What saving with 64 colours alone changes, measured on the picture of now."""
    return difference(now, now.quantize(64).convert("RGB")) if golden.size == now.size else 0.0
