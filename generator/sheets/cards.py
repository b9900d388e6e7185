"""A deck of cards as sheets to cut: faces as stamps, drawn once each, and every sheet's front and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.config.printer import SetUp
from generator.content.cards import Card, CardDeck, CardFace
from generator.page.box import Box
from generator.page.correction import Correction
from generator.page.marks import Line, Mark
from generator.problems import Complaint
from generator.sheets.card_face import draw_face
from generator.sheets.card_fit import misfit
from generator.sheets.card_marks import side_marks
from generator.sheets.card_notes import advice_of, fold_line, notes_of
from generator.sheets.card_print import CardPrint
from generator.sheets.card_slug import slug_layer
from generator.sheets.draft import Draft
from generator.sheets.impose import Sheet, Side, back_side, best_sheet, front_side
from generator.sheets.laid import Laid
from generator.sheets.order import chosen, fillings
from generator.sheets.setting import Setting

Stamps = dict[str, tuple[Mark, ...]]


@dataclass(frozen=True, slots=True)
class Run:
    """One deck being laid out: the kind of sheet, and which stamp is the front and the back of every card."""

    deck: str
    how: CardPrint
    sheet: Sheet
    setting: Setting
    correction: Correction | None
    fronts: tuple[str, ...]
    backs: tuple[str, ...]
    stamps: Stamps


def lay_cards(content: CardDeck, setting: Setting) -> tuple[Draft, ...]:
    """All sheets of the deck in the order in which they are printed. ValueError when the job has no card printing."""
    how = setting.cards
    if how is None:
        raise ValueError("cards need a CardPrint in their setting")
    cards, complaints = wanted_cards(content.cards, how)
    sheet = best_sheet(setting.paper, how)
    if not sheet.grid.capacity:
        complaints += (misfit(setting.paper, how),)
    correction, unmeasured = correction_of(sheet, how, setting)
    complaints += unmeasured
    if complaints:
        return (Draft("cards", Laid((), complaints)),)
    stamps, names, unfit = drawn_faces(content.name, cards, how, setting)
    fronts = tuple(names[card.front] for card in cards)
    backs = tuple(names[card.back] for card in cards)
    run = Run(content.name, how, sheet, setting, correction, fronts, backs, stamps)
    drafts: list[Draft] = []
    for number, filling in enumerate(fillings(len(cards), sheet.grid.capacity, how.order), start=1):
        drafts += sheet_drafts(run, number, front_side(sheet, filling, how))
    if how.backs == "separate" or how.order == "fronts-then-backs":
        drafts.sort(key=lambda draft: draft.name.endswith("back"))
    drafts[0] = replace(drafts[0], laid=drafts[0].laid + Laid((), unfit))
    return tuple(drafts)


def wanted_cards(cards: Sequence[Card], how: CardPrint) -> tuple[tuple[Card, ...], tuple[Complaint, ...]]:
    """The cards that `--only` leaves, each as often as `--copies` says, the copies deck by deck."""
    wanted = tuple(cards)
    unknown: tuple[str, ...] = ()
    if how.only is not None:
        numbers, unknown = chosen(how.only, [card.name for card in cards])
        wanted = tuple(cards[n] for n in numbers)
    names = ", ".join(dict.fromkeys(card.name for card in cards))
    complaints = tuple(
        Complaint("only", f'no card answers to "{part}"; there are the numbers 1 to {len(cards)} and the names {names}')
        for part in unknown
    )
    if not wanted and not complaints:
        complaints = (Complaint("only", "there is no card to print"),)
    return wanted * how.copies, complaints


def correction_of(sheet: Sheet, how: CardPrint, setting: Setting) -> tuple[Correction | None, tuple[Complaint, ...]]:
    """How the printer's profile moves the backs of such sheets; a complaint when it was not measured for them."""
    if how.printer is None or how.flip is None:
        return None, ()
    lying = sheet.grid.sheet_width > sheet.grid.sheet_height
    setup = SetUp(setting.paper.name, "landscape" if lying else "portrait", how.flip)
    if setup in how.printer.corrections:
        return how.printer.corrections[setup], ()
    known = "; ".join(map(str, how.printer.corrections)) or "nothing"
    command = f"kaeseblatt calibrate --name {how.printer.name} --paper {setup.paper} --orientation {setup.orientation}"
    message = (
        f'"{how.printer.name}" is not measured for {setup}, only for {known}; `{command} --flip {setup.flip}` does that'
    )
    return None, (Complaint("printer", message),)


def drawn_faces(
    deck: str, cards: Sequence[Card], how: CardPrint, setting: Setting
) -> tuple[Stamps, dict[CardFace, str], tuple[Complaint, ...]]:
    """Every different face once: its marks by stamp name, the name of each face, and what did not fit."""
    stamps: Stamps = {}
    names: dict[CardFace, str] = {}
    complaints: list[Complaint] = []
    for face in dict.fromkeys(face for card in cards for face in (card.front, card.back)):
        names[face] = f"{deck} {len(names) + 1}"
        drawn = draw_face(face, how, setting)
        stamps[names[face]] = drawn.marks
        complaints.extend(complaint for complaint in drawn.complaints if complaint not in complaints)
    return stamps, names, tuple(complaints)


def sheet_drafts(run: Run, number: int, front: Side) -> tuple[Draft, ...]:
    """One sheet's pages: front and back, or one page with both to fold."""
    grid = run.sheet.grid
    centre = (grid.sheet_width / 2, grid.sheet_height / 2)
    front_marks = side_marks(front, run.fronts, centre)
    if run.sheet.axis is None:
        return (_draft(run, number, "front", front_marks),)
    back = back_side(front, run.sheet.reflection, run.correction)
    back_marks = side_marks(back, run.backs, centre)
    if run.sheet.folded:
        return (_draft(run, number, "fold", (*front_marks, *back_marks, fold_line(run.sheet))),)
    return _draft(run, number, "front", front_marks), _draft(run, number, "back", back_marks)


def _draft(run: Run, number: int, kind: str, marks: tuple[Mark, ...]) -> Draft:
    grid, reflection = run.sheet.grid, run.sheet.reflection
    trim = reflection.box(grid.trim) if kind == "back" else grid.trim
    if run.sheet.folded:
        other = reflection.box(trim)
        trim = Box(trim.x, trim.y, other.right - trim.x, other.bottom - trim.y)
    bleed = trim.inset(-grid.cut.bleed)
    notes = notes_of(kind, run.how, run.correction, run.setting.words)
    guides = tuple(mark for mark in marks if isinstance(mark, Line))
    return Draft(
        f"{run.deck} {number} {kind}",
        Laid(marks),
        run.stamps,
        size=(grid.sheet_width, grid.sheet_height),
        trim=trim.edges,
        bleed=bleed.edges,
        slug=slug_layer(notes, run.sheet.area, guides, run.setting),
        duplex=run.how.flip if run.how.order != "fronts-then-backs" else None,
        advice=advice_of(run.how, run.setting.words),
    )
