"""Taking pieces and laying them: the legal choices of the active player and what each leads to (KW-5 to KW-9)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.games.kaese_wuerfeln.rules import WAITING_MICE, Variant
from generator.games.kaese_wuerfeln.stacks import DOME, may_lie_on
from generator.games.kaese_wuerfeln.supply import next_card, with_piece, without_card
from generator.games.kaese_wuerfeln.table import Holding, Table, neighbours, open_stacks, with_holding


@dataclass(frozen=True, slots=True)
class Take:
    """A piece of `value` for an earned one: from the middle (`owner` None) or off a neighbour's stack."""

    earned: int
    value: int
    owner: int | None = None
    stack: int | None = None


@dataclass(frozen=True, slots=True)
class Lay:
    """Where a piece goes: on `stack`, or as a new stack (None), or to the waiting mice. `bonus`: takes the card."""

    stack: int | None = None
    mouse: bool = False
    bonus: bool = False


def takes(table: Table, earned: int) -> tuple[Take, ...]:
    """Every way to use one earned value now (KW-5): it or a lower one from the middle, or the very value stolen.

    Ones are never stolen: a mouse lies on no stack, and a stack with a dome is not open.
    """
    left = table.middle.pieces
    choices = [Take(earned, value) for value in range(earned, 0, -1) if left[value - 1]]
    for owner in neighbours(table):
        holding = table.holdings[owner]
        choices += [Take(earned, earned, owner, i) for i in open_stacks(holding) if holding.stacks[i][-1] == earned]
    return tuple(choices)


def taken(table: Table, take: Take) -> Table:
    """The table after a piece has been picked up. ValueError for a take that is not legal now."""
    if take not in takes(table, take.earned):
        raise ValueError(f"not possible now: {take}")
    if take.owner is None or take.stack is None:
        return replace(table, middle=with_piece(table.middle, take.value, -1))
    victim = table.holdings[take.owner]
    rest = victim.stacks[take.stack][:-1]
    stacks = (*victim.stacks[: take.stack], *((rest,) if rest else ()), *victim.stacks[take.stack + 1 :])
    return with_holding(table, take.owner, replace(victim, stacks=stacks))


def lays(table: Table, value: int, variant: Variant) -> tuple[Lay, ...]:
    """Every place where the active player may put a piece just taken (KW-7 to KW-9).

    A one becomes a dome on an open stack or a waiting mouse; a third mouse must close, or is a stack of its own.
    """
    holding = table.holdings[table.active]
    if value != DOME:
        return (Lay(), *(Lay(i) for i in open_stacks(holding) if may_lie_on(value, holding.stacks[i])))
    choices = list(closings(table))
    room = holding.mice < WAITING_MICE
    if room:
        choices.append(Lay(mouse=True))
    if variant.lone_dome_by_choice or (not room and not open_stacks(holding)):
        choices.append(Lay())
    return tuple(choices)


def closings(table: Table) -> tuple[Lay, ...]:
    """Every way to put a dome on an open stack; twice, without and with the card, where there is one to take (KW-9)."""
    holding = table.holdings[table.active]
    choices = []
    for index in open_stacks(holding):
        choices.append(Lay(index))
        if next_card(table.middle.cards, len(holding.stacks[index]) + 1) is not None:
            choices.append(Lay(index, bonus=True))
    return tuple(choices)


def laid(table: Table, value: int, lay: Lay, variant: Variant) -> Table:
    """The table after a taken piece has been laid. ValueError for a place that is not legal."""
    if lay not in lays(table, value, variant):
        raise ValueError(f"a {value} may not go there: {lay}")
    holding = table.holdings[table.active]
    if lay.mouse:
        return with_holding(table, table.active, replace(holding, mice=holding.mice + 1))
    if lay.stack is None:
        return with_holding(table, table.active, replace(holding, stacks=(*holding.stacks, (value,))))
    return _put_on(table, value, lay.stack, lay.bonus)


def closed_by_mouse(table: Table, lay: Lay) -> Table:
    """The table after a waiting mouse has closed a stack (KW-8). ValueError without a mouse or such a stack."""
    holding = table.holdings[table.active]
    if not holding.mice or lay.stack is None or lay not in closings(table):
        raise ValueError(f"no waiting mouse can do that: {lay}")
    fewer = with_holding(table, table.active, replace(holding, mice=holding.mice - 1))
    return _put_on(fewer, DOME, lay.stack, lay.bonus)


def _put_on(table: Table, value: int, index: int, bonus: bool) -> Table:
    holding, cards = table.holdings[table.active], table.middle.cards
    stack = (*holding.stacks[index], value)
    card = next_card(cards, len(stack)) if bonus else None
    stacks = (*holding.stacks[:index], stack, *holding.stacks[index + 1 :])
    gained = Holding(stacks, holding.mice, holding.bonus + ((card,) if card else ()), holding.gift)
    middle = replace(table.middle, cards=without_card(cards, card)) if card else table.middle
    return with_holding(replace(table, middle=middle), table.active, gained)


def consoled(table: Table) -> Table:
    """The table after a fourth roll that brought no piece: a gift, if none is held and one is left (KW-6)."""
    holding = table.holdings[table.active]
    if holding.gift or not table.middle.gifts:
        return table
    middle = replace(table.middle, gifts=table.middle.gifts - 1)
    return with_holding(replace(table, middle=middle), table.active, replace(holding, gift=True))


def gift_returned(table: Table) -> Table:
    """The table after the active player's gift has gone back to the middle (KW-6). ValueError without a gift."""
    holding = table.holdings[table.active]
    if not holding.gift:
        raise ValueError("no gift is held")
    middle = replace(table.middle, gifts=table.middle.gifts + 1)
    return with_holding(replace(table, middle=middle), table.active, replace(holding, gift=False))
