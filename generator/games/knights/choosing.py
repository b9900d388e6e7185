"""The player chosen for a card that counts one other player's Party (KN-11), and who gets its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.knights.clauses import Clause, Spot, Table, points
from generator.games.knights.deck import Card
from generator.games.knights.play import Play, told_cards


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a Party and the spot its clauses are read from."""

    card: Card
    spot: Spot


def placed_cards(play: Play, table: Table) -> tuple[Placed, ...]:
    """All cards of all Parties in the order they are told. Choices that are not told are the best for the owner: most
    points of the card's own, or, where the chosen player scores them, fewest points given away, then to the player
    who has least without such gifts; then the next player in turn order."""
    parties = tuple(told_cards(play, play.parties[player]) for player in play.players)
    without_gifts = tuple(_without_gifts(party, seat, table) for seat, party in enumerate(parties))
    found = []
    for seat, party in enumerate(parties):
        told = iter(play.choose.get(play.players[seat], ()))
        for card in party:
            name = next(told, None) if card.chooses else None
            if name is not None:
                chosen = play.players.index(name)
            else:
                chosen = _best(card, seat, table, without_gifts if gives_away(play) else None)
            found.append(Placed(card, Spot(card, seat, chosen)))
    return tuple(found)


def gives_away(play: Play) -> bool:
    """Whether the chosen player gets the points: an option for three and four players."""
    return play.variant.lisandra == "chosen_player_scores" and len(play.players) > 2


def scorer_of(play: Play, spot: Spot, clause: Clause) -> int:
    """The seat that gets the points of a clause (KN-11, KN-12)."""
    return spot.chosen if clause.chooses and gives_away(play) else spot.seat


def _without_gifts(party: Sequence[Card], seat: int, table: Table) -> int:
    return sum(
        points(clause, table, Spot(card, seat, seat)) for card in party for clause in card.scoring if not clause.chooses
    )


def _best(card: Card, seat: int, table: Table, without_gifts: Sequence[int] | None) -> int:
    """The seat that is best for the owner; `without_gifts` (totals by seat) when the chosen player gets the points."""

    def disadvantage(other: int) -> tuple[int, int]:
        spot = Spot(card, seat, other)
        value = sum(points(clause, table, spot) for clause in card.scoring if clause.chooses)
        return (-value, 0) if without_gifts is None else (value, without_gifts[other])

    seats = len(table.parties)
    return min(((seat + offset) % seats for offset in range(1, seats)), key=disadvantage)
