"""Combinations become orders: each is one file with its name and its seeds, and no field is drawn twice in a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import PurePosixPath

from generator.batch.inputs import inputs_hash
from generator.batch.matrix import Combination
from generator.batch.names import file_name, folded
from generator.batch.workshop import Workshop, Workshops
from generator.chance import derived
from generator.job import Job

SEEDS = 10**9
"""Seeds are printed on the sheets: nine digits are enough for a shop and can be typed."""
TRIES = 40


@dataclass(frozen=True, slots=True)
class Order:
    """One file: number `index` of the run, `number` of its combination, `path` below its folder, a booklet for each of
    the `seeds`; `seed` is what its row and its name say; `inputs` is the hash of all that decides its bytes,
    `workshop_inputs` that of the files among it. `trouble` says why it cannot be made."""

    index: int
    combination: Combination
    job: Job
    path: str
    seed: int
    number: int
    seeds: tuple[int, ...]
    inputs: str = ""
    workshop_inputs: str = ""
    together: bool = False
    trouble: str = ""

    @property
    def paper(self) -> str:
        """The paper's name, also when the job has its path."""
        return self.combination.paper_name


@dataclass(frozen=True, slots=True)
class Naming:
    """How files are called: a pattern or the default, and how many may lie in one folder (0: any number)."""

    pattern: str | None = None
    folder_limit: int = 0

    def path(self, index: int, each: Combination, seed: int, number: int) -> str:
        """The path of file `index` of the run."""
        path = PurePosixPath(file_name(self.pattern, each.words, seed, number))
        if self.folder_limit:
            path = path.parent / f"{index // self.folder_limit + 1:04}" / path.name
        return str(path)


@dataclass(frozen=True, slots=True)
class Wanted:
    """How many booklets of each combination, from which seed, and whether they all go into one file."""

    count: int
    seed: int
    together: bool


def candidate(seed: int, each: Combination, number: int, attempt: int) -> int:
    """The seed of booklet `number` of a combination, for the `attempt`-th time; it does not depend on what else is in
    the plan."""
    return derived(seed, *each.words.values(), number, attempt) % SEEDS


def files_of(
    combinations: tuple[Combination, ...], wanted: Wanted, naming: Naming, varied: Callable[[Combination], bool]
) -> Iterator[tuple[Combination, int, int, str]]:
    """Every file as combination, number (from 1), first seed and path, as it is called if no field has to give way.

    Where nothing is drawn by lot there is one file, as all would be alike."""
    index = 0
    for each in combinations:
        for number in range(1, (1 if wanted.together or not varied(each) else wanted.count) + 1):
            seed = wanted.seed if wanted.together else candidate(wanted.seed, each, number, 0)
            yield each, number, seed, naming.path(index, each, seed, number)
            index += 1


def collisions(
    combinations: tuple[Combination, ...], wanted: Wanted, naming: Naming, varied: Callable[[Combination], bool]
) -> Iterator[str]:
    """The paths that two files would share on some file system, each once."""
    seen: dict[int, int] = {}
    for index, (_, _, _, path) in enumerate(files_of(combinations, wanted, naming, varied)):
        mark = _mark(folded(path).encode())
        if mark in seen:
            if seen[mark] >= 0:
                yield path
            seen[mark] = -1
        else:
            seen[mark] = index


def orders_of(
    combinations: tuple[Combination, ...],
    wanted: Wanted,
    naming: Naming,
    varied: Callable[[Combination], bool],
    workshops: Workshops,
    claims: Claims,
) -> Iterator[Order]:
    """The orders one after the other, so that a long run need not be held in memory.

    Whether the booklet of an order draws a field which the run has already is looked at when it is made (`Claims`);
    booklets that go into one file are looked at here."""
    for index, (each, number, seed, path) in enumerate(files_of(combinations, wanted, naming, varied)):
        workshop = workshops.of(each.job(0))
        seeds: tuple[int, ...] = (seed,)
        trouble = ""
        if wanted.together:
            count = wanted.count if varied(each) else 1
            seeds = tuple(claims.first_seeds(each, workshop, range(1, count + 1)))
            trouble = "" if len(seeds) == count else too_few(each)
        inputs = inputs_hash(workshop.inputs, workshop.job, seeds, wanted.together)
        yield Order(
            index, each, workshop.job, path, seed, number, seeds, inputs, workshop.inputs, wanted.together, trouble
        )


class Claims:
    """What a run has drawn so far, so that no field comes twice, also not turned or mirrored (KK-4).

    Booklets claim in the order of the plan, whatever the number of processes, so the same one always gives way."""

    def __init__(self, wanted: Wanted, naming: Naming) -> None:
        self.wanted = wanted
        self.naming = naming
        self.forms: set[int] = set()
        self.seeds: set[int] = set()
        self.exhausted: set[Combination] = set()

    def claim(self, seed: int, forms: Iterable[int]) -> bool:
        """Take a seed and what it draws, if both are new to the run."""
        forms = frozenset(forms)
        if seed in self.seeds or not self.forms.isdisjoint(forms):
            return False
        self.seeds.add(seed)
        self.forms |= forms
        return True

    def another(self, order: Order, workshop: Workshop) -> Order:
        """The order of a booklet that must give way, with the next seed whose fields are all new. When there is none,
        the order says so, and so do the further ones of its combination."""
        each = order.combination
        found = () if each in self.exhausted else self.first_seeds(each, workshop, (order.number,), since=1)
        for seed in found:
            path = self.naming.path(order.index, each, seed, order.number)
            inputs = inputs_hash(workshop.inputs, workshop.job, (seed,), False)
            return replace(order, seed=seed, seeds=(seed,), path=path, inputs=inputs)
        self.exhausted.add(each)
        return replace(order, trouble=too_few(each))

    def first_seeds(
        self, each: Combination, workshop: Workshop, numbers: Iterable[int], since: int = 0
    ) -> Iterator[int]:
        """For each of these booklets the first seed that could be claimed, up to the first for which there is none."""
        for number in numbers:
            for attempt in range(since, TRIES):
                seed = candidate(self.wanted.seed, each, number, attempt)
                if self.claim(seed, marks_of(workshop.drawn(seed))):
                    yield seed
                    break
            else:
                return


def marks_of(forms: Iterable[bytes]) -> tuple[int, ...]:
    """Forms as small numbers; that two share one is less likely than a broken disk."""
    return tuple(sorted(_mark(form) for form in forms))


def too_few(each: Combination) -> str:
    """Why there is no further booklet."""
    return (
        f"there are not enough different fields for {each}: {TRIES} tries found no booklet without a field "
        "that this run has already; use another mix or make fewer"
    )


def _mark(data: bytes) -> int:
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")
