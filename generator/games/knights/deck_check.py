"""What is wrong with a deck (KN-4); keys point into its YAML file."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from generator.games.knights.abilities import WHO_OF
from generator.games.knights.clauses import Clause, Count, matches
from generator.games.knights.deck import Card, Deck, find_card, folded, size_in_game
from generator.games.knights.setup import HAND, TRACK_COSTS
from generator.problems import Complaint, did_you_mean


def check_deck(deck: Deck) -> tuple[Complaint, ...]:
    """All complaints about a deck."""
    found: list[Complaint] = []
    for index, card in enumerate(deck.cards):
        found += _check_card(deck, index, card)
    found += _check_removed(deck)
    found += _check_size(deck)
    return tuple(found)


def check_complete(deck: Deck) -> tuple[Complaint, ...]:
    """What has to be filled in before the deck can be printed or played by the model (KN-2)."""
    found = (
        [Complaint("unlisted", f"{deck.unlisted} cards are not listed; add them under `cards`")]
        if deck.unlisted
        else []
    )
    for index, card in enumerate(deck.cards):
        if not card.known:
            message = f'"{card.name}": fill in subtitle, banner, ability and scoring in place of `text: unknown`'
            found.append(Complaint(f"cards[{index}].text", message))
        elif not card.banner:
            found.append(Complaint(f"cards[{index}].banner", f'fill in the two hero icons of "{card.name}"'))
    return tuple(found)


def check_pictures(deck: Deck, known: Collection[str]) -> tuple[Complaint, ...]:
    """Warnings about icons for which none of the known pictures is there; a theme may still bring one."""
    return tuple(
        Complaint(
            f"icons.{icon}",
            f'no theme on the shelves has a picture "{deck.picture_of(icon)}"; name one that there is, '
            f"`picture: hero_1`, or print with a theme that has icons/{deck.picture_of(icon)}.svg",
            "warning",
        )
        for icon in deck.icons
        if deck.picture_of(icon) not in known
    )


def _check_card(deck: Deck, index: int, card: Card) -> Iterator[Complaint]:
    key = f"cards[{index}]"
    if any(folded(card.name) == folded(earlier.name) for earlier in deck.cards[:index]):
        yield Complaint(f"{key}.name", f'"{card.name}" is listed twice; write `copies: 2` for two of them')
    for icon in dict.fromkeys(card.banner or ()):
        yield from _check_icon(deck, icon, f"{key}.banner")
    for number, step in enumerate(card.ability):
        allowed = WHO_OF[step.action]
        if step.who not in allowed:
            message = f"{step.action} cannot befall {step.who}; allowed: {', '.join(allowed)}"
            yield Complaint(f"{key}.ability.steps[{number}].who", message)
    for number, clause in enumerate(card.scoring):
        yield from _check_clause(deck, card, clause, f"{key}.scoring.clauses[{number}]")


def _check_clause(deck: Deck, card: Card, clause: Clause, key: str) -> Iterator[Complaint]:
    if clause.points == 0:
        yield Complaint(f"{key}.points", "a clause of 0 points does nothing")
    condition = clause.condition
    if condition and condition.comparison != "at_least" and condition.count.pile not in ("own_party", "own_hand"):
        message = f"`{condition.comparison}` compares own_party or own_hand, not {condition.count.pile}"
        yield Complaint(f"{key}.if.in", message)
    places = ([(clause.per, key)] if clause.per else []) + ([(condition.count, f"{key}.if")] if condition else [])
    for count, place in places:
        yield from _check_count(deck, count, place)
        minimum = condition.number if condition and count is condition.count else 1
        needed = max(1, minimum)
        if deck.complete and _most_possible(deck, card, count) < needed:
            message = f"can never count {needed}: no such cards can lie there; this clause never scores"
            yield Complaint(place, message, "warning")


def _check_count(deck: Deck, count: Count, key: str) -> Iterator[Complaint]:
    if count.icon is not None:
        yield from _check_icon(deck, count.icon, f"{key}.icon")
    for icon in dict.fromkeys(count.banner or ()):
        yield from _check_icon(deck, icon, f"{key}.banner")
    names = tuple(card.name for card in deck.cards)
    if count.name is not None and count.name not in names:
        near = did_you_mean(count.name, names)
        yield Complaint(f"{key}.name", f'no card is named "{count.name}"{near}')
    if count.other and count.pile != "own_party":
        yield Complaint(f"{key}.other", f"a card lies in own_party, so `other` changes nothing in {count.pile}")


def _check_icon(deck: Deck, icon: str, key: str) -> Iterator[Complaint]:
    if icon not in deck.icons:
        known = ", ".join(deck.icons) or "none"
        yield Complaint(key, f'no icon "{icon}" in this deck; known: {known}{did_you_mean(icon, deck.icons)}')


def _most_possible(deck: Deck, card: Card, count: Count) -> int:
    """An upper limit of what can be counted in the largest allowed game; the card itself lies in the Party."""
    copies = 2 if any(players > 2 for players in deck.players) else 1
    total = sum(fox.copies * copies for fox in deck.cards if matches(fox, count))
    itself_elsewhere = matches(card, count) and (count.other or count.pile != "own_party")
    return total - itself_elsewhere


def _check_removed(deck: Deck) -> Iterator[Complaint]:
    for index, name in enumerate(deck.removed):
        if find_card(deck, name) is None:
            near = did_you_mean(name, (card.name for card in deck.cards))
            yield Complaint(f"removed[{index}]", f'"{name}" cannot be removed, no card has that name{near}')


def _check_size(deck: Deck) -> Iterator[Complaint]:
    for index, players in enumerate(deck.players):
        if players not in TRACK_COSTS:
            yield Complaint(f"players[{index}]", f"the game is for 2 to 4 players, not {players}")
            continue
        needed = HAND * players + len(TRACK_COSTS[players]) + 1
        size = size_in_game(deck, players)
        if size < needed:
            message = f"{size} Fox cards are too few for {players} players; at least {needed} are needed"
            yield Complaint("cards", message)
