"""A sitting told on one command line: field codes, and for each of them its final colouring or the counts.

`K1-... --owners AABBAB/ABAB.B/...` or `K1-... --boxes 17:18 --double 2:1`; side A stands before the colon.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from generator.calculator import Given, MissingOptionError, OneLine
from generator.games.kaesekaestchen.field_code import VERSION, parse_code
from generator.games.kaesekaestchen.rules import SIDES
from generator.problems import Complaint, counted

GAME = "kaesekaestchen"
OPTIONS = ("owners", "boxes", "double", "partial", "blitz", "twist-hunt", "names")

_LENGTHS = range(16, 19)
"""Characters of a code without its dashes: version 2, size 3 to 5, amounts 4, seed 6, check 1."""


def told(codes: Sequence[str], given: Given) -> OneLine:
    """The data of a result file; several fields are a series. MissingOptionError when options do not match."""
    complaints: list[Complaint] = []
    try:
        _check_match(codes, given)
    except MissingOptionError:
        wrong = tuple(_wrong_codes(codes))
        if not wrong:
            raise
        return OneLine({}, {}, wrong)
    fields: list[dict[str, Any]] = [{"field": code} for code in codes]
    for field, owners in zip(fields, given.get("owners", ()), strict=False):
        field["owners"] = owners
    for index, text in enumerate(given.get("boxes", ())):
        boxes = _pair("boxes", index, text, complaints)
        if boxes:
            fields[index]["counts"] = {side: {"boxes": amount} for side, amount in boxes}
    for index, text in enumerate(given.get("double", ())):
        for side, amount in _pair("double", index, text, complaints):
            fields[index].get("counts", {}).get(side, {})["double"] = amount
    if "partial" in given and fields:
        fields[-1]["partial"] = True
    names = given["names"].split(",") if "names" in given else SIDES
    data: dict[str, Any] = {"game": GAME, "players": [name.strip() for name in names], "fields": fields}
    variant = {name.replace("-", "_"): True for name in ("blitz", "twist-hunt") if name in given}
    data |= {"variant": variant} if variant else {}
    data |= {"series": "best_of_three"} if len(codes) > 1 else {}
    return OneLine(data, _options(codes), tuple(complaints))


def is_code(word: str) -> bool:
    """Whether a word is meant as a field code rather than as a file: one that begins like ours, or has the parts of
    one of another version or with a mistyped beginning."""
    if word.endswith((".yaml", ".yml", ".json")) or "/" in word or "\\" in word:
        return False
    signs = word.strip().upper().replace("-", "").replace(" ", "")
    like_ours = len(signs) in _LENGTHS and signs.isalnum() and "X" in signs[3:5]
    return signs[:2] == VERSION or like_ours


def _wrong_codes(codes: Sequence[str]) -> Iterator[Complaint]:
    for code in codes:
        try:
            parse_code(code)
        except ValueError as trouble:
            yield Complaint(code, str(trouble))


def _check_match(codes: Sequence[str], given: Given) -> None:
    results = [name for name in ("owners", "boxes") if name in given]
    if not codes:
        raise MissingOptionError("which field was it? write its code, as in K1-6X6-3221-7F2QX3-C, before the options")
    if len(results) != 1:
        what = "both --owners and --boxes" if results else "neither --owners nor --boxes"
        raise MissingOptionError(f"{what}; say the colouring of every field, or count every field")
    for name in ("owners", "boxes", "double"):
        if name in given and len(given[name]) != len(codes):
            raise MissingOptionError(
                f"{len(given[name])} x --{name} for {counted(len(codes), 'field code')}; each needs one"
            )
    if "owners" in given and "double" in given:
        raise MissingOptionError("--double goes with --boxes; with --owners it is counted from the field")
    if "boxes" in given and "twist-hunt" in given:
        raise MissingOptionError("--twist-hunt needs --owners: from the counts nobody knows who has which twist boxes")


def _pair(option: str, index: int, text: str, complaints: list[Complaint]) -> list[tuple[str, int]]:
    """The sides with their numbers; nothing (and a complaint) when it is not two numbers."""
    parts = [part.strip() for part in text.split(":")]
    if len(parts) == len(SIDES) and all(part.isascii() and part.isdigit() and len(part) <= 4 for part in parts):
        return list(zip(SIDES, map(int, parts), strict=True))
    complaints.append(Complaint(f"--{option} {index + 1}", f'"{text}" is not two numbers; write A:B as in 17:18'))
    return []


def _options(codes: Sequence[str]) -> dict[str, str]:
    options = {"players": "--names", "variant": "the variant", "fields": "the fields"}
    for index, code in enumerate(codes):
        key = f"fields[{index}]"
        options |= {key: code, f"{key}.owners": f"--owners {index + 1}", f"{key}.counts": f"--boxes {index + 1}"}
        options |= {f"{key}.counts.{side}.double": f"--double {index + 1}" for side in SIDES}
    return options
