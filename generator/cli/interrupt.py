"""Ctrl-C while nothing has been begun: the process just ends, as it would without Python's traceback.

Imported before anything that takes long to import. From where a command begins its work, an interrupt is an exception
again, and the command tells how it ended."""

from __future__ import annotations

import signal


def end_on_interrupt() -> None:
    """From now on an interrupt ends the process at once; the shell sees 130."""
    _exchange(signal.default_int_handler, signal.SIG_DFL)


def raise_on_interrupt() -> None:
    """From now on an interrupt is a KeyboardInterrupt."""
    _exchange(signal.SIG_DFL, signal.default_int_handler)


def _exchange(before: object, after: object) -> None:
    """Whoever has a handler of their own, or ignores interrupts, keeps it."""
    if signal.getsignal(signal.SIGINT) is before:
        try:
            signal.signal(signal.SIGINT, after)  # type: ignore[arg-type]
        except ValueError:  # not in the main thread, which is never interrupted here
            return
