"""All randomness of the program: a documented integer generator, the same on every Python and platform.

SplitMix64 (Steele, Lea, Flood 2014): state += 0x9E3779B97F4A7C15, then two xor-shift-multiply rounds. Only integers
are drawn, without bias, so that a field code printed today rebuilds the same field on any machine.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def mixed(value: int) -> int:
    """SplitMix64's output function: a well-mixed 64-bit integer for a 64-bit integer."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)


def derived(seed: int, *labels: int | str) -> int:
    """A 64-bit seed for one part of a run: the same run seed and labels give the same seed, others an unrelated one.

    Text is folded in byte by byte (UTF-8) and closed with its length, so that ("ab", "c") and ("a", "bc") differ.
    """
    state = mixed(seed & _MASK ^ (seed >> 64))
    for label in labels:
        if isinstance(label, int):
            state = mixed(state + _GOLDEN + label & _MASK)
        else:
            data = label.encode()
            for byte in data:
                state = mixed(state + _GOLDEN + byte & _MASK)
            state = mixed(state ^ len(data))
    return state


class Chance:
    """A stream of random integers from a 64-bit seed."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = self._state + _GOLDEN & _MASK
        return mixed(self._state)

    def below(self, limit: int) -> int:
        """An integer 0 <= n < limit (limit up to 2**64), every one equally likely: draws past the last full
        multiple of `limit` are thrown away. ValueError for a limit below 1."""
        if limit < 1:
            raise ValueError(f"limit must be at least 1, not {limit}")
        last = (1 << 64) - (1 << 64) % limit
        while True:
            value = self.bits()
            if value < last:
                return value % limit

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring the items into a uniformly random order, in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], amount: int) -> list[T]:
        """`amount` different items in random order, every such list equally likely."""
        pool = list(items)
        for index in range(amount):
            other = index + self.below(len(pool) - index)
            pool[index], pool[other] = pool[other], pool[index]
        return pool[:amount]
