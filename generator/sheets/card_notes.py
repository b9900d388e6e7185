"""What a person must know who prints and cuts a sheet of cards: said from the job, so that it cannot contradict it."""

from __future__ import annotations

from generator.page.correction import Correction
from generator.page.marks import Line
from generator.sheets.card_print import CardPrint
from generator.sheets.impose import Sheet
from generator.words import Phrase, Words

STOCK = {"fold": "glue_stock", "separate": "paper_stock"}
AFTERWARDS = {"fold": "glue", "separate": "glue_on"}


def notes_of(kind: str, how: CardPrint, correction: Correction | None, words: Words) -> tuple[Phrase, ...]:
    """For a page that is a "front", a "back" or a "fold": which side it is, how to print it, how large a card must come
    out, and what was corrected."""
    side = () if kind == "fold" or how.backs == "none" else (words.phrase(f"print.{kind}"),)
    notes = (*side, *advice_of(how, words), size_note(how, words))
    if not (how.printer and correction and kind == "back"):
        return notes
    return (*notes, printer_note(how.printer.name, correction, words))


def size_note(how: CardPrint, words: Words) -> Phrase:
    """What can be measured between the cut marks, to see that the sheet was printed at its own size."""
    width, height = (written(f"{length:g}", words) for length in (how.size.width, how.size.height))
    return words.phrase("print.card", width=width, height=height)


def written(number: str, words: Words) -> str:
    """A number with the decimal mark of the language."""
    return number.replace(".", ",") if words.lang == "de" else number


def advice_of(how: CardPrint, words: Words) -> tuple[Phrase, ...]:
    """The same for every page of the job: which edge and order, on what, and what to do then."""
    keys = [how.backs.replace("-", "_")]
    if how.order == "fronts-then-backs" and how.flip:
        keys.append("fronts_first")
    keys.append(STOCK.get(how.backs, "card_stock"))
    if how.backs in AFTERWARDS:
        keys.append(AFTERWARDS[how.backs])
    if how.order == "cut-stack":
        keys.append("cut_stack")
    return tuple(words.phrase(f"print.{key}") for key in keys)


def printer_note(name: str, correction: Correction, words: Words) -> Phrase:
    """The profile that moved this back, and by how much."""
    numbers = {
        "dx": f"{correction.dx:+.2f}",
        "dy": f"{correction.dy:+.2f}",
        "angle": f"{correction.angle:+.2f}",
        "scale": f"{correction.scale * 100:.2f}",
    }
    return words.phrase(
        "print.printer", name=name, **{key: written(number, words) for key, number in numbers.items()}
    )


def fold_line(sheet: Sheet) -> Line:
    """The dashed line along which the sheet is folded, from edge to edge of what prints."""
    area, grid = sheet.area, sheet.grid
    if sheet.axis == "vertical":
        x = grid.sheet_width / 2
        return Line(x, area.y, x, area.bottom, 0.2, "muted", dash=(3.0, 2.0))
    y = grid.sheet_height / 2
    return Line(area.x, y, area.right, y, 0.2, "muted", dash=(3.0, 2.0))
