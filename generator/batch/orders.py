"""Combinations become orders: each is one file with its name and its seeds, and no field is drawn twice in a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
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
    """One file: number `index` of the run, `path` below its folder, a booklet for each of the `seeds`; `seed` is what
    its row and its name say; `inputs` is the hash of all that decides its bytes. `trouble` says why it cannot be
    made."""

    index: int
    combination: Combination
    job: Job
    path: str
    seed: int
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
) -> Iterator[Order]:
    """The orders one after the other, so that a long run need not be held in memory.

    A booklet that would draw a field which the run has already, also turned or mirrored (KK-4), takes its next seed;
    the order in which booklets choose is that of the plan, whatever the number of processes."""
    taken: set[int] = set()
    seeds: set[int] = set()
    exhausted: set[Combination] = set()
    names = {_mark(folded(path).encode()) for *_, path in files_of(combinations, wanted, naming, varied)}
    for index, (each, number, seed, path) in enumerate(files_of(combinations, wanted, naming, varied)):
        workshop = workshops.of(each.job(0))
        if each in exhausted:
            yield Order(index, each, workshop.job, path, seed, (), trouble=_too_few(each))
            continue
        numbers = range(1, wanted.count + 1) if wanted.together and varied(each) else (number,)
        found = tuple(_all_chosen(workshop, each, numbers, wanted.seed, taken, seeds))
        trouble = ""
        if len(found) < len(numbers):
            trouble = _too_few(each)
            exhausted.add(each)
        if not wanted.together and found and found[0] != seed:
            seed = found[0]
            path = naming.path(index, each, seed, number)
            if naming.pattern is None or "{seed" in naming.pattern:
                mark = _mark(folded(path).encode())
                trouble = trouble or (f"its name {path} is that of another file" if mark in names else "")
                names.add(mark)
        inputs = inputs_hash(workshop.inputs, workshop.job, found, wanted.together)
        yield Order(index, each, workshop.job, path, seed, found, inputs, workshop.inputs, wanted.together, trouble)


def _all_chosen(
    workshop: Workshop, each: Combination, numbers: Sequence[int], run_seed: int, taken: set[int], seeds: set[int]
) -> Iterator[int]:
    """The seeds of these booklets, up to the first for which there is none."""
    for number in numbers:
        seed = _chosen(workshop, each, number, run_seed, taken, seeds)
        if seed is None:
            return
        yield seed


def _chosen(
    workshop: Workshop, each: Combination, number: int, run_seed: int, taken: set[int], seeds: set[int]
) -> int | None:
    """The first seed that is new and draws nothing that is taken; both are taken then. None when there is none."""
    for attempt in range(TRIES):
        seed = candidate(run_seed, each, number, attempt)
        forms = {_mark(form) for form in workshop.drawn(seed)}
        if seed not in seeds and taken.isdisjoint(forms):
            seeds.add(seed)
            taken |= forms
            return seed
    return None


def _too_few(each: Combination) -> str:
    return (
        f"there are not enough different fields for {each}: {TRIES} tries found no booklet without a field "
        "that this run has already; use another mix or make fewer"
    )


def _mark(data: bytes) -> int:
    """A form or a name as a small number; that two share one is less likely than a broken disk."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")
