"""The result file of a game (the YAML or JSON that `score knights` reads)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainValidator

from generator.calculator import trimmed
from generator.games.knights.deck import Deck
from generator.games.knights.play import Play, Told, Variant


def _pile(value: Any) -> Any:
    """A number or a list of names: one validator, so that a mistake is reported once and at the pile's own key."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        return value
    raise ValueError("give the number of cards or the list of their names")


def _listed(value: Any) -> Any:
    return [value] if isinstance(value, str) else value


Amount = Annotated[int | list[str], PlainValidator(_pile, json_schema_input_type=int | list[str])]
Chosen = Annotated[list[str], BeforeValidator(_listed, json_schema_input_type=str | list[str])]


class VariantModel(BaseModel):
    """House rules where the rulebook can be read in two ways."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    lisandra: Literal["owner_scores", "chosen_player_scores"] = "owner_scores"
    tie: Literal["latest", "shared"] = "latest"


class ResultModel(BaseModel):
    """A whole result file."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    game: Literal["knights"]
    deck: str
    players: list[str]
    parties: dict[str, list[str]]
    discard: Amount | None = None
    hands: dict[str, Amount] = {}
    choose: dict[str, Chosen] = {}
    variant: VariantModel = VariantModel()


def to_play(model: ResultModel, deck: Deck) -> Play:
    """The result as data, with the deck that `model.deck` names. Check it with `scoring.check`."""
    return Play(
        deck=deck,
        players=tuple(name.strip() for name in model.players),
        parties=_tuples(model.parties),
        discard=None if model.discard is None else _told(model.discard),
        hands=trimmed({player: _told(hand) for player, hand in model.hands.items()}),
        choose=_tuples(model.choose),
        variant=Variant(model.variant.lisandra, model.variant.tie),
    )


def _told(pile: int | list[str]) -> Told:
    return pile if isinstance(pile, int) else tuple(pile)


def _tuples(lists: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return trimmed({player: tuple(name.strip() for name in names) for player, names in lists.items()})
