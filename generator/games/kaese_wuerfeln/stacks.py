"""Cheese stacks: what is legal and what they are worth (KW-7, KW-8, KW-10, KW-14).

A stack is a tuple of values, bottom first. A one in it is the dome and counts as a piece: a closed stack ends with 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from generator.games.kaese_wuerfeln.rules import FACES

Stack = tuple[int, ...]
DOME = 1


def is_closed(stack: Sequence[int]) -> bool:
    """Whether the dome is on top."""
    return bool(stack) and stack[-1] == DOME


def faults_of(stack: Sequence[int], closed: bool | None = None) -> tuple[str, ...]:
    """Everything that makes the stack illegal, as sentences without a full stop; nothing for a legal one (KW-7).

    `closed` is what was said about the stack; None takes it from the dome.
    """
    faults = []
    if not stack:
        faults.append("a stack has at least one piece")
    strange = [value for value in stack if value not in FACES]
    if strange:
        faults.append(f"there is no piece with the value {strange[0]}; pieces are 1 to 6")
    for below, above in pairwise(stack):
        if below == DOME:
            faults.append(f"a {above} lies on a dome; nothing goes on a dome")
        elif above >= below:
            faults.append(f"a {above} lies on a {below}; values become strictly smaller upward")
    if closed is True and not is_closed(stack):
        faults.append("a closed stack has a dome (1) on top")
    if closed is False and is_closed(stack):
        faults.append("an open stack holds no 1")
    return tuple(faults)


def may_lie_on(value: int, stack: Sequence[int]) -> bool:
    """Whether a piece of that value may be laid on that stack (KW-7)."""
    return not is_closed(stack) and value < stack[-1]


def bottom_times_count(stack: Sequence[int]) -> int:
    """The formula for a closed stack: bottom value x number of pieces (KW-10); asks for no legality."""
    return stack[0] * len(stack)


def points_of(stack: Sequence[int]) -> int:
    """Closed: bottom value x pieces. Open: the sum of the values (KW-14)."""
    return bottom_times_count(stack) if is_closed(stack) else sum(stack)


def written(stack: Sequence[int]) -> str:
    """A stack as people write it, bottom first: `6-5-1`."""
    return "-".join(str(value) for value in stack)
