"""What a Käse Würfeln job is made from, and what is wrong with what was asked (KW-1, KW-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.config.fit import fit_checked
from generator.config.shelf import find
from generator.config.yaml_source import read
from generator.game import Ask, Prepared
from generator.games.kaese_wuerfeln.pieces_file import PiecesFile
from generator.games.kaese_wuerfeln.pieces_file import check as check_pieces_file
from generator.problems import Complaint

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5


@dataclass(frozen=True, slots=True)
class SetUp:
    """`pieces` tells how many cheese pieces there are of each value 2..6; `players` for how many people to print."""

    pieces: Mapping[int, int]
    players: int = MOST_PLAYERS


def check(ask: Ask) -> tuple[Complaint, ...]:
    """Every complaint about what was asked, with the key `players`."""
    if ask.players is not None and not FEWEST_PLAYERS <= ask.players <= MOST_PLAYERS:
        return (Complaint("players", f"the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {ask.players}"),)
    return ()


def set_up(ask: Ask) -> Prepared:
    """The pieces that were asked for, else those of `layouts/pieces/default.yaml`. UnknownNameError, FileError, or
    InputError with every problem of the file."""
    file, _ = fit_checked(PiecesFile, read(find("pieces", ask.pieces or "default")), check_pieces_file)
    return Prepared(SetUp(dict(sorted(file.pieces.items())), ask.players or MOST_PLAYERS))
