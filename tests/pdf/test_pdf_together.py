"""Many documents in one file."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pypdf
import pypdfium2
import pytest
from PIL import ImageChops

from generator.page.marks import Circle, Document, Line, Mark, Page, Rect, Stamp, Text
from generator.pdf import pack
from generator.pdf.together import Together, common
from generator.pdf.write import write

COLOURS = {"paper": "#ffffff", "ink": "#2b2118", "muted": "#7a6a58", "accent": "#e09b22"}
WHOLE = Document((), title="Alle", lang="de")


def page(name: str, *own: Mark) -> Page:
    """Twenty common marks that leave the pen in a state of its own, then the page's."""
    marks: list[Mark] = [
        Rect(10, 10 + n * 9, 60, 7, fill="accent", stroke="ink", stroke_width=0.2 + n / 50) for n in range(19)
    ]
    marks.append(Line(10, 200, 90, 200, 0.7, "muted", (3, 1), True))
    return Page(name, 105, 210, (*marks, Text(12, 14, name, 4), *own))


def document(number: int) -> Document:
    own = Rect(20 + number, 100, 30, 20, fill="accent", stroke="muted", stroke_width=0.7)
    dots = tuple(Stamp("dot", 20 + n * 7, 150) for n in range(3))
    pages = (page("same"), page(f"own {number}", own, *dots, Line(5, 180, 60, 185, 0.7, "muted", (3, 1), True)))
    return Document(pages, title=f"Heft {number}", stamps={"dot": (Circle(0, 0, 2, fill="ink"),)})


def together(count: int) -> bytes:
    file = Together(WHOLE, COLOURS, {}, "full")
    for number in range(count):
        file.add(document(number), f"Heft {number}")
    return file.finish()


def pictures(data: bytes) -> list[Any]:
    pdf = pypdfium2.PdfDocument(data)
    found = [pdf[index].render(scale=1).to_pil() for index in range(len(pdf))]
    pdf.close()
    return found


def test_pages_look_as_in_files_of_their_own() -> None:
    alone = [picture for number in range(4) for picture in pictures(write(document(number), COLOURS, {}, "full"))]
    for one, other in zip(pictures(together(4)), alone, strict=True):
        assert max(high for _, high in ImageChops.difference(one, other).getextrema()) < 16


def test_what_pages_begin_with_is_in_the_file_once() -> None:
    reader = pypdf.PdfReader(BytesIO(together(5)))
    beginnings = {page.get("/Contents").get_object()[0].idnum for page in reader.pages[2::2]}
    assert len(beginnings) == 1
    assert len({page.get("/Contents").get_object()[0].idnum for page in reader.pages[3::2]}) == 1
    assert len(together(25)) - len(together(15)) < 10 * 900


def test_bookmarks_stand_at_first_pages() -> None:
    reader = pypdf.PdfReader(BytesIO(together(3)))
    found = [(entry.title, reader.get_destination_page_number(entry)) for entry in reader.outline]
    assert found == [("Heft 0", 0), ("Heft 1", 2), ("Heft 2", 4)]


def test_another_drawing_under_the_name_of_a_stamp_is_refused() -> None:
    file = Together(WHOLE, COLOURS, {}, "full")
    file.add(document(0), "0")
    with pytest.raises(ValueError, match="dot"):
        file.add(replace(document(1), stamps={"dot": (Circle(0, 0, 3, fill="ink"),)}), "1")


def test_a_page_of_another_size_shares_nothing() -> None:
    file = Together(WHOLE, COLOURS, {}, "full")
    file.add(document(0), "0")
    other = document(1)
    file.add(replace(other, pages=tuple(replace(page, width=120) for page in other.pages)), "1")
    sizes = [float(page.mediabox.width) for page in pypdf.PdfReader(BytesIO(file.finish())).pages]
    assert sizes == pytest.approx([297.64, 297.64, 340.16, 340.16], abs=0.01)


def test_common_counts_equal_marks_from_the_start() -> None:
    one, two, three = (Text(0, 0, text, 4) for text in ("1", "2", "3"))
    assert common((one, two), (one, three)) == 1
    assert common((one, two), (Text(0, 0, "1", 4), two, three)) == 2
    assert common((), (one,)) == 0


def test_a_file_of_many_objects_has_several_object_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = together(6)
    monkeypatch.setattr(pack, "MOST_PACKED", 5)
    parted = together(6)
    assert parted.count(b"/Type /ObjStm") > 1 == whole.count(b"/Type /ObjStm")
    for one, other in zip(pictures(parted), pictures(whole), strict=True):
        assert ImageChops.difference(one, other).getbbox() is None


def test_places_beyond_16_mb_take_four_bytes() -> None:
    pdf = SimpleNamespace(
        Catalog="1 0 R",
        info="2 0 R",
        signature=SimpleNamespace(hexdigest=lambda: "00"),
        Reference=lambda each: SimpleNamespace(format=lambda _: each.encode()),
    )
    near = pack.index_of({0: (0, 0, 65535), 1: (1, (1 << 24) - 1, 0)}, pdf, 3)
    far = pack.index_of({0: (0, 0, 65535), 1: (1, 1 << 24, 0)}, pdf, 3)
    assert b"/W [1 3 2]" in near
    assert b"/W [1 4 2]" in far
