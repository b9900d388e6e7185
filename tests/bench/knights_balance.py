"""How the cards of a deck fare in simulated games of half greedy, half random players.

    python tests/bench/knights_balance.py [--deck layouts/decks/house.yaml] [--games 2000] [--seed 1]

Per card and number of players: `taken`, the share of the turns in which it could be paid and was recruited; `points`,
its mean points where it ends in a Party; `won`, the share of the Parties holding it that won, divided by the share of a
player who wins by chance (1.00 = neutral).
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import yaml

from generator.chance import Chance, derived
from generator.games.knights.deck import Card, Deck
from generator.games.knights.deck_file import DeckModel, to_deck
from generator.games.knights.moves import Decide, Question, add_to_party
from generator.games.knights.rules import card_points, play_game, totals
from generator.games.knights.setup import State, set_up

GREED = 70  # per cent of the decisions that are weighed, the others are made by chance
COST = 2  # points that a paid hand card is held to be worth
PROMISE = 4  # points that a greedy player may misjudge a Fox by


@dataclass(slots=True)
class Tally:
    offered: int = 0
    taken: int = 0
    scored: int = 0
    points: int = 0
    parties: int = 0
    wins: int = 0


def read_deck(path: Path) -> Deck:
    return to_deck(DeckModel.model_validate(yaml.safe_load(path.read_text(encoding="utf-8"))), path.stem)


def lead(state: State, seat: int, party: int, card: Card) -> int:
    """How far ahead of the best other player the seat is once a card lies in a Party."""
    after = totals(add_to_party(state, party, card))
    return after[seat] - max(points for other, points in enumerate(after) if other != seat)


def player(chance: Chance, tallies: dict[str, Tally]) -> Decide:
    def decide(state: State, question: Question) -> int:
        answer = choose(state, question)
        if question.kind == "recruit":
            for index in question.options:
                tallies[state.track[index].name].offered += 1
            tallies[state.track[answer].name].taken += 1
        return answer

    def choose(state: State, question: Question) -> int:
        if chance.below(100) >= GREED:
            return chance.choice(question.options)
        seat = question.seat
        if question.kind == "recruit":
            worth = [
                lead(state, seat, seat, state.track[index]) - COST * state.costs[index] + chance.below(PROMISE + 1)
                for index in question.options
            ]
            return question.options[worth.index(max(worth))]
        if question.kind == "recall":
            worth = [card_points(state, seat, index) for index in question.options]
            return question.options[worth.index(min(worth))]
        if question.kind == "place" and question.receiver is not None:
            hand = state.seats[seat].hand
            worth = [lead(state, seat, question.receiver, hand[index]) for index in question.options]
            return question.options[worth.index(max(worth))]
        return chance.choice(question.options)

    return decide


def play(deck: Deck, players: int, games: int, seed: int) -> tuple[dict[str, Tally], list[int], float]:
    tallies: dict[str, Tally] = defaultdict(Tally)
    wins = [0] * players
    party_sizes = 0
    for game in range(games):
        chance = Chance(derived(seed, players, game))
        end = play_game(set_up(deck, players, chance), player(chance, tallies))
        result = totals(end)
        winner = max(seat for seat in range(players) if result[seat] == max(result))
        wins[winner] += 1
        for seat, held in enumerate(end.seats):
            party_sizes += len(held.party)
            for index, card in enumerate(held.party):
                tallies[card.name].scored += 1
                tallies[card.name].points += card_points(end, seat, index)
            for name in {card.name for card in held.party}:
                tallies[name].parties += 1
                tallies[name].wins += seat == winner
    return tallies, wins, party_sizes / games / players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", type=Path, default=Path(__file__).parents[2] / "layouts/decks/house.yaml")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    deck = read_deck(options.deck)
    results = {players: play(deck, players, options.games, options.seed) for players in deck.players}
    write = sys.stdout.write
    write(f"{'':12}" + "".join(f" | {players} players: taken points  won" for players in results) + "\n")
    for card in deck.cards:
        row = f"{card.name:12}"
        for players, (tallies, _, _) in results.items():
            tally = tallies.get(card.name)
            if tally is None:
                row += f" | {'in the box':>28}"
                continue
            won = tally.wins / max(1, tally.parties) * players
            taken, points = tally.taken / max(1, tally.offered), tally.points / max(1, tally.scored)
            row += f" | {taken:15.0%} {points:6.1f} {won:5.2f}"
        write(row + "\n")
    for players, (_, wins, size) in results.items():
        seats = " ".join(f"{number / options.games:.0%}" for number in wins)
        write(f"{players} players: wins by seat {seats}; mean Party {size:.1f} Foxes\n")


if __name__ == "__main__":
    main()
