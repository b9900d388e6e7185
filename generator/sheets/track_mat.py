"""A mat for a row of cards: spaces as large as the cards, on as many lying sheets as they need, with lines to join."""

from __future__ import annotations

from dataclasses import dataclass

from generator.content.track import Space, TrackMat
from generator.page.box import Box
from generator.page.marks import Icon, Line, Mark, Path, Rect, Text
from generator.problems import Complaint
from generator.sheets.craft import advice, below, lay_craft_head, lying, lying_slug
from generator.sheets.draft import Draft
from generator.sheets.fit_text import Style, pt, set_line, set_paragraph
from generator.sheets.laid import Laid, laid, together
from generator.sheets.setting import Setting
from generator.sheets.styles import CAPTION, HEADING, TEXT
from generator.words import Phrase

CLEAR = 0.5
"""A space is that much larger than its card on every side."""
LEAST_GAP, MOST_GAP = 4.0, 9.0
_COST_ROOM = 15.0
_COST = Style(pt(20), pt(14), face="title")
_COIN = 8.5
_NUMERAL = 8.0


@dataclass(frozen=True, slots=True)
class Joint:
    """Spaces of `width` x `height` with `gap` between, `capacity` of them on a sheet at most."""

    width: float
    height: float
    gap: float
    capacity: int

    @property
    def pitch(self) -> float:
        return self.width + self.gap


def joint_for(card: tuple[float, float], area: Box) -> Joint:
    """The mat for cards of that size on sheets with that area; no capacity when not one fits."""
    width, height = card[0] + 2 * CLEAR, card[1] + 2 * CLEAR
    capacity = int(area.width / (width + LEAST_GAP)) if height + _COST_ROOM <= area.height else 0
    gap = min(MOST_GAP, area.width / capacity - width) if capacity else LEAST_GAP
    return Joint(width, height, gap, capacity)


def shared_out(spaces: int, capacity: int) -> tuple[int, ...]:
    """How many spaces each sheet has: as few sheets as possible, as even as possible."""
    sheets = -(-spaces // capacity)
    return tuple(spaces // sheets + (n < spaces % sheets) for n in range(sheets))


def lay_track_mat(content: TrackMat, setting: Setting) -> tuple[Draft, ...]:
    """The sheets from left to right. ValueError when the job does not say how large its cards are."""
    if setting.cards is None:
        raise ValueError("a mat needs the size of the cards that lie on it")
    turned = lying(setting)
    notes = advice(setting, "none", "thin_card")
    size = setting.cards.size
    head = lay_craft_head(content.title, setting.words.phrase("craft.mat"), notes, turned.safe, turned)
    area = below(head, turned.safe)
    joint = joint_for((size.width, size.height), area)
    page = (turned.paper.width, turned.paper.height)
    if not joint.capacity:
        message = (
            f"spaces for {size.name} cards need {joint.width + LEAST_GAP:.0f} x {joint.height + _COST_ROOM:.0f} mm; "
            f"{setting.paper.name} has {area.width:.0f} x {area.height:.0f} mm"
        )
        complaint = Laid((), (Complaint(content.title.key, message),))
        return (Draft(content.name, head + complaint, size=page, slug=lying_slug(setting), advice=notes),)
    drafts = []
    counts = shared_out(len(content.spaces), joint.capacity)
    if len(counts) == 1:
        head = lay_craft_head(content.title, setting.words.phrase("craft.mat_alone"), notes, turned.safe, turned)
    for number, count in enumerate(counts):
        first = sum(counts[:number])
        spaces = content.spaces[first : first + count]
        laid_sheet = _sheet(spaces, joint, area, (number > 0, number < len(counts) - 1), content.coin, turned)
        part = head if number == 0 else Laid()
        name = f"{content.name} {number + 1}"
        drafts.append(Draft(name, part + laid_sheet, size=page, slug=lying_slug(setting), advice=notes))
    return tuple(drafts)


def space_box(number: int, joint: Joint, area: Box) -> Box:
    """The place of a space on its sheet: half a gap from the line where sheets are joined."""
    top = area.y + _COST_ROOM + max(0.0, (area.height - _COST_ROOM - joint.height) / 2 - 6.0)
    return Box(area.x + joint.gap / 2 + number * joint.pitch, top, joint.width, joint.height)


def _sheet(
    spaces: tuple[Space, ...], joint: Joint, area: Box, joined: tuple[bool, bool], coin: str, setting: Setting
) -> Laid:
    """Spaces with their costs, an arrow below those of the track, and the lines to join at."""
    parts = [_space(space, space_box(n, joint, area), coin, setting) for n, space in enumerate(spaces)]
    parts.append(laid(*_arrow(spaces, joint, area, joined)))
    top, bottom = space_box(0, joint, area).y - _COST_ROOM, space_box(0, joint, area).bottom + 12.0
    words = setting.words
    if joined[0]:
        parts.append(laid(Line(area.x, top, area.x, bottom, 0.4, "ink")))
        label = Box(area.x + 1.5, bottom + 1.0, area.width / 2, 4.0)
        parts.append(set_line(setting.measure, words.phrase("craft.join_here"), label, CAPTION))
    if joined[1]:
        x = area.x + len(spaces) * joint.pitch
        marks: tuple[Mark, ...] = (
            Line(x, top, x, bottom, 0.3, "ink", (2.0, 1.4)),
            Text(x, bottom + 4.2, "✂", pt(11), "signs", "muted", "right"),
        )
        label = Box(x - area.width / 2 - 5.0, bottom + 1.0, area.width / 2, 4.0)
        parts.append(laid(*marks))
        parts.append(set_line(setting.measure, words.phrase("craft.cut_here"), label, CAPTION.flush_right()))
    return together(parts)


def _space(space: Space, box: Box, coin: str, setting: Setting) -> Laid:
    """The outline, what lies there in the middle, and above it the cost as coins with its number."""
    inner = box.inset(6.0, 0.0)
    outline = Rect(box.x, box.y, box.width, box.height, stroke="muted", stroke_width=0.5, radius=3.5, dash=(3.0, 2.0))
    middle = box.y + box.height * 0.4
    name = set_line(setting.measure, space.name, Box(inner.x, middle, inner.width, 7.0), HEADING.centred())
    line = set_paragraph(
        setting.measure, space.line, Box(inner.x, middle + 8.0, inner.width, 30.0), TEXT.centred().toned("muted")
    )
    cost = _cost(space, Box(box.x, box.y - _COST_ROOM, box.width, _COST_ROOM - 2.0), coin, setting)
    return together((laid(outline), name, line, cost))


def _cost(space: Space, place: Box, coin: str, setting: Setting) -> Laid:
    """The number and as many coins, and below them what they mean."""
    if space.cost is None:
        return Laid()
    upper, lower = place.top_part(_COIN), place.bottom_part(3.8)
    x = place.x + _NUMERAL
    coins = (Icon(coin, x + n * (_COIN + 1.0), upper.y, _COIN) for n in range(space.cost))
    return together(
        (
            set_line(setting.measure, Phrase(str(space.cost)), upper.left_part(_NUMERAL - 1.5), _COST),
            laid(*coins),
            set_line(setting.measure, space.cost_text, lower, CAPTION),
        )
    )


def _arrow(spaces: tuple[Space, ...], joint: Joint, area: Box, joined: tuple[bool, bool]) -> tuple[Mark, ...]:
    """Under the spaces of the track to its first: the way cards slide. It runs on where sheets are joined."""
    track = [n for n, space in enumerate(spaces) if space.cost is not None]
    if not track:
        return ()
    first, last = space_box(track[0], joint, area), space_box(track[-1], joint, area)
    y = first.bottom + 6.0
    runs_on = joined[0] and track[0] == 0, joined[1] and track[-1] == len(spaces) - 1
    left, right = first.x - joint.gap / 2 * runs_on[0], last.right + joint.gap / 2 * runs_on[1]
    if runs_on[0]:
        return (Line(left, y, right, y, 0.8, "accent"),)
    head = Path((("M", left + 3.0, y - 2.0), ("L", left, y), ("L", left + 3.0, y + 2.0), ("Z",)), fill="accent")
    return Line(left + 2.5, y, right, y, 0.8, "accent"), head
