"""Keeping what was entered in a dialogue: as a result file, or as a draft when it was broken off."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from generator.calculator import Calculator
from generator.cli.endings import DONE, NO_FILE, on_one_line, tell
from generator.config.draft_file import draft_data
from generator.config.yaml_text import yaml_text
from generator.problems import FileError, InputError
from generator.question import Question, is_back
from generator.safe_file import write_file
from generator.words import Words

_NO = ("n", "no", "nein")
_YES = ("j", "ja", "y", "yes")
_ENDINGS = (".yaml", ".yml", ".json")


class _NoFileError(Exception):
    """What was typed names no file that can be written; `key` says why in the words of the dialogue."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = f"dialogue.no_file.{key}"
        self.values = values
        super().__init__(key)


def offer_to_save(calculator: Calculator, data: dict[str, Any], words: Words, ask: Callable[[Question], str]) -> bool:
    """Ask for a file until the result is saved or nobody wants it; nothing is overwritten without a yes. False when the
    last answer shall be taken back instead."""
    default = f"{calculator.name}-result.yaml"
    while True:
        name = ask(Question("save", "save", str, {"file": default}))
        if is_back(name):
            return False
        if name.casefold() in _NO:
            return True
        try:
            path = _path_of(default if not name or name.casefold() in _YES else name)
        except _NoFileError as trouble:
            tell(on_one_line(words.text(trouble.key, **trouble.values)))
            continue
        if _is_saved(path, data, words, ask):
            tell(on_one_line(words.text("dialogue.saved", file=path)))
            return True


def _path_of(name: str) -> Path:
    """The file that was named, `.yaml` added to a name without an ending. No folder is made for it."""
    if not name.isprintable():
        raise _NoFileError("signs")
    try:
        path = Path(name).expanduser()
        if name.endswith(("/", "\\")) or path.is_dir() or path.name in ("", ".."):
            raise _NoFileError("folder", name=name)
        if not path.suffix and not path.name.endswith("."):
            path = path.with_name(f"{path.name}.yaml")
        if path.suffix.lower() not in _ENDINGS:
            raise _NoFileError("ending", name=name)
        if not path.parent.is_dir():
            raise _NoFileError("no_folder", name=path.parent)
    except (OSError, RuntimeError, ValueError):
        raise _NoFileError("impossible", name=name) from None
    return path


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


def keep_draft(calculator: Calculator, typed: Mapping[str, str], words: Words, taken_up: Path | None) -> int:
    """Write the answers to a draft and say which. Returns the exit code.

    `taken_up` is the draft that this sitting went on with: it is brought up to date; otherwise a free name is found.
    When no draft can be written it is told, so that it is not lost."""
    if not typed:
        tell(words.text("dialogue.nothing"))
        return DONE
    text = yaml_text(draft_data(calculator.name, typed))
    for path in [taken_up] if taken_up else _free_names(calculator.name):
        try:
            write_file(path, text.encode("utf-8"), force=path == taken_up)
        except InputError:
            continue
        except FileError as error:
            tell(on_one_line(str(error)))
            break
        tell(on_one_line(words.text("dialogue.draft", file=path, game=calculator.name, word=shlex.quote(str(path)))))
        return DONE
    tell(words.text("dialogue.not_saved"))
    tell(text)
    return NO_FILE


def _free_names(game: str) -> Iterator[Path]:
    for number in range(1, 1000):
        yield Path(f"{game}-draft{'' if number == 1 else f'-{number}'}.yaml")
