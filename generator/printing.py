"""What was asked for about cards becomes how they are printed."""

from __future__ import annotations

from typing import cast

from generator.config.card_size import LARGEST_BLEED, read_card_size
from generator.config.printer import read_printer
from generator.job import Job, chosen
from generator.problems import UsageError
from generator.sheets.card_print import BACKS, LEAST_GAP, Backs, CardPrint
from generator.sheets.cut_marks import MARK_MODES, MarkMode
from generator.sheets.order import ORDERS, Order


def card_print_of(job: Job, default_size: str) -> CardPrint:
    """The job's cards. UsageError for choices there are not, UnknownNameError, FileError or InputError for the files of
    card size and printer."""
    asked = job.cards
    chosen("backs", asked.backs, BACKS)
    chosen("marks", asked.marks, MARK_MODES)
    chosen("order", asked.order, ORDERS)
    if asked.bleed is not None and not 0 <= asked.bleed <= LARGEST_BLEED:
        raise UsageError(f"--bleed must be 0 to {LARGEST_BLEED:g} mm, not {asked.bleed:g}")
    if asked.gap is not None and asked.gap != 0 and not LEAST_GAP <= asked.gap <= 50:
        raise UsageError(f"--gap must be 0 (one cut for two cards) or {LEAST_GAP:g} to 50 mm, not {asked.gap:g}")
    if not 1 <= asked.copies <= 100:
        raise UsageError(f"--copies must be 1 to 100, not {asked.copies}")
    size = read_card_size(asked.size or default_size)
    printer = read_printer(asked.printer) if asked.printer else None
    if printer and asked.backs not in ("duplex-long", "duplex-short"):
        raise UsageError(f"--printer moves the backs of double-sided sheets; with --backs {asked.backs} there are none")
    return CardPrint(
        size=size,
        backs=cast(Backs, asked.backs),
        marks=cast(MarkMode, asked.marks),
        bleed=size.bleed if asked.bleed is None else asked.bleed,
        gap=asked.gap,
        order=cast(Order, asked.order),
        only=asked.only,
        copies=asked.copies,
        printer=printer,
    )
