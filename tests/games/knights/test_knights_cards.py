"""Fox cards of any deck (KN-1, KN-2)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from generator.catalogue import game_named
from generator.checking import check_file
from generator.config.shelf import find
from generator.content.cards import PictureFace, TextFace
from generator.game import Ask
from generator.games.knights.deck_shelf import complete, deck_at, read_deck
from generator.games.knights.fox_cards import cards
from generator.games.knights.set_up import SetUp, check, set_up
from generator.job import Job
from generator.pipeline import lay_out
from generator.problems import FileError, InputError, UsageError
from generator.surroundings import words_of
from generator.words import LANGUAGES, Phrase

WORDS = {lang: words_of(lang, game_named("knights"), None).words for lang in LANGUAGES}


def ask(deck: str | None = None, players: int | None = None, material: str = "cards") -> Ask:
    return Ask((material,), "de", 1, Phrase(""), Phrase(""), deck=deck, players=players)


def printed(players: int, lang: str = "de"):  # type: ignore[no-untyped-def]
    (found,) = cards(SetUp(read_deck("house").deck, players), WORDS[lang])
    return found.cards


def test_one_copy_for_two_and_a_first_player_card() -> None:
    found = printed(2)
    assert len(found) == 25
    assert isinstance(found[-1].front, PictureFace)
    assert set(Counter(card.name for card in found).values()) == {1}


@pytest.mark.parametrize("players", [3, 4])
def test_two_copies_for_more_without_the_removed_names(players: int) -> None:
    names = Counter(card.name for card in printed(players)[:-1])
    removed = set(read_deck("house").deck.removed)
    assert sum(names.values()) == 40
    assert set(names.values()) == {2}
    assert len(removed) == 4
    assert not removed & set(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_its_deck_says(lang: str) -> None:
    deck = read_deck("house").deck
    for fox, card in zip(deck.cards, printed(2, lang), strict=False):
        face = card.front
        assert isinstance(face, TextFace)
        assert face.title.text == fox.name
        assert face.subtitle.text == fox.subtitle.said(lang)
        assert [text.text for _, text in face.paragraphs] == [fox.ability_text.said(lang), fox.scoring_text.said(lang)]
        assert [name.text for _, name in face.banner] == [deck.icons[icon].said(lang) for icon in fox.banner or ()]
        assert all(icon in ("hero_1", "hero_2", "hero_3", "hero_4") for icon, _ in face.banner)


def test_pictures_go_by_name_not_by_the_order_of_the_icons(tmp_path: Path) -> None:
    house = find("decks", "house").read_text(encoding="utf-8")
    sword = "  sword: {de: Schwert, en: Sword, picture: hero_1}\n"
    assert sword in house
    file = tmp_path / "turned.yaml"
    file.write_text(house.replace(sword, "").replace("removed:", f"{sword}removed:", 1), encoding="utf-8")
    turned = deck_at(file).deck
    assert list(turned.icons) == ["shield", "crown", "cheese", "sword"]
    assert [card.front for card in cards(SetUp(turned, 2), WORDS["de"])[0].cards] == [c.front for c in printed(2)]


def test_an_icon_without_a_picture_is_told_at_its_own_line(tmp_path: Path) -> None:
    house = find("decks", "house").read_text(encoding="utf-8")
    file = tmp_path / "bare.yaml"
    file.write_text(house.replace(", picture: hero_1", ""), encoding="utf-8")
    line = next(n for n, text in enumerate(house.splitlines(), 1) if text.startswith("  sword:"))
    (problem,) = check_file(str(file))
    assert (problem.severity, problem.key, problem.place.line) == ("warning", "icons.sword", line)
    with pytest.raises(InputError) as caught:
        lay_out(Job("knights", materials=("cards",), deck=str(file)))
    (problem,) = caught.value.problems
    assert (problem.severity, problem.key, problem.place.line) == ("error", "icons.sword", line)
    assert 'no picture "sword"' in problem.message


def test_all_backs_are_alike() -> None:
    assert len({card.back for card in printed(4)}) == 1


def test_texts_that_are_not_known_are_refused_with_what_to_fill_in() -> None:
    with pytest.raises(InputError) as caught:
        set_up(ask("rulebook"))
    said = [str(problem) for problem in caught.value.problems]
    assert all("rulebook.yaml:" in line for line in said)
    for name in ("Listerka", "Lisandra", "Meliska", "Serward", "Serafina", "Koszmarek"):
        assert any(f'"{name}"' in line and "fill in" in line for line in said)
    assert any("18 cards are not listed" in line for line in said)


def test_a_deck_that_is_not_printed_may_be_incomplete() -> None:
    assert set_up(ask("rulebook", material="score-pad")).setup.deck.unlisted == 18


def test_a_deck_of_ones_own_is_read_from_its_path(tmp_path: Path) -> None:
    file = tmp_path / "Mein Deck ü.yaml"
    text = Path("tests/cases/knights_filler_deck.yaml")
    file.write_text((Path(__file__).parents[3] / text).read_text(encoding="utf-8"), encoding="utf-8")
    assert deck_at(file).deck.name == "Mein Deck ü"


def test_wrong_decks_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="house"):
        read_deck("hause")
    with pytest.raises(FileError):
        read_deck(str(tmp_path / "none.yaml"))
    file = tmp_path / "bad.yaml"
    file.write_text("title: Deck\nicons: {a: A}\ncards:\n  - {name: X, banner: [a, b], scoring: {text: '1'}}\n")
    with pytest.raises(InputError) as caught:
        deck_at(file)
    lines = [str(problem) for problem in caught.value.problems]
    assert any("cards[0].banner" in line and '"b"' in line for line in lines)


def test_a_complete_deck_is_handed_on() -> None:
    found = read_deck("house")
    assert complete(found) is found.deck


@pytest.mark.parametrize(("players", "wrong"), [(1, True), (2, False), (4, False), (5, True), (None, False)])
def test_players_outside_the_game_are_refused(players: int | None, wrong: bool) -> None:
    assert bool(check(ask(players=players))) == wrong


@pytest.mark.parametrize("copies", [0, 101])
def test_copies_of_a_card_have_limits(tmp_path: Path, copies: int) -> None:
    house = find("decks", "house").read_text(encoding="utf-8")
    name = "  - name: Goudawin\n"
    assert name in house
    file = tmp_path / "many.yaml"
    file.write_text(house.replace(name, f"{name}    copies: {copies}\n"), encoding="utf-8")
    problems = [problem for problem in check_file(str(file)) if problem.severity == "error"]
    assert [problem.key for problem in problems] == ["cards[0].copies"]


def test_a_broken_size_of_ones_own_hides_no_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "layouts" / "cards"
    folder.mkdir(parents=True)
    (folder / "broken.yaml").write_text("bleed: [", encoding="utf-8")
    paper = tmp_path / "tiny.yaml"
    paper.write_text("title: {de: Winzig, en: Tiny}\nwidth: 60\nheight: 60\n", encoding="utf-8")
    monkeypatch.setenv("KAESEBLATT_PATH", str(tmp_path))
    with pytest.raises(InputError) as caught:
        lay_out(Job("knights", materials=("cards",), paper=str(paper)))
    assert "what would fit: --paper" in str(caught.value)
