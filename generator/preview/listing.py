"""What a seller shows in a shop: square pictures of the pages, and the facts about them as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from generator.preview.png import png
from generator.preview.render import INCH, in_grey_if_it_is, opened, picture

BACKGROUND = (236, 236, 236)
EDGE = 0.04  # of the square, on each side
SHADOW = (205, 205, 205)


def square(data: bytes, page: int, size: int) -> bytes:
    """A page (from 0) in the middle of a square of `size` pixels, as PNG."""
    room = round(size * (1 - 2 * EDGE))
    document = opened(data)
    try:
        longer = max(document.get_page_size(page))
        image = picture(document, page, room * INCH / longer).convert("RGB")
    finally:
        document.close()
    image.thumbnail((room, room))
    whole = Image.new("RGB", (size, size), BACKGROUND)
    x, y = (size - image.width) // 2, (size - image.height) // 2
    drop = max(2, size // 250)
    whole.paste(SHADOW, (x + drop, y + drop, x + drop + image.width, y + drop + image.height))
    whole.paste(image, (x, y))
    return png(in_grey_if_it_is(whole))


def facts(name: str, data: bytes, pages: Sequence[int]) -> str:
    """What a buyer wants to know, a fact a line."""
    document = opened(data)
    try:
        about = document.get_metadata_dict()
        sizes = Counter(_size(*document.get_page_size(index)) for index in range(len(document)))
        count = len(document)
    finally:
        document.close()
    lines = [
        f"File: {name}",
        f"Title: {about.get('Title', '')}",
        f"Contents: {about.get('Subject', '')}",
        f"Pages: {count}",
        *(f"Page size: {size}" + (f" ({times} pages)" if len(sizes) > 1 else "") for size, times in sizes.items()),
        f"File size: {len(data) / 1000:.0f} kB",
        "Print at: 100 % (actual size)",
        f"Pictured: page {', '.join(str(page + 1) for page in pages)}",
    ]
    return "\n".join(line for line in lines if not line.endswith(": ")) + "\n"


def _size(width: float, height: float) -> str:
    return f"{width / INCH * 25.4:.0f} x {height / INCH * 25.4:.0f} mm"
