"""How much ink a file takes: the mean darkness of its rendered pages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import ImageStat

from generator.preview.render import page_count, pictures

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 100


def estimate_of(path: str) -> dict[str, Any]:
    """`pages`: by page, how many percent of the paper black ink would cover; `mean`: of all pages."""
    data = Path(path).read_bytes()
    pages = [_darkness(image) for image in pictures(data, DPI, range(page_count(data)))]
    return {"pages": [round(page, 2) for page in pages], "mean": round(sum(pages) / len(pages), 2)}


def _darkness(image: Image) -> float:
    mean: float = ImageStat.Stat(image.convert("L")).mean[0]
    return (255 - mean) / 255 * 100
