"""QR codes as one path: dark modules merged into rectangles."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
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
    return module


@lru_cache(maxsize=512)
def modules_of(content: str) -> Modules:
    """Dark (1) and light (0) modules, a row to a `bytes`, without quiet zone.

    The strongest of the levels H, Q, M that still is a version 1 symbol, else the smallest symbol at level M."""
    levels = encoder().QRErrorCorrectLevel
    for level in (levels.H, levels.Q, levels.M):
        code = encoder().QRCode(None, level)
        code.addData(content)
        code.version = code.calculate_version()
        if code.version == 1:
            break
    code.makeImpl(False, 0)
    empty = empty_symbols(code.version, level, len(code.dataCache))
    data = [full ^ blank for full, blank in zip(numbers_of(code.modules), empty[0], strict=True)]
    symbols = (rows_of([blank ^ bits for blank, bits in zip(symbol, data, strict=True)]) for symbol in empty)
    return min(symbols, key=penalty)


@lru_cache(maxsize=8)
def empty_symbols(version: int, level: int, length: int) -> tuple[list[int], ...]:
    """Symbols that hold nothing but zeros, one for each mask. A mask flips modules, so any content is this, flipped."""
    code = encoder().QRCode(version, level)
    code.dataCache = [0] * length
    symbols = []
    for mask in range(8):
        code.makeImpl(False, mask)
        symbols.append(numbers_of(code.modules))
    return tuple(symbols)


def numbers_of(rows: list[list[bool]]) -> list[int]:
    """Rows as numbers with a byte to the module."""
    return [int.from_bytes(bytes(map(bool, row)), "big") for row in rows]


def rows_of(numbers: list[int]) -> Modules:
    """The way back."""
    return tuple(number.to_bytes(len(numbers), "big") for number in numbers)


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
