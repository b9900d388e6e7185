"""What one process does: orders in, finished bytes and their rows out. Nothing is written here, no error is lost."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from generator import __version__
from generator.batch.orders import Order, marks_of
from generator.batch.workshop import Workshops
from generator.filing import row_of
from generator.pipeline import LaidOut, pdf_of
from generator.problems import FileError, InputError, UsageError

WORKSHOPS = Workshops()


@dataclass(frozen=True, slots=True)
class Task:
    """Orders that are made one after the other in one process; `previews` asks for a picture of each file."""

    orders: tuple[Order, ...]
    previews: bool = False
    debug: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished file with its row, its picture (empty when not asked for) and what it draws by lot, or the problems
    that kept it from being made; `seconds` is how long it took."""

    row: dict[str, Any] | None = None
    data: bytes = b""
    picture: bytes = b""
    forms: tuple[int, ...] = ()
    problems: tuple[str, ...] = ()
    seconds: float = field(default=0.0, compare=False)


def make_all(task: Task) -> list[Outcome]:
    """An outcome for every order, in order."""
    return [outcome_of(order, task) for order in task.orders]


def outcome_of(order: Order, task: Task) -> Outcome:
    """The outcome of one order; whatever goes wrong becomes its problems."""
    start = perf_counter()
    try:
        row, data, forms = made(order)
        picture = picture_of(data) if task.previews else b""
        return Outcome(row, data, picture, forms, (), perf_counter() - start)
    except InputError as error:
        problems = tuple(str(problem) for problem in error.problems)
    except (UsageError, FileError) as error:
        problems = (str(error),)
    except Exception as error:
        problems = (f"this is a bug in kaeseblatt: {type(error).__name__}: {error}", *_trace(task.debug))
    return Outcome(None, problems=problems, seconds=perf_counter() - start)


def made(order: Order) -> tuple[dict[str, Any], bytes, tuple[int, ...]]:
    """The row and the bytes of one file, and the forms of what it draws if they are still to be compared."""
    if order.trouble:
        raise UsageError(order.trouble)
    workshop = WORKSHOPS.of(order.job, order.workshop_inputs)
    if workshop.inputs != order.workshop_inputs:
        raise FileError(f"the files that {order.combination} is made from are not the same here as where the run began")
    if order.together:
        from generator.batch.one_file import made_together

        row, data = made_together(order, workshop)
        forms: tuple[int, ...] = ()
    else:
        laid_out = workshop.lay_out(order.seed)
        data = pdf_of(laid_out)
        row = _row(laid_out, order, data)
        forms = marks_of(workshop.drawn(order.seed))
    return {**row, "version": __version__, "inputs": order.inputs}, data, forms


def picture_of(data: bytes) -> bytes:
    """A small picture of all pages as PNG."""
    from generator.preview.contact_sheet import contact_sheet

    return contact_sheet(data)


def _row(laid_out: LaidOut, order: Order, data: bytes) -> dict[str, Any]:
    row = row_of(laid_out, Path(order.path), data)
    return {**row, "path": order.path, "paper": order.paper}


def _trace(wanted: bool) -> tuple[str, ...]:
    if not wanted:
        return ()
    from traceback import format_exc

    return tuple(format_exc().rstrip().splitlines())
