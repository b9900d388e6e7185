"""Contents in their order become the pages of one document; every page gets its slug with its number of all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, Literal

from generator.content import Content
from generator.frozen import frozen
from generator.page.marks import Mark, Page
from generator.problems import Complaint
from generator.sheets.draft import Draft
from generator.sheets.known import known_or_laid
from generator.sheets.setting import Setting
from generator.sheets.slug import lay_ruler, lay_slug, slug_stamps
from generator.words import Phrase

Layout = Callable[[Any, Setting], tuple[Draft, ...]]

LAYOUTS: dict[str, str] = {
    "Cover": "cover:lay_cover",
    "RulesSheet": "rules_sheet:lay_rules_sheet",
    "FieldSheets": "field_sheets:lay_field_sheets",
    "ReferenceCards": "reference_cards:lay_reference_cards",
    "ScorePad": "score_pad:lay_score_pad",
    "CardDeck": "cards:lay_cards",
    "DiceNets": "dice_nets:lay_dice_nets",
    "DiceStickers": "dice_stickers:lay_dice_stickers",
    "Wheels": "wheel_sheets:lay_wheels",
    "TrackMat": "track_mat:lay_track_mat",
    "TallyPad": "tally_pad:lay_tally_pad",
    "TrainingSheets": "training_sheets:lay_training_sheets",
    "TournamentSheet": "tournament_sheet:lay_tournament_sheet",
    "Guide": "guide_cards:lay_guide",
}
"""Kind of content -> module in this folder and its function; only what a job uses is loaded."""


@frozen
class Chapter:
    """One material of a document of several: its title and contents."""

    title: Phrase
    contents: tuple[Content, ...]


@frozen
class Sheets:
    """The finished pages, the stamps they share, everything that did not fit, and the edge over which all sheets are
    to be turned, if every page is a side of such a sheet."""

    pages: tuple[Page, ...]
    stamps: dict[str, tuple[Mark, ...]]
    complaints: tuple[Complaint, ...]
    duplex: Literal["long", "short"] | None = None


def layout_of(content: Content) -> Layout:
    """The function that lays out this kind of content."""
    module, _, function = LAYOUTS[type(content).__name__].partition(":")
    layout: Layout = getattr(import_module(f"generator.sheets.{module}"), function)
    return layout


def drafts_of(contents: Sequence[Content], setting: Setting) -> tuple[Draft, ...]:
    """Every content laid out, in order."""
    return tuple(draft for content in contents for draft in known_or_laid(content, setting, layout_of(content)))


def pages_of(contents: Sequence[Content], setting: Setting) -> Sheets:
    """Lay out every content and number the sheets."""
    return numbered(drafts_of(contents, setting), setting)


def bound_pages(title: Phrase, chapters: Sequence[Chapter], setting: Setting) -> Sheets:
    """Several materials as one document: first a page that says how to print which of its sheets."""
    from generator.sheets.overview import lay_overview

    laid_out = [(chapter.title, drafts_of(chapter.contents, setting)) for chapter in chapters]
    overview = lay_overview(title, laid_out, setting)
    return numbered((overview, *(draft for _, drafts in laid_out for draft in drafts)), setting)


def numbered(drafts: Sequence[Draft], setting: Setting) -> Sheets:
    """Pages with their slugs; those that ask for it carry the large ruler, the others a small one in the slug."""
    stamps: dict[str, tuple[Mark, ...]] = {}
    complaints: list[Complaint] = []
    pages = []
    for n, draft in enumerate(drafts):
        number = n + 1, len(drafts)
        slug = draft.slug(*number) if draft.slug else lay_slug(setting, *number, ruler=not draft.ruler)
        whole = draft.laid + slug
        if draft.ruler:
            whole += lay_ruler(setting)
        stamps.update(draft.stamps)
        stamps.update(slug_stamps(slug.marks))
        complaints.extend(complaint for complaint in whole.complaints if complaint not in complaints)
        width, height = draft.size or (setting.paper.width, setting.paper.height)
        pages.append(Page(draft.name, width, height, whole.marks, draft.trim, draft.bleed))
    edges = {draft.duplex for draft in drafts}
    told = complaints if setting.cards else on_paper(complaints, setting)
    return Sheets(tuple(pages), stamps, tuple(told), edges.pop() if len(edges) == 1 else None)


def on_paper(complaints: Iterable[Complaint], setting: Setting) -> Iterable[Complaint]:
    """What does not fit does not fit on this paper: it is named where the message does not do so itself."""
    paper = setting.paper
    where = f"(paper {paper.name}, {paper.width:g} x {paper.height:g} mm)"
    for complaint in complaints:
        named = paper.name in complaint.message
        yield complaint if named else replace(complaint, message=f"{complaint.message} {where}")
