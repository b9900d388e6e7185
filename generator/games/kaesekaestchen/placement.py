"""From a field code to its field: the placement algorithm K1 (KK-3 to KK-7).

A field is drawn in stages: how the kinds are split between the upper half, the middle row and the lower half
(`splits`), a set of boxes for each part (`grounds`), the kinds on the boxes. Each stage is drawn with exact integer
weights, so every field whose parts keep their distances and that keeps the rule on halves is equally likely. A field
that misses one of the other kept rules is thrown away as a whole and a new one is drawn from the very start. What comes
out is therefore exactly uniform over all fields that keep the rules.

Which rules a size and mix can keep is found out once for all seeds (`plan_of`), by a fixed number of trial fields: all
rules on strips, where every field is possible; otherwise all rules on lattices, which hold the twists of crowded fields
(there the choice is uniform over the fields of the lattices only); otherwise the rules are added from the most valuable
to the least, and each that cannot be kept beside the others is given up. So the same mix makes the same promises for
each seed. All is bounded: should a seed, against all odds, find no field within its draws, it gets a trial field.
"""

from __future__ import annotations

from functools import lru_cache

from generator.chance import Chance, derived
from generator.frozen import frozen
from generator.games.kaesekaestchen.field import KINDS, Field
from generator.games.kaesekaestchen.field_code import VERSION, FieldCode, mix_trouble
from generator.games.kaesekaestchen.grounds import PARTS, Ground, Strips, lattices
from generator.games.kaesekaestchen.quality import RULES, Rule
from generator.games.kaesekaestchen.splits import Splits, splits_of

TRIAL_BOXES = 9000
LATTICE_TRIALS = 200
FEW_TRIALS = 60
ENOUGH = 2
MOST_DRAWS = 4000


@frozen
class Placed:
    """A field and the letters of the KK-7 rules that its size and mix cannot keep."""

    field: Field
    given_up: tuple[str, ...] = ()


@frozen
class Plan:
    """What all fields of one size and mix have in common: the ways to split the kinds, the kept rules that are checked
    after drawing, the letters of those given up, whether every field that keeps the rules is equally likely, and the
    trial fields that were found."""

    splits: Splits
    checked: tuple[Rule, ...]
    given_up: tuple[str, ...]
    uniform: bool
    trials: tuple[Field, ...]


def place(code: FieldCode) -> Placed:
    """The field of a code, the same on every machine. ValueError names all that is impossible about size and mix."""
    plan = plan_of(code.rows, code.columns, code.amounts)
    chance = Chance(derived(code.seed, VERSION, code.rows, code.columns, *code.amounts))
    for _ in range(MOST_DRAWS):
        field = _draw(code.rows, code.columns, plan.splits, plan.checked, chance)
        if field:
            return Placed(field, plan.given_up)
    return Placed(chance.choice(plan.trials), plan.given_up)


@lru_cache(maxsize=256)
def plan_of(rows: int, columns: int, amounts: tuple[int, ...]) -> Plan:
    """Which rules this size and mix can keep, and what is needed to draw its fields. ValueError as for `place`."""
    troubles = mix_trouble(rows, columns, amounts)
    if troubles:
        raise ValueError("; ".join(troubles))
    kept: tuple[Rule, ...] = ()
    for rule in RULES:
        if splits_of((Strips(rows, columns),), rows, columns, amounts, _names((*kept, rule))).ways:
            kept = (*kept, rule)
    plan = _try(rows, columns, amounts, kept, max(TRIAL_BOXES // (rows * columns), FEW_TRIALS))
    if plan:
        return plan
    allowed, kept = kept, ()
    for rule in allowed:
        tried = _try(rows, columns, amounts, (*kept, rule), FEW_TRIALS)
        if tried:
            plan, kept = tried, (*kept, rule)
    if not plan:
        raise AssertionError(f"one third of {rows}x{columns} boxes does not fit its diagonals")
    return plan


def _names(rules: tuple[Rule, ...]) -> frozenset[str]:
    return frozenset(rule.name for rule in rules)


def _try(rows: int, columns: int, amounts: tuple[int, ...], kept: tuple[Rule, ...], on_strips: int) -> Plan | None:
    """The plan that keeps these rules, or nothing when too few trial fields do; `on_strips` of them are on strips."""
    checked = tuple(rule for rule in kept if rule.name != "spacing")
    given_up = tuple(dict.fromkeys(rule.letter for rule in RULES if rule not in kept))
    strips: tuple[Ground, ...] = (Strips(rows, columns),)
    for grounds, most in ((strips, on_strips), (lattices(rows, columns), LATTICE_TRIALS)):
        splits = splits_of(grounds, rows, columns, amounts, _names(kept))
        chance = Chance(derived(0, VERSION, "plan", rows, columns, *amounts))
        trials: list[Field] = []
        for _ in range(most if splits.ways else 0):
            field = _draw(rows, columns, splits, checked, chance)
            if field:
                trials.append(field)
                if len(trials) == ENOUGH:
                    return Plan(splits, checked, given_up, grounds is strips, tuple(trials))
    return None


def _draw(rows: int, columns: int, splits: Splits, checked: tuple[Rule, ...], chance: Chance) -> Field | None:
    """One field, or nothing when what was drawn has to be thrown away."""
    ground, sums, dealt = splits.draw(chance)
    boxes = [box for part in PARTS for box in ground.draw(part, sums[part], chance)]
    if not ground.fits(boxes):
        return None
    kinds = []
    for amounts in dealt:
        some = [kind for kind, amount in zip(KINDS, amounts, strict=True) for _ in range(amount)]
        chance.shuffle(some)
        kinds += some
    field = Field(rows, columns, tuple(zip(boxes, kinds, strict=True)))
    return None if any(rule.misses(field) for rule in checked) else field
