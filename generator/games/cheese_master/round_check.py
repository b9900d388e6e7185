"""What can be wrong with one round of a result file (CM-6 to CM-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from generator.games.cheese_master.cards import PLATES
from generator.games.cheese_master.dice import Die, faces_without_die, reason_without_die
from generator.games.cheese_master.faces import MOST_DICE, complaint_about, face_of
from generator.games.cheese_master.plates import NO_WHEEL, WHEEL_ONLY, plate_of
from generator.games.cheese_master.play import Round
from generator.games.cheese_master.rules import still_in
from generator.problems import Complaint, counted, did_you_mean


def check_roll(
    words: Sequence[str], key: str, size: int | None = None, dice: Sequence[Die] = ()
) -> tuple[Complaint, ...]:
    """Complaints about the faces of a roll at `key`: unknown ones, their number, and whether they fit `dice` if given.

    `size` is the number of dice in use; without it any roll of one to six faces will do.
    """
    found = [
        Complaint(f"{key}[{index}]", complaint_about(word)) for index, word in enumerate(words) if face_of(word) is None
    ]
    if not words:
        found.append(Complaint(key, "no face at all; write one for every die rolled"))
    elif size is not None and len(words) != size:
        found.append(
            Complaint(
                key, f"{counted(len(words), 'face')} for {counted(size, 'die', 'dice')}; write one for every die in use"
            )
        )
    elif len(words) > MOST_DICE:
        found.append(Complaint(key, f"{len(words)} faces; there are only {MOST_DICE} dice"))
    elif dice and not found:
        faces = [face.key for face in map(face_of, words) if face]
        found += [
            Complaint(f"{key}[{index}]", reason_without_die(faces[index], dice))
            for index in faces_without_die(faces, dice)
        ]
    return tuple(found)


def check_table(played: Round, key: str, players: Sequence[str]) -> tuple[Complaint, ...]:
    """Complaints about plates and penalties of the round at `key` that need no knowledge of the points."""
    found = [
        Complaint(f"{key}.{part}.{name}", unknown_player(name, players))
        for part, names in (("plates", played.plates), ("penalties", played.penalties))
        for name in names
        if name not in players
    ]
    allowed = f"{PLATES[0]} to 7 or {PLATES[-1]}, {NO_WHEEL} (no wheel) or {WHEEL_ONLY} (a wheel without a plate)"
    found += [
        Complaint(f"{key}.plates.{name}", f'"{plate}" is no plate; it can be {allowed}')
        for name, plate in played.plates.items()
        if plate_of(plate) is None
    ]
    found += [
        Complaint(f"{key}.penalties.{name}", f"{counted(amount, 'penalty point')}; it can be 0 or more")
        for name, amount in played.penalties.items()
        if amount < 0
    ]
    without = [name for name, plate in played.plates.items() if plate_of(plate) == NO_WHEEL]
    if not without:
        found.append(Complaint(f"{key}.plates", f"everybody has a wheel; exactly one player has {NO_WHEEL}"))
    elif len(without) > 1:
        message = f"{len(without)} players without a wheel ({', '.join(without)}); exactly one player has {NO_WHEEL}"
        found.append(Complaint(f"{key}.plates", message))
    return tuple(found)


def check_turnout(played: Round, key: str, points: Mapping[str, int]) -> tuple[Complaint, ...]:
    """Complaints about who takes part in the round at `key`, given everyone's points at its start."""
    playing = still_in(points)
    out = [name for name in points if name not in playing]
    found = [
        Complaint(f"{key}.plates.{name}", f"{name} is out and plays no more; only {', '.join(playing)} are in")
        for name in out
        if name in played.plates
    ]
    found += [
        Complaint(f"{key}.plates", f"nothing for {name}, who is in; write a plate, {NO_WHEEL} or {WHEEL_ONLY}")
        for name in playing
        if name not in played.plates
    ]
    found += [
        Complaint(f"{key}.penalties.{name}", f"{name} is out; a penalty changes nothing", "warning")
        for name in out
        if played.penalties.get(name, 0) > 0
    ]
    return tuple(found)


def unknown_player(name: str, players: Sequence[str]) -> str:
    """What to say about a name that is not among the players."""
    hint = did_you_mean(name, players) or f"; the players are {', '.join(players)}"
    return f'nobody called "{name}" plays{hint}'
