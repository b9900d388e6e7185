"""`kaeseblatt score`: who has won, and why."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from generator.cli import options
from generator.cli.endings import run, say, say_json, tell_problems
from generator.problems import UsageError

if TYPE_CHECKING:
    from generator.calculator import Calculator
    from generator.scoring_way import Scored
    from generator.told import Told
    from generator.words import Words

WORDS = Path(__file__).parent / "words"
EPILOG = """\b
Examples:
  kaeseblatt score kaese-wuerfeln evening.yaml
  kaeseblatt score kaese-wuerfeln            (asks step by step)
  kaeseblatt score kaesekaestchen K1-6X6-3221-7F2QX3-C \\
      --boxes 17:18 --double 2:1 --names Anna,Ben
  kaeseblatt score kaese-wuerfeln --ended-by Ben \\
      --player "Anna: 6-5-4-2 3 m +25" --player "Ben: 5-4-3-2-1 2"
  kaeseblatt score cheese-master --players Ana,Bo,Cy \\
      --round "+3 +1 king dog cat mouse | Ana 2, Bo 3, Cy - | penalty Bo"
  kaeseblatt score knights --deck rulebook --discard 9 \\
      --party "Ada: Listerka" --party "Bo: Lisandra"
"""

_FIELD, _STACKS, _ROUNDS, _CARDS = "Käsekästchen", "Käse Würfeln", "Cheese Master", "Knights"


def _told_by(name: str, metavar: str | None, game: str, text: str) -> Any:
    """An option of a one-liner; its help starts with the game it belongs to."""
    return typer.Option(f"--{name}", metavar=metavar, help=f"{game}: {text}")


def score(
    game: Annotated[str, typer.Argument(help="kaesekaestchen, kaese-wuerfeln, cheese-master or knights.")],
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE|-|CODE", help="A result file, - for stdin, or the field codes of a one-liner."),
    ] = None,
    owners: Annotated[
        list[str] | None,
        _told_by("owners", "AAB/ABB/A.B", _FIELD, "Final colouring, a row after the other; for each field."),
    ] = None,
    boxes: Annotated[list[str] | None, _told_by("boxes", "A:B", _FIELD, "Boxes of both sides; for each field.")] = None,
    double: Annotated[
        list[str] | None, _told_by("double", "A:B", _FIELD, "Double boxes of both sides; for each field.")
    ] = None,
    partial: Annotated[
        bool, _told_by("partial", None, _FIELD, "The last field is unfinished: points so far, no winner.")
    ] = False,
    blitz: Annotated[bool, _told_by("blitz", None, _FIELD, "Only the upper half was played.")] = False,
    twist_hunt: Annotated[bool, _told_by("twist-hunt", None, _FIELD, "Only twist boxes count.")] = False,
    names: Annotated[str | None, _told_by("names", "A,B", _FIELD, "Names of both sides.")] = None,
    player: Annotated[
        list[str] | None,
        _told_by(
            "player", "NAME: 6-5-1 3 m +25", _STACKS, "Stacks bottom first, m = mouse, +n = bonus card, g = gift."
        ),
    ] = None,
    ended_by: Annotated[
        str | None, _told_by("ended-by", "NAME", _STACKS, "Whose turn ended the game.  [the first player]")
    ] = None,
    players: Annotated[str | None, _told_by("players", "A,B,...", _ROUNDS, "Names of all players.")] = None,
    rounds: Annotated[
        list[str] | None, _told_by("round", "FACES | A 2, B - | penalty B", _ROUNDS, "A round; repeat for more.")
    ] = None,
    dice: Annotated[
        str | None, _told_by("dice", "Y+O", _ROUNDS, "Dice in use, as 3+1, or 1+1 any for a set out of order.")
    ] = None,
    deck: Annotated[str | None, _told_by("deck", "NAME|PATH", _CARDS, "The deck.")] = None,
    party: Annotated[list[str] | None, _told_by("party", "NAME: A, B", _CARDS, "A Party; in turn order.")] = None,
    discard: Annotated[str | None, _told_by("discard", "N|A, B", _CARDS, "Cards in the discard pile.")] = None,
    hand: Annotated[list[str] | None, _told_by("hand", "NAME: N|A, B", _CARDS, "Cards in a hand.")] = None,
    choose: Annotated[
        list[str] | None, _told_by("choose", "NAME: B", _CARDS, "Whose Party a card of NAME counts.  [the best]")
    ] = None,
    variant: Annotated[
        list[str] | None,
        _told_by("variant", "KEY=VALUE", _CARDS, "tie=shared, or lisandra=chosen_player_scores."),
    ] = None,
    lang: options.Lang = "de",
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Score a finished paper game: from a result file, from options, or asked step by step.

    Broken off, the dialogue keeps a draft and names it; scoring the draft in a terminal goes on where it stopped. Exit
    codes: 0 also at the end of input (Ctrl-D), 130 after Ctrl-C.
    """
    told_with: dict[str, Any] = {
        "owners": owners, "boxes": boxes, "double": double, "partial": partial,
        "blitz": blitz, "twist-hunt": twist_hunt, "names": names,
        "player": player, "ended-by": ended_by,
        "players": players, "round": rounds, "dice": dice,
        "deck": deck, "party": party, "discard": discard, "hand": hand, "choose": choose, "variant": variant,
    }  # fmt: skip
    given = {name: value for name, value in told_with.items() if value not in (None, False, [])}

    def work() -> int:
        from generator.config.draft_file import typed_in
        from generator.scoring_way import scored
        from generator.told import calculator_for, words_for

        calculator = calculator_for(game)
        spoken = words_for(calculator, lang, WORDS)

        def show(found: Scored) -> None:
            tell_problems(found.warnings)
            _show(found, spoken, as_json, quiet)

        told = _told(calculator, tuple(words or ()), given)
        if told and not _can_go_on(calculator, told):
            show(scored(calculator, told, spoken))
            return 0
        from generator.cli.dialogue import Dialogue, Terminal

        kept = typed_in(told.source) if told else None
        draft = Path(told.source.file) if told else None
        return Dialogue(calculator, spoken, Terminal(), show, kept, draft).run()

    run(work, as_json=as_json, debug=debug, without_result={"game": game})


def _can_go_on(calculator: Calculator, told: Told) -> bool:
    """Whether it is a draft of this game, and somebody is there to finish it."""
    from generator.config.draft_file import is_draft

    is_file = told.folder is not None
    return is_file and is_draft(told.source) and told.source.data.get("game") == calculator.name and _is_terminal()


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _told(calculator: Calculator, words: tuple[str, ...], given: dict[str, Any]) -> Told | None:
    """The result as the command line tells it; None when it has to be asked for."""
    from generator.told import told_by_options, told_in_file

    if given or (words and all(map(calculator.is_word, words))):
        if not all(map(calculator.is_word, words)):
            raise UsageError("either a result file or the options of a one-liner, not both")
        return told_by_options(calculator, words, given)
    if len(words) > 1:
        raise UsageError(f"{len(words)} files; one game is scored at a time")
    if words:
        return told_in_file(words[0])
    if not _is_terminal():
        raise UsageError(
            "name a result file, or - for stdin; without one the result is asked for, but only in a terminal"
        )
    return None


def _show(found: Scored, words: Words, as_json: bool, quiet: bool) -> None:
    if as_json:
        say_json(found.as_data())
    elif not quiet:
        from generator.cli.score_text import table_lines

        for line in table_lines(found.score, words):
            say(line)
