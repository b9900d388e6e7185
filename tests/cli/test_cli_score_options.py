"""`kaeseblatt score` told by options: the one-liners for the table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()
CODE = "K1-6X6-3221-7F2QX3-C"
GRID = "/".join([*["AABBAB"] * 5, "AABBA."])
ROUND = "+3 +1 king dog cat mouse | Ana 2, Bo 3, Cy - | penalty Bo"


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, ["score", *words])


def scored(*words: str) -> dict[str, Any]:
    result = kaeseblatt(*words, "--json")
    assert result.exit_code == 0, result.stderr
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def totals(document: dict[str, Any]) -> dict[str, Any]:
    return {player["name"]: player["total"] for player in document["players"]}


def test_fields_by_colouring_and_by_counts() -> None:
    one = scored("kaesekaestchen", CODE, "--owners", GRID)
    assert (totals(one), one["winners"]) == ({"A": 18, "B": 19}, ["B"])
    counted = scored("kaesekaestchen", CODE, "--boxes", "17:18", "--double", "2:1", "--names", "Anna,Ben")
    assert (totals(counted), counted["winners"]) == ({"Anna": 19, "Ben": 19}, ["Anna"])


def test_several_fields_are_a_series() -> None:
    document = scored(
        "kaesekaestchen", CODE, CODE.lower(), "--owners", GRID, "--owners", GRID, "--names", "Änna, B [x]"
    )
    assert document["winners"] == ["B [x]"]
    assert document["details"]["series"] == {"winner": "B", "after": 2, "wins": {"A": 0, "B": 2}}


def test_variants_of_fields() -> None:
    half = "/".join(["AABBAB"] * 3)
    blitz = scored("kaesekaestchen", CODE, "--owners", half, "--blitz")
    assert sum(blitz["details"]["fields"][0]["boxes"].values()) == 18
    hunt = scored("kaesekaestchen", CODE, "--owners", GRID, "--twist-hunt")
    assert hunt["details"]["fields"][0]["twist_hunt"] == "points"
    assert sum(totals(hunt).values()) < 18


def test_stacks_of_each_player() -> None:
    document = scored(
        "kaese-wuerfeln", "--player", "Anna: 6-5-4-2 3 m +25", "--player", "Ben: 5-4-3-2-1 2", "--ended-by", "Ben"
    )  # fmt: skip
    assert totals(document) == {"Anna": 64, "Ben": 33}
    assert document["warnings"][0].startswith("--player: warning: only 0 of the six values")


def test_rounds_with_the_dice_in_use() -> None:
    words = ("cheese-master", "--players", "Ana,Bo,Cy", "--round", ROUND)
    assert totals(scored(*words)) == {"Ana": 7, "Bo": 4, "Cy": 6}
    assert totals(scored(*words, "--dice", "3+3")) == {"Ana": 7, "Bo": 4, "Cy": 6}
    two = scored(*words, "--round", "+3 | Ana -, Bo 3, Cy 2")
    assert totals(two) == {"Ana": 6, "Bo": 4, "Cy": 4}


def test_parties_with_hands_choices_and_variants() -> None:
    parties = ("--party", "Ada: Listerka", "--party", "Bo: Lisandra", "--party", "Cy: ")
    words = ("knights", "--deck", "rulebook", *parties, "--discard", "9", "--hand", "Ada: 2")
    assert totals(scored(*words)) == {"Ada": 27, "Bo": 2, "Cy": 0}
    assert totals(scored(*words, "--choose", "Bo: Cy")) == {"Ada": 27, "Bo": 0, "Cy": 0}
    given = scored(*words, "--choose", "Bo: Ada", "--variant", "lisandra=chosen_player_scores")
    assert totals(given) == {"Ada": 29, "Bo": 0, "Cy": 0}
    shared = scored("knights", "--deck", "rulebook", *(f"--party={name}:" for name in "abc"), "--variant", "tie=shared")
    assert shared["winners"] == ["a", "b", "c"]


WRONG = {
    "a stack": (("kaese-wuerfeln", "--player", "A: 6", "--player", "B: 4-5"), "--player 2: error: stacks[0]: a 5 lies"),
    "a word": (("kaese-wuerfeln", "--player", "A: 6 x", "--player", "B:"), '--player 1: error: cannot read "x"'),
    "who ended": (
        ("kaese-wuerfeln", "--player", "A: 6", "--player", "B:", "--ended-by", "C"), '--ended-by: error: "C" is none',
    ),
    "ones": (
        ("kaese-wuerfeln", "--player", "A: " + "1 " * 9, "--player", "B: " + "1 " * 9), "--player: error: 18 ones",
    ),
    "a face": (
        ("cheese-master", "--players", "A,B", "--round", "+1 | A -, B 1", "--round", "foo | A -, B 1"),
        '--round 2: error: roll[0]: "foo" is no face',
    ),
    "dice": (
        ("cheese-master", "--players", "A,B", "--round", "king | A -, B 1", "--dice", "1"),
        '--round 1: error: roll[0]: "king" is on none of the dice in use',
    ),
    "a set of dice": (
        ("cheese-master", "--players", "A,B", "--round", "+1 | A -, B 1", "--dice", "x"), '--dice: error: "x" is no',
    ),
    "a name": (
        ("cheese-master", "--players", "A,A", "--round", "+1 | A -"), '--players: error: "A" is already',
    ),
    "a card": (
        ("knights", "--deck", "rulebook", "--party", "Ada:", "--party", "Bo: Listerk"),
        '--party 2: error: deck "rulebook" lists 6 of its 24 cards',
    ),
    "a party": (("knights", "--deck", "rulebook", "--party", "Ada"), '--party 1: error: "Ada" is not written like'),
    "a deck": (("knights", "--deck", "nope", "--party", "Ada:"), '--deck: error: there is no deck "nope"'),
    "a pile": (
        ("knights", "--deck", "rulebook", "--party", "Ada:", "--party", "Bo:", "--discard", "-1"), "--discard: error: ",
    ),
    "a code": (
        ("kaesekaestchen", "K1-6X6-3221-7F2QX3-D", "--boxes", "18:18"), "K1-6X6-3221-7F2QX3-D: error: field: ",
    ),
    "a colouring": (("kaesekaestchen", CODE, "--owners", "AB"), "--owners 1: error: 1 row of boxes"),
    "a count": (("kaesekaestchen", CODE, "--boxes", "17-18"), '--boxes 1: error: "17-18" is not two numbers'),
    "counts": (("kaesekaestchen", CODE, "--boxes", "30:18"), "--boxes 1: error: 48 boxes counted"),
    "names": (("kaesekaestchen", CODE, "--owners", GRID, "--names", "Anna"), "--names: error: exactly two"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_placed_at_the_option(case: str) -> None:
    words, told = WRONG[case]
    result = kaeseblatt(*words)
    assert result.exit_code == 1, (result.stdout, result.stderr)
    assert result.stdout == ""
    assert any(line.startswith(told) for line in result.stderr.splitlines()), result.stderr


USAGE = {
    "another game's option": ("knights", "--player", "Anna: 6"),
    "a file and options": ("knights", "result.yaml", "--party", "Ada:"),
    "no deck": ("knights", "--party", "Ada:"),
    "no rounds": ("cheese-master", "--players", "A,B"),
    "no players": ("cheese-master", "--round", "+1 | A -"),
    "only who ended it": ("kaese-wuerfeln", "--ended-by", "A"),
    "a code alone": ("kaesekaestchen", CODE),
    "a colouring without a code": ("kaesekaestchen", "--owners", GRID),
    "both ways": ("kaesekaestchen", CODE, "--owners", GRID, "--boxes", "18:18"),
    "doubles of a colouring": ("kaesekaestchen", CODE, "--owners", GRID, "--double", "1:1"),
    "two fields, one result": ("kaesekaestchen", CODE, CODE, "--owners", GRID),
    "counts of Twist-Hatz": ("kaesekaestchen", CODE, "--boxes", "18:18", "--twist-hunt"),
    "an unknown option": ("knights", "--partei", "x"),
}


@pytest.mark.parametrize("case", USAGE)
def test_options_that_do_not_go_together_are_wrong_usage(case: str) -> None:
    result = kaeseblatt(*USAGE[case])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


@pytest.mark.parametrize("name", ["Jürgen", "Ann Marie 2", "[red]Bo", "🧀", "x" * 60])
def test_any_name_will_do(name: str) -> None:
    assert name in totals(scored("kaese-wuerfeln", "--player", f"{name}: 6", "--player", "B: 5"))
    assert name in totals(scored("cheese-master", "--players", f"{name},B", "--round", f"+1 | {name} 1, B -"))
    assert name in totals(scored("knights", "--deck", "rulebook", "--party", f"{name}:", "--party", "B:"))
    assert name in totals(scored("kaesekaestchen", CODE, "--owners", GRID, "--names", f"{name},B"))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("K2-6X6-3221-7F2QX3-C", "is of version K2; this program knows K1"),
        ("L1-6X6-3221-7F2QX3-C", "is not a field code: one starts with K1"),
        ("k9 12x12 3221 7F2QX3 C", "is of version K9"),
        ("K26X632217F2QX3C", "is of version K2"),
    ],
)
@pytest.mark.parametrize("options", [(), ("--boxes", "17:18", "--double", "2:1")])
def test_a_code_of_another_version_or_with_a_wrong_beginning_is_a_code(
    code: str, said: str, options: tuple[str, ...]
) -> None:
    result = kaeseblatt("kaesekaestchen", code, *options)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{code}: error: ")
    assert said in result.stderr


@pytest.mark.parametrize("name", ["game.yaml", "K2-6X6.json", "evening-x-1", "box/K26X632217F2QX3C"])
def test_a_file_is_no_code(name: str) -> None:
    assert kaeseblatt("kaesekaestchen", name).exit_code == 3


def test_an_unfinished_field_on_one_line() -> None:
    grid = GRID.replace("AABBA.", "AABB--")
    refused = kaeseblatt("kaesekaestchen", CODE, "--owners", grid)
    assert (refused.exit_code, "--partial" in refused.stderr) == (1, True)
    document = scored("kaesekaestchen", CODE, "--owners", grid, "--partial")
    assert (document["unfinished"], document["winners"]) == (True, [])
    assert sum(document["details"]["fields"][0]["boxes"].values()) == 34


MANY = {
    "kaese-wuerfeln": (
        ("--player", "A: 6-7 x", "--player", "B: 2-2", "--player", "C 3", "--ended-by", "Z"),
        ["--ended-by", "--player 1", "--player 2", "--player 3"],
    ),
    "cheese-master": (
        ("--players", "Ana,Bo", "--dice", "1+1+1", "--round", "+3", "--round", "foo | Ana 2, Bo -"),
        ["--dice", "--round 1", "--round 2"],
    ),
    "kaesekaestchen": (
        (CODE, CODE, "--boxes", "17", "--boxes", "1:1", "--double", "x", "--double", "1:1"),
        ["--boxes 1", "--boxes 2", "--double 1"],
    ),
    "knights": (
        ("--deck", "rulebook", "--party", "Ada: Listerkaa", "--party", "Bo:", "--hand", "y", "--variant", "x"),
        ["--hand 1", "--party 1", "--variant 1"],
    ),
}


@pytest.mark.parametrize("game", MANY)
def test_all_bad_options_are_said_at_once(game: str) -> None:
    """Also what the rules say against those that could be read."""
    words, places = MANY[game]
    result = kaeseblatt(game, *words)
    assert result.exit_code == 1
    assert [line.partition(": ")[0] for line in result.stderr.splitlines()] == places


def test_names_that_cannot_be_read_leave_nothing_to_check() -> None:
    result = kaeseblatt("cheese-master", "--players", " , ", "--round", "+1 | Ana 2, Bo -")
    assert result.stderr.splitlines() == ['--players: error: no names; write them as in "Ana, Bo, Cy"']


def test_a_variant_that_does_not_exist_is_named() -> None:
    parties = ("--deck", "rulebook", "--party", "Ada:", "--party", "Bo:")
    result = kaeseblatt("knights", *parties, "--variant", "foo=bar")
    assert (result.exit_code, result.stderr) == (1, "--variant: error: foo: no such key\n")
    result = kaeseblatt("knights", *parties, "--variant", "tie=both")
    assert result.stderr.startswith('--variant: error: tie: must be "latest" or "shared"')


def test_a_set_of_dice_out_of_order_can_be_told_on_one_line() -> None:
    words = ("cheese-master", "--players", "Ana,Bo", "--round", "+3 dog | Ana 2, Bo -")
    refused = kaeseblatt(*words, "--dice", "1+1")
    assert (refused.exit_code, "(on one line: 1+1 any)" in refused.stderr) == (1, True)
    assert totals(scored(*words, "--dice", "1+1 any")) == {"Ana": 5, "Bo": 6}
    refused = kaeseblatt(*words, "--dice", "1")
    assert refused.stderr.startswith("--round 1: error: roll: 2 faces for 1 die;")


def test_one_part_is_no_round() -> None:
    result = kaeseblatt("cheese-master", "--players", "Ana,Bo", "--round", "+3")
    assert result.stderr.startswith("--round 1: error: 1 part between bars;")
