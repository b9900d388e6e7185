"""Many pages on one picture, each with its caption."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import ceil, sqrt
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from generator.preview.png import png
from generator.preview.render import in_grey_if_it_is, opened, picture

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont
    from PIL.ImageFont import ImageFont as PlainFont

WIDTH = 1600
GAP = 16
TEXT = 20
BACKGROUND = (236, 236, 236)
LETTERS = (60, 60, 60)
MOST = 60  # pages on one sheet
DPI = 36  # of pages before they are fitted into their cells
Cell = tuple[str, "Image.Image"]


def contact_sheet(data: bytes, pages: Sequence[int] | None = None, width: int = WIDTH) -> bytes:
    """Those pages of a PDF (from 0; at most MOST) side by side as PNG, numbered. FileError when it is no PDF."""
    document = opened(data)
    try:
        shown = (range(len(document)) if pages is None else pages)[:MOST]
        columns = columns_for(len(shown))
        across = max(document.get_page_size(index)[0] for index in shown)
        dpi = max(10.0, (width - GAP) / columns * 72 / across)
        cells = [(str(index + 1), picture(document, index, dpi)) for index in shown]
    finally:
        document.close()
    return png(sheet_of(cells, width))


def sheet_of(cells: Iterable[Cell], width: int = WIDTH, columns: int = 0) -> Image.Image:
    """Pictures with captions under them, in rows of `columns`, as many as look well when 0."""
    cells = list(cells)
    columns = columns or columns_for(len(cells))
    across = (width - GAP) // columns - GAP
    fitted = [(caption, _fitted(image, across)) for caption, image in cells]
    rows = [fitted[start : start + columns] for start in range(0, len(fitted), columns)]
    heights = [max(image.height for _, image in row) + GAP + TEXT + 8 for row in rows]
    sheet = Image.new("RGB", (width, GAP + sum(heights)), BACKGROUND)
    pen = ImageDraw.Draw(sheet)
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (caption, image) in enumerate(row):
            x = GAP + column * (across + GAP)
            sheet.paste(image, (x, y))
            pen.text((x + across / 2, y + image.height + 4), caption, LETTERS, small_font(), anchor="ma")
        y += height
    return in_grey_if_it_is(sheet)


def columns_for(count: int) -> int:
    """Columns that make a sheet of upright pages about as wide as high."""
    return max(1, min(count, ceil(sqrt(count * 1.5))))


def _fitted(image: Image.Image, width: int) -> Image.Image:
    size = (width, max(1, round(image.height * width / image.width)))
    image = image.convert("RGB")
    return image if image.size == size else image.resize(size, Image.Resampling.LANCZOS)


@cache
def small_font() -> FreeTypeFont | PlainFont:
    """The letters of captions."""
    from generator.pdf.font_files import folder

    return ImageFont.truetype(folder() / "KaeseText.ttf", TEXT)
