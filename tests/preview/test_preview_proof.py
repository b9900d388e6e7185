"""The proof of a theme: one labelled picture in colour, grey and three kinds of sight."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from generator.cli import app
from generator.config.colour import SIGHTS, difference, lightness, seen_by
from generator.config.theme import read_theme
from generator.preview.proof import WIDTH, apart, palette, proof, seen

RED, GREEN = (0.8, 0.2, 0.2), (0.35, 0.45, 0.1)


def hex_of(colour: tuple[float, ...]) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in colour)


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_is_shown_is_what_is_measured(sight: str) -> None:
    one, other = (hex_of(seen_by(sight, colour)) for colour in (RED, GREEN))
    assert difference(one, other) == pytest.approx(difference(hex_of(RED), hex_of(GREEN), sight), abs=1.5)


def test_grey_keeps_the_lightness() -> None:
    for colour in (RED, GREEN):
        red, green, blue = seen_by(None, colour)
        assert red == green == blue
        assert lightness(hex_of((red, green, blue))) == pytest.approx(lightness(hex_of(colour)), abs=0.3)


@pytest.mark.parametrize("sight", [None, *SIGHTS])
def test_pictures_are_seen_as_single_colours_are(sight: str | None) -> None:
    for colour in (RED, GREEN, (1.0, 1.0, 1.0)):
        image = Image.new("RGB", (2, 2), hex_of(colour))
        shown = seen(image, sight).getpixel((0, 0))
        assert shown == pytest.approx([255 * part for part in seen_by(sight, colour)], abs=4)


def test_the_proof_is_one_picture_with_five_looks() -> None:
    name, data = proof("meer")
    image = Image.open(BytesIO(data)).convert("RGB")
    assert name == "meer"
    assert image.width == WIDTH
    assert image.height > image.width * 0.8
    cell = WIDTH // 5
    grey = image.crop((cell, 0, 2 * cell - 20, image.height))
    colourful = image.crop((0, 0, cell, image.height))
    assert spread(grey) < 3 < spread(colourful)


def spread(image: Image.Image) -> int:
    """The largest difference between red and blue of a pixel that a hundredth of all have."""
    red, _, blue = image.split()
    found = sorted(abs(a - b) for a, b in zip(red.tobytes(), blue.tobytes(), strict=True))
    return found[-len(found) // 100]


def test_the_palette_shows_every_role_and_says_how_far_the_sides_are_apart() -> None:
    theme = read_theme("meer")
    image = palette(theme)
    assert hex_of(tuple(part / 255 for part in image.getpixel((5, 5 * 56 + 5)))) == theme.colours["player_a"]
    assert apart(theme, "grey").startswith("a/b ")
    assert "pale 1." in apart(theme, "colour")


def test_the_command_writes_it(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["preview", "schlicht", "--proof", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.stderr
    assert (tmp_path / "schlicht-proof.png").is_file()


@pytest.mark.parametrize("what", ["all", "a.pdf"])
def test_only_a_theme_has_a_proof(what: str) -> None:
    result = CliRunner().invoke(app, ["preview", what, "--proof"])
    assert result.exit_code == 2
    assert "--proof shows" in result.stderr
