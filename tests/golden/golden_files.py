"""Comparing with a golden file, and rewriting it on request - never in CI."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).parent


def updating() -> bool:
    """Whether golden files are to be written anew (UPDATE_GOLDEN=1). Refused in CI, where nobody would look at them."""
    wanted = os.environ.get("UPDATE_GOLDEN", "") not in ("", "0")
    if wanted and os.environ.get("CI"):
        raise RuntimeError("UPDATE_GOLDEN is set in CI; golden files are only rewritten where somebody looks at them")
    return wanted
