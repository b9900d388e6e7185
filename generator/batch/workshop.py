"""Where files are made: what combinations share is read and laid out once, and kept."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from generator.asking import ask_of
from generator.batch.inputs import forget, surroundings_hash
from generator.game import Game
from generator.job import Job
from generator.pipeline import LaidOut, lay_out_in, settled
from generator.surroundings import Surroundings, read_surroundings

MOST_KEPT = 6


@dataclass(frozen=True, slots=True)
class Workshop:
    """All that files share which differ in nothing but their seed; `inputs` is the hash of the files it was read
    from."""

    job: Job
    game: Game
    around: Surroundings
    inputs: str
    known: list[tuple[Any, Any]] = field(default_factory=list)

    def lay_out(self, seed: int) -> LaidOut:
        """The file of that seed up to the last step. InputError when something does not fit."""
        return lay_out_in(replace(self.job, seed=seed), self.game, self.around, self.known)

    def drawn(self, seed: int) -> frozenset[bytes]:
        """The forms of what that seed draws."""
        return self.game.drawn(ask_of(replace(self.job, seed=seed), self.around))

    def check(self) -> None:
        """InputError when the game finds anything wrong with what is asked of it."""
        self.around.said(self.game.check(ask_of(self.job, self.around)))


class Workshops:
    """The workshops of one process, the latest few of them: plans go through their combinations in order."""

    def __init__(self) -> None:
        self._kept: dict[Job, Workshop] = {}

    def renew(self) -> None:
        """Read everything again, as files may have changed."""
        self._kept.clear()
        forget()

    def of(self, job: Job, inputs: str | None = None) -> Workshop:
        """The workshop of a job, whatever its seed; with other `inputs` than those, it is read again.

        InputError, UsageError or FileError as when the job is made alone."""
        found = self._of(job)
        if inputs is not None and found.inputs != inputs:
            self.renew()
            found = self._of(job)
        return found

    def _of(self, job: Job) -> Workshop:
        game, job = settled(replace(job, seed=0))
        if job not in self._kept:
            around = read_surroundings(job, game)
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[job] = Workshop(job, game, around, surroundings_hash(around))
        return self._kept[job]
