"""Models and data: our own words for every misfit, keys and places of ours."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Discriminator, Field, FiniteFloat, Tag, model_validator

from generator.config.fit import fit, fit_checked, fit_rest
from generator.config.yaml_source import parse
from generator.problems import Complaint, InputError

STRICT = ConfigDict(strict=True, extra="forbid", frozen=True)


class Dome(BaseModel):
    model_config = STRICT
    name: str
    size: int = 0


class Plate(BaseModel):
    model_config = STRICT
    in_: str = Field(default="", alias="in")
    amount: Annotated[int, Field(ge=1, le=9)] = 1
    share: FiniteFloat = 0.5
    ripe: bool = False
    kind: Literal["soft", "hard"] = "soft"
    gate: bool | Literal["gate"] = False
    domes: Annotated[tuple[Dome, ...], Field(strict=False, max_length=2)] = ()
    lot: dict[int, int] = {}
    either: Annotated[
        Annotated[str, Tag("text")] | Annotated[Dome, Tag("dome")],
        Discriminator(lambda value: "text" if isinstance(value, str) else "dome"),
    ] = ""
    word: Annotated[str, Field(min_length=2)] = "ok"
    even: Annotated[int, Field(multiple_of=2)] = 2

    @model_validator(mode="after")
    def _hard_is_ripe(self) -> Plate:
        if self.kind == "hard" and not self.ripe:
            raise ValueError("a hard cheese must be ripe")
        return self


SAID = {
    "amount: 0": ["1:1: error: amount: must be 1 or more, not 0"],
    "amount: 10": ["1:1: error: amount: must be 9 or less, not 10"],
    "amount: 2.5": ["1:1: error: amount: must be a whole number, not 2.5"],
    "amount: true": ["1:1: error: amount: must be a whole number, not true"],
    "amount: '2'": ['1:1: error: amount: must be a whole number, not "2"'],
    "amount:": ["1:1: error: amount: must be a whole number, not nothing"],
    "share: half": ['1:1: error: share: must be a number, not "half"'],
    "ripe: no": ['1:1: error: ripe: must be true or false, not "no"'],
    "kind: sotf": ['1:1: error: kind: must be "soft" or "hard", not "sotf"'],
    "gate: gates": ['1:1: error: gate: must be true or false or "gate", not "gates"'],
    "domes: 3": ["1:1: error: domes: must be a list, not 3"],
    "domes: [{name: a, sise: 2}, {}]": [
        '1:19: error: domes[0].sise: no such key; did you mean "size"?',
        "1:29: error: domes[1].name: is missing",
    ],
    "domes: [{name: a}, {name: b}, {name: c}]": ["1:1: error: domes: must have at most 2 entries, not 3"],
    "lot: {2: 3, x: 4, 5: y}": [
        '1:13: error: lot.x: as a key it must be a whole number, not "x"',
        '1:19: error: lot[5]: must be a whole number, not "y"',
    ],
    "either: {nmae: a}": [
        "1:1: error: either.name: is missing",
        '1:10: error: either.nmae: no such key; did you mean "name"?',
    ],
    "either: 3": ["1:1: error: either: must be a mapping (key: value), not 3"],
    "inn: a\nzzz: b": ['1:1: error: inn: no such key; did you mean "in"?', "2:1: error: zzz: no such key"],
    "word: a": ["1:1: error: word: must have at least 2 letters"],
    "even: 3": ["1:1: error: even: must be a multiple of 2, not 3"],
    "kind: hard": ["1:1: error: a hard cheese must be ripe"],
    "- a": ["1:1: error: must be a mapping (key: value), not a list"],
}


@pytest.mark.parametrize("text", SAID)
def test_says_what_was_found_and_what_is_wanted(text: str) -> None:
    with pytest.raises(InputError) as caught:
        fit(Plate, parse(text, "f"))
    assert [str(problem) for problem in caught.value.problems] == [f"f:{line}" for line in SAID[text]]


def test_what_fits_is_a_frozen_model() -> None:
    plate = fit(
        Plate, parse("in: a\ndomes: [{name: b, size: 2}]\nlot: {2: 12}\nshare: 1\ngate: gate\neither: {name: c}", "f")
    )
    assert (plate.in_, plate.domes, plate.lot, plate.share) == ("a", (Dome(name="b", size=2),), {2: 12}, 1.0)
    assert plate.gate == "gate"
    assert plate.either == Dome(name="c")


def test_the_rest_of_a_wrong_file_is_still_there() -> None:
    plate, problems = fit_rest(Plate, parse("amount: x\nword: fine\ndomes: [{name: a}, {name: 3}, 7]", "f"))
    assert plate is None  # the second dome has lost its name
    assert [problem.key for problem in problems] == ["amount", "domes[1].name", "domes[2]"]
    plate, problems = fit_rest(Plate, parse("amount: x\nword: fine\ndomes: [{name: a}, 7]", "f"))
    assert plate is not None
    assert (plate.amount, plate.word, plate.domes) == (1, "fine", (Dome(name="a"),))
    assert len(problems) == 2


def test_own_checks_are_heard_together_with_misfits_and_warnings_pass() -> None:
    def check(plate: Plate) -> list[Complaint]:
        return [Complaint("word", "is dull"), Complaint("amount", "is unlucky")]

    with pytest.raises(InputError) as caught:
        fit_checked(Plate, parse("word: fine\namount: x", "f"), check)
    assert [str(problem) for problem in caught.value.problems] == [
        "f:1:1: error: word: is dull",
        'f:2:1: error: amount: must be a whole number, not "x"',
    ]
    plate, warnings = fit_checked(Plate, parse("word: fine", "f"), lambda _: [Complaint("word", "is dull", "warning")])
    assert plate.word == "fine"
    assert [str(warning) for warning in warnings] == ["f:1:1: warning: word: is dull"]
