"""Counts a finished game: the last mice, the bonus for most stacks, the totals (KW-12 to KW-14)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from generator.games.kaese_wuerfeln.checking import check
from generator.games.kaese_wuerfeln.last_mice import Ending, endings
from generator.games.kaese_wuerfeln.play import Play, Player, cards_left, ender_of
from generator.games.kaese_wuerfeln.rules import MOST_STACKS_BONUS, size_of_card
from generator.games.kaese_wuerfeln.stacks import Stack, bottom_times_count, is_closed, written
from generator.problems import errors_of
from generator.score import PlayerScore, Score, ScoreLine
from generator.words import Words

GAME = "kaese-wuerfeln"
ROWS = ("closed_stack", "open_stack", "bonus_card", "most_stacks")
"""Keys of the lines in the order they are counted: what a pad for this game has to show."""


def score(play: Play, words: Words) -> Score:
    """The score in the language of `words`. ValueError for a result with errors; `check` names them.

    Details: `players` by name (`stacks`: how many, `bonus`: cards, `closed_with_mice`: indices) and `most`: names.
    """
    complaints = check(play)
    if errors_of(complaints):
        raise ValueError(errors_of(complaints)[0].message)
    ended = endings(
        [player.holding for player in play.players],
        cards_left(play),
        ender_of(play),
        [player.close for player in play.players],
    )
    most = most_stacks(ended)
    players = tuple(
        PlayerScore(
            player.name, (*_lines(player, end, words), *([_most_line(len(most), words)] if index in most else []))
        )
        for index, (player, end) in enumerate(zip(play.players, ended, strict=True))
    )
    best = max(player.total for player in players)
    winners = tuple(player.name for player in players if player.total == best)
    details = {
        "players": {player.name: _details(player, end) for player, end in zip(play.players, ended, strict=True)},
        "most": [play.players[index].name for index in most],
    }
    return Score(GAME, players, winners, len(winners) > 1, False, _verdict(winners, best, words), details, complaints)


def most_stacks(ended: tuple[Ending, ...]) -> tuple[int, ...]:
    """Indices of those with the most stacks; open, closed, single piece and lone dome count one each (KW-13). Who has
    none has not the most: without any stack on the table nobody gets the bonus."""
    best = max(len(end.stacks) for end in ended)
    return tuple(index for index, end in enumerate(ended) if len(end.stacks) == best > 0)


def _lines(player: Player, end: Ending, words: Words) -> Iterator[ScoreLine]:
    for index, stack in enumerate(end.stacks):
        yield _stack_line(stack, _label_key(index, player, end), words)
    for card in player.bonus:
        yield _card_line("score.bonus_card", card, words)
    for gained in end.bonus:
        if gained is not None:
            yield _card_line("score.bonus_card_at_end", gained, words)


def _label_key(index: int, player: Player, end: Ending) -> str:
    if index >= len(player.stacks):
        return "score.lone_dome_at_end"
    if index in end.closed:
        return "score.closed_at_end_best" if end.choice else "score.closed_at_end"
    return "score.closed_stack" if is_closed(end.stacks[index]) else "score.open_stack"


def _stack_line(stack: Stack, label_key: str, words: Words) -> ScoreLine:
    label = words.text(label_key, stack=written(stack))
    if is_closed(stack):
        return ScoreLine("closed_stack", label, f"{stack[0]} x {len(stack)}", Fraction(bottom_times_count(stack)))
    return ScoreLine("open_stack", label, " + ".join(str(value) for value in stack), Fraction(sum(stack)))


def _card_line(label_key: str, card: int, words: Words) -> ScoreLine:
    return ScoreLine("bonus_card", words.text(label_key, size=size_of_card(card)), str(card), Fraction(card))


def _most_line(sharers: int, words: Words) -> ScoreLine:
    working = str(MOST_STACKS_BONUS) + (f" / {sharers}" if sharers > 1 else "")
    label = words.text("score.most_stacks_shared" if sharers > 1 else "score.most_stacks")
    return ScoreLine("most_stacks", label, working, Fraction(MOST_STACKS_BONUS, sharers))


def _details(player: Player, end: Ending) -> dict[str, object]:
    gained = [card for card in end.bonus if card is not None]
    return {"stacks": len(end.stacks), "bonus": [*player.bonus, *gained], "closed_with_mice": sorted(end.closed)}


def _verdict(winners: tuple[str, ...], best: Fraction, words: Words) -> str:
    points = decimal(best, words)
    if len(winners) == 1:
        return words.text("score.won", name=winners[0], points=points)
    names = words.text("score.and", first=", ".join(winners[:-1]), last=winners[-1])
    return words.text("score.shared", names=names, points=points)


def decimal(value: Fraction, words: Words) -> str:
    """A total as it is read out: `8,4` in German; twelve points divide among two to five without a long tail."""
    if value.denominator == 1:
        return str(value.numerator)
    return str(float(value)).replace(".", words.text("score.decimal_mark"))
