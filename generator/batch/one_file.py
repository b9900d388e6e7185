"""All booklets of a combination in one PDF, with a bookmark for each: fonts, pictures and rules are in it once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.batch.orders import Order
from generator.batch.workshop import Workshop
from generator.filing import row_of
from generator.job import ink_of
from generator.page.marks import Document


def made_together(order: Order, workshop: Workshop) -> tuple[dict[str, Any], bytes]:
    """The row and the bytes of the file. `booklets` of the row tells seed, codes and first page (from 1) of each."""
    from generator.pdf.together import Together  # ReportLab is only loaded for ink

    booklets: list[dict[str, Any]] = []
    warnings: dict[str, None] = {}
    pages = 0
    file: Together | None = None
    for number, seed in enumerate(order.seeds, start=1):
        laid_out = workshop.lay_out(seed)
        document = laid_out.document
        if file is None:
            whole = Document((), document.title, document.subject, lang=document.lang, duplex=document.duplex)
            file = Together(whole, laid_out.theme.colours, laid_out.theme.pictures, ink_of(workshop.job))
        file.add(document, f"{number} · {document.subject} · {workshop.around.words.text('slug.seed', seed=seed)}")
        booklets.append({"seed": seed, "codes": list(laid_out.codes), "page": pages + 1})
        warnings.update(dict.fromkeys(str(problem) for problem in laid_out.warnings))
        pages += len(document.pages)
    if file is None:
        raise ValueError("an order without a booklet")
    data = file.finish()
    row = row_of(laid_out, Path(order.path), data)
    codes = [code for booklet in booklets for code in booklet["codes"]]
    facts = {"path": order.path, "pages": pages, "seed": order.seed, "codes": codes, "paper": order.paper}
    return {**row, **facts, "warnings": list(warnings), "booklets": booklets}, data
