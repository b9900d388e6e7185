"""`kaeseblatt theme`: start a theme, see where its values come from, compare two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from generator.cli import options
from generator.cli.endings import run, say, say_json, tell_problems

if TYPE_CHECKING:
    from generator.theming.origin import Value

EPILOG = """\b
Examples:
  kaeseblatt theme new burg
  kaeseblatt theme new burg --base ritter --out my-themes
  kaeseblatt theme show my-themes/burg
  kaeseblatt theme show meer colours.pale
  kaeseblatt theme diff ritter my-themes/burg
  kaeseblatt theme words kaesekaestchen --lang en
"""

theme = typer.Typer(
    name="theme",
    help="Start a theme, see where its values come from, compare two.",
    epilog=EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
WIDEST = 40  # characters of a column; longer ones stick out
Name = Annotated[str, typer.Argument(metavar="NAME|PATH", help="A theme of `kaeseblatt list themes`, or its folder.")]


@theme.command("new")
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new folder's name.")],
    base: Annotated[
        str, typer.Option("--base", metavar="NAME|PATH", help="The theme that everything else comes from.")
    ] = "schlicht",
    out: Annotated[str, typer.Option("--out", metavar="DIR", help="Where the folder goes.")] = ".",
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Write a commented theme folder that renders at once."""

    def work() -> None:
        from shlex import quote

        from generator.config.shelf import is_path
        from generator.theming.start import shadow_warnings, start_theme

        files = start_theme(name, base, out)
        tell_problems(shadow_warnings(name))
        if quiet:
            return
        for path in files:
            say(f"Wrote {path}")
        folder = str(files[0].parent)
        folder = folder if is_path(folder) else f"./{folder}"
        say(f"See it: kaeseblatt make kaesekaestchen --theme {quote(folder)}")

    run(work, debug=debug)


@theme.command("show")
def show(
    name: Name,
    key: Annotated[str, typer.Argument(metavar="[KEY]", help="Only this value or group: colours, frame.size ...")] = "",
    as_json: options.Json = False,
    debug: options.Debug = False,
) -> None:
    """Say for each value of a theme which file and line it comes from."""

    def work() -> None:
        from generator.config.theme import read_theme
        from generator.theming.origin import values_of

        values = values_of(read_theme(name), key)
        if as_json:
            say_json([value.as_data() for value in values])
            return
        rows = [(value.key, str(value.value), _where(value)) for value in values]
        widths = [min(WIDEST, max(len(row[column]) for row in rows)) for column in (0, 1)]
        for row in rows:
            say(f"{row[0]:<{widths[0]}}  {row[1]:<{widths[1]}}  {row[2]}")

    run(work, as_json=as_json, debug=debug)


@theme.command("diff")
def diff(
    one: Name,
    other: Name,
    as_json: options.Json = False,
    debug: options.Debug = False,
) -> None:
    """Show in what two themes differ; exits with 0 whether they do or not."""

    def work() -> None:
        from generator.config.theme import read_theme
        from generator.theming.origin import differences

        found = differences(read_theme(one), read_theme(other))
        if as_json:
            data = [{"key": each.key, "one": _data(each.one), "other": _data(each.other)} for each in found]
            say_json(data)
            return
        for each in found:
            say(f"{each.key}")
            for sign, value in (("-", each.one), ("+", each.other)):
                if value is not None:
                    say(f"  {sign} {value.value}  {_where(value)}")
        if not found:
            say("no difference")

    run(work, as_json=as_json, debug=debug)


@theme.command("words")
def words(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game of `kaeseblatt list games`; without it all games.")
    ] = None,
    lang: options.Lang = "de",
    debug: options.Debug = False,
) -> None:
    """Print every text that a theme may say otherwise: take what you change into words/LANG.yaml."""

    def work() -> None:
        from generator.theming.word_list import words_text

        say(words_text(game, lang).rstrip("\n"))

    run(work, debug=debug)


def _where(value: Value) -> str:
    place = value.place
    return f"{place.file}:{place.line}" if place.line else place.file


def _data(value: Value | None) -> dict[str, object] | None:
    return None if value is None else value.as_data()
