"""The language of abilities: small steps that the model can play (KN-7, KN-8); effects.py plays them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Action = Literal["draw", "take_discard", "discard", "place", "give", "recall", "sweep"]
Who = Literal["me", "another_player", "all_others", "everyone"]

WHO_OF: Mapping[Action, tuple[Who, ...]] = {
    "draw": ("me", "another_player", "all_others", "everyone"),
    "take_discard": ("me", "another_player", "all_others", "everyone"),
    "discard": ("me", "another_player", "all_others", "everyone"),
    "place": ("me", "another_player"),
    "give": ("another_player", "all_others"),
    "recall": ("me", "another_player", "all_others", "everyone"),
    "sweep": ("me",),
}
"""Every action and whom it can befall:

- draw: takes cards from the Draw Pile into the hand
- take_discard: takes the top cards of the discard pile into the hand
- discard: puts hand cards of their own choice on the discard pile
- place: the active player places a hand card in that player's Party, without its ability
- give: the active player passes a hand card into that player's hand
- recall: takes a Fox of their own choice from their Party back into their hand
- sweep: the active player puts a card of the Track on the discard pile
"""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an ability; `cards` times. `another_player` is named by the active player once per step."""

    action: Action
    who: Who = "me"
    cards: int = 1
