"""What can be wrong with a whole played game (CM-1, CM-9, CM-11): all complaints, with keys as in a result file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.games.cheese_master.cards import FEWEST_PLAYERS, MOST_PLAYERS, MOST_POINTS
from generator.games.cheese_master.dice import Die, check_choice, dice_in_use, orange_names
from generator.games.cheese_master.play import Play
from generator.games.cheese_master.replay import booked, points_at_start
from generator.games.cheese_master.round_check import check_roll, check_table, check_turnout, unknown_player
from generator.games.cheese_master.rules import still_in
from generator.problems import Complaint, counted, errors_of


def check(play: Play) -> tuple[Complaint, ...]:
    """Every complaint about the game. Who is still in is followed as far as the rounds before are free of errors;
    everything else is checked in all rounds, up to one after the end, which is the last that is looked at."""
    opening = (*_check_players(play), *_check_start(play))
    choice = check_choice(play.dice) if play.dice else ()
    found = [*opening, *choice]
    size: int | None = None
    dice: tuple[Die, ...] = ()
    if play.dice and not choice:
        size = play.dice.yellow + len(orange_names(play.dice))
        dice = dice_in_use(play.dice, play.box) if play.box else ()
    points: Mapping[str, int] | None = None if errors_of(opening) else points_at_start(play)
    for index, played in enumerate(play.rounds):
        key = f"rounds[{index}]"
        if points is not None and len(still_in(points)) == 1:
            found.append(Complaint(key, f"the game is over before this round; {still_in(points)[0]} has won"))
            break
        wrong = [*check_roll(played.roll, f"{key}.roll", size, dice), *check_table(played, key, play.players)]
        if points is not None:
            wrong += check_turnout(played, key, points)
        if errors_of(wrong):
            points = None
        elif points is not None:
            points = booked(played, points).booking.points
        found += wrong
    return tuple(found)


def _check_players(play: Play) -> Iterator[Complaint]:
    amount = len(play.players)
    if not FEWEST_PLAYERS <= amount <= MOST_PLAYERS:
        yield Complaint("players", f"{counted(amount, 'player')}; it can be {FEWEST_PLAYERS} to {MOST_PLAYERS}")
    for index, name in enumerate(play.players):
        if not name.strip():
            yield Complaint(f"players[{index}]", "a name without a letter")
        elif name in play.players[:index]:
            first = play.players.index(name)
            yield Complaint(f"players[{index}]", f'"{name}" is already players[{first}]; every name can be there once')


def _check_start(play: Play) -> Iterator[Complaint]:
    for name, points in play.start.items():
        if name not in play.players:
            yield Complaint(f"start.{name}", unknown_player(name, play.players))
        if not 0 <= points <= MOST_POINTS:
            yield Complaint(f"start.{name}", f"{counted(points, 'point')}; it can be 0 to {MOST_POINTS}")
    if play.start and len(still_in(points_at_start(play))) < FEWEST_PLAYERS:
        yield Complaint("start", "fewer than two players have points; the game is over before the first round")
