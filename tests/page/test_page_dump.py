"""The text dump of a document."""

from __future__ import annotations

from generator.page.dump import dump
from generator.page.marks import Circle, Document, Icon, Line, Page, Path, Qr, Rect, Stamp, Text

DOCUMENT = Document(
    pages=(
        Page(
            "fields",
            210,
            297,
            (
                Line(1, 2, 3.14159, 4, 0.2499999, "muted", (2, 1), True),
                Rect(-0.001, 1, 10, 5, fill="accent:20", wash=True),
                Path((("M", 1, 2), ("C", 1, 2, 3, 4, 5, 6.004), ("Z",)), stroke="ink"),
                Text(5, 6, "Käse", 4, "title", anchor="centre"),
                Icon("bomb", 1, 1, 9, tone="pale"),
                Qr("K1", 1, 2, 16),
                Stamp("dot", 17.1, 1 / 3),
            ),
            trim=(3, 3, 204, 291),
        ),
    ),
    title="Feld",
    stamps={"dot": (Circle(0, 0, 0.95, fill="ink"),), "bar": ()},
)

EXPECTED = """\
document "Feld" lang=de duplex=none
  about ""
  about "Käseblatt"
  about ""
stamp "bar"
stamp "dot"
  circle 0 0 radius=0.95 fill=ink
page "fields" 210 x 297 trim=3 3 204 291
  line 1 2 3.14 4 0.25 ink=muted dash=(2, 1) round_ends=true
  rect 0 1 10 5 fill=accent:20 wash=true
  path steps=(M 1 2, C 1 2 3 4 5 6, Z) stroke=ink
  text "Käse" 5 6 size=4 face=title anchor=centre
  icon "bomb" 1 1 9 tone=pale
  qr "K1" 1 2 size=16
  stamp "dot" 17.1 0.33
"""


def test_dump_names_everything_one_mark_to_a_line() -> None:
    assert dump(DOCUMENT) == EXPECTED
