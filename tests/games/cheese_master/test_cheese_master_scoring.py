"""Written-down games: all complaints, and the score with its working."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.chance import Chance
from generator.games.cheese_master.dice import DiceBox, DiceChoice, dice_in_use
from generator.games.cheese_master.play import Play, Round
from generator.games.cheese_master.random_game import random_game
from generator.games.cheese_master.rules import book_round
from generator.games.cheese_master.scoring import check, score
from generator.words import Words

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
EXAMPLE = Round(
    ("+3", "+1", "king", "dog", "cat", "mouse"), {"Ana": "2", "Bo": "3", "Cy": "none"}, {"Bo": 1}
)  # fmt: skip
PLAY = Play(("Ana", "Bo", "Cy"), (EXAMPLE,))


def said(play: Play) -> dict[str, str]:
    return {complaint.key: complaint.message for complaint in check(play)}


def with_round(**changes: object) -> Play:
    return replace(PLAY, rounds=(replace(EXAMPLE, **changes),))  # type: ignore[arg-type]


def test_score_of_one_round_in_german(words: Words) -> None:
    result = score(PLAY, words)
    lines = {
        player.name: [(line.label, line.working, int(line.points)) for line in player.lines]
        for player in result.players
    }
    assert lines == {
        "Ana": [("Punkte zu Beginn", "", 7), ("Runde 1", "Platte 2, richtig", 0)],
        "Bo": [("Punkte zu Beginn", "", 7), ("Runde 1", "Platte 3, richtig war 2; Strafe 1", -3)],
        "Cy": [("Punkte zu Beginn", "", 7), ("Runde 1", "kein Käselaib", -1)],
    }
    assert (result.winners, result.unfinished, result.draw) == ((), True, False)
    assert result.verdict == (
        "Noch nicht entschieden, im Spiel sind Ana, Bo, Cy. Nächste Runde mit 2 Käselaiben. Cy bestimmt, wer würfelt."
    )


def test_details_have_exactly_the_keys_of_the_contract(words: Words) -> None:
    assert score(PLAY, words).details == {
        "rounds": [
            {
                "cheese": 2,
                "answer": "2",
                "loss": {"Ana": 0, "Bo": 3, "Cy": 1},
                "points": {"Ana": 7, "Bo": 4, "Cy": 6},
                "out": [],
                "replay": False,
                "wheels_next": 2,
            }
        ]
    }


def test_cm_9_replay_then_winner(both_words: dict[str, Words]) -> None:
    tie = Round(("+3", "mouse", "cat"), {"Andrey": "2", "Anna": "none"}, {"Anna": 1})
    last = Round(("+3", "mouse", "cat"), {"Andrey": "3", "Anna": "none"})
    play = Play(("Andrey", "Anna"), (tie, last), start={"Andrey": 1, "Anna": 1})
    assert check(play) == ()
    result = score(play, both_words["en"])
    assert [line.working for line in result.players[1].lines] == [
        "",
        "no cheese wheel; penalty 1; round is played again",
        "no cheese wheel; out of the game",
    ]
    assert [player.total for player in result.players] == [1, 0]
    assert result.winners == ("Andrey",)
    assert result.verdict == "Andrey wins with 1 point left."
    replayed = score(replace(play, rounds=(tie,)), both_words["en"])
    assert replayed.verdict == (
        "Not decided yet, still in: Andrey, Anna. The last round is played again. Next round with 1 cheese wheel. "
        "Anna chooses who rolls."
    )
    assert replayed.details["rounds"][0]["loss"] == {"Andrey": 1, "Anna": 1}


def test_cm_8_wheel_without_plate_in_words(words: Words) -> None:
    result = score(with_round(plates={"Ana": "Laib", "Bo": "2", "Cy": "-"}, penalties={}), words)
    assert result.players[0].lines[1].working == "Käselaib ohne Platte, richtig war 2"
    assert [player.total for player in result.players] == [5, 7, 6]


def test_cm_9_players_who_are_out_have_no_more_lines(words: Words) -> None:
    first = Round(("+1",), {"Ana": "1", "Bo": "0", "Cy": "none"})
    second = Round(("+1",), {"Ana": "1", "Cy": "none"})
    play = Play(("Ana", "Bo", "Cy"), (first, second), start={"Bo": 2})
    assert check(play) == ()
    result = score(play, words)
    assert [len(player.lines) for player in result.players] == [3, 2, 3]
    assert result.details["rounds"][0]["out"] == ["Bo"]


def test_a_game_without_rounds_has_everyone_at_the_start(words: Words) -> None:
    play = Play(("Ana", "Bo"), (), start={"Bo": 4})
    assert check(play) == ()
    result = score(play, words)
    assert [player.total for player in result.players] == [7, 4]
    assert result.unfinished
    assert result.verdict == "Noch nicht entschieden, im Spiel sind Ana, Bo. Nächste Runde mit 1 Käselaib."


def test_nothing_to_complain() -> None:
    assert check(PLAY) == ()


@pytest.mark.parametrize("players", [("Ana",), (), (*NAMES, "Ivo")])
def test_cm_1_two_to_eight_players(players: tuple[str, ...]) -> None:
    assert said(Play(players, ()))["players"].endswith("it can be 2 to 8")


def test_cm_1_names() -> None:
    assert said(Play(("Ana", "Bo", "Ana", " "), ())) == {
        "players[2]": '"Ana" is already players[0]; every name can be there once',
        "players[3]": "a name without a letter",
    }


def test_start_points() -> None:
    assert said(Play(("Ana", "Bo"), (), start={"Ann": 3, "Bo": 8})) == {
        "start.Ann": 'nobody called "Ann" plays; did you mean "Ana"?',
        "start.Bo": "8 points; it can be 0 to 7",
    }
    assert set(said(Play(("Ana", "Bo"), (), start={"Bo": 0}))) == {"start"}


def test_cm_3_unknown_faces_and_too_many() -> None:
    found = said(with_round(roll=("+3", "+4", "kat", "mouse")))
    assert set(found) == {"rounds[0].roll[1]", "rounds[0].roll[2]"}
    assert 'did you mean "katze" or "cat"?' in found["rounds[0].roll[2]"]
    assert said(with_round(roll=("+1",) * 7)) == {"rounds[0].roll": "7 faces; there are only 6 dice"}
    assert set(said(with_round(roll=()))) == {"rounds[0].roll"}


def test_cm_6_a_roll_is_checked_against_the_dice_named(box: DiceBox) -> None:
    play = replace(with_round(roll=("king", "dog", "+1", "+1")), dice=DiceChoice(3, 1), box=box)
    assert said(play) == {"rounds[0].roll[0]": '"king" is on none of the dice in use'}
    twice = replace(with_round(roll=("dog", "dog", "+1", "+1")), dice=DiceChoice(3, 1), box=box)
    assert set(said(twice)) == {"rounds[0].roll[1]"}
    few = replace(with_round(roll=("dog", "+1", "+1")), dice=DiceChoice(3, 1), box=box)
    assert said(few) == {"rounds[0].roll": "3 faces for 4 dice; write one for every die in use"}


def test_cm_11_order_of_the_orange_dice_in_a_file(box: DiceBox) -> None:
    assert set(said(replace(PLAY, dice=DiceChoice(3, ("king",)), box=box))) == {"dice.orange"}
    allowed = DiceChoice(3, ("king",), any_set=True)
    assert said(replace(with_round(roll=("king", "+1", "+1", "cat")), dice=allowed, box=box)) == {}


def test_cm_7_exactly_one_player_has_no_wheel() -> None:
    two = said(with_round(plates={"Ana": "2", "Bo": "none", "Cy": "none"}))
    assert two == {"rounds[0].plates": "2 players without a wheel (Bo, Cy); exactly one player has none"}
    nobody = said(with_round(plates={"Ana": "2", "Bo": "2", "Cy": "wheel"}))
    assert nobody == {"rounds[0].plates": "everybody has a wheel; exactly one player has none"}


def test_plates_and_penalties_of_the_wrong_people() -> None:
    found = said(with_round(plates={"Ana": "9", "Bob": "2", "Cy": "none"}, penalties={"Bo": -1, "Zoe": 1}))
    assert found == {
        "rounds[0].plates.Ana": '"9" is no plate; it can be 0 to 7 or 7+, none (no wheel) '
        "or wheel (a wheel without a plate)",
        "rounds[0].plates.Bob": 'nobody called "Bob" plays; did you mean "Bo"?',
        "rounds[0].plates": "nothing for Bo, who is in; write a plate, none or wheel",
        "rounds[0].penalties.Bo": "-1 penalty points; it can be 0 or more",
        "rounds[0].penalties.Zoe": 'nobody called "Zoe" plays; the players are Ana, Bo, Cy',
    }


def test_cm_9_who_is_out_plays_no_more() -> None:
    play = replace(with_round(penalties={"Bo": 1}), start={"Bo": 0})
    assert [(complaint.key, complaint.severity) for complaint in check(play)] == [
        ("rounds[0].plates.Bo", "error"),
        ("rounds[0].penalties.Bo", "warning"),
    ]


def test_cm_9_a_penalty_for_someone_out_is_only_a_warning(words: Words) -> None:
    play = replace(with_round(plates={"Ana": "2", "Cy": "none"}), start={"Bo": 0})
    assert [complaint.severity for complaint in check(play)] == ["warning"]
    result = score(play, words)
    assert [player.total for player in result.players] == [7, 0, 6]
    assert result.warnings == check(play)


def test_cm_9_who_is_in_is_followed_behind_a_warning() -> None:
    played = replace(EXAMPLE, plates={"Ana": "2", "Cy": "none"})
    play = replace(PLAY, rounds=(played, EXAMPLE), start={"Bo": 0})
    assert [complaint.key for complaint in check(play)] == [
        "rounds[0].penalties.Bo",
        "rounds[1].plates.Bo",
        "rounds[1].penalties.Bo",
    ]


def test_cm_9_rounds_after_the_end() -> None:
    end = Round(("+1",), {"Ana": "1", "Bo": "none"})
    play = Play(("Ana", "Bo"), (end, end, end), start={"Bo": 1})
    assert said(play) == {"rounds[1]": "the game is over before this round; Ana has won"}
    wrong = Round(("foo",), {"Zoe": "9"})
    assert [found.key for found in check(replace(play, rounds=(end, wrong, wrong)))] == ["rounds[1]"]


def test_all_rounds_are_read_even_behind_a_broken_one() -> None:
    broken = replace(EXAMPLE, roll=("+9",))
    lonely = replace(EXAMPLE, plates={"Ana": "none", "Bo": "none", "Cy": "2"})
    assert set(said(replace(PLAY, rounds=(broken, EXAMPLE, lonely)))) == {"rounds[0].roll[0]", "rounds[2].plates"}


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), amount=st.integers(2, 8), orange=st.integers(0, 3))
def test_random_games_end_and_the_calculator_agrees(
    box: DiceBox, words: Words, seed: int, amount: int, orange: int
) -> None:
    choice = DiceChoice(3, orange)
    names = NAMES[:amount]
    game = random_game(names, Chance(seed), dice_in_use(choice, box))
    play = Play(names, game.rounds, dice=choice, box=box)
    assert check(play) == ()
    result = score(play, words)
    assert result.winners == (game.winner,)
    assert not result.unfinished
    totals = {player.name: player.total for player in result.players}
    assert [name for name, total in totals.items() if total > 0] == [game.winner]
    rows = result.details["rounds"]
    lost = {name: sum(row["loss"].get(name, 0) for row in rows if not row["replay"]) for name in names}
    assert totals == {name: 7 - lost[name] for name in names}
    assert sum(len(row["out"]) for row in rows) == amount - 1


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**64 - 1), order=st.permutations(NAMES[:5]))
def test_no_total_depends_on_the_order_of_the_players(box: DiceBox, words: Words, seed: int, order: list[str]) -> None:
    rounds = random_game(NAMES[:5], Chance(seed), box.yellow).rounds
    turned = tuple(
        Round(played.roll, {name: played.plates[name] for name in order if name in played.plates}, played.penalties)
        for played in rounds
    )
    one, other = score(Play(NAMES[:5], rounds), words), score(Play(tuple(order), turned), words)
    assert {player.name: player.total for player in one.players} == {
        player.name: player.total for player in other.players
    }
    assert one.winners == other.winners


def test_random_games_show_everything_a_table_can_show(box: DiceBox) -> None:
    rounds = [played for seed in range(40) for played in random_game(NAMES[:4], Chance(seed), box.yellow).rounds]
    seen = {plate for played in rounds for plate in played.plates.values()}
    assert {"none", "wheel", "0", "7+"} <= seen
    assert any(played.penalties for played in rounds)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.data())
def test_booking_a_round_keeps_its_promises(data: st.DataObject) -> None:
    points = {name: data.draw(st.integers(1, 7)) for name in NAMES[: data.draw(st.integers(2, 8))]}
    last = data.draw(st.sampled_from(sorted(points)))
    plates = {name: "none" if name == last else data.draw(st.sampled_from(["2", "3", "wheel"])) for name in points}
    booking = book_round(points, "2", plates, {name: data.draw(st.integers(0, 2)) for name in points})
    assert any(booking.points.values())
    assert all(0 <= booking.points[name] <= points[name] for name in points)
    assert booking.wheels_next == sum(left > 0 for left in booking.points.values()) - 1
    assert booking.replay == (booking.points == points)
