"""Whether an entered result can have come about (KW-15): every complaint, none for a sound result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from generator.games.kaese_wuerfeln.card_order import check_card_order
from generator.games.kaese_wuerfeln.last_mice import redeemable
from generator.games.kaese_wuerfeln.play import Play, Player
from generator.games.kaese_wuerfeln.rules import (
    BONUS_CARDS,
    CHEESES,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_STACKS_BONUS,
    ONES,
    STACKS_USED_UP_AT_END,
    WAITING_MICE,
    size_of_card,
)
from generator.games.kaese_wuerfeln.stacks import DOME, faults_of, is_closed
from generator.games.kaese_wuerfeln.supply import check_pieces
from generator.games.kaese_wuerfeln.table import open_stacks
from generator.problems import Complaint, counted, did_you_mean, errors_of


def check(play: Play) -> tuple[Complaint, ...]:
    """All complaints about the result, with keys such as `players[0].stacks[1]`.

    What hangs on the spread of the pieces is only a warning, since no rule names it (KW-2), and so is a card that the
    order of the last closings would have given to somebody else, who may not have wanted it (KW-9).
    """
    found = (*_names(play), *_stacks(play), *_mice(play), *_cards(play), *_ones(play), *_spread(play))
    return found if errors_of(found) else (*found, *check_card_order(play))


def _names(play: Play) -> Iterator[Complaint]:
    count = len(play.players)
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        yield Complaint("players", f"{counted(count, 'player')}; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play")
    seen: set[str] = set()
    for index, player in enumerate(play.players):
        if not player.name.strip():
            yield Complaint(f"players[{index}].name", "the name is empty")
        elif player.name in seen:
            yield Complaint(f"players[{index}].name", f'the name "{player.name}" is there twice; each player needs one')
        seen.add(player.name)
    if play.ended_by is not None and play.ended_by not in seen:
        hint = (
            did_you_mean(play.ended_by, seen)
            or f"; the players are {', '.join(player.name for player in play.players)}"
        )
        yield Complaint("ended_by", f'"{play.ended_by}" is none of the players{hint}')


def _stacks(play: Play) -> Iterator[Complaint]:
    for index, player in enumerate(play.players):
        for place, stack in enumerate(player.stacks):
            for fault in dict.fromkeys(faults_of(stack)):
                yield Complaint(f"players[{index}].stacks[{place}]", fault)


def _mice(play: Play) -> Iterator[Complaint]:
    for index, player in enumerate(play.players):
        key = f"players[{index}].mice"
        if player.mice < 0:
            yield Complaint(key, f"{counted(player.mice, 'mouse', 'mice')} cannot be waiting")
        elif player.mice > WAITING_MICE:
            yield Complaint(key, f"{player.mice} mice are waiting; at most {WAITING_MICE} can")
        elif player.close is not None:
            yield from _closings(player, player.close, f"players[{index}].close")


def _closings(player: Player, close: tuple[int, ...], key: str) -> Iterator[Complaint]:
    able = open_stacks(player.holding)
    needed = min(player.mice, len(able))
    if len(close) != needed:
        yield Complaint(
            key,
            f"{counted(len(close), 'stack')} named; {counted(player.mice, 'waiting mouse', 'waiting mice')} and "
            f"{counted(len(able), 'open stack')} mean exactly {needed}",
        )
    for place, index in enumerate(close):
        if not 0 <= index < len(player.stacks):
            yield Complaint(f"{key}[{place}]", f"there is no stack {index}; the last one is {len(player.stacks) - 1}")
        elif index not in able:
            yield Complaint(f"{key}[{place}]", f"stack {index} is closed already")
        elif index in close[:place]:
            yield Complaint(f"{key}[{place}]", f"stack {index} is named twice")


def _cards(play: Play) -> Iterator[Complaint]:
    held = {card for player in play.players for card in player.bonus}
    gone: set[int] = set()
    for index, player in enumerate(play.players):
        room = Counter(len(stack) for stack in player.stacks if is_closed(stack)) + _at_the_end(player)
        for place, card in enumerate(player.bonus):
            for fault in _faults_of_card(card, held, gone, room):
                yield Complaint(f"players[{index}].bonus[{place}]", fault)
            gone.add(card)
            room[size_of_card(card) or 0] -= 1


def _at_the_end(player: Player) -> Counter[int]:
    """Cards by size that were taken for closings the waiting mice are still to do (KW-12)."""
    able = open_stacks(player.holding)
    if not 0 < player.mice <= WAITING_MICE or any(index not in able for index in player.close or ()):
        return Counter()
    return redeemable(player.holding, player.close)


def _faults_of_card(card: int, held: set[int], gone: set[int], room: Counter[int]) -> Iterator[str]:
    size = size_of_card(card)
    if size is None:
        known = ", ".join(str(value) for cards in BONUS_CARDS.values() for value in cards)
        yield f"there is no bonus card {card}; the cards are {known}"
        return
    if card in gone:
        yield f"the bonus card {card} is there only once"
    higher = [value for value in BONUS_CARDS[size] if value > card and value not in held]
    if higher:
        yield f"the bonus card {card} cannot have been taken while the {higher[0]} still lies in the middle"
    if room[size] < 1:
        hint = " (the one for most stacks is added by itself)" if card == MOST_STACKS_BONUS else ""
        yield f"the bonus card {card} needs a closed stack of {size} pieces of its own{hint}"


def _amounts(play: Play) -> Counter[int]:
    amounts = Counter(value for player in play.players for stack in player.stacks for value in stack)
    amounts[DOME] += sum(player.mice for player in play.players)
    return amounts


def _ones(play: Play) -> Iterator[Complaint]:
    ones = _amounts(play)[DOME]
    if ones > ONES:
        yield Complaint("players", f"{ones} ones in all, domes and mice; there are {ONES}")


def _spread(play: Play) -> Iterator[Complaint]:
    if play.pieces is None:
        return
    for complaint in check_pieces(play.pieces):
        yield Complaint(complaint.key, complaint.message, "warning")
    amounts = _amounts(play)
    for value in CHEESES:
        there = play.pieces.get(value, 0)
        if amounts[value] > there:
            found = counted(amounts[value], "piece")
            yield Complaint("players", f"{found} with the value {value}; there are {there}", "warning")
    empty = (amounts[DOME] >= ONES) + sum(amounts[value] >= play.pieces.get(value, 0) for value in CHEESES)
    if empty < STACKS_USED_UP_AT_END:
        yield Complaint(
            "players",
            f"only {empty} of the six values {'is' if empty == 1 else 'are'} used up in the middle; "
            f"the game ends with {STACKS_USED_UP_AT_END}",
            "warning",
        )
