"""QR codes as one path: dark modules merged into rectangles."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from math import isqrt
from pathlib import Path
from typing import Any

from generator.pdf.qr_mask import penalty

Modules = tuple[bytes, ...]

DARK = re.compile(rb"\x01+")


@lru_cache(maxsize=1)
def encoder() -> Any:
    """ReportLab's encoder module alone; importing it by name would bring in widgets, drawings and Platypus with it."""
    package = find_spec("reportlab")
    if package is None or package.origin is None:
        raise ImportError("reportlab is not installed")
    source = Path(package.origin).parent / "graphics" / "barcode" / "qrencoder.py"
    spec = spec_from_file_location("generator.pdf.reportlab_qrencoder", source)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot read {source}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    # The module is ours alone. It multiplies this polynomial out anew for every code, though it depends on one number.
    module.QRUtil.getErrorCorrectPolynomial = lru_cache(maxsize=64)(module.QRUtil.getErrorCorrectPolynomial)
    return module


@lru_cache(maxsize=512)
def modules_of(content: str) -> Modules:
    """Dark (1) and light (0) modules, a row to a `bytes`, without quiet zone.

    The strongest of the levels H, Q, M that still is a version 1 symbol, else the smallest symbol at level M."""
    levels = encoder().QRErrorCorrectLevel
    for level in (levels.H, levels.Q, levels.M):
        code = encoder().QRCode(None, level)
        code.addData(content)
        version = code.calculate_version()
        if version == 1:
            break
    words = bytes(code.createData(version, level, code.dataList))
    bits = [int(bit) for bit in f"{int.from_bytes(words, 'big'):0{len(words) * 8}b}"]
    order, masked = empty_symbols(version, level)
    data = int.from_bytes(bytes(map([*bits, 0].__getitem__, order)), "big")
    symbols = (rows_of(symbol ^ data, len(order)) for symbol in masked)
    return min(symbols, key=penalty)


@lru_cache(maxsize=8)
def empty_symbols(version: int, level: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which bit of the data every module shows (-1 for none), row by row; and symbols that hold nothing but zeros, one
    for each mask, as numbers with a byte to the module. A mask flips modules, so any content is these, flipped."""
    code = encoder().QRCode(version, level)
    code.dataCache = []
    code.makeImpl(False, 0)
    places = code.dataPosIterator()
    order = [[-1] * code.moduleCount for _ in range(code.moduleCount)]
    bits = sum(block.totalCount for block in encoder().QRRSBlock.getRSBlocks(version, level)) * 8
    for bit, (x, y) in enumerate(places[:bits]):
        order[y][x] = bit
    symbols = []
    for mask in range(8):
        code.setupTypeInfo(False, mask)
        flips = encoder().QRUtil.getMask(mask)
        for x, y in places:
            code.modules[y][x] = flips(y, x)
        symbols.append(int.from_bytes(bytes(bool(module) for row in code.modules for module in row), "big"))
    return tuple(bit for row in order for bit in row), tuple(symbols)


def rows_of(symbol: int, count: int) -> Modules:
    """The rows of a square symbol that is one number of so many bytes."""
    side = isqrt(count)
    modules = symbol.to_bytes(count, "big")
    return tuple(modules[start : start + side] for start in range(0, count, side))


@lru_cache(maxsize=512)
def outline(content: str) -> tuple[int, str]:
    """How many modules wide the code is, and its dark areas as `re` operators in modules, y down."""
    modules = modules_of(content)
    areas: list[str] = []
    open_runs: dict[tuple[int, int], int] = {}
    for y, row in enumerate((*modules, b"")):
        runs = runs_of(row)
        for x, width in [run for run in open_runs if run not in runs]:
            top = open_runs.pop((x, width))
            areas.append(f"{x} {top} {width} {y - top} re")
        for run in runs:
            open_runs.setdefault(run, y)
    return len(modules), " ".join(areas)


def runs_of(row: bytes) -> list[tuple[int, int]]:
    """The dark stretches of a row as (start, length)."""
    return [(run.start(), len(run[0])) for run in DARK.finditer(row)]
