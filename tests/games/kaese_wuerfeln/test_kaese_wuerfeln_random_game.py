from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.chance import Chance
from generator.games.kaese_wuerfeln.checking import check
from generator.games.kaese_wuerfeln.dice import earned
from generator.games.kaese_wuerfeln.play import Play
from generator.games.kaese_wuerfeln.random_game import Game, play_of, random_game
from generator.games.kaese_wuerfeln.rules import Variant
from generator.games.kaese_wuerfeln.scoring import score
from generator.words import Words

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva")
PIECES = {2: 12, 3: 10, 4: 8, 5: 5, 6: 3}
GAMES = st.builds(
    lambda players, seed, lone: random_game(players, Chance(seed), PIECES, Variant(lone)),
    st.integers(2, 5),
    st.integers(0, 2**64 - 1),
    st.booleans(),
)
some_games = settings(max_examples=40, deadline=None, derandomize=True)


def entered(game: Game) -> Play:
    return play_of(game, NAMES[: len(game.table.holdings)], PIECES)


@some_games
@given(game=GAMES)
def test_kw_11_a_game_ends_with_three_used_up_and_not_before(game: Game) -> None:
    assert game.table.middle.pieces.count(0) == 3
    assert game.ended_by == game.turns[-1].player == (len(game.turns) - 1) % len(game.table.holdings)
    take, _ = game.turns[-1].moves[-1]
    assert take is not None
    assert take.owner is None
    assert game.table.middle.pieces[take.value - 1] == 0


@some_games
@given(game=GAMES)
def test_kw_01_pieces_gifts_and_cards_are_conserved(game: Game) -> None:
    table = game.table
    there = Counter(value for holding in table.holdings for stack in holding.stacks for value in stack)
    there[1] += sum(holding.mice for holding in table.holdings)
    assert [there[k] + table.middle.pieces[k - 1] for k in range(1, 7)] == [16, 12, 10, 8, 5, 3]
    assert table.middle.gifts + sum(holding.gift for holding in table.holdings) == 5
    cards = [card for row in table.middle.cards for card in row]
    cards += [card for holding in table.holdings for card in holding.bonus]
    assert sorted(cards) == [8, 10, 12, 20, 25, 40]


@some_games
@given(game=GAMES)
def test_kw_03_to_kw_06_every_turn_is_legal(game: Game) -> None:
    players = len(game.table.holdings)
    gifts: set[int] = set()
    for turn in game.turns:
        assert 1 <= len(turn.rolls) <= 4
        assert turn.gift_used or turn.dice == turn.rolls[-1]
        takes = [take for take, _ in turn.moves if take]
        assert Counter(take.earned for take in takes) <= Counter(earned(turn.dice))
        for take in takes:
            assert take.value <= take.earned
            if take.owner is not None:
                assert take.value == take.earned > 1
                assert abs(take.owner - turn.player) in (1, players - 1)
        if turn.gift_used:
            assert turn.player in gifts
            gifts.remove(turn.player)
        if len(turn.rolls) == 4 and not takes and (turn.player in gifts or len(gifts) < 5):
            gifts.add(turn.player)
    assert gifts == {index for index, holding in enumerate(game.table.holdings) if holding.gift}


@some_games
@given(game=GAMES)
def test_kw_15_a_played_game_has_no_complaints(game: Game) -> None:
    assert check(entered(game)) == ()


def totals_by_hand(game: Game) -> list[Fraction]:
    """Last mice, bonus cards and totals once more, by trying every order of closing."""
    holdings = game.table.holdings
    piles = {size: list(row) for size, row in zip((4, 5, 6), game.table.middle.cards, strict=True)}
    totals, counts = [Fraction(0)] * len(holdings), [0] * len(holdings)
    for player in [*range(game.ended_by, len(holdings)), *range(game.ended_by)]:
        holding = holdings[player]
        still_open = [stack for stack in holding.stacks if 1 not in stack]
        base = sum(len(stack) * stack[0] for stack in holding.stacks if 1 in stack) + sum(holding.bonus)
        spare = max(0, holding.mice - len(still_open))
        best, left = -1, piles
        for order in permutations(range(len(still_open)), min(holding.mice, len(still_open))):
            tried = {size: list(row) for size, row in piles.items()}
            points = sum(sum(stack) for index, stack in enumerate(still_open) if index not in order)
            for index in order:
                size = len(still_open[index]) + 1
                points += size * still_open[index][0]
                if tried.get(size):
                    points += tried[size].pop(0)
            if points > best:
                best, left = points, tried
        totals[player], piles = Fraction(base + best + spare), left
        counts[player] = len(holding.stacks) + spare
    most = [player for player, count in enumerate(counts) if count == max(counts)]
    for player in most:
        totals[player] += Fraction(12, len(most))
    return totals


@some_games
@given(game=GAMES)
def test_kw_12_to_kw_14_the_score_agrees_with_another_count(game: Game, english: Words) -> None:
    result = score(entered(game), english)
    assert [player.total for player in result.players] == totals_by_hand(game)
    assert set(result.winners) == {p.name for p in result.players if p.total == max(totals_by_hand(game))}


@some_games
@given(game=GAMES, steps=st.integers(1, 4))
def test_kw_12_totals_do_not_depend_on_where_the_circle_starts(game: Game, steps: int, english: Words) -> None:
    play = entered(game)
    shift = steps % len(play.players)
    moved = Play((*play.players[shift:], *play.players[:shift]), play.ended_by, play.pieces)
    first, second = score(play, english), score(moved, english)
    assert {p.name: p.total for p in first.players} == {p.name: p.total for p in second.players}


@some_games
@given(game=GAMES, seed=st.integers(0, 999))
def test_kw_13_without_waiting_mice_totals_do_not_depend_on_the_order_at_all(
    game: Game, seed: int, english: Words
) -> None:
    play = entered(game)
    calm = [type(player)(player.name, player.stacks, 0, player.bonus) for player in play.players]
    shuffled = list(calm)
    Chance(seed).shuffle(shuffled)
    first, second = score(Play(tuple(calm)), english), score(Play(tuple(shuffled)), english)
    assert {p.name: p.total for p in first.players} == {p.name: p.total for p in second.players}


def test_the_same_chance_gives_the_same_game_and_the_games_see_everything() -> None:
    assert random_game(3, Chance(7), PIECES) == random_game(3, Chance(7), PIECES)
    games = [random_game(2 + seed % 4, Chance(seed), PIECES) for seed in range(40)]
    turns = [turn for game in games for turn in game.turns]
    holdings = [holding for game in games for holding in game.table.holdings]
    assert any(turn.gift_used for turn in turns)
    assert any(take and take.owner is not None for turn in turns for take, _ in turn.moves)
    assert any(take is None for turn in turns for take, _ in turn.moves)
    assert any(holding.bonus for holding in holdings)
    assert any(holding.mice == 2 for holding in holdings)
