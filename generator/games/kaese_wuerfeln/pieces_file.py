"""The file that says how the cheese pieces spread over the values, `layouts/pieces/<name>.yaml` (KW-2)."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from generator.games.kaese_wuerfeln.supply import check_pieces
from generator.problems import Complaint

Value = Annotated[int, Field(strict=False, ge=2, le=6)]
"""A key of the mapping; JSON can only write it as text, so `"2"` is accepted."""
Amount = Annotated[int, Field(ge=0, le=99)]


class PiecesFile(BaseModel):
    """`pieces` by value 2..6; `house_deck` lifts the sum of 38; `assumption` marks amounts that no rule names."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    pieces: dict[Value, Amount]
    house_deck: bool = False
    assumption: bool = False


def check(file: PiecesFile) -> tuple[Complaint, ...]:
    """Everything that is wrong with the amounts."""
    return check_pieces(file.pieces, file.house_deck)
