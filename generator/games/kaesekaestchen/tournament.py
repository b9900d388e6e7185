"""A tournament of up to eight sides: everyone meets everyone once, by the circle method."""

from __future__ import annotations

from generator.content import Content
from generator.content.tournament import TournamentRound, TournamentSheet
from generator.games.kaesekaestchen.set_up import SetUp
from generator.words import Phrase, Words

Pairing = tuple[int, int]
"""Numbers of two sides; the first is side A and draws first."""


def rounds_of(sides: int) -> tuple[tuple[Pairing, ...], ...]:
    """The pairings of every round: each side once a round at most, each pair once, first about as often as second.

    With an odd number one side pauses in every round. The last seat (or the pause) stays, the others move round it;
    who begins alternates by round for the last seat and by place in the circle for the others."""
    even = sides + sides % 2
    moving = even - 1
    rounds = []
    for number in range(moving):
        pairings = [(number, moving) if number % 2 == 0 else (moving, number)]
        for step in range(1, even // 2):
            one, other = (number + step) % moving, (number - step) % moving
            pairings.append((one, other) if step % 2 else (other, one))
        rounds.append(tuple(sorted((a + 1, b + 1) for a, b in pairings if max(a, b) < sides)))
    return tuple(rounds)


def tournament(setup: SetUp, words: Words) -> tuple[Content, ...]:
    """One page for `setup.sides` sides."""
    return (
        TournamentSheet(
            title=words.phrase("tournament.title"),
            lead=words.phrase("tournament.lead"),
            sides=setup.sides,
            name=words.phrase("tournament.name"),
            columns=tuple(words.phrase(f"tournament.{key}") for key in ("points", "boxes", "place")),
            rounds=tuple(
                TournamentRound(
                    words.phrase("tournament.round", number=number), pairings, _pausing(pairings, setup.sides, words)
                )
                for number, pairings in enumerate(rounds_of(setup.sides), start=1)
            ),
            note=words.phrase("tournament.note"),
        ),
    )


def _pausing(pairings: tuple[Pairing, ...], sides: int, words: Words) -> Phrase | None:
    playing = {side for pairing in pairings for side in pairing}
    idle = [side for side in range(1, sides + 1) if side not in playing]
    return words.phrase("tournament.pausing", side=idle[0]) if idle else None
