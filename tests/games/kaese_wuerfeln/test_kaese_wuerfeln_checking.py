from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.kaese_wuerfeln.checking import check
from generator.games.kaese_wuerfeln.play import Play, Player
from generator.problems import errors_of

ANNA = Player("Anna", ((6, 5, 4, 3, 2, 1), (5, 4, 3, 1), (6, 2)), mice=1, bonus=(40, 12))
BEN = Player("Ben", ((5, 4, 3, 2, 1), (4,)), bonus=(25,))
SOUND = Play((ANNA, BEN), "Ben")


def keys_of(play: Play, severity: str = "error") -> list[str]:
    return [complaint.key for complaint in check(play) if complaint.severity == severity]


def with_anna(**changes: object) -> Play:
    return Play((replace(ANNA, **changes), BEN), "Ben")  # type: ignore[arg-type]


def test_kw_15_a_sound_result_has_no_complaints() -> None:
    assert check(SOUND) == ()


def test_kw_01_number_of_players() -> None:
    assert keys_of(Play((ANNA,))) == ["players"]
    six = tuple(Player(name) for name in "ABCDEF")
    assert keys_of(Play(six)) == ["players"]
    assert keys_of(Play(six[:5])) == []


def test_names_are_there_and_differ() -> None:
    assert keys_of(Play((Player("Ada"), Player("Bo"), Player("Ada"), Player(" ")))) == [
        "players[2].name",
        "players[3].name",
    ]


def test_kw_12_the_one_who_ended_the_game_is_a_player() -> None:
    (complaint,) = check(replace(SOUND, ended_by="Bem"))
    assert complaint.key == "ended_by"
    assert 'did you mean "Ben"?' in complaint.message


@pytest.mark.parametrize("stack", [(2, 2, 2, 2), (3, 3), (4, 5), (5, 1, 1), (7, 1), ()])
def test_kw_15_illegal_stacks(stack: tuple[int, ...]) -> None:
    assert set(keys_of(with_anna(stacks=(*ANNA.stacks, stack)))) == {"players[0].stacks[3]"}


def test_kw_15_at_most_two_mice() -> None:
    (complaint,) = check(with_anna(mice=3))
    assert (complaint.key, complaint.message) == ("players[0].mice", "3 mice are waiting; at most 2 can")
    assert keys_of(with_anna(mice=-1)) == ["players[0].mice"]
    assert keys_of(with_anna(mice=2)) == []


def test_kw_15_at_most_sixteen_ones_domes_and_mice() -> None:
    assert keys_of(with_anna(stacks=(*ANNA.stacks, *((1,),) * 12))) == []
    (complaint,) = check(with_anna(stacks=(*ANNA.stacks, *((1,),) * 13)))
    assert (complaint.key, complaint.message) == ("players", "17 ones in all, domes and mice; there are 16")


@pytest.mark.parametrize(
    ("close", "keys"),
    [
        ((2,), []),
        ((), ["players[0].close"]),
        ((0,), ["players[0].close[0]"]),
        ((3,), ["players[0].close[0]"]),
        ((-1,), ["players[0].close[0]"]),
        ((2, 2), ["players[0].close", "players[0].close[1]"]),
    ],
)
def test_kw_12_closings_are_of_open_stacks_and_as_many_as_must_be(close: tuple[int, ...], keys: list[str]) -> None:
    assert keys_of(with_anna(close=close)) == keys


def test_kw_12_nothing_to_close_without_mice() -> None:
    assert keys_of(with_anna(mice=0, close=())) == []
    assert keys_of(with_anna(mice=0, close=(2,))) == ["players[0].close"]


def test_kw_15_a_card_that_does_not_exist() -> None:
    (complaint,) = check(with_anna(bonus=(40, 11)))
    assert complaint.key == "players[0].bonus[1]"
    assert "12, 10, 8, 25, 20, 40" in complaint.message


def test_kw_15_cards_go_out_from_the_highest_downward() -> None:
    (complaint,) = check(with_anna(bonus=(40, 10)))
    assert complaint.key == "players[0].bonus[1]"
    assert "while the 12 still lies" in complaint.message
    both = Play((replace(ANNA, bonus=(10,)), replace(BEN, stacks=((5, 4, 3, 1),), bonus=(12,))))
    assert check(both) == ()


def test_kw_15_each_card_is_there_once() -> None:
    twice = Play((ANNA, replace(BEN, stacks=((5, 4, 3, 1),), bonus=(12,))))
    (complaint,) = check(twice)
    assert (complaint.key, complaint.message) == ("players[1].bonus[0]", "the bonus card 12 is there only once")


def test_kw_15_a_card_needs_a_closed_stack_of_its_own() -> None:
    assert keys_of(with_anna(bonus=(40, 12, 10))) == ["players[0].bonus[2]"]
    assert keys_of(Play((ANNA, replace(BEN, stacks=((5, 4, 3, 2),))))) == ["players[1].bonus[0]"]


def test_kw_15_a_card_may_be_held_for_a_stack_that_a_mouse_closes_at_the_end() -> None:
    """The stack of four and a waiting mouse become a closed stack of five (KW-12)."""
    anna = Player("Anna", ((6, 5, 4, 2), (3,)), mice=1, bonus=(25,))
    assert keys_of(Play((anna, Player("Ben")))) == []
    assert keys_of(Play((replace(anna, close=(0,)), Player("Ben")))) == []
    assert keys_of(Play((replace(anna, close=(1,)), Player("Ben")))) == ["players[0].bonus[0]"]
    assert keys_of(Play((replace(anna, bonus=(25, 20)), Player("Ben")))) == ["players[0].bonus[1]"]


def test_kw_13_a_twelve_without_a_stack_may_be_the_one_for_most_stacks() -> None:
    (complaint,) = check(Play((Player("Anna", ((6,),), bonus=(12,)), Player("Ben"))))
    assert "most stacks is added by itself" in complaint.message


def test_kw_09_a_card_may_have_been_declined() -> None:
    assert check(with_anna(bonus=())) == ()


def test_kw_15_all_complaints_come_at_once() -> None:
    bad = Play((Player("", ((2, 2),), mice=5, bonus=(9,)), Player("Ben")), "Eva")
    assert set(keys_of(bad)) == {
        "players[0].name", "ended_by", "players[0].stacks[0]", "players[0].mice", "players[0].bonus[0]",
    }  # fmt: skip


def test_kw_15_more_pieces_than_there_are_is_a_warning(pieces: dict[int, int]) -> None:
    players = (Player("Anna", ((6,),) * 4 + ((5,),) * 5 + ((4,),) * 8), Player("Ben"))
    (complaint,) = check(Play(players, pieces=pieces))
    assert (complaint.severity, complaint.message) == ("warning", "4 pieces with the value 6; there are 3")
    assert check(Play(players)) == ()


def test_kw_11_kw_15_fewer_than_three_values_used_up_is_a_warning(pieces: dict[int, int]) -> None:
    def warned(ones: int) -> tuple[str, ...]:
        stacks = ((6,),) * 3 + ((5,),) * 5 + ((1,),) * ones
        return tuple(
            complaint.message for complaint in check(Play((Player("A", stacks), Player("B", mice=2)), None, pieces))
        )

    assert warned(14) == ()
    assert warned(13) == ("only 2 of the six values are used up in the middle; the game ends with 3",)


def test_kw_02_an_odd_spread_in_a_result_is_a_warning(pieces: dict[int, int]) -> None:
    complaints = check(replace(SOUND, pieces={**pieces, 6: 4}))
    assert errors_of(complaints) == ()
    assert complaints[0].key == "pieces"
    assert "add up to 39" in complaints[0].message


EARLIER = Player("A", ((5, 4, 3),), mice=1, bonus=(12,))


def warnings_of(*players: Player, ended_by: str) -> list[tuple[str, str]]:
    found = check(Play(players, ended_by))
    assert errors_of(found) == ()
    return [(complaint.key, complaint.message) for complaint in found]


def test_kw_12_kw_15_a_card_that_the_last_closings_would_give_to_somebody_else() -> None:
    """B ended the game and has to close first: the 12 goes to B, and A gets the 10 (KW-9)."""
    other = Player("B", ((4, 3, 2),), mice=1)
    ((key, message),) = warnings_of(EARLIER, other, ended_by="B")
    assert key == "players[0].bonus[0]"
    assert message == (
        "the bonus card 12 can only come from a closing with a waiting mouse after the end, and there B comes before A "
        "and takes it; A would get the 10 (unless B did not want it)"
    )


@pytest.mark.parametrize(
    "other",
    [
        Player("B", ((4, 3, 2),)),
        Player("B", ((4, 3),), mice=1),
        Player("B", ((6, 5, 4, 3),), mice=1),
        Player("B", ((4, 3, 2, 1),), mice=1),
    ],
)
def test_kw_12_a_card_that_comes_from_a_closing_at_the_end_is_no_doubt(other: Player) -> None:
    assert warnings_of(EARLIER, other, ended_by="B") == []


def test_kw_12_who_ended_the_game_takes_the_first_card() -> None:
    other = Player("B", ((4, 3, 2),), mice=1)
    assert warnings_of(EARLIER, other, ended_by="A") == []
    assert warnings_of(EARLIER, replace(other, bonus=(10,)), ended_by="A") == []
    assert len(warnings_of(EARLIER, replace(other, bonus=(10,)), ended_by="B")) == 1


def test_kw_15_the_closed_stack_has_the_higher_card() -> None:
    """Of 12 and 10 the 12 belongs to the stack that is closed already."""
    both = Player("A", ((5, 4, 3, 1), (6, 5, 4)), mice=1, bonus=(10, 12))
    assert warnings_of(both, Player("B"), ended_by="B") == []
    ((_, message),) = warnings_of(both, Player("B", ((4, 3, 2),), mice=1), ended_by="B")
    assert "takes it; A would get the 8" in message


def test_kw_07_the_same_fault_of_a_stack_is_said_once() -> None:
    assert len(check(with_anna(stacks=(*ANNA.stacks, (2, 2, 2, 2))))) == 1


def test_the_players_are_listed_when_no_name_is_near() -> None:
    (complaint,) = check(replace(SOUND, ended_by="Zacharias"))
    assert complaint.message == '"Zacharias" is none of the players; the players are Anna, Ben'
