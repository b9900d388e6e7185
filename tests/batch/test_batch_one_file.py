from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pypdf
import pypdfium2
from batch_help import contents, kaeseblatt, manifest
from PIL import ImageChops, ImageStat

MADE = ("batch", "--games", "kaesekaestchen", "--count", 5, "--seed", 5)


TOLERANCE = 32
"""Of 255: edges may fall a hundredth of a millimetre beside each other, which moves a letter by part of a pixel."""

MEAN_TOLERANCE = 0.02
"""But only in single pixels: a mark that is missing or moved by half a millimetre is far above."""


def pictures(data: bytes) -> list[object]:
    document = pypdfium2.PdfDocument(data)
    return [document[index].render(scale=0.6).to_pil() for index in range(len(document))]


def test_one_file_has_the_booklets_with_bookmarks(tmp_path: Path) -> None:
    kaeseblatt(*MADE, "--out", tmp_path / "one", "--one-file", "--jobs", 1)
    (row,) = manifest(tmp_path / "one")["files"]
    reader = pypdf.PdfReader(BytesIO((tmp_path / "one" / row["path"]).read_bytes()))
    assert len(reader.pages) == row["pages"] == 25
    assert [booklet["page"] for booklet in row["booklets"]] == [1, 6, 11, 16, 21]
    assert [code for booklet in row["booklets"] for code in booklet["codes"]] == row["codes"]
    outline = [(entry.title, reader.get_destination_page_number(entry) + 1) for entry in reader.outline]
    assert [page for _, page in outline] == [1, 6, 11, 16, 21]
    assert all(str(booklet["seed"]) in title for booklet, (title, _) in zip(row["booklets"], outline, strict=True))
    for page in reader.pages:
        assert page.trimbox == page.mediabox


def test_every_page_of_one_file_looks_like_that_of_its_own_file(tmp_path: Path) -> None:
    """In every ink; pages share the beginnings of their drawing, and that must not show."""
    for ink in ("full", "light", "grey"):
        words = (*MADE, "--inks", ink, "--jobs", 1)
        kaeseblatt(*words, "--out", tmp_path / ink / "one", "--one-file")
        kaeseblatt(*words, "--out", tmp_path / ink / "many")
        (whole,) = (tmp_path / ink / "one").glob("*.pdf")
        alone = [
            page
            for row in manifest(tmp_path / ink / "many")["files"]
            for page in pictures((tmp_path / ink / "many" / row["path"]).read_bytes())
        ]
        together = pictures(whole.read_bytes())
        assert len(together) == len(alone) == 25
        for one, other in zip(together, alone, strict=True):
            most = max(high for _, high in ImageChops.difference(one, other).getextrema())
            assert most < TOLERANCE
            assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) < MEAN_TOLERANCE


def test_one_file_shares_what_booklets_have_in_common(tmp_path: Path) -> None:
    sizes = {}
    for count in (10, 20):
        out = tmp_path / str(count)
        kaeseblatt(*MADE[:-4], "--count", count, "--seed", 5, "--out", out, "--one-file", "--jobs", 1)
        sizes[count] = manifest(out)["files"][0]["bytes"]
    assert (sizes[20] - sizes[10]) / 10 < 9000


def test_the_same_bytes_in_any_process(tmp_path: Path) -> None:
    words = (*MADE, "--themes", "meer,dino", "--one-file")
    kaeseblatt(*words, "--out", tmp_path / "one", "--jobs", 1)
    kaeseblatt(*words, "--out", tmp_path / "two", "--jobs", 2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
