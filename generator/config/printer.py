"""Printer profiles: by how much a printer's backs are off, measured once and kept in the user's folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, FiniteFloat

from generator.config.fit import fit_checked
from generator.config.yaml_source import read
from generator.page.correction import Correction
from generator.problems import Complaint, FileError, UsageError, did_you_mean

Orientation = Literal["portrait", "landscape"]
LARGEST_SHIFT = 10.0  # mm
LARGEST_ANGLE = 3.0  # degrees
LARGEST_STRETCH = 0.03
_NAME = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-_")


@dataclass(frozen=True, slots=True)
class SetUp:
    """What a measurement holds for: the paper, how the sheet lies, and over which edge the printer turns it."""

    paper: str
    orientation: Orientation
    flip: Literal["long", "short"]

    def __str__(self) -> str:
        return f"{self.paper} {self.orientation}, {self.flip} edge"


@dataclass(frozen=True, slots=True)
class Printer:
    """A named printer with the correction of its backs for every set-up that was measured, in page coordinates of the
    back."""

    name: str
    corrections: Mapping[SetUp, Correction]


class MeasuredFile(BaseModel):
    """One measurement: mm, degrees clockwise, and a factor."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
    paper: str
    orientation: Orientation
    flip: Literal["long", "short"]
    dx: FiniteFloat
    dy: FiniteFloat
    angle: FiniteFloat
    scale: FiniteFloat


class PrinterFile(BaseModel):
    """A profile's file."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)
    measured: list[MeasuredFile]


def config_folder() -> Path:
    """Where this user's settings of Käseblatt lie: XDG_CONFIG_HOME, APPDATA or ~/Library, else ~/.config."""
    wanted = os.environ.get("XDG_CONFIG_HOME") or (os.environ.get("APPDATA") if os.name == "nt" else None)
    if wanted:
        return Path(wanted) / "kaeseblatt"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kaeseblatt"
    return Path.home() / ".config" / "kaeseblatt"


def profile_path(name: str) -> Path:
    """The file of a profile. UsageError for a name that is no plain word."""
    if not name or not _NAME.issuperset(name.lower()):
        raise UsageError(f'the printer name "{name}" must be letters a to z, digits, - and _ only')
    return config_folder() / "printers" / f"{name.lower()}.yaml"


def read_printer(name: str) -> Printer:
    """A stored profile. UsageError for a name that has none, naming those there are; InputError for a wrong file."""
    path = profile_path(name)
    if not path.is_file():
        known = tuple(sorted(file.stem for file in path.parent.glob("*.yaml")))
        there = f"there are {', '.join(known)}" if known else "there are none yet; `kaeseblatt calibrate` makes one"
        raise UsageError(f'there is no printer profile "{name}"{did_you_mean(name, known)} ({there})')
    return printer_at(path)


def printer_at(path: Path) -> Printer:
    """The profile of a file. InputError with every problem."""
    file, _ = fit_checked(PrinterFile, read(path), _complaints)
    return Printer(
        path.stem,
        {
            SetUp(it.paper, it.orientation, it.flip): Correction(it.dx, it.dy, it.angle, it.scale)
            for it in file.measured
        },
    )


def profile_text(printer: Printer) -> str:
    """The YAML of a profile, to the fourth decimal (the scale to the sixth)."""
    lines = ["# Made by `kaeseblatt calibrate`: how the backs are moved so that they meet the fronts.", "measured:"]
    for setup, found in printer.corrections.items():
        lines += [
            f"  - paper: {setup.paper}",
            f"    orientation: {setup.orientation}",
            f"    flip: {setup.flip}",
            f"    dx: {found.dx:.4f}",
            f"    dy: {found.dy:.4f}",
            f"    angle: {found.angle:.4f}",
            f"    scale: {found.scale:.6f}",
        ]
    return "\n".join(lines) + "\n"


def with_correction(name: str, setup: SetUp, correction: Correction) -> Printer:
    """The stored profile of that name, if there is one, with a new or better measurement."""
    try:
        known = dict(read_printer(name).corrections) if profile_path(name).is_file() else {}
    except FileError:
        known = {}
    return Printer(name.lower(), {**known, setup: correction})


def size_complaints(found: Correction, keys: tuple[str, str, str, str]) -> Iterator[Complaint]:
    """Corrections no printer needs: then a reading is wrong, or the sheet was turned over the other edge."""
    for key, value, limit, unit in zip(
        keys,
        (found.dx, found.dy, found.angle, found.scale - 1),
        (LARGEST_SHIFT, LARGEST_SHIFT, LARGEST_ANGLE, LARGEST_STRETCH),
        (" mm", " mm", " degrees", ""),
        strict=True,
    ):
        if abs(value) > limit:
            yield Complaint(key, f"is off by {value:.2f}{unit}; more than {limit:g}{unit} is no printer's fault")


def _complaints(file: PrinterFile) -> Iterator[Complaint]:
    seen: set[SetUp] = set()
    for n, it in enumerate(file.measured):
        setup = SetUp(it.paper, it.orientation, it.flip)
        if setup in seen:
            yield Complaint(f"measured[{n}]", f"{setup} is measured twice")
        seen.add(setup)
        keys = (f"measured[{n}].dx", f"measured[{n}].dy", f"measured[{n}].angle", f"measured[{n}].scale")
        yield from size_complaints(Correction(it.dx, it.dy, it.angle, it.scale), keys)
