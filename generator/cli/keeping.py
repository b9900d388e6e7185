"""Keeping what was entered in a dialogue: as a result file, or as a draft when it was broken off."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from generator.calculator import Calculator
from generator.cli.endings import DONE, NO_FILE, on_one_line, tell
from generator.config.yaml_text import yaml_text
from generator.problems import FileError, InputError
from generator.question import Question, is_back
from generator.safe_file import write_file
from generator.words import Words

_NO = ("n", "no", "nein")
_YES = ("j", "ja", "y", "yes")


def offer_to_save(calculator: Calculator, data: dict[str, Any], words: Words, ask: Callable[[Question], str]) -> bool:
    """Ask for a file until the result is saved or nobody wants it; nothing is overwritten without a yes. False when the
    last answer shall be taken back instead."""
    default = f"{calculator.name}-result.yaml"
    while True:
        name = ask(Question("save", "save", str, {"file": default})) or default
        if is_back(name):
            return False
        if name.casefold() in _NO:
            return True
        path = Path(name).expanduser()
        path = path if path.suffix else path.with_name(path.name + ".yaml")
        if _is_saved(path, data, words, ask):
            tell(on_one_line(words.text("dialogue.saved", file=path)))
            return True


def _is_saved(path: Path, data: dict[str, Any], words: Words, ask: Callable[[Question], str]) -> bool:
    text = json.dumps(data, ensure_ascii=False, indent=2) if path.suffix.lower() == ".json" else yaml_text(data)
    try:
        write_file(path, text.encode("utf-8"), force=False)
    except InputError:
        answer = ask(Question("overwrite", "overwrite", str, {"file": path}))
        if answer.casefold() not in _YES:
            return False
        try:
            write_file(path, text.encode("utf-8"), force=True)
        except FileError as error:
            tell(on_one_line(str(error)))
            return False
    except FileError as error:
        tell(on_one_line(str(error)))
        return False
    return True


def keep_draft(calculator: Calculator, data: dict[str, Any], typed: Sequence[tuple[str, str]], words: Words) -> int:
    """Write what there is to a draft with a free name, and say which. Returns the exit code.

    What was typed stands below as comments, as the result does not hold a round that was only begun. When the draft
    cannot be written it is told, so that it is not lost."""
    if not typed:
        tell(words.text("dialogue.nothing"))
        return DONE
    text = yaml_text(data) + "".join(f"# {key}: {line}\n" for key, line in map(_plain, typed))
    for number in range(1, 1000):
        path = Path(f"{calculator.name}-draft{'' if number == 1 else f'-{number}'}.yaml")
        try:
            write_file(path, text.encode("utf-8"), force=False)
        except InputError:
            continue
        except FileError as error:
            tell(on_one_line(str(error)))
            break
        tell(words.text("dialogue.draft", file=path, game=calculator.name))
        return DONE
    tell(words.text("dialogue.not_saved"))
    tell(text)
    return NO_FILE


def _plain(entry: tuple[str, str]) -> tuple[str, str]:
    return on_one_line(entry[0]), on_one_line(entry[1])
