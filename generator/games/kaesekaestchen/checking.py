"""All that is wrong with what was played, keyed as in the result file (KK-17, KK-22, KK-23, KK-30 to KK-32)."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.kaesekaestchen.doubts import doubts_about_codes, doubts_about_moves, doubts_about_owners
from generator.games.kaesekaestchen.field import KINDS, Field, blitz_offered
from generator.games.kaesekaestchen.legality import check_field
from generator.games.kaesekaestchen.play import FREED, OPEN, legal_lines
from generator.games.kaesekaestchen.played import MOST_FIELDS, Counts, Play, PlayedField
from generator.games.kaesekaestchen.rules import SIDES, IllegalMove
from generator.games.kaesekaestchen.series import series_of
from generator.games.kaesekaestchen.tally import replay_closing, tally_of
from generator.problems import Complaint, counted, errors_of

_PARTIAL = "`partial: true` in the field (or --partial)"


def check(play: Play) -> tuple[Complaint, ...]:
    """All complaints about a sitting; without errors among them it can be scored."""
    found = list(_check_frame(play))
    for at, played in enumerate(play.fields):
        key = f"fields[{at}]"
        own = list(played.unread)
        if not own and played.code is None:
            own += check_field(played.field, key)
        if not errors_of(own):
            own += _check_ground(play, played, key)
            own += _check_result(play, played, key)
        found += own
    found += doubts_about_codes(play)
    if play.best_of_three and not errors_of(found):
        found += _check_series(play)
    return tuple(found)


def _check_frame(play: Play) -> Iterator[Complaint]:
    for at, name in enumerate(play.players):
        if not name.strip():
            yield Complaint(f"players[{at}]", "a player or team needs a name")
    if len(play.players) != 2:
        yield Complaint("players", f"exactly two players or teams play; found {len(play.players)}")
    elif play.players[0].strip() == play.players[1].strip():
        yield Complaint("players[1]", f'both sides are called "{play.players[1]}"; they need different names')
    if not play.fields:
        yield Complaint("fields", "no field was played; at least one is needed")
    if len(play.fields) > MOST_FIELDS:
        yield Complaint("fields", f"{len(play.fields)} fields were played; a booklet has {MOST_FIELDS}")
    for at, played in enumerate(play.fields[:-1]):
        if played.partial:
            yield Complaint(f"fields[{at}].partial", "only the last field of a sitting can be unfinished")


def _check_ground(play: Play, played: PlayedField, key: str) -> Iterator[Complaint]:
    rows, columns = played.field.rows, played.field.columns
    if play.blitz and not blitz_offered(rows, columns):
        what = f"the upper half of {rows}x{columns} boxes is small for Blitz: 3 rows and 12 boxes are recommended"
        yield Complaint(f"{key}.field", what, "warning")
    if play.twist_hunt != "off" and not played.ground(play.blitz).twists:
        where = "the upper half of this field" if play.blitz else "this field"
        yield Complaint(f"{key}.field", f"Twist-Hatz needs twist boxes, and {where} has none")
    if play.twist_hunt == "gate" and played.moves is None:
        yield Complaint(key, "twist_hunt: gate needs the log of moves, to know who closed a twist box")


def _check_result(play: Play, played: PlayedField, key: str) -> Iterator[Complaint]:
    given = [name for name in ("owners", "counts", "moves") if getattr(played, name) is not None]
    if len(given) != 1:
        said = " and ".join(given) or "none of them"
        yield Complaint(key, f"a field needs exactly one of owners, counts and moves; found {said}")
        return
    ground = played.ground(play.blitz)
    if played.owners is not None:
        yield from _check_owners(ground, played.owners, played.partial, f"{key}.owners")
    elif played.counts is not None:
        yield from _check_counts(play, ground, played.counts, played.partial, f"{key}.counts")
    else:
        yield from _check_moves(ground, played, f"{key}.moves")


def _check_owners(ground: Field, owners: tuple[str, ...], partial: bool, key: str) -> Iterator[Complaint]:
    if len(owners) != ground.rows:
        yield Complaint(key, f"{counted(len(owners), 'row')} of boxes; {ground.rows} were played on")
    for number, row in enumerate(owners, start=1):
        if len(row) != ground.columns:
            yield Complaint(key, f"row {number} ({row}) has {counted(len(row), 'box', 'boxes')}, not {ground.columns}")
        strange = sorted(set(row) - {*SIDES, FREED, OPEN})
        if strange:
            said = ", ".join(f'"{sign}"' for sign in strange)
            yield Complaint(key, f"row {number} ({row}) holds {said}; a box is A, B, . for freed or - for still open")
    everything = "".join(owners)
    still_open = everything.count(OPEN)
    if still_open and not partial:
        yield Complaint(key, f"{_boxes(still_open)} still open; {_PARTIAL} shows the points so far")
    too_many = tuple(_check_freed(ground, everything.count(FREED), key))
    yield from too_many or doubts_about_owners(ground, owners, key)


def _check_counts(play: Play, ground: Field, counts: Counts, partial: bool, key: str) -> Iterator[Complaint]:
    negative = False
    for side, count in zip(SIDES, counts.sides, strict=True):
        below = [(name, amount) for name, amount in (("boxes", count.boxes), *count.twists.items()) if amount < 0]
        for name, amount in below:
            negative = True
            yield Complaint(f"{key}.{side}.{name}", f"{amount} is fewer than none")
        twists = sum(count.twists.values())
        if twists > count.boxes and not below:
            own = counted(count.boxes, "box", "boxes")
            yield Complaint(
                f"{key}.{side}", f"{counted(twists, 'twist box', 'twist boxes')}, but only {own} of that side"
            )
    if negative:
        return
    together = sum(count.boxes for count in counts.sides)
    rest = ground.boxes - together
    if rest < 0:
        yield Complaint(key, f"{counted(together, 'box', 'boxes')} counted on a field of {ground.boxes}")
        return
    freed = rest if counts.freed is None and not partial else counts.freed or 0
    if freed < 0 or freed > rest or (freed < rest and not partial):
        what = f"{together} boxes of both sides and {freed} freed ones do not make {ground.boxes}"
        yield Complaint(f"{key}.freed", what + ("" if partial else f"; {_PARTIAL} says that boxes are still open"))
        return
    freed_complaints = tuple(_check_freed(ground, freed, key))
    yield from freed_complaints
    if not freed_complaints:
        yield from _check_kinds(play, ground, counts, rest, key)


def _check_kinds(play: Play, ground: Field, counts: Counts, rest: int, key: str) -> Iterator[Complaint]:
    """The twist boxes counted: not more than there are, not fewer than the boxes that nobody owns leave."""
    all_counted = play.twist_hunt == "points"
    for kind, amount in zip(KINDS, ground.amounts, strict=True):
        said = [kind in count.twists for count in counts.sides]
        held = sum(count.twists.get(kind, 0) for count in counts.sides)
        if held > amount:
            yield Complaint(
                key, f"{counted(held, f'{kind} box', f'{kind} boxes')} counted; on the field there are {amount}"
            )
        elif amount - held > rest and (any(said) or all_counted or kind == "double"):
            missing = f"{kind} boxes missing: {amount - held} of {amount}"
            unsaid = " and ".join(side for side, known in zip(SIDES, said, strict=True) if not known)
            hint = f"; a twist hunt needs the {kind} boxes of {unsaid} too" if all_counted and unsaid else ""
            yield Complaint(key, f"{missing}, but only {_boxes(rest)} without an owner{hint}")
    plain = ground.boxes - len(ground.twists)
    others = sum(count.boxes - sum(count.twists.values()) for count in counts.sides)
    if all_counted and others > plain:
        yield Complaint(
            key, f"{counted(others, 'box', 'boxes')} without a twist counted; on the field there are {plain}"
        )


def _check_freed(ground: Field, freed: int, key: str) -> Iterator[Complaint]:
    bombs = len(ground.placed("bomb"))
    if freed > bombs:
        has = "the field has " + ("no bomb" if not bombs else "1 bomb" if bombs == 1 else f"{bombs} bombs")
        yield Complaint(key, f"{_boxes(freed)} without an owner, as if freed, but {has}")


def _check_moves(ground: Field, played: PlayedField, key: str) -> Iterator[Complaint]:
    moves = played.moves or ()
    try:
        state, _ = replay_closing(ground, moves)
    except IllegalMove as illegal:
        yield Complaint(f"{key}[{illegal.number - 1}]", f"move {illegal.number}: {illegal.reason}")
        return
    left = len(legal_lines(state))
    if left and not played.partial:
        lines = "1 line is" if left == 1 else f"{left} lines are"
        yield Complaint(key, f"the field is not finished, {lines} not drawn; {_PARTIAL} shows the points so far")
    yield from doubts_about_moves(ground, moves, key)


def _check_series(play: Play) -> Iterator[Complaint]:
    series = series_of([tally_of(play, played).winner for played in play.fields])
    for at in range(series.after, len(play.fields)):
        name = play.players[SIDES.index(series.winner)] if series.winner else ""
        what = f"{name} has won the series with a second win on field {series.after}"
        yield Complaint(f"fields[{at}]", what + "; no further field can follow")


def _boxes(amount: int) -> str:
    return "1 box is" if amount == 1 else f"{amount} boxes are"
