"""The worked examples of the rules, each through the whole scoring way as the result file that tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.config.yaml_source import parse
from generator.config.yaml_text import yaml_text
from generator.problems import InputError
from generator.scoring_way import Scored, scored
from generator.told import Told, calculator_for, words_for

ROOT = Path(__file__).resolve().parents[1]
CASES = {row["id"]: row for row in yaml.safe_load((ROOT / "tests/cases/worked_examples.yaml").read_text("utf-8"))}
DECK = str(ROOT / "tests/cases/knights_filler_deck.yaml")
KINDS = {"x2": "double", "bomb": "bomb", "extra": "extra", "swap": "swap"}
FACES = {"K": "king", "D": "dog", "C": "cat", "M1": "mouse", "M2": "mice", "I": "innkeeper"}
FACES |= {face: face for face in ("+1", "+2", "+3")}


def score_of(data: dict[str, Any]) -> Scored:
    """Written as a file's text and read again, so that the example goes all of the way."""
    calculator = calculator_for(data["game"])
    told = Told(parse(yaml_text(data), f"{data['game']}.yaml"))
    return scored(calculator, told, words_for(calculator, "de"))


def exact(found: Scored) -> dict[str, str]:
    return {player.name: str(player.total) for player in found.score.players}


def as_text(totals: dict[str, Any]) -> dict[str, str]:
    return {name: str(total) for name, total in totals.items()}


def of_kind(*kinds: str) -> list[str]:
    found = [name for name, case in CASES.items() if case["kind"] in kinds]
    assert found
    return found


def box(place: str) -> str:
    row, column = place.split(",")
    return f"{'abcdefghij'[int(column)]}{int(row) + 1}"


def line(word: str, row: str, column: str) -> str:
    """`h r c` lies above box (r, c), `v r c` left of it."""
    x, y = int(column), int(row)
    dx, dy = (1, 0) if word == "h" else (0, 1)
    return f"{'abcdefghij'[x]}{y + 1}-{'abcdefghij'[x + dx]}{y + dy + 1}"


def twists(field: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for place, kind in field["twists"].items():
        found.setdefault(KINDS[kind], []).append(box(place))
    return found


def move(text: str) -> dict[str, Any]:
    side, rest = text.split(": ")
    word, row, column, *more = rest.split()
    entry: dict[str, Any] = {"line": line(word, row, column), "side": side}
    for part in more:
        name, _, value = part.partition("=")
        entry[name] = [box(place) for place in value.split(";")] if name == "order" else value
    if entry.get("bomb", "none") != "none":
        entry["bomb"] = box(entry["bomb"])
    return entry


def sitting(case: dict[str, Any], **told: Any) -> dict[str, Any]:
    """A sitting on the case's field."""
    size = {"rows": case["field"]["rows"], "columns": case["field"]["cols"]}
    field = {**size, "twists": twists(case["field"]), **told}
    return {"game": "kaesekaestchen", "players": ["A", "B"], "fields": [field]}


def colouring(case: dict[str, Any]) -> list[str]:
    owners = {place: side for side in "AB" for place in case["owner"][side]}
    rows, columns = range(case["field"]["rows"]), range(case["field"]["cols"])
    return ["".join(owners.get(f"{row},{column}", ".") for column in columns) for row in rows]


@pytest.mark.parametrize("name", of_kind("kk_replay", "kk_state"))
def test_fields(name: str) -> None:
    """KK-11, KK-14 to KK-16, KK-20, KK-21, KK-32"""
    case = CASES[name]
    if case["kind"] == "kk_replay":
        unfinished = case["expect"].get("finished") is False
        data = sitting(case, moves=[move(text) for text in case["moves"]], partial=unfinished)
    else:
        data = sitting(case, owners=colouring(case))
    found = score_of(data)
    (details,) = found.score.details["fields"]
    expect = case["expect"]
    assert details["points"] == {"A": expect["A"], "B": expect["B"]}
    assert details["winner"] == expect.get("winner")
    assert details["finished"] is expect.get("finished", True)
    assert details["next"] == expect.get("next")
    assert details["double"] == expect.get("x2", details["double"])
    if "hatz" in expect:
        hunt = score_of({**data, "variant": {"twist_hunt": True}}).score.details["fields"][0]
        assert {**hunt["points"], "winner": hunt["winner"]} == expect["hatz"]


@pytest.mark.parametrize("case", CASES["KK-12"]["cases"])
def test_series(case: dict[str, Any]) -> None:
    """KK-30"""
    counts = {"A": (3, 1), "B": (1, 3), "draw": (2, 2)}
    fields = [
        {
            "rows": 2,
            "columns": 2,
            "counts": {side: {"boxes": boxes} for side, boxes in zip("AB", counts[won], strict=True)},
        }
        for won in case["fields"]
    ]
    data = {"game": "kaesekaestchen", "players": ["A", "B"], "series": "best_of_three", "fields": fields}
    series = score_of(data).score.details["series"]
    assert {"winner": series["winner"], "after": series["after"]} == case["expect"]


def finals() -> list[dict[str, Any]]:
    names = of_kind("kw_final", "kw_final_multi")
    return [case for name in names for case in CASES[name].get("cases", [CASES[name]])]


@pytest.mark.parametrize("case", finals())
def test_final_stacks(case: dict[str, Any]) -> None:
    """KW-12 to KW-14"""
    players = []
    for name in case["order"]:
        told = case["players"][name]
        player = {"name": name, "stacks": [stack["p"] for stack in told["stacks"]]}
        player |= {key: told[key] for key in ("mice", "gift") if key in told}
        player |= {"close": case["close"][name]} if name in case.get("close", {}) else {}
        players.append(player)
    found = score_of({"game": "kaese-wuerfeln", "ended_by": case["active"], "players": players})
    assert exact(found) == as_text(case["expect"]["total"])
    assert list(found.score.winners) == case["expect"]["winners"]
    stacks = {name: row["stacks"] for name, row in found.score.details["players"].items()}
    assert stacks == case["expect"].get("stacks", stacks)


@pytest.mark.parametrize("stack", CASES["KW-01"]["stacks"])
def test_one_stack(stack: dict[str, Any]) -> None:
    """KW-10, KW-14: without the twelve points for most stacks, which the other player has."""
    others = [[2], [2]]
    players = [{"name": "A", "stacks": [stack["p"]]}, {"name": "B", "stacks": others}]
    assert exact(score_of({"game": "kaese-wuerfeln", "players": players}))["A"] == str(stack["expect"])


@pytest.mark.parametrize("stack", CASES["KW-02"]["stacks"])
def test_illegal_stacks(stack: dict[str, Any]) -> None:
    """KW-7. A result file says with the one on top whether a stack is closed, so that cannot be contradicted there."""
    players = [{"name": "A", "stacks": [stack["p"]]}, {"name": "B"}]
    data = {"game": "kaese-wuerfeln", "players": players}
    if stack["closed"] == (stack["p"][-1] == 1) or stack["p"] == [2, 2, 2, 2]:
        with pytest.raises(InputError, match=r"players\[0\]\.stacks\[0\]"):
            score_of(data)
    else:
        assert exact(score_of(data))["A"]


@pytest.mark.parametrize("roll", [roll for name in of_kind("cm_dice") for roll in CASES[name]["rolls"]])
def test_counting(roll: dict[str, Any]) -> None:
    """CM-3 to CM-5"""
    plates = {"A": "none", "B": roll["expect"]}
    row = {"roll": [FACES[face] for face in roll["dice"]], "plates": plates}
    found = score_of({"game": "cheese-master", "players": ["A", "B"], "rounds": [row]})
    assert found.score.details["rounds"][0]["answer"] == roll["expect"]
    assert exact(found) == {"A": "6", "B": "7"}


@pytest.mark.parametrize("name", of_kind("cm_round"))
def test_rounds(name: str) -> None:
    """CM-7, CM-9, CM-10"""
    case = CASES[name]
    plates = {player: plate or "none" for player, plate in case["plays"].items()}
    row = {"roll": [FACES[face] for face in case["dice"]], "plates": plates}
    data = {"game": "cheese-master", "players": [*case["points"]], "start": case["points"], "rounds": [row]}
    found = score_of(data)
    details = found.score.details["rounds"][0]
    assert {key: details[key] for key in case["expect"]} == case["expect"]
    assert exact(found) == as_text(case["expect"]["points"])


@pytest.mark.parametrize("name", of_kind("kn_score"))
def test_parties(name: str) -> None:
    """KN-10 to KN-13; x is a card that scores nothing."""
    case = CASES[name]
    parties = {seat: ["Page" if card == "x" else card for card in case["parties"][seat]] for seat in case["seats"]}
    data = {"game": "knights", "deck": DECK, "players": case["seats"], "parties": parties, "discard": case["discard"]}
    found = score_of(data)
    assert exact(found) == as_text(case["expect"]["total"])
    assert list(found.score.winners) == [case["expect"]["winner"]]


def test_every_kind_of_example_has_a_way() -> None:
    """What is no result - dice, steals, turns, set-ups, a mountain of games - is tested in the rooms."""
    here = {
        "kk_replay", "kk_state", "kk_series", "kw_final", "kw_final_multi", "kw_stacks", "kw_illegal",
        "cm_dice", "cm_round", "kn_score",
    }  # fmt: skip
    in_the_rooms = {"kw_dice", "kw_steal", "cm_mountain", "kn_turn", "kn_deck"}
    assert {case["kind"] for case in CASES.values()} == here | in_the_rooms
