"""The score of finished games (KN-10 to KN-13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.games.knights.deck import Deck, find_card
from generator.games.knights.play import Play
from generator.games.knights.scoring import check, score
from generator.score import Score
from generator.words import Words

Tell = Callable[..., Play]


def totals(result: Score) -> dict[str, int]:
    return {player.name: int(player.total) for player in result.players}


def lines(result: Score, name: str) -> list[tuple[str, str, str, int]]:
    player = next(player for player in result.players if player.name == name)
    return [(line.key, line.label, line.working, int(line.points)) for line in player.lines]


def test_kn_10_listerka_and_lisandra_with_their_working(
    rulebook: Deck, tell: Tell, english: Words, german: Words
) -> None:
    play = tell({"Ada": ["Listerka"], "Bo": ["Lisandra"]}, rulebook, discard=9)
    assert check(play) == ()
    result = score(play, english)
    assert lines(result, "Ada") == [("discard", "Listerka: Foxes in the discard pile", "3 x 9", 27)]
    assert lines(result, "Bo") == [("other_party", "Lisandra: Foxes in the Party of Ada", "2 x 1", 2)]
    assert result.verdict == "Ada wins with 27 points."
    assert result.details == {
        "counts": {"parties": {"Ada": 1, "Bo": 1}, "discard": 9, "hands": {"Ada": None, "Bo": None}},
        "chosen": {"Bo": ["Ada"]},
        "tie": [],
    }
    assert lines(score(play, german), "Bo")[0][1] == "Lisandra: Füchse im Gefolge von Ada"
    assert score(play, german).verdict == "Ada gewinnt mit 27 Punkten."


def test_kn_11_the_best_player_is_chosen_and_said(tell: Tell, english: Words) -> None:
    parties = {"Ada": ["Lisandra"], "Bo": ["Page"], "Cy": ["Page"] * 3, "Di": ["Page"] * 3}
    result = score(tell(parties), english)
    assert totals(result) == {"Ada": 6, "Bo": 0, "Cy": 0, "Di": 0}
    assert result.details["chosen"] == {"Ada": ["Cy"]}
    assert lines(result, "Ada")[0][1] == "Lisandra: Foxes in the Party of Cy"


def test_kn_11_the_choice_that_was_made(tell: Tell, english: Words) -> None:
    parties = {"Ada": ["Lisandra", "Page", "Lisandra"], "Bo": ["Page"], "Cy": ["Page"] * 3}
    one = score(tell(parties, choose={"Ada": "Bo"}), english)
    assert (totals(one)["Ada"], one.details["chosen"]) == (8, {"Ada": ["Bo", "Cy"]})
    both = score(tell(parties, choose={"Ada": ["Bo", "Bo"]}), english)
    assert (totals(both)["Ada"], both.details["chosen"]) == (4, {"Ada": ["Bo", "Bo"]})


def test_kn_11_the_chosen_player_scores_as_an_option(tell: Tell, english: Words) -> None:
    parties = {"Ada": ["Lisandra"], "Bo": ["Page"], "Cy": ["Page"] * 3}
    variant = {"lisandra": "chosen_player_scores"}
    told = score(tell(parties, choose={"Ada": "Cy"}, variant=variant), english)
    assert totals(told) == {"Ada": 0, "Bo": 0, "Cy": 6}
    assert lines(told, "Cy") == [("other_party", "Lisandra of Ada: Foxes in the Party of Cy", "2 x 3", 6)]
    assert totals(score(tell(parties, variant=variant), english)) == {"Ada": 0, "Bo": 2, "Cy": 0}


def test_kn_11_given_away_to_the_weaker_of_two_equal_parties(tell: Tell, english: Words) -> None:
    parties = {"Ada": ["Lisandra"], "Bo": ["Listerka"], "Cy": ["Page"]}
    result = score(tell(parties, discard=1, variant={"lisandra": "chosen_player_scores"}), english)
    assert totals(result) == {"Ada": 0, "Bo": 3, "Cy": 2}


def test_kn_10_with_two_players_the_owner_always_scores(tell: Tell, english: Words) -> None:
    play = tell({"Ada": ["Lisandra"], "Bo": ["Page"]}, variant={"lisandra": "chosen_player_scores"})
    assert totals(score(play, english)) == {"Ada": 2, "Bo": 0}


def test_kn_12_totals_may_be_negative(house: Deck, tell: Tell, english: Words) -> None:
    munsterich = find_card(house, "Munsterich")
    assert munsterich is not None
    stern = replace(
        house, cards=(*house.cards[:7], replace(munsterich, scoring=munsterich.scoring[1:]), *house.cards[8:])
    )
    result = score(tell({"Ada": ["Munsterich", "Emmentrud"], "Bo": []}, stern, discard=0), english)
    assert lines(result, "Ada")[0] == (
        "own_party",
        "Munsterich: other Foxes with Crown in their own Party",
        "-2 x 1",
        -2,
    )
    assert totals(result) == {"Ada": -2, "Bo": 0}
    assert result.winners == ("Bo",)


def test_kn_12_a_card_counts_for_the_party_it_lies_in(tell: Tell, english: Words) -> None:
    assert totals(score(tell({"Ada": [], "Bo": ["Listerka"]}, discard=2), english)) == {"Ada": 0, "Bo": 6}


def test_kn_13_the_second_player_wins_a_tie(tell: Tell, english: Words, german: Words) -> None:
    for variant in ({}, {"tie": "shared"}):
        result = score(tell({"Ada": ["Page"], "Bo": ["Page"]}, variant=variant), english)
        assert (result.winners, result.draw, result.details["tie"]) == (("Bo",), False, ["Ada", "Bo"])
    assert result.verdict == "Tie at 0 points: Ada and Bo. Bo sits latest in turn order and wins."
    said = "Gleichstand mit 0 Punkten: Ada und Bo. Bo sitzt in der Zugfolge weiter hinten und gewinnt."
    assert score(tell({"Ada": [], "Bo": []}), german).verdict == said


def test_kn_13_the_latest_of_the_tied_wins_or_they_share(tell: Tell, english: Words, german: Words) -> None:
    parties = {"Ada": ["Listerka"], "Bo": ["Page"], "Cy": ["Listerka"], "Di": ["Page"]}
    latest = score(tell(parties, discard=1), english)
    assert (latest.winners, latest.draw, latest.details["tie"]) == (("Cy",), False, ["Ada", "Cy"])
    shared = score(tell(parties, discard=1, variant={"tie": "shared"}), english)
    assert (shared.winners, shared.draw, shared.details["tie"]) == (("Ada", "Cy"), True, ["Ada", "Cy"])
    assert shared.verdict == "Ada and Cy share the win with 3 points."
    three = score(tell({"Ada": [], "Bo": [], "Cy": []}, variant={"tie": "shared"}), german)
    assert three.verdict == "Ada, Bo und Cy teilen sich den Sieg mit 0 Punkten."


def test_kn_3_lines_of_every_kind_of_clause(house: Deck, tell: Tell, english: Words, german: Words) -> None:
    play = tell(
        {
            "Ada": ["Parmival", "Pecorina", "Appenzella", "Lancefox", "Munsterich"],
            "Bo": ["Fetalinde", "Goudawin", "Havartha", "Fonduard"],
        },
        house,
        hands={"Ada": 3, "Bo": 2},
    )
    assert check(play) == ()
    result = score(play, english)
    assert lines(result, "Ada") == [
        ("own_party", "Parmival: Foxes with banner Sword and Crown in their own Party", "4 x 2", 8),
        ("flat", "Pecorina: always", "3", 3),
        ("at_least", "Pecorina: if at least 4 (Foxes in their own hand)", "only 3 of 4", 0),
        ("flat", "Appenzella: always", "9", 9),
        ("at_least", "Appenzella: if at least 1 (Foxes named Fetalinde in all other Parties)", "-6", -6),
        ("most", "Lancefox: if nobody has more (Foxes with Sword in their own Party)", "9", 9),
        ("flat", "Munsterich: always", "11", 11),
        ("own_party", "Munsterich: other Foxes with Crown in their own Party", "-2 x 2", -4),
    ]
    assert [line[2:] for line in lines(result, "Bo")] == [("5", 5), ("6 x 0", 0), ("2 x 2", 4), ("9", 9), ("1 x 5", 5)]
    fewer = replace(play, hands={"Ada": 1, "Bo": 2})
    assert lines(score(fewer, german), "Bo")[3] == (
        "least", "Havartha: wenn niemand weniger hat (Füchse auf der eigenen Hand)", "2 gegen 1", 0,
    )  # fmt: skip


def test_every_word_of_the_score_is_in_both_languages(english: Words, german: Words) -> None:
    assert english.keys_under("score") == german.keys_under("score")
    assert english.keys_under("score")


def test_kn_14_a_wrong_play_is_not_scored(tell: Tell, english: Words) -> None:
    with pytest.raises(ValueError, match="checked first"):
        score(tell({"Ada": ["Nobody"], "Bo": []}), english)
