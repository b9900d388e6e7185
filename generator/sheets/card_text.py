"""Cards to read: name, picture with banner, and headed paragraphs."""

from __future__ import annotations

from generator.content.cards import TextFace
from generator.page.box import Box
from generator.page.marks import Path, Rect
from generator.sheets.card_colours import colour_of
from generator.sheets.card_frame import FaceFrame
from generator.sheets.fit_text import set_line, set_paragraph
from generator.sheets.laid import Laid, laid, together
from generator.words import Phrase


def draw_text_face(face: TextFace, frame: FaceFrame) -> Laid:
    """From the top: name and line, picture between the two banners, one panel for every paragraph."""
    inner, unit = frame.inner, frame.unit
    head = inner.top_part(inner.height * 0.15)
    panels = inner.bottom_part(inner.height * 0.52)
    middle = Box(inner.x, head.bottom + 1.0, inner.width, panels.y - head.bottom - 3.0)
    name, line = head.top_part(head.height * 0.62), head.bottom_part(head.height * 0.36)
    measure = frame.setting.measure
    return together(
        (
            laid(frame.ground(face.colour, 16)),
            set_line(measure, face.title, name, frame.style(21, 10).centred()),
            set_line(measure, face.subtitle, line, frame.style(9, 6.5, "text").centred()),
            frame.picture(face.picture, middle.inset(middle.width * 0.24, 0)),
            *_banner(face, middle, frame),
            *(
                _panel(heading, text, place, frame)
                for (heading, text), place in zip(
                    face.paragraphs, panels.rows(len(face.paragraphs), 1.5 * unit), strict=True
                )
            ),
        )
    )


def _banner(face: TextFace, middle: Box, frame: FaceFrame) -> list[Laid]:
    """A pennant at the left and one at the right of the picture, each with its sign and what it is called."""
    width = middle.width * 0.22
    colour = colour_of(face.colour, frame.setting.theme)
    parts = []
    for (icon, name), x in zip(face.banner, (middle.x, middle.right - width), strict=False):
        height = min(middle.height, width * 1.9)
        y = middle.y
        outline = Path(
            (
                ("M", x, y),
                ("L", x + width, y),
                ("L", x + width, y + height),
                ("L", x + width / 2, y + height - width * 0.3),
                ("L", x, y + height),
                ("Z",),
            ),
            fill=f"{colour}:45",
            stroke=colour,
            stroke_width=0.4,
            wash=True,
        )
        parts.append(laid(outline))
        parts.append(frame.picture(icon, Box(x, y + width * 0.12, width, width).inset(width * 0.1), name.key))
        label = Box(x + 0.4, y + width * 1.12, width - 0.8, width * 0.28)
        parts.append(set_line(frame.setting.measure, name, label, frame.style(7.5, 6.5, "strong").centred()))
    return parts


def _panel(heading: Phrase, text: Phrase, place: Box, frame: FaceFrame) -> Laid:
    """A paragraph on paper white under its heading."""
    unit, measure = frame.unit, frame.setting.measure
    colour = colour_of("accent2", frame.setting.theme)
    inside = place.inset(2.0 * unit, 1.3 * unit)
    head = inside.top_part(3.4 * unit)
    body = Box(inside.x, head.bottom + 0.6 * unit, inside.width, inside.bottom - head.bottom - 0.6 * unit)
    panel = Rect(*place.edges, fill="paper", stroke=colour, stroke_width=0.35, radius=1.8)
    return together(
        (
            laid(panel),
            set_line(measure, heading, head, frame.style(8, 6.5, "strong").toned(colour)),
            set_paragraph(measure, text, body, frame.style(9.5, 7, "text")),
        )
    )
