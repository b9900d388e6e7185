"""The shape of a result file (see `kaeseblatt schema`), and the sitting it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Tag

from generator.games.kaesekaestchen.field import KINDS
from generator.games.kaesekaestchen.played import Counts, Play, PlayedField, SideCount, TwistHunt
from generator.games.kaesekaestchen.reading import Reader

_STRICT = ConfigDict(strict=True, extra="forbid", frozen=True)


def _shape(value: Any) -> str:
    return "mapping" if isinstance(value, Mapping | BaseModel) else "list" if isinstance(value, list) else "text"


Text = Annotated[str, Tag("text")]
TargetModel = Annotated[Text | Annotated[dict[str, str | None], Tag("mapping")], Discriminator(_shape)]
OwnersModel = Annotated[Text | Annotated[list[str], Tag("list")], Discriminator(_shape)]


class VariantModel(BaseModel):
    """How it was played; by `twist_hunt: gate` a side that closed no twist box scores nothing, the other as usual."""

    model_config = _STRICT

    blitz: bool = False
    twist_hunt: bool | Literal["points", "gate"] = False
    teams: bool = False


class SideModel(BaseModel):
    """What one side counted; bomb, extra and swap boxes only matter in Twist-Hatz."""

    model_config = _STRICT

    boxes: int
    double: int | None = None
    bomb: int | None = None
    extra: int | None = None
    swap: int | None = None


class CountsModel(BaseModel):
    """The counts of both sides, and the freed boxes if they were counted too."""

    model_config = _STRICT

    A: SideModel
    B: SideModel
    freed: int | None = None


class MoveModel(BaseModel):
    """A move with more than its line: side, order of the twists, targets (`none` declines a bomb), who drew it."""

    model_config = _STRICT

    line: str
    side: str | None = None
    by: str | None = None
    order: list[str] = []
    bomb: TargetModel | None = None
    swap: TargetModel | None = None


MoveEntry = Annotated[Text | Annotated[MoveModel, Tag("mapping")], Discriminator(_shape)]


class FieldModel(BaseModel):
    """A played field: its code, or rows, columns and twists; and one of owners, counts and moves."""

    model_config = _STRICT

    field: str | None = None
    rows: int | None = None
    columns: int | None = None
    twists: dict[str, list[str]] | None = None
    owners: OwnersModel | None = None
    counts: CountsModel | None = None
    moves: list[MoveEntry] | None = None
    partial: bool = False


class ResultModel(BaseModel):
    """A whole result file; the first player is side A and draws first."""

    model_config = _STRICT

    game: Literal["kaesekaestchen"]
    players: list[str]
    variant: VariantModel = VariantModel()
    series: Literal["best_of_three"] | None = None
    fields: list[FieldModel]


def to_play(model: ResultModel) -> Play:
    """The sitting. What could not be read stands with its field as `unread`, where `checking.check` finds it."""
    hunt = model.variant.twist_hunt
    players = tuple(name.strip() for name in model.players)
    twist_hunt: TwistHunt = hunt if isinstance(hunt, str) else "points" if hunt else "off"
    return Play(
        players=players,
        fields=tuple(
            _played(field, f"fields[{at}]", players, model.variant.blitz) for at, field in enumerate(model.fields)
        ),
        blitz=model.variant.blitz,
        twist_hunt=twist_hunt,
        teams=model.variant.teams,
        best_of_three=model.series is not None,
    )


def _played(model: FieldModel, key: str, players: tuple[str, ...], blitz: bool) -> PlayedField:
    reader = Reader(key, players)
    field, code = reader.field(model.field, model.rows, model.columns, model.twists)
    played = PlayedField(field, code, _owners(model.owners), _counts(model.counts), partial=model.partial)
    moves = None
    if model.moves is not None:
        entries = [MoveModel(line=entry) if isinstance(entry, str) else entry for entry in model.moves]
        ground = played.ground(blitz)
        read = [
            reader.move(ground, f"moves[{at}]", entry.line, entry.side, entry.order, entry.bomb, entry.swap)
            for at, entry in enumerate(entries if field.boxes else ())
        ]
        moves = tuple(move for move in read if move is not None)
    unread = tuple(reader.complaints)
    return PlayedField(field, code, played.owners, played.counts, moves, model.partial, unread)


def _owners(owners: str | list[str] | None) -> tuple[str, ...] | None:
    """The rows of boxes, in capitals and without blanks; a text has them in lines or between slashes."""
    if owners is None:
        return None
    rows = owners.replace("/", "\n").split("\n") if isinstance(owners, str) else owners
    plain = ["".join(row.split()).upper() for row in rows]
    return tuple(row for row in plain if row)


def _counts(model: CountsModel | None) -> Counts | None:
    if model is None:
        return None
    return Counts((_side(model.A), _side(model.B)), model.freed)


def _side(model: SideModel) -> SideCount:
    said = {kind: getattr(model, kind) for kind in KINDS}
    return SideCount(model.boxes, {kind: amount for kind, amount in said.items() if amount is not None})
