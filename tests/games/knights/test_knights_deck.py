"""Decks: the two that are shipped, their files, and what is said about wrong ones (KN-1, KN-2, KN-4)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from generator.chance import Chance
from generator.games.knights.abilities import Step
from generator.games.knights.clauses import Clause, Condition, Count, Spot, Table, points
from generator.games.knights.deck import Card, Deck, Texts, cards_in_game, copies_in_game, find_card, size_in_game
from generator.games.knights.deck_check import check_complete, check_deck
from generator.games.knights.deck_file import DeckModel, to_deck
from generator.games.knights.rules import random_game
from generator.games.knights.setup import table_of

OFFICIAL = ("Listerka", "Lisandra", "Meliska", "Serward", "Serafina", "Koszmarek")


def deck_of(**card: Any) -> dict[str, Any]:
    return {"title": "Small", "icons": {"lamp": "Lamp"}, "cards": [{"name": "A", **card}]}


def scoring(*clauses: dict[str, Any]) -> dict[str, Any]:
    return {"scoring": {"text": "told", "clauses": list(clauses)}}


def read(**card: Any) -> Deck:
    return to_deck(DeckModel.model_validate(deck_of(**card)), "small")


def test_kn_1_rulebook_deck_sizes(rulebook: Deck) -> None:
    assert [size_in_game(rulebook, players) for players in (2, 3, 4)] == [24, 40, 40]
    assert [card.name for card in cards_in_game(rulebook, 3)] == ["Listerka", "Listerka", "Lisandra", "Lisandra"]
    meliska = find_card(rulebook, "Meliska")
    assert meliska is not None
    assert [copies_in_game(rulebook, meliska, players) for players in (2, 3, 4)] == [1, 0, 0]


def test_kn_2_official_names_have_no_invented_text(rulebook: Deck) -> None:
    assert [card.name for card in rulebook.cards] == list(OFFICIAL)
    unknown = [card for card in rulebook.cards if not card.known]
    assert [card.name for card in unknown] == list(OFFICIAL[2:])
    assert all(card == Card(card.name, known=False) for card in unknown)
    assert all(card.banner is None for card in rulebook.cards)
    assert check_deck(rulebook) == ()


def test_kn_2_what_is_unknown_is_said(rulebook: Deck, house: Deck) -> None:
    said = {complaint.key: complaint.message for complaint in check_complete(rulebook)}
    assert set(said) == {
        "unlisted",
        *(f"cards[{n}].banner" for n in (0, 1)),
        *(f"cards[{n}].text" for n in range(2, 6)),
    }
    assert "Serward" in said["cards[3].text"]
    assert "fill in subtitle, banner, ability and scoring" in said["cards[3].text"]
    assert check_complete(house) == ()


def test_kn_2_house_deck_is_complete_and_our_own(house: Deck) -> None:
    assert check_deck(house) == ()
    assert house.complete
    assert len(house.cards) == len({card.name for card in house.cards}) == 24
    assert not {card.name for card in house.cards} & set(OFFICIAL)
    assert all(card.copies == 1 for card in house.cards)
    pairs = Counter(frozenset(card.banner or ()) for card in house.cards)
    assert set(pairs.values()) == {4}
    assert len(pairs) == 6
    icons = Counter(icon for card in house.cards for icon in card.banner or ())
    assert dict(icons) == dict.fromkeys(house.icons, 12)
    assert len(house.removed) == 4


def test_kn_2_house_texts_are_short_and_in_both_languages(house: Deck) -> None:
    for card in house.cards:
        for texts, longest in ((card.subtitle, 40), (card.ability_text, 90), (card.scoring_text, 90)):
            assert 0 < len(texts.de) <= longest, card.name
            assert 0 < len(texts.en) <= longest, card.name
        assert card.subtitle.de != card.subtitle.en


def test_kn_3_house_texts_name_the_numbers_and_icons_of_their_clauses(house: Deck) -> None:
    for card in house.cards:
        numbers = sorted(
            str(number)
            for clause in card.scoring
            for number in (abs(clause.points), clause.condition.number if clause.condition else 0)
            if number > 1 or number == abs(clause.points)
        )
        counts = [count for clause in card.scoring for count in clause.counts]
        icons = {icon for count in counts for icon in ((count.icon,) if count.icon else count.banner or ())}
        for lang in ("de", "en"):
            text = card.scoring_text.said(lang)
            assert sorted(re.findall(r"\d+", text)) == numbers, (card.name, text)
            assert {icon for icon, title in house.icons.items() if title.said(lang) in text} == icons, (card.name, text)


def test_kn_3_house_ability_texts_name_the_cards_of_their_steps(house: Deck) -> None:
    for card in house.cards:
        moved = [str(step.cards) for step in card.ability if step.action != "take_discard"]
        for lang in ("de", "en"):
            assert re.findall(r"\d+", card.ability_text.said(lang)) == moved, card.name


def test_kn_4_every_clause_of_the_house_deck_can_be_more_than_0(house: Deck) -> None:
    waiting = {(card.name, clause) for card in house.cards for clause in card.scoring}
    for number in range(400):
        players = 2 + number % 3
        table = table_of(end := random_game(house, players, Chance(number)))
        for seat, held in enumerate(end.seats):
            for card in held.party:
                spot = Spot(card, seat, (seat + 1) % players)
                waiting -= {(card.name, clause) for clause in card.scoring if abs(points(clause, table, spot)) > 0}
        if not waiting:
            break
    assert not waiting


def test_kn_4_own_complaints_point_at_the_key(house: Deck) -> None:
    wrong = replace(
        house,
        removed=("Brielind",),
        cards=(
            *house.cards,
            Card(" goudawin ", banner=("sword", "crow"), ability=(Step("sweep", "everyone"),)),
            Card(
                "Zola",
                banner=("sword", "sword"),
                scoring=(
                    Clause(0),
                    Clause(1, Count("discard", icon="lamp")),
                    Clause(1, Count("discard", other=True)),
                    Clause(1, Count("own_party", name="camelotta")),
                    Clause(1, None, Condition("most", Count("discard"))),
                    Clause(1, Count("own_hand", banner=("cheese", "lamp"))),
                ),
            ),
        ),
    )
    said = {complaint.key: complaint.message for complaint in check_deck(wrong) if complaint.severity == "error"}
    assert set(said) == {
        "cards[24].name",
        "cards[24].banner",
        "cards[24].ability.steps[0].who",
        "cards[25].scoring.clauses[0].points",
        "cards[25].scoring.clauses[1].icon",
        "cards[25].scoring.clauses[2].other",
        "cards[25].scoring.clauses[3].name",
        "cards[25].scoring.clauses[4].if.in",
        "cards[25].scoring.clauses[5].banner",
        "removed[0]",
    }
    assert 'did you mean "crown"?' in said["cards[24].banner"]
    assert 'did you mean "Camelotta"?' in said["cards[25].scoring.clauses[3].name"]
    assert 'did you mean "Brielinde"?' in said["removed[0]"]


@pytest.mark.parametrize(
    ("clause", "key"),
    [
        (Clause(1, Count("own_party", name="Zola", other=True)), "cards[0].scoring.clauses[0]"),
        (Clause(1, Count("discard", banner=("key", "key"))), "cards[0].scoring.clauses[0]"),
        (Clause(1, None, Condition("at_least", Count("discard"), 24)), "cards[0].scoring.clauses[0].if"),
    ],
)
def test_kn_4_a_clause_that_never_scores_is_a_warning(clause: Clause, key: str) -> None:
    texts = Texts("x", "x")
    deck = Deck(
        name="small",
        title=texts,
        cards=(
            Card("Zola", banner=("lamp", "key"), scoring=(clause,)),
            Card("Page", banner=("lamp", "lamp"), copies=23),
        ),
        icons={"lamp": texts, "key": texts},
        players=(2,),
    )
    assert [(complaint.key, complaint.severity) for complaint in check_deck(deck)] == [(key, "warning")]


def test_kn_4_enough_cards_for_every_number_of_players(filler: Deck) -> None:
    small = replace(filler, cards=(replace(filler.cards[2], copies=11),))
    found = [complaint.message for complaint in check_deck(small)]
    assert len(found) == 2
    assert "11 Fox cards are too few for 2 players; at least 14 are needed" in found[0]
    assert "22 Fox cards are too few for 4 players; at least 23 are needed" in found[1]
    assert [complaint.key for complaint in check_deck(replace(filler, players=(1, 2, 5)))] == [
        "players[0]",
        "players[2]",
    ]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (scoring({"points": 2, "in": "discard"}), "belong together"),
        (scoring({"points": 2, "per": "fox"}), "belong together"),
        (scoring({"points": 2, "icon": "lamp"}), "belong together"),
        (scoring({"points": 2, "per": "fox", "in": "discard", "icon": "lamp", "name": "A"}), "at most one"),
        (scoring({"points": 2, "if": {"in": "discard"}}), "needs one of"),
        (scoring({"points": 2, "if": {"at_least": 2}}), "Field required"),
        (scoring({"points": 2, "if": {"most": "fox", "at_least": 2, "in": "own_hand"}}), "needs one of"),
        ({"text": "unknown", "subtitle": "told"}, "stands alone"),
        ({"subtitle": "told"}, "fill in `scoring`"),
    ],
)
def test_kn_4_clauses_that_do_not_parse(card: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        DeckModel.model_validate(deck_of(**card))


def test_kn_2_file_to_deck() -> None:
    deck = read(
        subtitle={"de": "eins", "en": "one"},
        banner=["lamp", "lamp"],
        ability={"text": "do", "steps": [{"do": "discard", "who": "all_others", "cards": 2}]},
        **scoring(
            {"points": -1, "per": "fox", "in": "own_party", "banner": ["lamp", "lamp"], "other": True},
            {"points": 4, "if": {"least": "fox", "in": "own_hand"}},
            {"points": 4, "per": "fox", "in": "discard", "if": {"at_least": 2, "in": "other_parties", "name": "A"}},
        ),
    )
    assert deck.cards == (
        Card(
            name="A",
            subtitle=Texts("eins", "one"),
            banner=("lamp", "lamp"),
            ability_text=Texts("do", "do"),
            ability=(Step("discard", "all_others", 2),),
            scoring_text=Texts("told", "told"),
            scoring=(
                Clause(-1, Count("own_party", banner=("lamp", "lamp"), other=True)),
                Clause(4, None, Condition("least", Count("own_hand"))),
                Clause(4, Count("discard"), Condition("at_least", Count("other_parties", name="A"), 2)),
            ),
        ),
    )


def test_kn_3_a_table_of_numbers_scores_an_unknown_banner() -> None:
    card = Card("A", scoring=(Clause(1, Count("own_party")),))
    assert points(card.scoring[0], Table(((card,), ()), (0, 0), 0), Spot(card, 0, 1)) == 1
