"""Many documents in one file: fonts, forms, and whatever pages have in common are in it once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.page.marks import Document, Mark, Page
from generator.page.picture import Picture
from generator.pdf.draw import draw
from generator.pdf.embed import embed
from generator.pdf.forms import FormShelf, operators, resources
from generator.pdf.inks import Inks
from generator.pdf.pack import pack
from generator.pdf.pen import Pen
from generator.pdf.settings import fixed_settings
from generator.pdf.streams import stream
from generator.pdf.write import InkMode, finish_page, new_canvas, start_page

LEAST_SHARED = 12  # marks: fewer are not worth a stream of their own


class Together:
    """A file that grows by whole documents of one kind and theme. Same documents in the same order, same bytes.

    A page is compared with the page of the same number of the first document: the marks with which both begin become
    a stream that all such pages share."""

    def __init__(
        self, whole: Document, colours: Mapping[str, str], pictures: Mapping[str, Picture], ink: InkMode
    ) -> None:
        """`whole` tells a viewer what the file is; its pages are not looked at."""
        self.stamps: dict[str, tuple[Mark, ...]] = {}
        with fixed_settings():
            self.canvas = new_canvas(whole)
            inks = Inks(colours, ink == "grey", ink == "light")
            self.shelf = FormShelf(self.canvas._doc, inks, ink == "light", self.stamps, pictures)
        self.first: tuple[Page, ...] = ()
        self.shared: dict[int, Beginning | None] = {}
        self.documents = 0

    def add(self, document: Document, bookmark: str) -> None:
        """Draw a document behind the others, with an entry in the outline of the file. ValueError when it has another
        drawing under the name of a stamp; KeyError and MissingLettersError as in `write`."""
        for name, marks in document.stamps.items():
            if self.stamps.setdefault(name, marks) != marks:
                raise ValueError(f'two documents of one file draw the stamp "{name}" differently')
        with fixed_settings():
            key = f"b{self.documents}"
            self.canvas.bookmarkPage(key)
            self.canvas.addOutlineEntry(bookmark, key)
            for index, page in enumerate(document.pages):
                self.add_page(index, page)
        self.first = self.first or document.pages
        self.documents += 1

    def finish(self) -> bytes:
        """The bytes of the file; nothing can be added any more."""
        with fixed_settings():
            embed(self.canvas._doc, self.shelf.runs)
            return pack(self.canvas.getpdfdata(), self.canvas._doc)

    def add_page(self, index: int, page: Page) -> None:
        """One page, as `write` would draw it, with its common beginning left to the shared stream."""
        matrix = start_page(self.canvas, page)
        begun = self.beginning(index, page, matrix)
        if begun is None:
            pen = self.shelf.pen()
            draw(pen, page.marks)
            content = operators(pen, matrix)
            self.canvas._doc.updateSignature(content)
            finish_page(self.canvas, stream(content), resources(pen))
            return
        pen = begun.pen(self.shelf)
        draw(pen, page.marks[begun.length :])
        content = operators(pen)
        self.canvas._doc.updateSignature(content)
        finish_page(self.canvas, begun.contents(self.canvas._doc, content), resources(pen))

    def beginning(self, index: int, page: Page, matrix: str) -> Beginning | None:
        """What the page shares with the others of its number, drawn when the second of them comes; None for nothing."""
        if index >= len(self.first):
            return None
        marks, size = self.first[index].marks, (page.width, page.height)
        if index not in self.shared:
            length = common(marks, page.marks) if (self.first[index].width, self.first[index].height) == size else 0
            self.shared[index] = (
                Beginning(self.shelf, marks[:length], matrix, index) if length >= LEAST_SHARED else None
            )
        begun = self.shared[index]
        return begun if begun and begun.size_and_marks(page, size, self.first[index]) else None


class Beginning:
    """The marks with which pages begin, as one stream, and the state in which it leaves the pen."""

    def __init__(self, shelf: FormShelf, marks: tuple[Mark, ...], matrix: str, index: int) -> None:
        self.length = len(marks)
        self.marks = marks
        self.left = shelf.pen()
        draw(self.left, marks)
        self.reference = shelf.pdf.Reference(stream(operators(self.left, matrix) + b"\n"), f"beginning{index}")

    def size_and_marks(self, page: Page, size: tuple[float, float], first: Page) -> bool:
        """Does the page begin like this, on paper of the same size?"""
        return size == (first.width, first.height) and page.marks[: self.length] == self.marks

    def pen(self, shelf: FormShelf) -> Pen:
        """A pen that goes on where the stream ends."""
        pen, left = shelf.pen(), self.left
        pen.fill_ink, pen.stroke_ink, pen.width, pen.style = left.fill_ink, left.stroke_ink, left.width, left.style
        pen.font = left.font
        pen.used = dict(left.used)
        return pen

    def contents(self, pdf: Any, rest: bytes) -> Any:
        """The contents of a page: the shared stream, then its own."""
        from reportlab.pdfbase.pdfdoc import PDFArray

        return PDFArray([self.reference, pdf.Reference(stream(rest))])


def common(one: tuple[Mark, ...], other: tuple[Mark, ...]) -> int:
    """With how many equal marks both begin."""
    for index, (first, second) in enumerate(zip(one, other, strict=False)):
        if first is not second and first != second:
            return index
    return min(len(one), len(other))
