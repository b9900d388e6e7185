"""`kaeseblatt preview` as a user meets it."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops
from typer.testing import CliRunner, Result

from generator.cli import app
from generator.config.shelf import names
from generator.preview.png import is_ours, png
from generator.preview.render import page_count, page_files
from generator.problems import FileError


def kaeseblatt(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture(scope="module")
def booklet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("booklet") / "Heft & mehr.pdf"
    assert kaeseblatt("make", "kaesekaestchen", "--seed", 7, "-o", path).exit_code == 0
    return path


def pictures_in(folder: Path) -> dict[str, Image.Image]:
    return {path.name: Image.open(BytesIO(path.read_bytes())) for path in sorted(folder.glob("*.png"))}


def test_every_page_is_a_picture_of_that_size(booklet: Path, tmp_path: Path) -> None:
    result = kaeseblatt("preview", booklet, "--dpi", 50, "--out", tmp_path)
    assert result.exit_code == 0
    found = pictures_in(tmp_path)
    assert list(found) == [f"Heft & mehr-0{number}.png" for number in range(1, 6)]
    document = pypdfium2.PdfDocument(booklet)
    for index, picture in enumerate(found.values()):
        real = document[index].render(scale=50 / 72).to_pil()
        assert picture.size == real.size == (414, 585)
        assert ImageChops.difference(picture.convert("RGB"), real).getbbox() is None
    assert result.stdout.count("Wrote ") == 5


def test_only_some_pages(booklet: Path, tmp_path: Path) -> None:
    kaeseblatt("preview", booklet, "--pages", "4-5, 1", "--dpi", 20, "--out", tmp_path)
    assert [name[-6:-4] for name in pictures_in(tmp_path)] == ["01", "04", "05"]
    for wrong in ("0", "6", "3-2", "x", "1-", ""):
        assert kaeseblatt("preview", booklet, "--pages", wrong, "--out", tmp_path).exit_code == 2


def test_a_grey_page_becomes_a_grey_picture(tmp_path: Path) -> None:
    kaeseblatt("make", "kaesekaestchen", "rules", "--ink", "grey", "--seed", 7, "-o", tmp_path / "grey.pdf")
    kaeseblatt("make", "kaesekaestchen", "rules", "--seed", 7, "-o", tmp_path / "full.pdf")
    for name, mode in (("grey", "L"), ("full", "RGB")):
        kaeseblatt("preview", tmp_path / f"{name}.pdf", "--dpi", 30, "--out", tmp_path / name)
        assert {picture.mode for picture in pictures_in(tmp_path / name).values()} == {mode}


def test_a_contact_sheet_shows_all_pages(booklet: Path, tmp_path: Path) -> None:
    kaeseblatt("preview", booklet, "--contact-sheet", "--out", tmp_path)
    (sheet,) = pictures_in(tmp_path).values()
    assert sheet.width == 1600
    kaeseblatt("preview", booklet, "--contact-sheet", "--pages", "1", "--out", tmp_path)
    (single,) = pictures_in(tmp_path).values()
    assert single.height > single.width


def test_the_pack_for_a_shop(booklet: Path, tmp_path: Path) -> None:
    kaeseblatt("preview", booklet, "--square", 300, "--pages", "1-2", "--out", tmp_path)
    assert [picture.size for picture in pictures_in(tmp_path).values()] == [(300, 300)] * 2
    assert (tmp_path / "Heft & mehr.txt").read_text(encoding="utf-8").splitlines()[:5] == [
        "File: Heft & mehr.pdf",
        "Title: Käsekästchen · Käsekeller",
        "Contents: Heft mit sechs Feldern",
        "Pages: 5",
        "Page size: 210 x 297 mm",
    ]


def test_a_theme_shows_its_cover_and_a_field_page(tmp_path: Path) -> None:
    result = kaeseblatt("preview", "meer", "--dpi", 20, "--out", tmp_path, "--json")
    assert [Path(file["path"]).name for file in json.loads(result.stdout)["files"]] == ["meer-01.png", "meer-02.png"]
    assert kaeseblatt("preview", "mer", "--out", tmp_path).exit_code == 1


def test_all_themes_on_one_sheet(tmp_path: Path) -> None:
    assert kaeseblatt("preview", "all", "--out", tmp_path).exit_code == 0
    (sheet,) = pictures_in(tmp_path).values()
    rows = -(-len(names("themes")) // 2)
    assert sheet.height > rows * 300


def test_stale_previews_of_ours_go_and_nothing_else_does(booklet: Path, tmp_path: Path) -> None:
    kaeseblatt("preview", booklet, "--dpi", 20, "--out", tmp_path)
    mine = tmp_path / "Heft & mehr-99.png"
    mine.write_bytes(b"a picture of somebody else")
    changed = tmp_path / "Heft & mehr-05.png"
    changed.write_bytes(b"painted over")
    kaeseblatt("preview", booklet, "--contact-sheet", "--out", tmp_path)
    assert len(list(tmp_path.glob("*.png"))) == 7
    result = kaeseblatt("preview", booklet, "--dpi", 20, "--pages", "1-3", "--out", tmp_path)
    assert "Heft & mehr-04.png, a preview of before" in result.stdout
    assert sorted(path.name for path in tmp_path.glob("*.png")) == [
        "Heft & mehr-01.png",
        "Heft & mehr-02.png",
        "Heft & mehr-03.png",
        "Heft & mehr-05.png",
        "Heft & mehr-99.png",
        "Heft & mehr-contact.png",
    ]
    assert mine.read_bytes() == b"a picture of somebody else"
    assert changed.read_bytes() == b"painted over"


def test_a_picture_that_is_not_ours_is_not_overwritten(booklet: Path, tmp_path: Path) -> None:
    mine = tmp_path / "Heft & mehr-02.png"
    mine.write_bytes(b"mine")
    words = ("preview", booklet, "--dpi", 20, "--out", tmp_path)
    result = kaeseblatt(*words)
    assert result.exit_code == 1
    assert "exists already and is different" in result.stderr
    assert mine.read_bytes() == b"mine"
    assert kaeseblatt(*words, "--force").exit_code == 0
    assert is_ours(mine)
    kaeseblatt("make", "kaesekaestchen", "--seed", 8, "-o", booklet.with_name("other.pdf"))
    booklet.with_name("other.pdf").rename(tmp_path / booklet.name)
    assert kaeseblatt("preview", tmp_path / booklet.name, "--dpi", 20, "--out", tmp_path).exit_code == 0


def test_what_is_no_pdf_is_said(tmp_path: Path) -> None:
    (tmp_path / "no.pdf").write_bytes(b"no PDF")
    result = kaeseblatt("preview", tmp_path / "no.pdf")
    assert (result.exit_code, "no.pdf: is no PDF that can be read" in result.stderr) == (3, True)
    assert kaeseblatt("preview", tmp_path / "none.pdf").exit_code == 3
    assert kaeseblatt("preview", "meer", "--dpi", 5).exit_code == 2
    assert kaeseblatt("preview", "meer", "--square", 9).exit_code == 2
    with pytest.raises(FileError):
        page_count(b"")


def test_processes_render_the_same(booklet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = booklet.read_bytes()
    alone = list(page_files(data, 30, range(5)))
    monkeypatch.setattr("generator.preview.render.ENOUGH", 1)
    assert list(page_files(data, 30, range(5), jobs=2)) == alone


@pytest.mark.parametrize("mode", ["L", "RGB"])
def test_a_png_is_read_back(mode: str, tmp_path: Path) -> None:
    picture = Image.effect_noise((31, 17), 90).convert(mode)
    file = png(picture)
    assert ImageChops.difference(Image.open(BytesIO(file)), picture).getbbox() is None
    assert Image.open(BytesIO(file)).info == {"Software": "kaeseblatt"}
    (tmp_path / "a.png").write_bytes(file)
    assert is_ours(tmp_path / "a.png")
    picture.save(tmp_path / "b.png")
    assert not is_ours(tmp_path / "b.png")
