"""The written file, read back with another library."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path as FilePath
from typing import Any

import pytest
from pypdf import PdfReader

from generator.page.marks import Circle, Document, Icon, Page, Stamp, Text
from generator.pdf.write import write

Write = Callable[..., bytes]


@pytest.fixture(scope="module")
def reader(written: Write) -> PdfReader:
    return PdfReader(BytesIO(written()), strict=True)


def test_pages_have_their_own_size_and_boxes_in_points(reader: PdfReader) -> None:
    first, card = reader.pages
    assert [float(edge) for edge in first.mediabox] == pytest.approx([0, 0, 595.276, 841.89])
    assert first.trimbox == first.mediabox
    assert first.bleedbox == first.mediabox
    assert [float(edge) for edge in card.mediabox] == pytest.approx([0, 0, 283.465, 425.197])
    assert [float(edge) for edge in card.trimbox] == pytest.approx([8.504, 8.504, 274.961, 416.693])
    assert all("/MediaBox" in page and "/TrimBox" in page and "/BleedBox" in page for page in reader.pages)


def test_viewer_is_told_not_to_scale_and_how_to_flip(reader: PdfReader) -> None:
    told = reader.trailer["/Root"]["/ViewerPreferences"]
    assert told == {"/PrintScaling": "/None", "/DisplayDocTitle": True, "/Duplex": "/DuplexFlipLongEdge"}
    assert reader.trailer["/Root"]["/Lang"] == "de"


@pytest.mark.parametrize(("duplex", "hint"), [("short", "/DuplexFlipShortEdge"), (None, None)])
def test_duplex_hint_follows_the_document(written: Write, duplex: Any, hint: str | None) -> None:
    data = written(Document((Page("p", 50, 50, ()),), title="t", duplex=duplex))
    told = PdfReader(BytesIO(data)).trailer["/Root"]["/ViewerPreferences"]
    assert told.get("/Duplex") == hint


def test_description_is_written_without_dates(reader: PdfReader) -> None:
    assert dict(reader.metadata or {}) == {
        "/Title": "Käsekästchen – Łódź",
        "/Author": "Käseblatt",
        "/Subject": "Sechs Felder",
        "/Keywords": "Käse, Punkte",
        "/Creator": "Käseblatt",
        "/Producer": "ReportLab",
    }


def fonts_of(reader: PdfReader) -> Iterator[Any]:
    for page in reader.pages:
        yield from (font.get_object() for font in page["/Resources"]["/Font"].get_object().values())


def test_every_font_is_embedded_and_none_is_helvetica(reader: PdfReader) -> None:
    fonts = list(fonts_of(reader))
    assert len({font["/BaseFont"] for font in fonts}) == 4
    for font in fonts:
        assert re.fullmatch(r"/[A-Z]{6}\+Kaese\w+", font["/BaseFont"])
        assert font["/DescendantFonts"][0].get_object()["/FontDescriptor"]["/FontFile2"].get_data()[:4] == b"\0\1\0\0"
        assert "/ToUnicode" in font
    objects = [str(reader.get_object(number)) for number in range(1, reader.trailer["/Size"])]
    assert sum("FontDescriptor" in each for each in objects) >= 4
    assert not any("Helvetica" in each for each in objects)


def test_text_can_be_copied_whole(reader: PdfReader) -> None:
    text = reader.pages[0].extract_text()
    for line in ("Käsekästchen × ½ Łódź", "AVATAR Tod To ☐ Yoga", "Mitte"):
        assert line in text


def test_same_document_is_the_same_bytes(written: Write) -> None:
    assert written() == written()


def test_other_content_has_another_id(written: Write) -> None:
    ids = {
        PdfReader(BytesIO(written(Document((Page("p", 50, 50, (Text(5, 5, word, 4),)),), title="t")))).trailer["/ID"][0]
        for word in ("a", "b")
    }
    assert len(ids) == 2


HOSTILE = """
invariant=0; pageCompression=0; useA85=1; pdfComments=1; pdfMultiLine=1; canvas_basefontname='Courier'
canvas_baseColor=(1,0,0); documentLang='xx'; ttfAsciiReadable=0; defaultPageSize='LETTER'; shapedFontGlob=None
"""

AGAIN = """
import sys
sys.path[:0] = {path!r}
import conftest
sys.stdout.buffer.write(conftest.write(conftest.EVERYTHING, conftest.COLOURS, conftest.PICTURES, "full"))
"""


def test_fresh_process_with_hostile_settings_writes_the_same_bytes(written: Write, tmp_path: FilePath) -> None:
    (tmp_path / ".reportlab_settings").write_text(HOSTILE, encoding="utf-8")
    here = FilePath(__file__).parent
    program = AGAIN.format(path=[str(here), str(here.parents[1])])
    environment = {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path), "RL_useA85": "1", "LC_ALL": "tr_TR.UTF-8"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
    assert done.stdout == written()


def test_settings_of_the_process_are_left_as_they_were(written: Write) -> None:
    from reportlab import rl_config

    before = (rl_config.useA85, rl_config.invariant, rl_config.documentLang)
    written()
    assert (rl_config.useA85, rl_config.invariant, rl_config.documentLang) == before


@pytest.mark.parametrize(
    ("mark", "name"),
    [(Circle(5, 5, 1, fill="akcent"), "akcent"), (Icon("krate", 5, 5, 9), "krate"), (Stamp("dott", 5, 5), "dott")],
)
def test_unknown_name_is_a_key_error_that_says_it(written: Write, mark: Any, name: str) -> None:
    with pytest.raises(KeyError, match=name):
        written(Document((Page("p", 50, 50, (mark,)),), title="t"))


def test_missing_letter_is_an_error_and_never_a_square(written: Write) -> None:
    with pytest.raises(ValueError, match=r"U\+65E5"):
        written(Document((Page("p", 50, 50, (Text(5, 5, "日", 4),)),), title="t"))


def test_stamp_in_itself_is_refused(written: Write) -> None:
    with pytest.raises(ValueError, match="contains itself"):
        written(Document((Page("p", 50, 50, (Stamp("s", 0, 0),)),), title="t", stamps={"s": (Stamp("s", 1, 1),)}))


def test_repeated_stamp_and_icon_are_drawn_once(written: Write) -> None:
    few, many = (
        written(
            Document(
                (Page("p", 200, 200, tuple(Stamp("s", n, n) for n in range(count))),),
                title="t",
                stamps={"s": (Icon("crate", 0, 0, 9), Circle(0, 0, 1, fill="ink"))},
            )
        )
        for count in (1, 100)
    )
    assert few.count(b"/Subtype /Form") == many.count(b"/Subtype /Form") == 2


def resources_of(thing: Any) -> Iterator[Any]:
    """The resources of a page or form and of all forms in it."""
    resources = thing["/Resources"].get_object()
    yield resources
    for form in resources.get("/XObject", {}).values():
        yield from resources_of(form.get_object())


@pytest.mark.parametrize("ink", ["full", "light", "grey"])
def test_no_transparency_and_no_gradients(written: Write, ink: str) -> None:
    found = [each for page in PdfReader(BytesIO(written(ink=ink))).pages for each in resources_of(page)]
    assert len(found) > 4
    assert all(set(resources) <= {"/Font", "/XObject"} for resources in found)


def test_a_booklet_is_small() -> None:
    booklet = runpy.run_path(str(FilePath(__file__).parents[1] / "bench" / "booklet.py"))
    for ink in ("full", "light", "grey"):
        data = write(booklet["sample"](1), booklet["COLOURS"], booklet["PICTURES"], ink)
        assert len(PdfReader(BytesIO(data)).pages) == 7
        assert len(data) <= 45_000
