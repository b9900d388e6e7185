"""The cover: title, the theme's scene, the legend of exactly the twists inside, names, how to cut (KK-2)."""

from __future__ import annotations

from generator.content import Cover, LegendRow
from generator.page.box import Box
from generator.page.marks import Icon, Line, Rect
from generator.sheets.draft import Draft
from generator.sheets.fit_text import Style, pt, set_line, set_paragraph
from generator.sheets.frames import inside_frame, lay_frame
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.slug import ruler_height, slug_height
from generator.sheets.styles import HEADING, STRONG, TEXT

_COVER_TITLE = Style(pt(52), pt(22), face="title", anchor="centre")
_COVER_GAME = Style(pt(14), pt(10), face="strong", ink="muted", anchor="centre")
_COVER_TAGLINE = Style(pt(12), pt(9), anchor="centre")


def lay_cover(content: Cover, setting: Setting) -> tuple[Draft, ...]:
    """One page, from the top: game, title, tagline, scene, legend, names, cutting."""
    whole = setting.safe.inset(0, 0, 0, slug_height(setting) + ruler_height(setting))
    inner = inside_frame(whole, setting)
    head = _head(content, inner, setting)
    foot = _foot(content, inner, setting)
    legend_top = min((mark.y for mark in foot.marks if isinstance(mark, Rect)), default=inner.bottom)
    scene = _scene(Box(inner.x, head.bottom + 2.0, inner.width, legend_top - head.bottom - 5.0), setting)
    return (Draft("cover", together((lay_frame(whole, setting), scene, head, foot)), ruler=True),)


def _head(content: Cover, inner: Box, setting: Setting) -> Laid:
    game = set_line(setting.measure, content.game, inner.top_part(6.0), setting.style(_COVER_GAME))
    title = set_line(setting.measure, content.title, Box(inner.x, inner.y + 7.0, inner.width, 19.0), _COVER_TITLE)
    below = Box(inner.x, inner.y + 27.5, inner.width, 6.0)
    tagline = set_line(setting.measure, content.tagline, below, setting.style(_COVER_TAGLINE))
    return together((game, title, tagline))


def _scene(place: Box, setting: Setting) -> Laid:
    """The scene as large as its place allows, centred; its proportions are the picture's own."""
    picture = setting.theme.pictures["scene"]
    width = min(place.width, place.height * picture.width / picture.height)
    height = width * picture.height / picture.width
    return laid(Icon("scene", place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width))


def _foot(content: Cover, inner: Box, setting: Setting) -> Laid:
    """Legend, names and cutting, built upward from the lower edge so that the scene gets what is left."""
    rows = len(content.legend)
    cutting_height = 14.5 if setting.large else 11.0
    legend_height = 9.0 + _row_height(setting) * rows if rows else 12.0
    cutting = Box(inner.x, inner.bottom - cutting_height, inner.width, cutting_height)
    names = Box(inner.x, cutting.y - 20.0, inner.width, 18.0)
    legend = Box(inner.x, names.y - legend_height - 3.0, inner.width, legend_height)
    return together(
        (_legend(content, legend, setting), _names(content, names, setting), _cutting(content, cutting, setting))
    )


def _row_height(setting: Setting) -> float:
    return 13.8 if setting.large else 10.5


def _legend(content: Cover, place: Box, setting: Setting) -> Laid:
    panel = laid(
        Rect(place.x, place.y, place.width, place.height, fill="accent:10", radius=2.5, wash=True),
        Rect(place.x, place.y, place.width, place.height, stroke="accent:60", stroke_width=0.4, radius=2.5),
    )
    head = Box(place.x + 4.0, place.y + 1.8, place.width - 8.0, 6.0)
    parts = [panel, set_line(setting.measure, content.legend_title, head, setting.style(HEADING))]
    pitch = _row_height(setting)
    for n, row in enumerate(content.legend):
        line = Box(place.x + 4.0, place.y + 8.2 + n * pitch, place.width - 8.0, pitch - 0.5)
        parts.append(_legend_row(row, line, setting))
    return together(parts)


def _legend_row(row: LegendRow, place: Box, setting: Setting) -> Laid:
    name_width = 26.0 if setting.large else 19.0
    before = 14.0 + name_width
    style = setting.style(TEXT)
    icon = laid(Icon(row.icon, place.x, place.y + (place.height - 9.0) / 2, 9.0))
    name = set_line(
        setting.measure, row.name, Box(place.x + 12.5, place.y, name_width, place.height), setting.style(STRONG)
    )
    line = Box(place.x + before, place.y + 0.8, place.width - before - 10.0, place.height - 0.8)
    text_height = set_paragraph(setting.measure, row.line, line, style).bottom - line.y
    centred = Box(line.x, place.y + (place.height - text_height) / 2, line.width, text_height + 0.01)
    text = set_paragraph(setting.measure, row.line, centred, style)
    amount = set_line(setting.measure, row.amount, place.right_part(10.0), setting.style(HEADING).flush_right())
    return together((icon, name, text, amount))


def _names(content: Cover, place: Box, setting: Setting) -> Laid:
    title = set_line(setting.measure, content.names_title, place.top_part(6.0), setting.style(STRONG))
    parts = [title]
    for side, box in zip(
        content.sides, Box(place.x, place.y + 7.0, place.width, 10.0).columns(len(content.sides), 8.0), strict=True
    ):
        parts.append(laid(Rect(box.x, box.y + 0.5, 9.0, 9.0, stroke="ink", stroke_width=0.4, radius=1.2)))
        parts.append(set_line(setting.measure, side, Box(box.x + 11.5, box.y, 6.0, 10.0), setting.style(HEADING)))
        parts.append(laid(Line(box.x + 18.0, box.y + 8.5, box.right, box.y + 8.5, 0.3, "muted")))
    return together(parts)


def _cutting(content: Cover, place: Box, setting: Setting) -> Laid:
    style = setting.style(TEXT)
    contents = set_paragraph(setting.measure, content.contents, place, style)
    rest = Box(place.x, contents.bottom + 0.5, place.width, place.bottom - contents.bottom - 0.5)
    return contents + set_paragraph(setting.measure, content.cutting, rest, style)
