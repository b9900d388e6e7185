"""The texts of a result file read into fields and moves; what cannot be read becomes a complaint with its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from generator.games.kaesekaestchen.field import KINDS, MOST_COLUMNS, MOST_ROWS, Field, field_of
from generator.games.kaesekaestchen.field_code import parse_code
from generator.games.kaesekaestchen.names import parse_box, parse_line
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.rules import ANY, NOBODY, SIDES, Move, Targets
from generator.problems import Complaint, did_you_mean

DECLINED = "none"

Target = str | Mapping[str, str | None] | None


class Reader:
    """Collects the complaints of one field while its texts are read."""

    def __init__(self, key: str, players: Sequence[str]) -> None:
        self.key = key
        self.players = players
        self.complaints: list[Complaint] = []

    def complain(self, key: str, message: str) -> None:
        self.complaints.append(Complaint(f"{self.key}.{key}" if key else self.key, message))

    def field(
        self, code: str | None, rows: int | None, columns: int | None, twists: Mapping[str, Sequence[str]] | None
    ) -> tuple[Field, str | None]:
        """The field and its code in the printed form, from the code or from rows, columns and twists."""
        nothing = Field(0, 0)
        if code is not None:
            if rows is not None or columns is not None or twists is not None:
                self.complain("field", "the code says everything; leave out rows, columns and twists, or the code")
            try:
                parsed = parse_code(code)
            except ValueError as trouble:
                self.complain("field", str(trouble))
                return nothing, None
            return place(parsed).field, str(parsed)
        if rows is None or columns is None:
            self.complain("", "a field needs its code as `field`, or rows, columns and twists")
            return nothing, None
        if not (1 <= rows <= MOST_ROWS and 1 <= columns <= MOST_COLUMNS):
            return Field(rows, columns), None
        placed: dict[str, list[int]] = {}
        for kind, names in (twists or {}).items():
            if kind not in KINDS:
                known = ", ".join(KINDS)
                self.complain(f"twists.{kind}", f"no such twist; there are {known}{did_you_mean(kind, KINDS)}")
                continue
            boxes = (self.box(name, rows, columns, f"twists.{kind}[{at}]") for at, name in enumerate(names))
            placed[kind] = [box for box in boxes if box is not None]
        return field_of(rows, columns, placed), None

    def box(self, name: str, rows: int, columns: int, key: str) -> int | None:
        """The box of this name, or nothing after a complaint."""
        try:
            return parse_box(name, rows, columns)
        except ValueError as trouble:
            self.complain(key, str(trouble))
            return None

    def move(
        self, ground: Field, key: str, line: str, side: str | None, order: Sequence[str], bomb: Target, swap: Target
    ) -> Move | None:
        """One entry of a log, or nothing after a complaint. `line` may start with the side, as in `B a1-a2`."""
        before = len(self.complaints)
        stated, _, dots = line.strip().rpartition(" ")
        sides = [self._side(name, key) for name in (stated, side or "") if name.strip()]
        if len(sides) == 2 and sides[0] != sides[1]:
            self.complain(key, f"the line says {stated.strip()}, but side says {side}")
        number = -1
        try:
            number = parse_line(dots, ground.rows, ground.columns)
        except ValueError as trouble:
            self.complain(key, str(trouble))
        rows, columns = ground.rows, ground.columns
        boxes = [self.box(name, rows, columns, f"{key}.order[{at}]") for at, name in enumerate(order)]
        bombs = self._targets(ground, bomb, f"{key}.bomb")
        swaps = self._targets(ground, swap, f"{key}.swap")
        if len(self.complaints) > before:
            return None
        ordered = tuple(box for box in boxes if box is not None)
        return Move(number, sides[0] if sides else None, ordered, bombs, swaps)

    def _side(self, name: str, key: str) -> int | None:
        known = {folded.casefold(): side for side, folded in [*enumerate(self.players), *enumerate(SIDES)]}
        side = known.get(name.strip().casefold())
        if side is None:
            allowed = ", ".join([*SIDES, *self.players])
            self.complain(key, f'"{name.strip()}" is not a side; sides are {allowed}{did_you_mean(name, self.players)}')
        return side

    def _targets(self, ground: Field, stated: Target, key: str) -> Targets:
        if stated is None:
            return ()
        pairs: list[tuple[int, int]] = []
        entries = {"": stated} if isinstance(stated, str) else stated
        for name, target in entries.items():
            where = f"{key}.{name}" if name else key
            box = self.box(name, ground.rows, ground.columns, where) if name else ANY
            if target is None or target.strip().casefold() == DECLINED:
                goal: int | None = NOBODY
            else:
                goal = self.box(target, ground.rows, ground.columns, where)
            if box is not None and goal is not None:
                pairs.append((box, goal))
        return tuple(pairs)
