"""The font files in the repository are what their list says."""

from __future__ import annotations

import runpy
import struct

import pytest
import uharfbuzz as hb

from generator.pdf.font_files import FILES, face_of, folder

LISTS = runpy.run_path(str(folder() / "letters.py"))
WANTED = {"title": "LETTERS", "text": "LETTERS", "strong": "LETTERS", "signs": "SIGNS"}
FALLS_BACK = set(map(ord, "ĳſ‑"))  # letters of the list that a text face takes from the sign font


def test_folder_holds_exactly_the_known_fonts() -> None:
    assert {path.stem for path in folder().glob("*.ttf")} == set(FILES.values())


@pytest.mark.parametrize("face", FILES)
def test_font_has_every_letter_of_its_list(face: str) -> None:
    has = set(face_of(face).unicodes)
    assert len(has) > 300
    lacking = LISTS[WANTED[face]] - has
    assert lacking <= (set() if face == "signs" else FALLS_BACK)


def test_what_a_text_face_lacks_is_a_sign() -> None:
    assert set(face_of("signs").unicodes) >= FALLS_BACK


@pytest.mark.parametrize("face", FILES)
def test_font_is_static_unhinted_and_may_be_embedded(face: str) -> None:
    font = face_of(face)
    tables = set(font.table_tags)
    assert tables >= {"glyf", "loca", "hmtx", "cmap", "head", "maxp"}
    assert tables.isdisjoint({"fvar", "gvar", "CFF ", "fpgm", "prep", "cvt ", "GSUB", "hdmx"})
    assert struct.unpack(">H", font.reference_table("maxp").data[26:28]) == (0,), "glyph instructions"
    assert struct.unpack(">H", font.reference_table("OS/2").data[8:10]) == (0,), "fsType"
    assert font.upem == 1000


@pytest.mark.parametrize(("face", "family"), [("title", "Kaese Title"), ("signs", "Kaese Signs")])
def test_changed_fonts_carry_a_name_of_their_own(face: str, family: str) -> None:
    name = face_of(face).get_name(hb.OTNameIdPredefined.FONT_FAMILY)
    assert name == family


def test_every_source_has_its_licence_and_is_named_in_the_readme() -> None:
    readme = (folder() / "README.md").read_text(encoding="utf-8")
    licences = sorted(path.name for path in folder().glob("*-LICENSE.txt"))
    assert licences == ["Baloo2-LICENSE.txt", "DejaVu-LICENSE.txt", "Nunito-LICENSE.txt"]
    for name in (*licences, *(f"{stem}.ttf" for stem in FILES.values())):
        assert name in readme
