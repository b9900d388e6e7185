"""Full, light and grey ink."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO

import pytest
from conftest import COLOURS
from PIL import Image, ImageStat
from pypdf import PdfReader

from generator.config.colour import contrast
from generator.page.marks import Circle, Icon, Line, Qr, Rect, Stamp
from generator.pdf.inks import Inks, grey_of, read_colour

Draw = Callable[..., Image.Image]
Write = Callable[..., bytes]
WHITE = (255, 255, 255)


def streams(data: bytes) -> list[str]:
    """The operators of all pages and forms."""
    reader = PdfReader(BytesIO(data))
    found = []
    for page in reader.pages:
        found.append(page.get_contents().get_data().decode("latin-1"))
        forms = page["/Resources"].get("/XObject", {})
        found += [form.get_object().get_data().decode("latin-1") for form in forms.values()]
    return found


def darkness(data: bytes) -> float:
    from conftest import pictured

    return 255 - ImageStat.Stat(pictured(data, dots_per_mm=4).convert("L")).mean[0]


def test_grey_file_knows_no_colour(written: Write) -> None:
    grey, full = streams(written(ink="grey")), streams(written(ink="full"))
    colour = re.compile(r"\b(rg|RG|k|K|cs|CS|sc|SC|scn|SCN)\b")
    assert len(grey) >= 4
    assert not any(colour.search(stream) for stream in grey)
    assert any(colour.search(stream) for stream in full)


def test_light_file_is_lighter(written: Write) -> None:
    assert darkness(written(ink="light")) < 0.75 * darkness(written(ink="full"))


def test_grey_keeps_the_order_of_brightness() -> None:
    reds = [grey_of(read_colour(text)) for text in ("#000000", "#c00000", "#00c000", "#ffff00", "#ffffff")]
    assert reds == sorted(reds)
    assert reds[0] == 0
    assert reds[-1] == pytest.approx(1)
    assert grey_of(read_colour("#808080")) == pytest.approx(0x80 / 255)


def test_equal_channels_go_out_as_grey_even_in_full_colour() -> None:
    inks = Inks({"paper": "#ffffff", "ink": "#000000", "red": "#ff0000"}, grey=False)
    assert (inks.fill("ink"), inks.stroke("paper"), inks.fill("ink:25")) == ("0 g", "1 G", "0.75 g")
    assert inks.fill("red") == "1 0 0 rg"
    assert inks.stroke("#00ff00") == "0 1 0 RG"


@pytest.mark.parametrize("text", ["red", "#fff", "#gggggg", ""])
def test_only_full_hex_colours_are_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_colour(text)


def test_wash_in_light_ink_is_white_with_an_outline_of_its_own_colour(drawn: Draw) -> None:
    wash = Rect(10, 10, 30, 30, fill="player_a:30", wash=True)
    assert drawn(wash).getpixel((250, 250)) == pytest.approx((255, 178.5, 178.5), abs=1)
    light = drawn(wash, ink="light")
    assert light.getpixel((250, 250)) == WHITE
    assert min(light.getpixel((250, y))[1] for y in range(95, 106)) < 120


def test_wash_into_the_bleed_has_no_edge_in_light_ink(drawn: Draw) -> None:
    """Somebody would cut along it."""
    wash = Rect(10, 10, 30, 30, fill="player_a:30", wash=True, edged=False)
    assert drawn(wash, ink="light").getcolors() == [(drawn(wash).size[0] * drawn(wash).size[1], (255, 255, 255))]
    assert len(drawn(wash).getcolors() or ()) > 1


def test_wash_with_a_stroke_keeps_it_in_light_ink(drawn: Draw) -> None:
    light = drawn(Circle(30, 30, 10, fill="player_a", stroke="ink", stroke_width=2, wash=True), ink="light")
    assert light.getpixel((300, 300)) == WHITE
    assert contrast(hex_of(light.getpixel((300, 200))), "#ffffff") == pytest.approx(4.5, abs=0.1)


def hex_of(pixel: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02x}" for part in pixel)


@pytest.mark.parametrize("role", ["ink", "muted"])
def test_light_text_is_as_light_as_it_can_be_read(role: str) -> None:
    light = Inks(COLOURS, grey=False, light=True)
    tint = light.colours[role]
    assert 4.5 <= contrast(tint, "#ffffff") < 4.7
    assert light.solid(role) == COLOURS[role]
    assert Inks(COLOURS, grey=False).solid(role) == role


def test_text_too_pale_already_is_not_made_paler() -> None:
    assert Inks({"paper": "#ffffff", "muted": "#999999"}, grey=False, light=True).colours["muted"] == "#999999"


def test_light_lines_are_thinner_but_never_vanish(drawn: Draw) -> None:
    light = drawn(Line(10, 20, 90, 20, 2.0, "player_a"), Line(10, 60, 90, 60, 0.1, "player_a"), ink="light")
    column = [255 - light.getpixel((500, y))[1] for y in range(1000)]
    assert sum(column[150:250]) / 2550 == pytest.approx(1.2, abs=0.1)
    assert sum(column[550:650]) / 2550 == pytest.approx(0.1, abs=0.05)


def test_light_ink_leaves_dots_codes_and_plain_fills(drawn: Draw) -> None:
    marks = (Stamp("dot", 20, 20), Qr("K1", 30, 60, 16), Rect(60, 60, 20, 20, fill="player_a"))
    stamps = {"dot": (Icon("crate", -1, -1, 2, tone="ink"),)}
    assert drawn(*marks, stamps=stamps).tobytes() == drawn(*marks, stamps=stamps, ink="light").tobytes()


def test_light_icon_shows_every_shape_as_an_outline_and_keeps_small_details(drawn: Draw) -> None:
    light = drawn(Icon("crate", 10, 10, 48), ink="light")
    assert light.getpixel((200, 200)) == WHITE, "the body is not filled"
    row = [light.getpixel((x, 340)) for x in range(100, 580)]
    edges = [x for x, pixel in enumerate(row) if pixel != WHITE]
    assert any(35 <= x <= 45 for x in edges), "outline of the body"
    assert any(155 <= x <= 165 for x in edges), "outline of the paper shape on it"
    assert light.getpixel((340, 340)) == light.getpixel((338, 338)) != WHITE, "the eye stays filled"


def test_picture_as_small_as_a_dot_is_the_same_in_light_ink(drawn: Draw) -> None:
    for width, same in ((2.2, True), (9, False)):
        stamps = {"dot": (Icon("crate", -1, -1, width, tone="ink"),)}
        full, light = (drawn(Stamp("dot", 20, 20), stamps=stamps, ink=ink) for ink in ("full", "light"))
        assert (full.tobytes() == light.tobytes()) is same


def test_light_outline_is_about_as_thin_at_every_size(drawn: Draw) -> None:
    for width in (12, 24, 72):
        light = drawn(Icon("crate", 10, 10, width), ink="light")
        middle = 100 + int(width * 10 / 6)
        row = [255 - light.getpixel((x, middle))[2] for x in range(90, 100 + int(width * 10 / 6))]
        assert sum(row) / (255 - 0x22) == pytest.approx(1.8, abs=0.8), width
