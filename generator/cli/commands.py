"""All commands: each is imported and built when it is asked for, so that `make` does not pay for `score`."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from generator.cli.interrupt import end_on_interrupt, raise_on_interrupt

COMMANDS: dict[str, str] = {
    "make": "make:make",
    "batch": "batch:batch",
    "preview": "preview:preview",
    "check": "check:check",
    "theme": "theme:theme",
    "list": "list:list_things",
    "calibrate": "calibrate:calibrate",
    "score": "score:score",
    "roll": "roll:roll",
    "schema": "schema:schema",
}
"""Name on the command line, in the order of `--help` -> module of this folder and its function, or the app of a command
that has commands of its own. A module may say more
of its command: EPILOG, the examples under its help, and CONTEXT, settings of its context."""

SUMMARIES: dict[str, str] = {
    "make": "Make one print-ready PDF of a game.",
    "batch": "Make many PDFs at once, with a manifest.",
    "preview": "Show a PDF or a theme as PNG pictures.",
    "check": "Say what is wrong with themes and other files.",
    "theme": "Start a theme, explain one, compare two.",
    "list": "List games, materials, themes, papers and more.",
    "calibrate": "Measure by how much a printer's backs are off.",
    "score": "Score a finished game, from a file or asked.",
    "roll": "Say what a roll means, and which dice to keep.",
    "schema": "Write JSON Schemas for editors.",
}
"""One line for each command, short enough for the narrowest terminal."""


class Commands(TyperGroup):
    """The group of all commands."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = Unbuilt()  # type: ignore[assignment]

    def main(self, args: Sequence[str] | None = None, **settings: Any) -> Any:  # type: ignore[override]
        travel_light()
        if not settings.pop("standalone_mode", True):
            return super().main(args, standalone_mode=False, **settings)
        words = sys.argv[1:] if args is None else args
        end_on_interrupt()
        try:
            code = super().main(args, standalone_mode=False, **settings)
            if sys.stdout is not None:
                sys.stdout.flush()
            elif not {"-h", "--help"}.isdisjoint(words):
                raise OSError("is closed")
        except Exception as error:
            from generator.cli.misuse import code_of

            code = code_of(error, words)
        finally:
            raise_on_interrupt()
        sys.exit(code)


class Unbuilt(Mapping[str, Any]):
    """The commands by name; looking one up builds it."""

    def __getitem__(self, name: str) -> Any:
        module_name, _, function = COMMANDS[name].partition(":")
        module = import_module(f"generator.cli.{module_name}")
        command = getattr(module, function)
        if isinstance(command, typer.Typer):
            built: Any = typer.main.get_group(command)
        else:
            alone = typer.Typer(add_completion=False, rich_markup_mode=None)
            epilog, settings = getattr(module, "EPILOG", None), getattr(module, "CONTEXT", None)
            alone.command(name, epilog=epilog, context_settings=settings)(command)
            built = typer.main.get_command(alone)
        built.short_help = SUMMARIES[name]
        return built

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


def travel_light() -> None:
    """Spare a process that lives for one command what only pays in a long life: looking for cycles while everything is
    being imported and again at the end (a tenth of the time of `make`), and looking for plugins of pydantic."""
    gc.set_threshold(200_000, 20, 50)
    atexit.register(gc.freeze)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")
