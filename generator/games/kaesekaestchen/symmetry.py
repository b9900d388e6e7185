"""Turning and mirroring fields: when two fields are alike, and in how many boxes they differ (KK-4, KK-7e, KK-7f)."""

from __future__ import annotations

from functools import lru_cache

from generator.games.kaesekaestchen.field import KINDS, Field

_SIGN = {kind: sign for sign, kind in enumerate(KINDS, start=1)}


@lru_cache(maxsize=64)
def symmetries(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """For each symmetry the box that each box comes from, the identity first: 8 for a square, otherwise 4."""
    spots = [[row * columns + column for column in range(columns)] for row in range(rows)]
    grids = []
    for grid in [spots, [list(row) for row in zip(*spots, strict=True)]] if rows == columns else [spots]:
        for turned in (grid, grid[::-1]):
            grids += [turned, [row[::-1] for row in turned]]
    return tuple(tuple(box for row in grid for box in row) for grid in grids)


def pattern(field: Field) -> bytes:
    """One byte per box: 0 for a plain box, else 1 + the kind's place in `TWISTS`."""
    signs = bytearray(field.boxes)
    for box, kind in field.twists:
        signs[box] = _SIGN[kind]
    return bytes(signs)


def images(field: Field) -> tuple[bytes, ...]:
    """The field's pattern under every symmetry, as it is first."""
    signs = pattern(field)
    return tuple(bytes(map(signs.__getitem__, image)) for image in symmetries(field.rows, field.columns))


def canonical(field: Field) -> tuple[int, int, bytes]:
    """The same value for all fields that are alike after turning or mirroring, and only for those."""
    rows, columns = sorted((field.rows, field.columns))
    if rows != field.rows:
        signs = pattern(field)
        lying = (signs[row * field.columns + column] for column in range(field.columns) for row in range(field.rows))
        return rows, columns, min(_images_of(bytes(lying), rows, columns))
    return rows, columns, min(images(field))


def symmetric(field: Field) -> bool:
    """Whether some turning or mirroring leaves the field as it is (KK-7e)."""
    first, *others = images(field)
    return first in others


def distance(field: Field, other: Field) -> int:
    """In how many boxes two fields of one size differ at least, over all symmetries (KK-7f)."""
    signs = int.from_bytes(pattern(field), "big")
    ones = int.from_bytes(b"\1" * field.boxes, "big")
    return min(_differing(signs ^ image, ones) for image in _image_numbers(other))


def _differing(bits: int, ones: int) -> int:
    """How many bytes of a number are not 0; a byte is the difference of two signs, which are less than 8."""
    return ((bits | bits >> 1 | bits >> 2) & ones).bit_count()


@lru_cache(maxsize=64)
def _image_numbers(field: Field) -> tuple[int, ...]:
    return tuple(int.from_bytes(image, "big") for image in images(field))


def _images_of(signs: bytes, rows: int, columns: int) -> tuple[bytes, ...]:
    return tuple(bytes(map(signs.__getitem__, image)) for image in symmetries(rows, columns))
