"""Small drawings in a row: dice, stacks of cheese, cards and the signs between them."""

from __future__ import annotations

from dataclasses import replace

from generator.content.strips import DieFace, Sign, SmallCard, Stack, Strip, Token
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Mark, Path, Rect
from generator.sheets.card_colours import colour_of
from generator.sheets.die_face import draw_whole_die
from generator.sheets.fit_text import Style, pt, set_line, set_paragraph
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import CAPTION, STRONG, TEXT
from generator.words import Phrase

SIZE = 9.0
"""Edge of a die in a strip; everything else keeps its proportion to it."""
_GAP = 0.16
_SLAB = 0.5
_KNOB = 0.5
_CARD = (0.95, 1.3)
_ABOVE = 0.75
_BIG = Style(pt(14), pt(8), face="title")


def lay_strip(strip: Strip, place: Box, setting: Setting, size: float = SIZE) -> Laid:
    """From the top left of `place`, smaller where it is narrow, the caption under it."""
    size = min(size, size * place.width / strip_width(strip, setting, size))
    height = max(_height(token, size) for token in strip.tokens)
    x = place.x
    parts = []
    for token in strip.tokens:
        width = _width(token, setting, size)
        parts.append(_draw(token, Box(x, place.y, width, height), size, setting))
        x += width + size * _GAP
    parts.append(Laid(bottom=place.y + height))
    if strip.caption.text:
        below = Box(place.x, place.y + height + 1.0, place.width, 30.0)
        parts.append(set_paragraph(setting.measure, strip.caption, below, CAPTION))
    return together(parts)


def strip_width(strip: Strip, setting: Setting, size: float = SIZE) -> float:
    """Width of all drawings with the gaps between them."""
    return sum(_width(token, setting, size) for token in strip.tokens) + (len(strip.tokens) - 1) * size * _GAP


def _style(token: Sign, size: float) -> Style:
    style = _BIG if token.strong else TEXT
    return replace(style, size=style.size * min(1.0, size / SIZE)).centred()


def _width(token: Token, setting: Setting, size: float) -> float:
    if isinstance(token, DieFace):
        return size
    if isinstance(token, Stack):
        return size * (1.0 + 0.16 * max(token.values))
    if isinstance(token, SmallCard):
        return size * _CARD[0]
    style = _style(token, size)
    return setting.measure.width(token.text.text, style.face, style.size) + size * 0.2


def _height(token: Token, size: float) -> float:
    if isinstance(token, Stack):
        return size * (_SLAB * len(token.values) + (_KNOB if token.values[-1] == 1 else 0.0))
    if isinstance(token, SmallCard):
        return size * (_CARD[1] + (_ABOVE if token.above.text else 0.0))
    return size


def _draw(token: Token, place: Box, size: float, setting: Setting) -> Laid:
    """Everything stands on the lower edge of the strip; signs are centred on the height of a die."""
    foot = place.bottom_part(_height(token, size))
    if isinstance(token, DieFace):
        return laid(*draw_whole_die(token, foot))
    if isinstance(token, Stack):
        return _stack(token, foot, size, setting)
    if isinstance(token, SmallCard):
        return _card(token, foot, size, setting)
    return set_line(setting.measure, token.text, foot, replace(_style(token, size), floor=pt(5)))


def _stack(stack: Stack, place: Box, size: float, setting: Setting) -> Laid:
    """Slabs, the wider the higher their value; the dome has a handle."""
    parts = []
    height = size * _SLAB
    x = place.centre[0]
    for n, value in enumerate(stack.values):
        width = size * (0.7 + 0.16 * value)
        slab = Box(x - width / 2, place.bottom - (n + 1) * height, width, height - 0.3)
        if value == 1:
            parts.append(laid(*_dome(slab, size)))
        else:
            fill = colour_of(f"value_{value}", setting.theme)
            parts.append(
                laid(
                    Rect(slab.x, slab.y, width, slab.height, fill=f"{fill}:55", radius=0.7, wash=True),
                    Rect(slab.x, slab.y, width, slab.height, stroke="ink", stroke_width=0.25, radius=0.7),
                )
            )
        number = replace(STRONG, size=height * 0.72, floor=pt(5)).centred()
        parts.append(set_line(setting.measure, Phrase(str(value)), slab, number))
    return together(parts)


def _dome(slab: Box, size: float) -> tuple[Mark, ...]:
    """A glass dome over the top of a stack."""
    top = slab.y - size * 0.2
    bend = slab.width * 0.55
    outline = (
        ("M", slab.x, slab.bottom),
        ("C", slab.x, slab.bottom - bend, slab.x + slab.width * 0.12, top, slab.centre[0], top),
        ("C", slab.right - slab.width * 0.12, top, slab.right, slab.bottom - bend, slab.right, slab.bottom),
        ("Z",),
    )
    knob = Circle(slab.centre[0], top - size * 0.09, size * 0.09, fill="paper", stroke="ink", stroke_width=0.25)
    return knob, Path(outline, fill="paper", stroke="ink", stroke_width=0.3)


def _card(card: SmallCard, place: Box, size: float, setting: Setting) -> Laid:
    """The card, emphasised when it is the one that is meant."""
    box = place.bottom_part(size * _CARD[1])
    marks: list[Mark] = []
    if card.marked:
        marks.append(Rect(box.x, box.y, box.width, box.height, fill="accent:30", radius=1.0, wash=True))
    edge = 0.6 if card.marked else 0.3
    marks.append(Rect(box.x, box.y, box.width, box.height, stroke="ink", stroke_width=edge, radius=1.0))
    if card.picture:
        width = box.width * 0.66
        marks.append(Icon(card.picture, box.centre[0] - width / 2, box.centre[1] - width / 2, width))
    style = replace(STRONG, floor=pt(5)).centred()
    parts = [laid(*marks), set_line(setting.measure, card.text, box.inset(0.8), style)]
    if card.above.text:
        parts.append(set_line(setting.measure, card.above, place.top_part(size * _ABOVE), style.toned("muted")))
    return together(parts)
