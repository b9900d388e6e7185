"""All commands: each is imported and built when it is asked for, so that `make` does not pay for `score`."""

from __future__ import annotations

import atexit
import gc
import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

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


class Commands(TyperGroup):
    """The group of all commands."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = Unbuilt()  # type: ignore[assignment]

    def main(self, *arguments: Any, **more: Any) -> Any:
        travel_light()
        try:
            return super().main(*arguments, **more)
        except OSError as trouble:  # help and version are written outside of any command
            from generator.cli.endings import NO_FILE, tell, unheard

            tell(f"error: {unheard(trouble)}")
            raise SystemExit(NO_FILE) from None


class Unbuilt(Mapping[str, Any]):
    """The commands by name; looking one up builds it."""

    def __getitem__(self, name: str) -> Any:
        module_name, _, function = COMMANDS[name].partition(":")
        module = import_module(f"generator.cli.{module_name}")
        command = getattr(module, function)
        if isinstance(command, typer.Typer):
            return typer.main.get_group(command)
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        epilog, settings = getattr(module, "EPILOG", None), getattr(module, "CONTEXT", None)
        alone.command(name, epilog=epilog, context_settings=settings)(command)
        return typer.main.get_command(alone)

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
