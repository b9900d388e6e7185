"""Pages of a PDF as pictures, by PDFium. It is not safe in threads, so many pages are shared out among processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from multiprocessing import get_context
from typing import TYPE_CHECKING

import pypdfium2
from PIL import ImageChops

from generator.preview.png import png
from generator.problems import FileError

if TYPE_CHECKING:
    from PIL.Image import Image

INCH = 72  # PDF's units in an inch
ENOUGH = 40_000_000  # pixels: below these, starting processes takes longer than they save


def page_count(data: bytes) -> int:
    """How many pages a PDF has. FileError when it is none."""
    document = opened(data)
    try:
        return len(document)
    finally:
        document.close()


def opened(data: bytes) -> pypdfium2.PdfDocument:
    """The PDF, to be closed by the caller. FileError when it is none, or is locked by a password."""
    try:
        return pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        raise FileError(f"is no PDF that can be read: {error}") from None


def pictures(data: bytes, dpi: float, pages: Iterable[int]) -> Iterator[Image]:
    """Those pages (from 0), one after the other; grey ones in mode L, the others in RGB."""
    document = opened(data)
    try:
        for index in pages:
            yield picture(document, index, dpi)
    finally:
        document.close()


def picture(document: pypdfium2.PdfDocument, index: int, dpi: float) -> Image:
    """One page (from 0)."""
    page = document[index]
    try:
        bitmap = page.render(scale=dpi / INCH, rev_byteorder=True)
        try:
            return in_grey_if_it_is(bitmap.to_pil())
        finally:
            bitmap.close()
    finally:
        page.close()


def in_grey_if_it_is(image: Image) -> Image:
    """In mode L when no pixel has a colour: such a file is smaller."""
    image = image.convert("RGB")  # a copy, in memory of its own
    red, green, blue = image.split()
    if ImageChops.difference(red, green).getbbox() or ImageChops.difference(green, blue).getbbox():
        return image
    return green


def page_files(data: bytes, dpi: float, pages: Sequence[int], jobs: int = 1) -> Iterator[bytes]:
    """Those pages (from 0) as PNG files in order; much work is done by up to `jobs` processes."""
    document = opened(data)
    try:
        width, height = document.get_page_size(pages[0]) if pages else (0, 0)
    finally:
        document.close()
    pixels = len(pages) * width * height * (dpi / INCH) ** 2
    if jobs == 1 or len(pages) < 2 or pixels < ENOUGH:
        yield from _pngs(data, dpi, pages)
        return
    share = max(1, min(8, len(pages) // (jobs * 4)))
    shares = [pages[start : start + share] for start in range(0, len(pages), share)]
    with ProcessPoolExecutor(min(jobs, len(shares)), get_context("spawn"), _keep, (data,)) as pool:
        for files in pool.map(_kept_pngs, ((dpi, tuple(each)) for each in shares)):
            yield from files


def _pngs(data: bytes, dpi: float, pages: Iterable[int]) -> Iterator[bytes]:
    for image in pictures(data, dpi, pages):
        yield png(image)


_KEPT: list[BytesIO] = []


def _keep(data: bytes) -> None:
    _KEPT.append(BytesIO(data))


def _kept_pngs(task: tuple[float, tuple[int, ...]]) -> list[bytes]:
    dpi, pages = task
    return list(_pngs(_KEPT[0].getvalue(), dpi, pages))
