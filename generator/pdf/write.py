"""A document of marks into the bytes of a PDF file."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any, Literal

from generator.page.marks import Document, Page
from generator.page.picture import Picture
from generator.page.repeats import folded
from generator.pdf.digits import POINTS, fine
from generator.pdf.draw import draw
from generator.pdf.embed import embed
from generator.pdf.forms import FormShelf, operators, resources
from generator.pdf.inks import Inks
from generator.pdf.pack import pack
from generator.pdf.settings import fixed_settings
from generator.pdf.streams import stream

InkMode = Literal["full", "light", "grey"]

DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


def write(document: Document, colours: Mapping[str, str], pictures: Mapping[str, Picture], ink: InkMode) -> bytes:
    """The file: same arguments, same bytes.

    `colours` maps ink roles to "#rrggbb", `pictures` icon names to pictures. KeyError names a role, an icon or a stamp
    that is not known; MissingLettersError (a ValueError) names letters that no font has."""
    document = folded(document)
    with fixed_settings():
        canvas = new_canvas(document)
        inks = Inks(colours, ink == "grey", ink == "light")
        shelf = FormShelf(canvas._doc, inks, ink == "light", document.stamps, pictures)
        for page in document.pages:
            add_page(canvas, shelf, page)
        embed(canvas._doc, shelf.runs)
        return pack(canvas.getpdfdata(), canvas._doc)


def new_canvas(document: Document) -> Any:
    """A ReportLab canvas that leaves nothing to defaults, and what a viewer is told about the file."""
    from reportlab.pdfgen.canvas import Canvas

    from generator.pdf.blank_font import register_blank_font

    canvas = Canvas(
        BytesIO(),
        pagesize=(0, 0),
        bottomup=1,
        pageCompression=1,
        invariant=1,
        verbosity=0,
        encrypt=None,
        cropMarks=None,
        pdfVersion=(1, 7),
        enforceColorSpace=None,
        initialFontName=register_blank_font(),
        initialFontSize=10,
        initialLeading=12,
        cropBox=None,
        artBox=None,
        trimBox=None,
        bleedBox=None,
        lang=document.lang,
    )
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if document.duplex:
        canvas.setViewerPreference("Duplex", DUPLEX[document.duplex])
    canvas._doc.info = description(document)
    return canvas


def description(document: Document) -> Any:
    """The information dictionary: no dates, no empty entries."""
    from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFString

    texts = {
        "Title": document.title,
        "Author": document.author,
        "Subject": document.subject,
        "Keywords": ", ".join(document.keywords),
        "Creator": "Käseblatt",
        "Producer": "ReportLab",
    }
    info = PDFDictionary({name: PDFString(text) for name, text in texts.items() if text})
    info.digest = lambda _signature: None
    return info


def add_page(canvas: Any, shelf: FormShelf, page: Page) -> None:
    """Draw one page."""
    matrix = start_page(canvas, page)
    pen = shelf.pen()
    draw(pen, page.marks)
    content = operators(pen, matrix)
    canvas._doc.updateSignature(content)
    finish_page(canvas, stream(content), resources(pen))


def start_page(canvas: Any, page: Page) -> str:
    """Set the boxes of a page; gives the operator that makes the units mm and lets y grow down from the top left."""
    size = (round(page.width * POINTS, 3), round(page.height * POINTS, 3))
    canvas.setPageSize(size)
    whole = (0.0, 0.0, page.width, page.height)
    canvas.setTrimBox(box(page.trim or whole, page.height))
    canvas.setBleedBox(box(page.bleed or whole, page.height))
    return f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0 {size[1]:.3f} cm"


def finish_page(canvas: Any, contents: Any, used: Any) -> None:
    """End the page that was started; `contents` is what has been drawn, `used` the resources for it."""
    canvas.showPage()
    made = canvas._doc.Pages.pages[-1]
    made.Contents = contents
    made.Resources = used
    made.Rotate = made.Trans = None


def box(area: tuple[float, float, float, float], paper_height: float) -> list[str]:
    """A rectangle of a page (x, y, width, height in mm from the top left) as left, bottom, right, top in points."""
    x, y, width, height = area
    edges = (x, paper_height - y - height, x + width, paper_height - y)
    return [fine(edge * POINTS) for edge in edges]
