"""One picture to judge a theme by: cover, fields, cards and palette in colour, in grey, and as three kinds of
colour-blind people see them.

Grey is the luminance of each colour, as grey ink prints it. Protan and deutan sight are simulated as by Viénot, Brettel
and Mollon (1999), tritan sight as by Brettel, Viénot and Mollon (1997); see `config.colour`, which the checks use too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFilter

from generator.config.colour import SIGHTS, Linear, Sight, contrast, difference, lightness, seen_by
from generator.config.theme import Theme, read_theme
from generator.config.theme_file import ROLES
from generator.job import CardOptions, Job
from generator.pipeline import lay_out, pdf_of
from generator.preview.contact_sheet import LETTERS, sheet_of, small_font
from generator.preview.png import png
from generator.preview.render import pictures
from generator.preview.theme_pages import SEED, theme_sample

if TYPE_CHECKING:
    from generator.preview.contact_sheet import Cell

WIDTH = 2400
DPI = 60
PATCH = 56  # pixels
CARDS = "1,13,23,31,36,39,57,66"  # of Käse Würfeln: a piece of every value, a one, a gift, a bonus
NODES = 33  # of the table that turns colours into what is seen
Look = Callable[[Image.Image], Image.Image]


def proof(theme: str, lang: str = "de", paper: str = "a4", ink: str = "full") -> tuple[str, bytes]:
    """The theme's name, and the picture as PNG. UnknownNameError, FileError, or InputError when the theme is wrong."""
    sample = theme_sample(theme, lang, paper, ink)
    some = CardOptions(backs="none", only=CARDS)
    cards = lay_out(Job("kaese-wuerfeln", ("cards",), theme, lang=lang, paper=paper, seed=SEED, ink=ink, cards=some))
    cover, fields = pictures(sample.data, DPI, range(2))
    (fronts,) = pictures(pdf_of(cards), DPI, range(1))
    read = read_theme(theme)
    whole = [("cover", cover), ("fields", fields), ("cards", fronts), ("colours", palette(read))]
    cells = list(_cells(whole, read))
    return sample.theme, png(sheet_of(cells, WIDTH, columns=len(SIGHTS) + 2))


def seen(image: Image.Image, sight: Sight | None) -> Image.Image:
    """A picture with that sight, or in grey."""
    return image.convert("RGB").filter(_table(sight))


@cache
def _table(sight: Sight | None) -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(NODES, lambda *colour: seen_by(sight, _three(colour)))


def palette(theme: Theme) -> Image.Image:
    """Every role of the theme as a patch with its name."""
    sheet = Image.new("RGB", (PATCH * 8, PATCH * len(ROLES)), theme.colours["paper"])
    pen = ImageDraw.Draw(sheet)
    for n, role in enumerate(ROLES):
        y = n * PATCH
        pen.rectangle((0, y, PATCH * 3, y + PATCH), theme.colours[role])
        pen.text((PATCH * 3.2, y + PATCH / 2), role, LETTERS, small_font(), anchor="lm")
    return sheet


def _cells(whole: list[Cell], theme: Theme) -> Iterator[Cell]:
    """Row by row the same picture in every look; under the colours stands how far the sides' colours are apart."""
    looks: list[tuple[str, Look]] = [("colour", lambda image: image), ("grey", lambda image: seen(image, None))]
    looks += [(sight, _as_seen(sight)) for sight in SIGHTS]
    for name, image in whole:
        for look, show in looks:
            caption = f"{name} · {look}"
            if name == "colours":
                caption += f" · {apart(theme, look)}"
            yield caption, show(image)


def apart(theme: Theme, look: str) -> str:
    """How the colours of the two sides differ in a look, as the checks measure it."""
    one, other = theme.colours["player_a"], theme.colours["player_b"]
    if look == "grey":
        return f"a/b {abs(lightness(one) - lightness(other)):.0f} apart"
    sight = next((sight for sight in SIGHTS if sight == look), None)
    found = f"a/b {difference(one, other, sight):.0f} apart"
    return found if sight else f"{found}, pale {contrast(theme.colours['pale'], theme.colours['paper']):.2f}"


def _as_seen(sight: Sight) -> Look:
    return lambda image: seen(image, sight)


def _three(colour: tuple[float, ...]) -> Linear:
    red, green, blue = colour
    return red, green, blue
