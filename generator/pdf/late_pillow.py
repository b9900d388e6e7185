"""Pillow is read when it is first used. ReportLab imports it for pictures made of pixels; ours are all lines."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import LazyLoader, find_spec, module_from_spec

PACKAGE, MODULE = "PIL", "Image"


def put_off_pillow() -> None:
    """Let the next `from PIL import Image` cost nothing; the first use of what it gives loads it, as if it had been
    imported there. Does nothing once Pillow is loaded, or where it is missing."""
    name = f"{PACKAGE}.{MODULE}"
    spec = None if name in sys.modules or find_spec(PACKAGE) is None else find_spec(name)
    if spec is None or spec.loader is None:
        return
    spec.loader = LazyLoader(spec.loader)
    module = module_from_spec(spec)
    sys.modules[name] = module
    # The import system looks into modules it finds in `sys.modules`, which would load this one; it takes an attribute
    # of the package as it is.
    setattr(import_module(PACKAGE), MODULE, module)
    spec.loader.exec_module(module)
