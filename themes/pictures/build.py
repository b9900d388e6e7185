"""Draws the pictures of the documentation: all themes on one sheet, and three more. `make pictures`."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from generator.config.shelf import names
from generator.config.theme import read_theme
from generator.job import CardOptions, Job
from generator.pipeline import lay_out, pdf_of
from generator.preview.contact_sheet import sheet_of
from generator.preview.render import pictures

HERE = Path(__file__).parent
LARGEST = 400_000  # bytes
SEED = 7


def pages(job: Job, dpi: float, *numbers: int) -> Iterator[Image.Image]:
    """Those pages (from 0) of a job."""
    for image in pictures(pdf_of(lay_out(job)), dpi, numbers):
        yield image.convert("RGB")


def upper_half(page: Image.Image) -> Image.Image:
    """One field of a page of two."""
    return page.crop((0, 0, page.width, page.height // 2))


def cover_and_field(theme: str) -> Image.Image:
    """A cover above the first field, at one width."""
    cover, fields = pages(Job("kaesekaestchen", theme=theme, seed=SEED), 60, 0, 2)
    field = upper_half(fields)
    both = Image.new("RGB", (cover.width, cover.height + 8 + field.height), (236, 236, 236))
    both.paste(cover, (0, 0))
    both.paste(field, (0, cover.height + 8))
    return both


def row(images: list[Image.Image], gap: int = 24) -> Image.Image:
    """Pictures beside each other, with air between them."""
    height = max(image.height for image in images) + 2 * gap
    whole = Image.new("RGB", (sum(image.width + gap for image in images) + gap, height), (236, 236, 236))
    x = gap
    for image in images:
        whole.paste(image, (x, (height - image.height) // 2))
        x += image.width + gap
    return whole


def all_themes() -> Image.Image:
    """Every theme with its two titles."""
    cells = []
    for name in names("themes"):
        titles = read_theme(name).titles
        cells.append((f"{titles['de']} / {titles['en']}", cover_and_field(name)))
    return sheet_of(cells, 1500, columns=5)


def covers() -> Image.Image:
    """Three booklets."""
    themes = ("kaesekeller", "piraten", "weltraum")
    return row([next(pages(Job("kaesekaestchen", theme=theme, seed=SEED), 48, 0)) for theme in themes])


def field() -> Image.Image:
    """A field as it is played on."""
    (page,) = pages(Job("kaesekaestchen", theme="meer", seed=SEED), 110, 2)
    return row([upper_half(page)])


def games() -> Image.Image:
    """Something of each of the other three games."""
    some = CardOptions(backs="none", only="1,13,23,31,36,39,57,66")
    jobs = (
        Job("kaese-wuerfeln", ("cards",), theme="halloween", seed=SEED, cards=some),
        Job("cheese-master", ("cards",), theme="dino", seed=SEED),
        Job("knights", ("cards",), theme="ritter", seed=SEED, cards=CardOptions(backs="none")),
    )
    return row([next(pages(job, 48, 0)) for job in jobs])


def written(name: str, image: Image.Image) -> Path:
    """The picture as a PNG of few colours; fewer when it is too large."""
    for colours in (256, 128, 64, 32):
        file = BytesIO()
        image.convert("RGB").quantize(colours, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
        if file.tell() < LARGEST:
            break
    path = HERE / f"{name}.png"
    path.write_bytes(file.getvalue())
    return path


if __name__ == "__main__":
    for name, draw in {"themes": all_themes, "covers": covers, "field": field, "games": games}.items():
        path = written(name, draw())
        print(f"{path}: {path.stat().st_size / 1000:.0f} kB")  # noqa: T201
