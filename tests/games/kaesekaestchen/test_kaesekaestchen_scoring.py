"""The calculator: points, ties, series, variants, working and verdicts; complaints about what cannot be right."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from generator.chance import Chance
from generator.games.kaesekaestchen.checking import check
from generator.games.kaesekaestchen.field import Field
from generator.games.kaesekaestchen.field_code import parse_code
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.play import random_game
from generator.games.kaesekaestchen.played import Counts, Play, PlayedField, SideCount
from generator.games.kaesekaestchen.rules import Move
from generator.games.kaesekaestchen.scoring import score
from generator.words import Words

PRINTED = "K1-6X6-3221-7F2QX3-C"
CLASSIC = place(parse_code(PRINTED)).field
NAMES = ("Anna", "Ben")
# 4x4: x2 on a1, bomb on c1, extra on a3, swap on d4
SMALL = Field(4, 4, ((0, "double"), (2, "bomb"), (8, "extra"), (15, "swap")))
A_WINS = ("AAAB", "AAAB", "AABB", "BBBB")
B_WINS = ("BBBA", "BBBA", "BBAA", "AAAA")
DRAWN = ("AABB", "AABB", "AABB", "AABB")


def pictured(*owners: str, field: Field = SMALL, partial: bool = False) -> PlayedField:
    return PlayedField(field, PRINTED if field is CLASSIC else "code", owners=owners, partial=partial)


def counted(a: int, b: int, doubles: tuple[int, int], freed: int | None = None, **more: Any) -> PlayedField:
    sides = (SideCount(a, {"double": doubles[0]}), SideCount(b, {"double": doubles[1]}))
    return PlayedField(CLASSIC, PRINTED, counts=Counts(sides, freed), **more)


def keys_of(play: Play) -> dict[str, str]:
    return {complaint.key: complaint.message for complaint in check(play) if complaint.severity == "error"}


def test_kk_20_points_and_working(english: Words) -> None:
    found = score(Play(NAMES, (pictured(*A_WINS),)), english)
    anna, ben = found.players
    assert [(line.key, line.label, line.working, line.points) for line in anna.lines] == [
        ("boxes", "Boxes", "8 × 1", Fraction(8)),
        ("double", "Bonus for ×2", "1 × 1", Fraction(1)),
    ]
    assert (anna.total, ben.total) == (9, 8)
    assert (found.winners, found.draw, found.unfinished) == (("Anna",), False, False)
    assert found.verdict == "Anna wins the field (Anna 9, Ben 8)."
    assert found.details["series"] is None
    assert found.details["fields"] == [
        {
            "code": "code",
            "points": {"A": 9, "B": 8},
            "double": {"A": 1, "B": 0},
            "boxes": {"A": 8, "B": 8},
            "freed": 0,
            "winner": "A",
            "next": None,
            "finished": True,
            "twist_hunt": None,
        }
    ]


def test_kk_20_freed_boxes_count_for_nobody(english: Words) -> None:
    details = score(Play(NAMES, (pictured(".AAB", "AAAB", "AABB", "BBBB"),)), english).details["fields"][0]
    assert (details["points"], details["double"], details["freed"]) == ({"A": 7, "B": 8}, {"A": 0, "B": 0}, 1)


def test_kk_21_equal_points_are_decided_by_the_doubles(english: Words, german: Words) -> None:
    play = Play(NAMES, (pictured("ABBB", "ABBB", "AAAA", "BB.A"),))
    found = score(play, german)
    assert found.details["fields"][0]["points"] == {"A": 8, "B": 8}
    assert found.winners == ("Anna",)
    assert found.verdict == "Anna gewinnt das Feld: je 8 Punkte, aber mehr ×2-Kästchen (1 gegen 0)."
    assert score(play, english).verdict == "Anna wins the field: 8 points each, but more ×2 boxes (1 against 0)."


def test_kk_21_otherwise_a_draw(english: Words) -> None:
    found = score(Play(NAMES, (pictured(*DRAWN, field=Field(4, 4)),)), english)
    assert (found.winners, found.draw, found.unfinished) == ((), True, False)
    assert found.details["fields"][0]["winner"] == "draw"
    assert found.verdict == "A draw: 8 points each and equally many ×2 boxes."


@pytest.mark.parametrize(
    ("owners", "message"),
    [
        (("AAAB", "AAAB", "AABB"), "3 rows of boxes; 4 were played on"),
        (("AAAB", "AAAB", "AABB", "BBB"), "row 4 (BBB) has 3 boxes, not 4"),
        (("AAAB", "AAXB", "AABB", "BBBB"), 'row 2 (AAXB) holds "X"; a box is A, B, . for freed or - for still open'),
        (("..AB", "AAAB", "AABB", "BBBB"), "2 boxes are without an owner, as if freed, but the field has 1 bomb"),
        (
            ("-AAB", "AAAB", "AABB", "BBBB"),
            "1 box is still open; `partial: true` in the field (or --partial) shows the points so far",
        ),
    ],
)
def test_kk_22_a_colouring_has_to_fit(owners: tuple[str, ...], message: str) -> None:
    assert keys_of(Play(NAMES, (pictured(*owners),))) == {"fields[0].owners": message}


def test_kk_22_freed_only_with_bombs() -> None:
    play = Play(NAMES, (pictured(".AAB", "AAAB", "AABB", "BBBB", field=Field(4, 4)),))
    assert keys_of(play)["fields[0].owners"].endswith("but the field has no bomb")


def test_kk_22_an_unfinished_field_has_points_so_far_and_no_winner(english: Words) -> None:
    found = score(Play(NAMES, (pictured("A--B", "AA--", "----", "----", partial=True),)), english)
    assert [player.total for player in found.players] == [4, 1]
    assert (found.winners, found.draw, found.unfinished) == ((), False, True)
    assert found.details["fields"][0]["winner"] is None
    assert found.verdict == "The field is not finished yet. So far: Anna 4, Ben 1."


def test_kk_22_an_unfinished_log_says_who_draws_next(english: Words) -> None:
    found = score(Play(NAMES, (PlayedField(SMALL, "code", moves=(Move(0),), partial=True),)), english)
    assert found.details["fields"][0]["next"] == "B"
    assert found.verdict.endswith("So far: Anna 0, Ben 0. To draw: Ben.")


def test_kk_23_counts(english: Words) -> None:
    found = score(Play(NAMES, (counted(17, 18, (2, 1)),)), english)
    details = found.details["fields"][0]
    assert (details["points"], details["freed"], details["winner"]) == ({"A": 19, "B": 19}, 1, "A")
    assert [player.total for player in found.players] == [19, 19]


@pytest.mark.parametrize(
    ("played", "key", "message"),
    [
        (counted(20, 18, (2, 1)), "counts", "38 boxes counted on a field of 36"),
        (counted(17, 16, (2, 1)), "counts", "3 boxes are without an owner, as if freed, but the field has 2 bombs"),
        (counted(17, 19, (2, 2)), "counts", "4 double boxes counted; on the field there are 3"),
        (
            counted(17, 19, (1, 1)),
            "counts",
            "double boxes missing: 1 of 3, but only 0 boxes are without an owner",
        ),
        (counted(-1, 36, (0, 3)), "counts.A.boxes", "-1 is fewer than none"),
        (counted(1, 35, (2, 1)), "counts.A", "2 twist boxes, but only 1 box of that side"),
        (counted(17, 17, (2, 1), 1), "counts.freed", "34 boxes of both sides and 1 freed ones do not make 36"),
        (counted(17, 18, (2, 1), 2), "counts.freed", "35 boxes of both sides and 2 freed ones do not make 36"),
    ],
)
def test_kk_23_counts_have_to_fit(played: PlayedField, key: str, message: str) -> None:
    found = keys_of(Play(NAMES, (played,)))
    assert list(found) == [f"fields[0].{key}"]
    assert message in found[f"fields[0].{key}"]


def test_kk_23_a_missing_double_may_be_the_freed_box() -> None:
    assert keys_of(Play(NAMES, (counted(17, 18, (1, 1)),))) == {}


def test_kk_23_unfinished_counts(english: Words) -> None:
    found = score(Play(NAMES, (counted(10, 5, (1, 0), 1, partial=True),)), english)
    assert (found.unfinished, found.details["fields"][0]["points"]) == (True, {"A": 11, "B": 5})


def test_a_field_is_given_in_exactly_one_way() -> None:
    both = PlayedField(SMALL, "code", owners=A_WINS, moves=())
    assert "found owners and moves" in keys_of(Play(NAMES, (both,)))["fields[0]"]
    assert "found none of them" in keys_of(Play(NAMES, (PlayedField(SMALL, "code"),)))["fields[0]"]


def test_kk_17_an_illegal_move_is_named_by_its_place_in_the_log() -> None:
    field = PlayedField(SMALL, "code", moves=(Move(0), Move(1), Move(0)))
    assert keys_of(Play(NAMES, (field,))) == {"fields[0].moves[2]": "move 3: a1-b1 is drawn already"}
    short = PlayedField(SMALL, "code", moves=(Move(0),))
    assert "39 lines are not drawn" in keys_of(Play(NAMES, (short,)))["fields[0].moves"]


def series(*owners: tuple[str, ...]) -> Play:
    return Play(NAMES, tuple(pictured(*each) for each in owners), best_of_three=True)


def test_kk_30_a_series_is_won_with_the_second_win(english: Words) -> None:
    found = score(series(A_WINS, B_WINS, A_WINS), english)
    assert found.winners == ("Anna",)
    assert found.details["series"] == {"winner": "A", "after": 3, "wins": {"A": 2, "B": 1}}
    assert found.verdict == "Anna wins the series (Anna 2, Ben 1)."
    assert found.players[0].lines[0].label == "Field 1: Boxes"
    assert len({line.key for line in found.players[0].lines}) == 6
    assert found.players[0].total == sum(each["points"]["A"] for each in found.details["fields"])


def test_kk_30_a_series_without_two_wins_is_open(english: Words) -> None:
    found = score(series(A_WINS, B_WINS), english)
    assert (found.winners, found.draw, found.unfinished) == ((), False, True)
    assert found.details["series"] == {"winner": None, "after": 2, "wins": {"A": 1, "B": 1}}
    assert found.verdict.startswith("The series is still open")


def test_kk_30_fields_after_the_second_win_are_refused(english: Words) -> None:
    play = series(A_WINS, A_WINS, B_WINS, B_WINS)
    assert set(keys_of(play)) == {"fields[2]", "fields[3]"}
    assert keys_of(play)["fields[2]"].startswith("Anna has won the series with a second win on field 2")
    with pytest.raises(ValueError, match=r"fields\[2\]"):
        score(play, english)


def test_kk_30_a_booklet_has_six_fields() -> None:
    draw = pictured(*DRAWN, field=Field(4, 4))
    assert keys_of(Play(NAMES, (draw,) * 6, best_of_three=True)) == {}
    assert keys_of(Play(NAMES, (draw,) * 7)) == {"fields": "7 fields were played; a booklet has 6"}


def test_several_fields_without_a_series(english: Words) -> None:
    def verdict(*owners: tuple[str, ...]) -> str:
        return score(Play(NAMES, tuple(pictured(*each) for each in owners)), english).verdict

    assert verdict(A_WINS, A_WINS, B_WINS) == "Anna wins more fields (Anna 2, Ben 1)."
    assert verdict(A_WINS, B_WINS) == "A draw: both win equally many fields (Anna 1, Ben 1)."
    unfinished = Play(NAMES, (pictured(*A_WINS), pictured("----", "----", "----", "----", partial=True)))
    assert score(unfinished, english).verdict == "Not finished yet. Fields won: Anna 1, Ben 0."


def test_only_the_last_field_can_be_unfinished() -> None:
    first = pictured("----", "----", "----", "----", partial=True)
    assert set(keys_of(Play(NAMES, (first, pictured(*A_WINS))))) == {"fields[0].partial"}


def test_kk_31_blitz_counts_the_upper_half(english: Words) -> None:
    rows = ("AAABBB", "AAABBB", "AAABBB")
    found = score(Play(NAMES, (pictured(*rows, field=CLASSIC),), blitz=True), english)
    # the upper half of the printed field holds one double, on c3
    assert found.details["fields"][0]["points"] == {"A": 10, "B": 9}
    whole = Play(NAMES, (pictured(*rows, *rows, field=CLASSIC),), blitz=True)
    assert keys_of(whole) == {"fields[0].owners": "6 rows of boxes; 3 were played on"}


def test_kk_31_a_freed_box_needs_a_bomb_of_the_half() -> None:
    field = Field(6, 6, ((30, "bomb"),))
    play = Play(NAMES, (PlayedField(field, "code", owners=("AAABB.", "AAABBB", "AAABBB")),), blitz=True)
    assert keys_of(play)["fields[0].owners"].endswith("but the field has no bomb")


def test_kk_31_a_small_half_is_only_warned_about(english: Words) -> None:
    found = score(Play(NAMES, (pictured("AAAB", "AAAB"),), blitz=True), english)
    assert [warning.key for warning in found.warnings] == ["fields[0].field"]


def test_kk_32_twist_hunt_counts_twist_boxes_only(english: Words) -> None:
    found = score(Play(NAMES, (pictured(*A_WINS),), twist_hunt="points"), english)
    details = found.details["fields"][0]
    assert (details["points"], details["twist_hunt"]) == ({"A": 4, "B": 1}, "points")
    assert [(line.key, line.points) for line in found.players[0].lines] == [("twists", 3), ("double", 1)]


def test_kk_32_twist_hunt_from_counts_needs_every_kind(english: Words) -> None:
    sides = (SideCount(17, {"double": 2, "bomb": 1, "extra": 2}), SideCount(19, {"double": 1, "bomb": 1, "swap": 1}))
    play = Play(NAMES, (PlayedField(CLASSIC, PRINTED, counts=Counts(sides)),), twist_hunt="points")
    assert score(play, english).details["fields"][0]["points"] == {"A": 7, "B": 4}
    only_doubles = Play(NAMES, (counted(17, 19, (2, 1)),), twist_hunt="points")
    assert "bomb boxes missing: 2 of 2" in "\n".join(complaint.message for complaint in check(only_doubles))


def test_kk_32_gate_scores_a_side_only_if_it_closed_a_twist_box(english: Words) -> None:
    """B closes everything, the double too; A has closed no twist box and is told so."""
    field = Field(1, 3, ((0, "double"),))
    lines = (0, 3, 1, 4, 2, 5, 9, 8, 7, 6)
    played = PlayedField(field, "code", moves=tuple(Move(line) for line in lines))
    normal = score(Play(NAMES, (played,)), english).details["fields"][0]
    gated = score(Play(NAMES, (played,), twist_hunt="gate"), english)
    details = gated.details["fields"][0]
    assert normal["points"] == {"A": 0, "B": 4}
    assert (details["points"], details["winner"], details["twist_hunt"]) == ({"A": 0, "B": 4}, "B", "gate")
    loser = gated.players[0].lines
    assert [(line.key, line.working, line.points) for line in loser] == [("gate", "no twist box closed", 0)]


def test_kk_32_gate_takes_the_points_of_a_side_without_a_twist_box(english: Words) -> None:
    """In some random games a side owns boxes but has closed no twist box; then it scores 0 and the other as usual."""
    field = Field(4, 4, ((5, "double"),))
    seen = 0
    for seed in range(20):
        moves, state = random_game(field, Chance(seed))
        played = PlayedField(field, "code", moves=moves)
        normal = score(Play(NAMES, (played,)), english).details["fields"][0]["points"]
        gated = score(Play(NAMES, (played,), twist_hunt="gate"), english).details["fields"][0]["points"]
        owner = "A" if state.boxes_a >> 5 & 1 else "B"
        other = "B" if owner == "A" else "A"
        assert gated == {owner: normal[owner], other: 0}
        seen += normal[other] > 0
    assert seen > 10


def test_kk_32_gate_needs_a_log_and_twist_hunt_needs_twists() -> None:
    assert "needs the log of moves" in keys_of(Play(NAMES, (pictured(*A_WINS),), twist_hunt="gate"))["fields[0]"]
    plain = Play(NAMES, (pictured(*DRAWN, field=Field(4, 4)),), twist_hunt="points")
    assert keys_of(plain) == {"fields[0].field": "Twist-Hatz needs twist boxes, and this field has none"}
    lower = Field(6, 6, ((30, "double"),))
    half = PlayedField(lower, "code", owners=("AAABBB",) * 3)
    assert (
        "the upper half of this field has none"
        in keys_of(Play(NAMES, (half,), blitz=True, twist_hunt="points"))["fields[0].field"]
    )


def test_kk_10_two_sides_with_different_names() -> None:
    field = pictured(*A_WINS)
    assert keys_of(Play(("Anna",), (field,)))["players"] == "exactly two players or teams play; found 1"
    assert "different names" in keys_of(Play(("Anna", "Anna "), (field,)))["players[1]"]
    assert "needs a name" in keys_of(Play(("", "Ben"), (field,)))["players[0]"]
    assert "at least one is needed" in keys_of(Play(NAMES, ()))["fields"]


def test_kk_33_34_teams_and_variants_combine(english: Words) -> None:
    rows = ("AAABBB", "AAABBB", "AAABBB")
    play = Play(
        ("Käse", "Maus"),
        (pictured(*rows, field=CLASSIC),) * 2,
        blitz=True,
        twist_hunt="points",
        teams=True,
        best_of_three=True,
    )
    found = score(play, english)
    # a1 Extra, b2 swap, c3 double for the left half; f2 bomb for the right one
    assert found.details["fields"][1]["points"] == {"A": 4, "B": 1}
    assert (found.winners, found.details["series"]["after"]) == (("Käse",), 2)


def test_both_languages_have_the_same_words(english: Words, german: Words) -> None:
    def shape(words: Words) -> dict[str, set[str]]:
        scoring = {key: text for key, text in words.texts.items() if key.startswith("score.")}
        return {key: {part.split("}")[0] for part in text.split("{")[1:]} for key, text in scoring.items()}

    assert set(shape(english)) == set(shape(german))
    assert len(shape(english)) == 16
