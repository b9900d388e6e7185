"""A font in name only. A canvas insists on an initial font; this one keeps it from naming Helvetica in every file."""

from __future__ import annotations

from types import SimpleNamespace

NAME = "KaeseNone"


def register_blank_font() -> str:
    """Make it known to ReportLab, and give its name. It has just what a canvas asks of a font that prints no letter."""
    from reportlab.pdfbase import pdfmetrics

    face = SimpleNamespace(name=NAME)
    pdfmetrics.registerFont(SimpleNamespace(fontName=NAME, face=face, _dynamicFont=True, _multiByte=False))
    return NAME
