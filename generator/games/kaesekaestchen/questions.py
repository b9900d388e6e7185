"""A sitting asked step by step: names, variant, and for each field its code and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.calculator import Files
from generator.games.kaesekaestchen.field import Field, half_of
from generator.games.kaesekaestchen.field_code import VERSION, FieldCodeError, parse_code
from generator.games.kaesekaestchen.oneline import GAME
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.play import FREED, OPEN
from generator.games.kaesekaestchen.played import MOST_FIELDS, Play
from generator.games.kaesekaestchen.results import ResultModel, to_play
from generator.games.kaesekaestchen.rules import SIDES
from generator.games.kaesekaestchen.series import series_of
from generator.games.kaesekaestchen.tally import tally_of
from generator.question import NOTHING, Answers, Question, Reason, RefusedError, names_in, number_in, refuse_for

_OWNERS, _COUNTS = "owners", "counts"
_YES, _NO = ("j", "ja", "y", "yes"), ("n", "nein", "no", *NOTHING)


def next_question(answers: Answers, _: Files) -> Question | None:
    """The first question that has no answer yet; the series ends when it is won or no further field was played."""
    for side in (0, 1):
        if f"players[{side}]" not in answers:
            return _name(answers, side)
    if "variant" not in answers:
        return Question("variant", "variant", _variant)
    for number in range(MOST_FIELDS):
        question = _field_question(answers, f"fields[{number}]", number + 1)
        if question:
            return question
        more = f"more[{number}]"
        if number + 1 == MOST_FIELDS or _is_won(answers, number + 1) or answers.get(more) is False:
            break
        if more not in answers:
            return Question(more, "more", _yes_or_no, {"most": MOST_FIELDS})
    return None


def result_of(answers: Answers) -> dict[str, Any]:
    """The result file so far; boxes of a field that have not been told are open and the field is partial."""
    data: dict[str, Any] = {"game": GAME, "players": list(names_in(answers))}
    variant = answers.get("variant") or {}
    data |= {"variant": variant} if variant else {}
    keys = [key.removesuffix(".field") for key in answers if key.endswith(".field")]
    data |= {"series": "best_of_three"} if len(keys) > 1 else {}
    return data | {"fields": [_field_data(answers, key) for key in keys]}


def _field_question(answers: Answers, key: str, number: int) -> Question | None:
    values = {"number": number, "a": answers["players[0]"], "b": answers["players[1]"]}
    if f"{key}.field" not in answers:
        return Question(f"{key}.field", "field", _code, values, (f"{key}.field",))
    ground = _ground(answers, key)
    if f"{key}.how" not in answers and not answers["variant"].get("twist_hunt"):
        return Question(f"{key}.how", "how", _how, values)
    if answers.get(f"{key}.how", _OWNERS) == _COUNTS:
        return _count_question(answers, key, ground, values)
    for row in range(ground.rows):
        if f"{key}.rows[{row}]" not in answers:
            values |= {"row": row + 1, "rows": ground.rows, "columns": ground.columns}
            return Question(f"{key}.rows[{row}]", "row", _row_of(ground), values, (f"{key}.owners",))
    return None


def _count_question(answers: Answers, key: str, ground: Field, values: dict[str, object]) -> Question | None:
    bombs, doubles = len(ground.placed("bomb")), len(ground.placed("double"))
    if f"{key}.boxes" not in answers:
        values |= {"boxes": ground.boxes, "bombs": bombs}
        return Question(f"{key}.boxes", "boxes", _pair_of(ground.boxes - bombs, ground.boxes), values)
    if doubles and f"{key}.double" not in answers:
        values |= {"doubles": doubles}
        return Question(f"{key}.double", "double", _pair_of(0, doubles), values, (f"{key}.counts",))
    return None


def _field_data(answers: Answers, key: str) -> dict[str, Any]:
    data: dict[str, Any] = {"field": answers[f"{key}.field"]}
    if answers.get(f"{key}.how", _OWNERS) == _COUNTS:
        boxes = answers.get(f"{key}.boxes")
        doubles = answers.get(f"{key}.double")
        counts = {side: {"boxes": boxes[at] if boxes else 0} for at, side in enumerate(SIDES)}
        for at, side in enumerate(SIDES):
            counts[side] |= {"double": doubles[at]} if doubles else {}
        return data | {"counts": counts} | ({} if boxes else {"partial": True})
    ground = _ground(answers, key)
    rows = [answers.get(f"{key}.rows[{row}]", OPEN * ground.columns) for row in range(ground.rows)]
    return data | {"owners": rows} | ({"partial": True} if OPEN in "".join(rows) else {})


def _ground(answers: Answers, key: str) -> Field:
    field = place(parse_code(answers[f"{key}.field"])).field
    return half_of(field) if answers.get("variant", {}).get("blitz") else field


def _is_won(answers: Answers, fields: int) -> bool:
    """Whether the series has been decided by so many fields, which have all been told."""
    play: Play = to_play(ResultModel.model_validate(result_of(answers)))
    return series_of([tally_of(play, played).winner for played in play.fields[:fields]]).winner is not None


def _name(answers: Answers, side: int) -> Question:
    def read(text: str) -> str:
        if text in NOTHING:
            return SIDES[side]
        if text in names_in(answers):
            raise RefusedError("ask.why.name_twice", name=text)
        return text

    return Question(f"players[{side}]", "side", read, {"side": SIDES[side]}, (f"players[{side}]",))


def _variant(text: str) -> dict[str, bool]:
    letters = {"b": "blitz", "h": "twist_hunt"}
    found = "" if text in NOTHING else text.casefold().replace(" ", "").replace("+", "").replace(",", "")
    if not set(found) <= set(letters):
        raise RefusedError("ask.why.no_variant", text=text)
    return {letters[letter]: True for letter in found}


def _code(text: str) -> str:
    try:
        return str(parse_code(text))
    except FieldCodeError as trouble:
        raise RefusedError(f"ask.why.code_{trouble.kind}", code=text, version=VERSION, reason=trouble) from None


def _how(text: str) -> str:
    return _COUNTS if number_in(text or "1", 1, 2) == 2 else _OWNERS


def _row_of(ground: Field) -> Any:
    def read(text: str) -> str:
        row = "".join(text.split()).upper()
        strange = sorted(set(row) - {*SIDES, FREED})
        reasons: list[Reason] = [("ask.why.no_sign", {"sign": sign}) for sign in strange]
        if len(row) != ground.columns:
            reasons.append(("ask.why.row_length", {"found": len(row), "columns": ground.columns}))
        refuse_for(reasons)
        return row

    return read


def _pair_of(fewest: int, most: int) -> Any:
    """A reader of `17:18` with a sum between the two."""

    def read(text: str) -> Sequence[int]:
        parts = [part.strip() for part in text.split(":")]
        if len(parts) != len(SIDES) or not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in parts):
            raise RefusedError("ask.why.no_pair", text=text)
        pair = [int(part) for part in parts]
        if not fewest <= sum(pair) <= most:
            raise RefusedError("ask.why.wrong_sum", sum=sum(pair), fewest=fewest, most=most)
        return pair

    return read


def _yes_or_no(text: str) -> bool:
    if text.casefold() not in (*_YES, *_NO):
        raise RefusedError("ask.why.yes_or_no", text=text)
    return text.casefold() in _YES
