"""QR codes as one path: dark modules merged into rectangles."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from generator.pdf.qr_mask import penalty

Modules = tuple[tuple[bool, ...], ...]

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
    """Dark (True) and light modules, row by row, without quiet zone.

    The strongest of the levels H, Q, M that still is a version 1 symbol, else the smallest symbol at level M."""
    qr = encoder()
    for level in (qr.QRErrorCorrectLevel.H, qr.QRErrorCorrectLevel.Q, qr.QRErrorCorrectLevel.M):
        code = qr.QRCode(None, level)
        code.addData(content)
        if code.calculate_version() == 1:
            break
    code.version = code.calculate_version()
    symbols = []
    for mask in range(8):
        code.makeImpl(False, mask)
        symbols.append(code.modules)
    best = min(symbols, key=penalty)
    return tuple(tuple(map(bool, row)) for row in best)


@lru_cache(maxsize=512)
def outline(content: str) -> tuple[int, str]:
    """How many modules wide the code is, and its dark areas as `re` operators in modules, y down."""
    modules = modules_of(content)
    areas: list[str] = []
    open_runs: dict[tuple[int, int], int] = {}
    for y, row in enumerate((*modules, ())):
        runs = runs_of(row)
        for x, width in [run for run in open_runs if run not in runs]:
            top = open_runs.pop((x, width))
            areas.append(f"{x} {top} {width} {y - top} re")
        for run in runs:
            open_runs.setdefault(run, y)
    return len(modules), " ".join(areas)


def runs_of(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    """The dark stretches of a row as (start, length)."""
    return [(run.start(), len(run[0])) for run in DARK.finditer(bytes(row))]
