"""ReportLab's settings that reach the bytes of a file, held at fixed values whatever a user has configured."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock

from generator.pdf.late_pillow import put_off_pillow

FIXED: dict[str, object] = {
    "invariant": 1,
    "pdfComments": 0,
    "pdfMultiLine": 0,
    "useA85": 0,
    "canvas_baseColor": None,
    "documentLang": None,
}
LOCK = RLock()  # the settings are global to the process, so one file is written at a time


@contextmanager
def fixed_settings() -> Iterator[None]:
    """Inside, ReportLab behaves as we rely on; afterwards its settings are what they were."""
    put_off_pillow()
    from reportlab import rl_config

    with LOCK:
        before = {name: getattr(rl_config, name, None) for name in FIXED}
        try:
            for name, value in FIXED.items():
                setattr(rl_config, name, value)
            yield
        finally:
            for name, value in before.items():
                setattr(rl_config, name, value)
