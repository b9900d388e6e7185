"""A game asked step by step: names, dice, and round by round the roll, the plates and the penalties."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from generator.calculator import Files
from generator.games.cheese_master.cards import FEWEST_PLAYERS, MOST_PLAYERS
from generator.games.cheese_master.dice import DiceBox, DiceChoice, dice_in_use
from generator.games.cheese_master.faces import MOST_DICE, face_of
from generator.games.cheese_master.oneline import dice_of, penalty_entries
from generator.games.cheese_master.plates import NO_WHEEL, plate_of
from generator.games.cheese_master.play import Play, Round
from generator.games.cheese_master.replay import booked_rounds, points_at_start
from generator.games.cheese_master.round_check import check_roll
from generator.games.cheese_master.rules import still_in
from generator.games.cheese_master.scoring import GAME
from generator.question import (
    NOTHING,
    Answers,
    Question,
    Reason,
    RefusedError,
    listed,
    name_question,
    names_in,
    refuse_for,
)

_FINISHED = ("fertig", "done")


def next_question(answers: Answers, files: Files) -> Question | None:
    """The first question that has no answer yet; the game ends when it is decided or nothing is typed for a roll."""
    question = name_question(answers, FEWEST_PLAYERS, MOST_PLAYERS)
    if question:
        return question
    if "dice" not in answers:
        return Question("dice", "dice", _dice, keys=("dice",))
    rounds = _finished_rounds(answers)
    playing = _still_in(names_in(answers), rounds)
    key = f"rounds[{len(rounds)}]"
    if len(playing) < FEWEST_PLAYERS or (key in answers and answers[key] is None):
        return None
    number = len(rounds) + 1
    if key not in answers:
        read = _roll_of(answers["dice"], files.get("dice"))
        return Question(key, "roll", read, {"number": number, "names": ", ".join(playing)})
    for name in playing:
        if f"{key}.plates.{name}" not in answers:
            return _plate(answers, key, name, playing)
    return _penalties(key, playing)


def result_of(answers: Answers) -> dict[str, Any]:
    """The result file so far: all rounds that were told to their end."""
    data: dict[str, Any] = {"game": GAME, "players": list(names_in(answers))}
    if answers.get("dice"):
        data["dice"] = answers["dice"]
    rounds = [
        {"roll": list(row.roll), "plates": dict(row.plates)}
        | ({"penalties": dict(row.penalties)} if row.penalties else {})
        for row in _finished_rounds(answers)
    ]
    return data | {"rounds": rounds}


def _finished_rounds(answers: Answers) -> tuple[Round, ...]:
    names = names_in(answers)
    rounds: list[Round] = []
    while f"rounds[{len(rounds)}].penalties" in answers:
        key = f"rounds[{len(rounds)}]"
        rounds.append(Round(tuple(answers[key]), _plates(answers, key, names), answers[f"{key}.penalties"]))
    return tuple(rounds)


def _plates(answers: Answers, key: str, names: Sequence[str]) -> dict[str, str]:
    told = {name: answers.get(f"{key}.plates.{name}") for name in names}
    return {name: plate for name, plate in told.items() if plate is not None}


def _still_in(names: tuple[str, ...], rounds: tuple[Round, ...]) -> tuple[str, ...]:
    play = Play(names, rounds)
    booked = booked_rounds(play)
    return still_in(booked[-1].booking.points if booked else points_at_start(play))


def _dice(text: str) -> dict[str, Any] | None:
    if text in NOTHING:
        return None
    told = dice_of(text)
    if told is None:
        raise RefusedError("ask.why.no_dice", text=text)
    return told


def _roll_of(chosen: Mapping[str, Any] | None, box: DiceBox | None) -> Callable[[str], list[str] | None]:
    """A reader of faces, which have to lie on the dice in use if these were named."""
    choice = DiceChoice(chosen["yellow"], chosen["orange"], chosen.get("any_set", False)) if chosen else None
    dice = dice_in_use(choice, box) if choice and box else ()

    def read(text: str) -> list[str] | None:
        if text in NOTHING or text.casefold() in _FINISHED:
            return None
        faces = listed(text.replace(",", " "), " ")
        reasons: list[Reason] = [("ask.why.no_face", {"word": word}) for word in faces if face_of(word) is None]
        if dice and len(faces) != len(dice):
            reasons.append(("ask.why.not_all_dice", {"dice": len(dice), "found": len(faces)}))
        elif not 1 <= len(faces) <= MOST_DICE:
            reasons.append(("ask.why.no_faces", {"most": MOST_DICE, "found": len(faces)}))
        refuse_for(reasons)
        found = check_roll(faces, "roll", len(dice) or None, dice)
        refuse_for(("ask.why.no_roll", {"reason": complaint.message}) for complaint in found)
        return faces

    return read


def _plate(answers: Answers, key: str, name: str, playing: Sequence[str]) -> Question:
    without = [other for other, plate in _plates(answers, key, playing).items() if plate == NO_WHEEL]

    def read(text: str) -> str:
        plate = plate_of(text) if text else None
        if plate is None:
            raise RefusedError("ask.why.no_plate", text=text)
        if plate == NO_WHEEL and without:
            raise RefusedError("ask.why.two_without", name=without[0])
        if plate != NO_WHEEL and not without and name == playing[-1]:
            raise RefusedError("ask.why.none_without", name=name)
        return plate

    return Question(f"{key}.plates.{name}", "plate", read, {"name": name})


def _penalties(key: str, playing: Sequence[str]) -> Question:
    def read(text: str) -> Mapping[str, int]:
        if text in NOTHING:
            return {}
        known = {name.casefold(): name for name in playing}
        told = penalty_entries(text, [*playing, *known])
        if not told:
            raise RefusedError("ask.why.no_penalty", first=playing[0])
        strange = [name for name, _ in told if name.casefold() not in known]
        values = {"names": ", ".join(playing)}
        refuse_for(("ask.why.unknown_name", {"name": name, **values}) for name in strange)
        points: dict[str, int] = {}
        for name, amount in told:
            points[known[name.casefold()]] = points.get(known[name.casefold()], 0) + amount
        return points

    return Question(f"{key}.penalties", "penalties", read, {"names": ", ".join(playing), "first": playing[0]})
