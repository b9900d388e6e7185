"""The shape of a result file (see `kaeseblatt schema`), and the play it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from generator.games.kaese_wuerfeln.pieces_file import Amount, Value
from generator.games.kaese_wuerfeln.play import Play, Player

# A file has lists where the model has tuples; what is in them stays strict.
Numbers = Annotated[tuple[int, ...], Field(strict=False)]


def _kind_of_pieces(value: Any) -> str:
    return "amounts" if isinstance(value, Mapping) else "name"


class PlayerResult(BaseModel):
    """One player at the end: stacks bottom first, a closed one ends with 1; `close` names the stacks mice close."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    name: str
    stacks: Annotated[tuple[Numbers, ...], Field(strict=False)] = ()
    mice: int = 0
    bonus: Numbers = ()
    gift: bool = False
    close: Numbers | None = None


class ResultFile(BaseModel):
    """A finished game; players clockwise. `pieces` is the name of a spread, or how many there were of each value."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    game: Literal["kaese-wuerfeln"]
    players: Annotated[tuple[PlayerResult, ...], Field(strict=False)]
    ended_by: str | None = None
    pieces: Annotated[
        Annotated[str, Tag("name")] | Annotated[dict[Value, Amount], Tag("amounts")], Discriminator(_kind_of_pieces)
    ] = "default"


def to_play(file: ResultFile, pieces: Mapping[int, int] | None = None) -> Play:
    """The play in the file. `pieces`: the spread that `file.pieces` names; amounts in the file itself go first."""
    players = tuple(
        Player(player.name.strip(), player.stacks, player.mice, player.bonus, player.gift, player.close)
        for player in file.players
    )
    ended_by = file.ended_by if file.ended_by is None else file.ended_by.strip()
    return Play(players, ended_by, pieces if isinstance(file.pieces, str) else file.pieces)
