"""What is refused in a result, and how it is said (KN-2, KN-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from generator.games.knights.deck import Deck
from generator.games.knights.oneline import result_of
from generator.games.knights.play import Play
from generator.games.knights.results import ResultModel, to_play
from generator.games.knights.scoring import check, score
from generator.problems import Complaint
from generator.words import Words

Tell = Callable[..., Play]


def said(play: Play) -> dict[str, str]:
    found = check(play)
    assert len({complaint.key for complaint in found}) == len(found), found
    return {complaint.key: complaint.message for complaint in found}


def test_kn_14_a_card_that_is_not_in_the_deck(house: Deck, tell: Tell) -> None:
    play = tell({"Ada": ["Goudawin", "Brielinda"], "Bo": []}, house, discard=["Fuchs"], hands={"Bo": ["Zz"]})
    found = said(play)
    assert set(found) == {"parties.Ada[1]", "discard[0]", "hands.Bo[0]"}
    assert found["parties.Ada[1]"] == 'no card "Brielinda" in deck "house"; did you mean "Brielinde"?'


def test_kn_14_names_are_found_in_any_case_and_encoding(house: Deck, tell: Tell) -> None:
    assert said(tell({"Ada": ["GOUDAWIN ", "brielinde"], "Bo": []}, house)) == {}


def test_kn_14_more_copies_than_the_deck_holds(house: Deck, tell: Tell) -> None:
    two = tell({"Ada": ["Goudawin"], "Bo": ["Ricottus", "Goudawin"]}, house, discard=["Goudawin"])
    assert said(two) == {
        "parties.Bo[1]": '"Goudawin" number 2; a game of 2 players holds 1',
        "discard[0]": '"Goudawin" number 3; a game of 2 players holds 1',
    }
    three = tell({"Ada": ["Goudawin"], "Bo": ["Goudawin"], "Cy": []}, house, hands={"Cy": ["Goudawin"]})
    assert said(three) == {"hands.Cy[0]": '"Goudawin" number 3; a game of 3 players holds 2'}


def test_kn_14_a_removed_name_with_three_players(house: Deck, rulebook: Deck, tell: Tell) -> None:
    parties: dict[str, list[str]] = {"Ada": ["Limburga"], "Bo": [], "Cy": []}
    assert said(tell(parties, house)) == {
        "parties.Ada[0]": '"Limburga" is not in a game of 3 players; it stays in the box'
    }
    assert said(tell({"Ada": ["Limburga"], "Bo": []}, house)) == {}
    found = said(tell({"Ada": ["Serward"], "Bo": [], "Cy": [], "Di": []}, rulebook, discard=["Serafina"]))
    assert list(found) == ["parties.Ada[0]", "discard[0]"]


def test_kn_14_more_cards_than_exist(tell: Tell) -> None:
    assert said(tell({"Ada": ["Page"] * 6, "Bo": ["Page"]}, discard=17)) == {}
    found = said(tell({"Ada": ["Page"] * 6, "Bo": ["Page"]}, discard=16, hands={"Ada": 2, "Bo": 3}))
    assert found == {"hands.Ada": "with 2 cards here the result has 25 Fox cards; the game holds 24"}
    assert list(said(tell({"Ada": [], "Bo": []}, discard=-1))) == ["discard"]


def test_kn_2_unknown_text_in_a_party_says_what_to_fill_in(rulebook: Deck, tell: Tell) -> None:
    play = tell({"Ada": ["Listerka", "Meliska"], "Bo": ["Lisandra"]}, rulebook, discard=["Serward"])
    found = said(play)
    assert list(found) == ["parties.Ada[1]"]
    for part in ('text of "Meliska" is unknown', "cards[2]", "subtitle, banner, ability and scoring"):
        assert part in found["parties.Ada[1]"]


def test_kn_2_unlisted_names_say_how_to_add_them(rulebook: Deck, tell: Tell) -> None:
    message = said(tell({"Ada": ["Zosia"], "Bo": []}, rulebook))["parties.Ada[0]"]
    assert 'lists 6 of its 24 cards and "Zosia" is none of them; add the card' in message
    assert 'did you mean "Listerka"?' in said(tell({"Ada": ["Lister"], "Bo": []}, rulebook))["parties.Ada[0]"]


def test_kn_14_what_a_clause_needs_must_be_told(house: Deck, tell: Tell) -> None:
    play = tell({"Ada": ["Emmentrud", "Gorgonzelda"], "Bo": ["Havartha"]}, house, hands={"Bo": 2})
    assert said(play) == {
        "discard": 'is not told, but "Emmentrud" counts it; give the number of cards or their names',
        "hands.Ada": 'is not told, but "Havartha" counts it; give the number of cards or their names',
    }
    number = tell({"Ada": ["Emmentrud", "Gorgonzelda"], "Bo": []}, house, discard=7)
    assert said(number) == {"discard": '"Gorgonzelda" counts only some of these cards; give their names, not only 7'}
    assert said(tell({"Ada": ["Halloumir"], "Bo": []}, house, hands={"Ada": 3})) == {}


def test_kn_14_hero_icons_of_an_unknown_banner(rulebook: Deck, house: Deck, tell: Tell) -> None:
    mixed = Deck("mixed", house.title, house.cards + rulebook.cards, house.icons)
    play = tell({"Ada": ["Goudawin", "Listerka"], "Bo": ["Lisandra"]}, mixed, discard=0)
    assert said(play) == {
        "parties.Ada[1]": '"Goudawin" counts hero icons, but the banner of "Listerka" is unknown to the deck'
    }
    most = tell({"Ada": ["Lancefox"], "Bo": ["Lisandra"]}, mixed)
    assert list(said(most)) == ["parties.Bo[0]"]


@pytest.mark.parametrize(("players", "amount"), [(["Ada"], "1 player"), (["Ada", "Bo", "Cy", "Di", "Ed"], "5 players")])
def test_kn_14_too_few_and_too_many_players(players: list[str], amount: str, tell: Tell) -> None:
    found = said(tell({name: [] for name in players}))
    assert found == {"players": f"{amount}; this deck is for 2, 3, 4"}


def test_kn_14_names_of_players(filler: Deck) -> None:
    data: dict[str, Any] = {
        "game": "knights", "deck": "filler", "players": ["Ada", "Bo", "Ada"],
        "parties": {"Ada": [], "Boo": []}, "hands": {"Cyrus": 2}, "choose": {"Di": []},
    }  # fmt: skip
    assert said(to_play(ResultModel.model_validate(data), filler)) == {
        "players[2]": 'the name "Ada" is there twice; names must differ',
        "parties.Boo": 'no player is named "Boo"; did you mean "Bo"?',
        "hands.Cyrus": 'no player is named "Cyrus"; the players are Ada, Bo, Ada',
        "choose.Di": 'no player is named "Di"; the players are Ada, Bo, Ada',
        "parties": 'the Party of "Bo" is missing; an empty one is written []',
    }


def test_kn_14_choices(tell: Tell) -> None:
    parties = {"Ada": ["Lisandra"], "Bo": ["Lisandra"], "Cy": ["Page"]}
    assert said(tell(parties, choose={"Ada": ["Cy"], "Bo": ["Ada"]})) == {}
    assert said(tell(parties, choose={"Ada": "Ada", "Bo": "Cyy", "Cy": "Ada"})) == {
        "choose.Ada[0]": "another player has to be chosen, not the owner of the card",
        "choose.Bo[0]": 'no player is named "Cyy"; did you mean "Cy"?',
        "choose.Cy[0]": "1 chosen; the cards of this Party that choose a player are 0",
    }


@pytest.mark.parametrize(
    ("part", "value", "key"),
    [
        ("discard", True, ("discard",)),
        ("discard", "nine", ("discard",)),
        ("hands", {"Ada": [3]}, ("hands", "Ada")),
        ("variant", {"tie": "none"}, ("variant", "tie")),
        ("game", "chess", ("game",)),
        ("dicard", 9, ("dicard",)),
    ],
)
def test_kn_14_each_mistake_of_shape_is_said_once(part: str, value: Any, key: tuple[str, ...]) -> None:
    data = {"game": "knights", "deck": "house", "players": ["Ada", "Bo"], "parties": {"Ada": [], "Bo": []}, part: value}
    with pytest.raises(ValidationError) as caught:
        ResultModel.model_validate(data)
    assert [error["loc"] for error in caught.value.errors()] == [key]


def test_kn_14_one_line_is_the_same_as_a_file(rulebook: Deck, english: Words) -> None:
    data, complaints = result_of(
        "rulebook", ["Ada: Listerka", "Bo:", "Cy: Lisandra"], "9", ["Ada: 3", "Bo: Serward"], ["Cy: Bo"], ["tie=shared"]
    )
    assert complaints == ()
    assert data == {
        "game": "knights", "deck": "rulebook", "players": ["Ada", "Bo", "Cy"],
        "parties": {"Ada": ["Listerka"], "Bo": [], "Cy": ["Lisandra"]}, "discard": 9,
        "hands": {"Ada": 3, "Bo": ["Serward"]}, "choose": {"Cy": ["Bo"]}, "variant": {"tie": "shared"},
    }  # fmt: skip
    play = to_play(ResultModel.model_validate(data), rulebook)
    assert said(play) == {"hands.Bo[0]": '"Serward" is not in a game of 3 players; it stays in the box'}
    fine = to_play(ResultModel.model_validate(data | {"hands": {}}), rulebook)
    assert [int(player.total) for player in score(fine, english).players] == [27, 0, 0]


def test_kn_14_one_line_without_the_rest() -> None:
    data, complaints = result_of("house", ["Ada: A, B ,C", "Bo: D"], "A, B")
    assert (data["parties"], data["discard"], complaints) == ({"Ada": ["A", "B", "C"], "Bo": ["D"]}, ["A", "B"], ())
    assert set(data) == {"game", "deck", "players", "parties", "discard"}
    assert "discard" not in result_of("house", ["Ada: A"])[0]


def test_kn_14_mistakes_in_one_line() -> None:
    _, complaints = result_of("house", ["Ada Listerka", "Bo: A", "Bo: B"], None, [": 3"], ["Ada"], ["shared"])
    assert complaints == (
        Complaint("--party[0]", '"Ada Listerka" is not written like "Ada: ..."'),
        Complaint("--party[2]", '"Bo" is told twice'),
        Complaint("--hand[0]", '": 3" is not written like "Ada: ..."'),
        Complaint("--choose[0]", '"Ada" is not written like "Ada: ..."'),
        Complaint("--variant[0]", '"shared" is not written like "tie=shared"'),
    )
