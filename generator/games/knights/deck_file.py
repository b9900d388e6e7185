"""The YAML form of a deck. What its keys mean is told to deck makers in layouts/decks/README.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from generator.games.knights.abilities import Action, Step, Who
from generator.games.knights.clauses import Banner, Clause, Condition, Count, PileName
from generator.games.knights.deck import Card, Deck, Texts

MOST_COPIES = 100  # of one card, as `make --copies` allows


class _Strict(BaseModel):
    """Strict, closed and frozen, like everything that is read from a file."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class TextsModel(_Strict):
    de: str
    en: str


class IconModel(TextsModel):
    """What a hero icon is called, and the theme's picture that is printed for it."""

    picture: Annotated[str, Field(min_length=1)] | None = None


def _in_both_languages(value: Any) -> Any:
    return {"de": value, "en": value} if isinstance(value, str) else value


def _unless_unknown(value: Any) -> Any:
    return None if value == "unknown" else value


Said = Annotated[TextsModel, BeforeValidator(_in_both_languages, json_schema_input_type=str | TextsModel)]
Icon = Annotated[IconModel, BeforeValidator(_in_both_languages, json_schema_input_type=str | IconModel)]
Pair = Annotated[list[str], Field(min_length=2, max_length=2)]
PairOrUnknown = Annotated[
    Pair | None, BeforeValidator(_unless_unknown, json_schema_input_type=Literal["unknown"] | Pair | None)
]


class FilterModel(_Strict):
    icon: str | None = None
    banner: Pair | None = None
    name: str | None = None
    other: bool = False

    @model_validator(mode="after")
    def _at_most_one_filter(self) -> FilterModel:
        if sum(given is not None for given in (self.icon, self.banner, self.name)) > 1:
            raise ValueError("give at most one of `icon`, `banner` and `name`")
        return self


class ConditionModel(FilterModel):
    in_: PileName = Field(alias="in")
    most: Literal["fox"] | None = None
    least: Literal["fox"] | None = None
    at_least: Annotated[int, Field(ge=1)] | None = None

    @model_validator(mode="after")
    def _one_comparison(self) -> ConditionModel:
        if sum(given is not None for given in (self.most, self.least, self.at_least)) != 1:
            raise ValueError("a condition needs one of `most: fox`, `least: fox` and `at_least: NUMBER`")
        return self


class ClauseModel(FilterModel):
    points: int
    per: Literal["fox"] | None = None
    in_: PileName | None = Field(None, alias="in")
    if_: ConditionModel | None = Field(None, alias="if")

    @model_validator(mode="after")
    def _per_and_in(self) -> ClauseModel:
        counting = self.in_ or self.icon or self.banner or self.name or self.other
        if (self.per is None) != (self.in_ is None) or (counting and self.per is None):
            raise ValueError("`per: fox` and `in:` belong together; flat points have neither, nor a filter")
        return self


class StepModel(_Strict):
    do: Action
    who: Who = "me"
    cards: Annotated[int, Field(ge=1)] = 1


class AbilityModel(_Strict):
    text: Said
    steps: list[StepModel] = []


class ScoringModel(_Strict):
    text: Said
    clauses: list[ClauseModel] = []


class CardModel(_Strict):
    name: Annotated[str, Field(min_length=1)]
    text: Literal["unknown"] | None = None
    subtitle: Said | None = None
    banner: PairOrUnknown = None
    ability: AbilityModel | None = None
    scoring: ScoringModel | None = None
    copies: Annotated[int, Field(ge=1, le=MOST_COPIES)] = 1

    @model_validator(mode="after")
    def _known_or_not(self) -> CardModel:
        told = (self.subtitle, self.banner, self.ability, self.scoring)
        if self.text == "unknown" and any(part is not None for part in told):
            raise ValueError("`text: unknown` stands alone; remove it once the card's text is filled in")
        if self.text is None and self.scoring is None:
            raise ValueError("fill in `scoring` (and `subtitle`, `banner`, `ability`), or write `text: unknown`")
        return self


class DeckModel(_Strict):
    """A whole deck file."""

    title: Said
    icons: dict[str, Icon] = {}
    players: Annotated[list[int], Field(min_length=1)] = [2, 3, 4]
    removed: list[str] = []
    unlisted: Annotated[int, Field(ge=0)] = 0
    cards: Annotated[list[CardModel], Field(min_length=1)]


def to_deck(model: DeckModel, name: str) -> Deck:
    """The deck as data; `name` is how users call it. Check it with `deck_check.check_deck`."""
    return Deck(
        name=name,
        title=_texts(model.title),
        cards=tuple(_card(card) for card in model.cards),
        icons={icon: _texts(texts) for icon, texts in model.icons.items()},
        pictures={name: icon.picture for name, icon in model.icons.items() if icon.picture is not None},
        removed=tuple(model.removed),
        unlisted=model.unlisted,
        players=tuple(model.players),
    )


def _card(model: CardModel) -> Card:
    ability, scoring = model.ability, model.scoring
    return Card(
        name=model.name,
        subtitle=_texts(model.subtitle),
        banner=_pair(model.banner),
        ability_text=_texts(ability.text) if ability else Texts(),
        ability=tuple(Step(step.do, step.who, step.cards) for step in ability.steps) if ability else (),
        scoring_text=_texts(scoring.text) if scoring else Texts(),
        scoring=tuple(_clause(clause) for clause in scoring.clauses) if scoring else (),
        copies=model.copies,
        known=model.text is None,
    )


def _clause(model: ClauseModel) -> Clause:
    per = _count(model, model.in_) if model.in_ else None
    return Clause(model.points, per, _condition(model.if_) if model.if_ else None)


def _condition(model: ConditionModel) -> Condition:
    count = _count(model, model.in_)
    if model.at_least is not None:
        return Condition("at_least", count, model.at_least)
    return Condition("most" if model.most else "least", count)


def _count(model: FilterModel, pile: PileName) -> Count:
    return Count(pile, model.icon, _pair(model.banner), model.name, model.other)


def _pair(pair: list[str] | None) -> Banner | None:
    return (pair[0], pair[1]) if pair else None


def _texts(model: TextsModel | None) -> Texts:
    return Texts(model.de, model.en) if model else Texts()
