"""Contents in their order become the pages of one document; every page gets its slug with its number of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from generator.content import CardDeck, Content, Cover, FieldSheets, ReferenceCards, RulesSheet, ScorePad
from generator.page.marks import Mark, Page
from generator.problems import Complaint
from generator.sheets.cover import lay_cover
from generator.sheets.draft import Draft
from generator.sheets.field_sheets import lay_field_sheets
from generator.sheets.reference_cards import lay_reference_cards
from generator.sheets.rules_sheet import lay_rules_sheet
from generator.sheets.score_pad import lay_score_pad
from generator.sheets.setting import Setting
from generator.sheets.slug import lay_ruler, lay_slug

Layout = Callable[[Any, Setting], tuple[Draft, ...]]
Known = list[tuple[Content, tuple[Draft, ...]]]
"""Contents with their drafts, laid out in settings that differ in nothing but the slug."""


def lay_card_deck(content: CardDeck, setting: Setting) -> tuple[Draft, ...]:
    """Cards, imposed on sheets; their modules are only loaded for them."""
    from generator.sheets.cards import lay_cards

    return lay_cards(content, setting)


LAYOUTS: dict[type[Content], Layout] = {
    Cover: lay_cover,
    RulesSheet: lay_rules_sheet,
    FieldSheets: lay_field_sheets,
    ReferenceCards: lay_reference_cards,
    ScorePad: lay_score_pad,
    CardDeck: lay_card_deck,
}


MOST_KNOWN = 8


@dataclass(frozen=True, slots=True)
class Sheets:
    """The finished pages, the stamps they share, everything that did not fit, and the edge over which all sheets are
    to be turned, if every page is a side of such a sheet."""

    pages: tuple[Page, ...]
    stamps: dict[str, tuple[Mark, ...]]
    complaints: tuple[Complaint, ...]
    duplex: Literal["long", "short"] | None = None


def pages_of(contents: Sequence[Content], setting: Setting, known: Known | None = None) -> Sheets:
    """Lay out every content and number the sheets; the first sheet carries the ruler when no other asks for it.

    Contents that are `known` are not laid out again; what was is added to it while it is short."""
    drafts = [draft for content in contents for draft in drafts_of(content, setting, known)]
    stamps: dict[str, tuple[Mark, ...]] = {}
    complaints: list[Complaint] = []
    pages = []
    for n, draft in enumerate(drafts):
        slug = draft.slug(n + 1, len(drafts)) if draft.slug else lay_slug(setting, n + 1, len(drafts))
        whole = draft.laid + slug
        if draft.ruler:
            whole += lay_ruler(setting)
        stamps.update(draft.stamps)
        complaints.extend(complaint for complaint in whole.complaints if complaint not in complaints)
        width, height = draft.size or (setting.paper.width, setting.paper.height)
        pages.append(Page(draft.name, width, height, whole.marks, draft.trim, draft.bleed))
    edges = {draft.duplex for draft in drafts}
    return Sheets(tuple(pages), stamps, tuple(complaints), edges.pop() if len(edges) == 1 else None)


def drafts_of(content: Content, setting: Setting, known: Known | None) -> tuple[Draft, ...]:
    """The content's pages without slug; laid out or known already."""
    if known is None:
        return LAYOUTS[type(content)](content, setting)
    for past, drafts in known:
        if past == content:
            return drafts
    drafts = LAYOUTS[type(content)](content, setting)
    # A draft that brings its own slug has kept the setting in it.
    if len(known) < MOST_KNOWN and all(draft.slug is None for draft in drafts):
        known.append((content, drafts))
    return drafts
