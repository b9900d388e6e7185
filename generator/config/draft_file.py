"""A draft: the answers of a dialogue that was broken off, as lines that were typed, so that it can go on from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.config.yaml_source import Source
from generator.problems import Complaint, InputError, placed

MARK = "draft"
_ANSWERS = "answers"


def draft_data(game: str, typed: Mapping[str, str]) -> dict[str, Any]:
    """The data of a draft file: the game, the mark, and what was typed by the key of its question, in order."""
    return {"game": game, MARK: True, _ANSWERS: dict(typed)}


def is_draft(source: Source) -> bool:
    """Whether the file says of itself that it is a draft."""
    return isinstance(source.data, Mapping) and source.data.get(MARK) is True


def typed_in(source: Source) -> dict[str, str]:
    """What was typed for each question of a draft, in order. InputError with every answer that is no text."""
    answers = source.data.get(_ANSWERS)
    if not isinstance(answers, Mapping):
        complaints = [Complaint(_ANSWERS, "a draft needs its answers, a text for the key of each question")]
    else:
        wrong = [key for key, line in answers.items() if not isinstance(line, str)]
        complaints = [Complaint(f"{_ANSWERS}.{key}", "must be a text in quotes, as it was typed") for key in wrong]
    if complaints:
        raise InputError(placed(complaints, source.places, source.file))
    return {str(key): line for key, line in answers.items()}


def refuse_draft(source: Source, name: str) -> None:
    """InputError for a draft: it has no score yet. `name` is how the command line names it."""
    if not is_draft(source):
        return
    game = source.data.get("game")
    message = f"is a draft, not finished; go on with it in a terminal: kaeseblatt score {game} {name}"
    raise InputError(placed([Complaint(MARK, message)], source.places, source.file))
