"""QR codes can be read back and are no bigger than they must be."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import zxingcpp
from PIL import Image

from generator.page.marks import Qr
from generator.pdf import qr
from generator.pdf.qr_mask import penalty

Draw = Callable[..., Image.Image]


@pytest.mark.parametrize("content", ["K16X632217F2QX3C", "K1ABC", "Käsekästchen 🧀 und sehr viel mehr Text als sonst"])
def test_printed_code_reads_back(drawn: Draw, content: str) -> None:
    found = zxingcpp.read_barcodes(drawn(Qr(content, 20, 20, 20)))
    assert [code.text for code in found] == [content]


@pytest.mark.parametrize(
    ("content", "level"), [("K16X632217F2QX3C", "Q"), ("K1ABC", "H"), ("K16X632217F2QX3C123", "M")]
)
def test_version_one_at_the_strongest_level_that_fits(drawn: Draw, content: str, level: str) -> None:
    assert len(qr.modules_of(content)) == 21
    assert zxingcpp.read_barcodes(drawn(Qr(content, 20, 20, 20)))[0].ec_level == level


def test_longer_content_takes_a_bigger_symbol_at_level_m(drawn: Draw) -> None:
    content = "K1" * 20
    assert len(qr.modules_of(content)) > 21
    assert zxingcpp.read_barcodes(drawn(Qr(content, 20, 20, 20)))[0].ec_level == "M"


def test_rectangles_cover_the_dark_modules_exactly_once() -> None:
    count, outline = qr.outline("K16X632217F2QX3C")
    covered: list[tuple[int, int]] = []
    for area in outline.split(" re"):
        if area.strip():
            x, y, width, height = map(int, area.split())
            covered += [(x + dx, y + dy) for dx in range(width) for dy in range(height)]
    modules = qr.modules_of("K16X632217F2QX3C")
    assert len(covered) == len(set(covered))
    assert set(covered) == {(x, y) for y in range(count) for x in range(count) if modules[y][x]}


def naive_penalty(m: list[list[bool]]) -> int:
    """The four rules of the standard, counted module by module."""
    size, points = len(m), 0
    for line in [*m, *map(list, zip(*m, strict=True))]:
        run = 1
        for a, b in zip(line, [*line[1:], None], strict=True):
            if a == b:
                run += 1
            else:
                points += run - 2 if run >= 5 else 0
                run = 1
        for start in range(size - 10):
            part = "".join("01"[dark] for dark in line[start : start + 11])
            points += 40 * (part in ("10111010000", "00001011101"))
    for y in range(size - 1):
        for x in range(size - 1):
            points += 3 * (m[y][x] == m[y][x + 1] == m[y + 1][x] == m[y + 1][x + 1])
    dark = 100 * sum(map(sum, m)) // size**2
    return points + 10 * (abs(dark - 50) // 5)


@pytest.mark.parametrize("seed", range(8))
def test_penalty_is_that_of_the_standard(seed: int) -> None:
    chance = random.Random(seed)
    modules = [[chance.random() < 0.3 + seed / 20 for _ in range(21)] for _ in range(21)]
    assert penalty([bytes(row) for row in modules]) == naive_penalty(modules)


def test_chosen_mask_has_the_least_penalty() -> None:
    code = qr.encoder().QRCode(1, qr.encoder().QRErrorCorrectLevel.Q)
    code.addData("K16X632217F2QX3C")
    penalties = []
    for mask in range(8):
        code.makeImpl(False, mask)
        penalties.append(naive_penalty(code.modules))
    assert naive_penalty([list(row) for row in qr.modules_of("K16X632217F2QX3C")]) == min(penalties)
