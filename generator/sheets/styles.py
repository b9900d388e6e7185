"""The text sizes of all sheets: a page uses three of them (title, heading, text) and a small one for its margin."""

from __future__ import annotations

from generator.sheets.fit_text import SMALLEST, SMALLEST_BESIDE_A_FIELD, Style, pt

TITLE = Style(pt(30), pt(16), face="title")
HEADING = Style(pt(13), pt(10), face="title")
TEXT = Style(pt(10), pt(8))
STRONG = Style(pt(10), pt(8), face="strong")
CAPTION = Style(pt(8.5), pt(7), ink="muted")
SMALL = Style(pt(7), SMALLEST, ink="muted")

FIELD_TITLE = Style(pt(15), SMALLEST_BESIDE_A_FIELD, face="title")
FIELD_TEXT = Style(pt(9.5), SMALLEST_BESIDE_A_FIELD)
FIELD_STRONG = Style(pt(9.5), SMALLEST_BESIDE_A_FIELD, face="strong")
FIELD_LABEL = Style(pt(9), SMALLEST_BESIDE_A_FIELD, ink="muted")
FIELD_COORDINATE = Style(pt(7.5), SMALLEST, ink="muted:85", anchor="centre")
