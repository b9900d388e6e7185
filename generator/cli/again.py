"""The command that prints the same again."""

from __future__ import annotations

import typer

from generator.problems import UsageError

_NOT_PRINTED = frozenset({"force", "as_json", "quiet", "debug", "ink_estimate", "seed"})
"""Parameters of `make` that do not decide what the file holds; the seed is told by whoever drew it."""


def command_again(context: typer.Context, seed: int) -> str:
    """What to type to get the same file: everything that was given, quoted for the shell, and the seed."""
    from shlex import quote

    arguments, options = [], []
    for parameter in context.command.params:
        name = parameter.name or ""
        if name in _NOT_PRINTED or not _was_given(context, name) or (name, context.params[name]) == ("output", "-"):
            continue
        value = context.params[name]
        values = value if isinstance(value, list | tuple) else [value]
        if parameter.param_type_name == "argument":
            arguments += [str(each) for each in values]
        elif value is True:
            options.append(parameter.opts[0])
        else:
            options += [word for each in values for word in (parameter.opts[0], str(each))]
    path = context.command_path.split()
    words = (*path, *arguments, *options, "--seed", str(seed))
    return " ".join(map(quote, words))


def refuse_empty(context: typer.Context) -> None:
    """UsageError for options and arguments that were given with nothing in them: `--mix ""`."""
    for parameter in context.command.params:
        value = context.params[parameter.name or ""]
        if any(isinstance(each, str) and not each.strip() for each in (value if isinstance(value, list) else [value])):
            named = parameter.opts[0] if parameter.param_type_name == "option" else (parameter.name or "").upper()
            raise UsageError(f"{named} is empty; leave it out or say something")


def _was_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"
