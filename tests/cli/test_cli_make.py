"""`kaeseblatt make` as a user meets it: files, sentences, exit codes, the JSON that others script against."""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
import zxingcpp
from typer.testing import CliRunner, Result

from generator.cli import app

RUNNER = CliRunner()
ROOT = Path(__file__).resolve().parents[2]
HERE_FIRST = {**os.environ, "PYTHONPATH": str(ROOT)}
CODE = "K1-6X6-3221-XEY46Q-7"


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def kaeseblatt(*words: str) -> Result:
    return RUNNER.invoke(app, list(words))


def pdf(path: str | Path) -> pypdf.PdfReader:
    return pypdf.PdfReader(BytesIO(Path(path).read_bytes()))


def test_one_command_makes_the_booklet_in_output() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "--seed", "7")
    assert result.exit_code == 0
    path = Path("output/kaesekaestchen-booklet-kaesekeller-a4-de-7.pdf")
    assert result.stdout.startswith(f"Wrote {path} (5 sheets")
    reader = pdf(path)
    assert len(reader.pages) == 5
    assert [float(number) for number in reader.pages[0].mediabox] == pytest.approx([0, 0, 595.28, 841.89], abs=0.01)
    assert reader.trailer["/Root"]["/Lang"] == "de"
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert reader.metadata is not None
    assert reader.metadata.title == "Käsekästchen · Käsekeller"
    for page in reader.pages:
        assert page.trimbox == page.mediabox
        assert page["/BleedBox"] == page.mediabox


def test_the_json_row_is_the_contracts() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "--seed", "7", "--ink", "grey", "--lang", "en", "--json")
    document = json.loads(result.stdout)
    (row,) = document["files"]
    data = Path(row["path"]).read_bytes()
    assert row["path"] == "output/kaesekaestchen-booklet-kaesekeller-a4-en-grey-7.pdf".replace("/", os.sep)
    assert row["bytes"] == len(data)
    assert row["sha256"] == hashlib.sha256(data).hexdigest()
    assert {key: row[key] for key in ("pages", "game", "materials", "theme", "paper", "lang", "ink", "seed")} == {
        "pages": 5,
        "game": "kaesekaestchen",
        "materials": ["booklet"],
        "theme": "kaesekeller",
        "paper": "a4",
        "lang": "en",
        "ink": "grey",
        "seed": 7,
    }
    assert len(row["codes"]) == 6
    assert row["warnings"] == []


def test_same_inputs_same_bytes_and_no_second_writing() -> None:
    first = kaeseblatt("make", "kaesekaestchen", "--seed", "7", "-o", "a.pdf")
    before = Path("a.pdf").stat().st_mtime_ns
    again = kaeseblatt("make", "kaesekaestchen", "--seed", "7", "-o", "a.pdf")
    assert first.exit_code == again.exit_code == 0
    assert again.stdout.startswith("Unchanged: a.pdf")
    assert Path("a.pdf").stat().st_mtime_ns == before


def test_a_different_file_is_only_overwritten_with_force() -> None:
    Path("a.pdf").write_bytes(b"mine")
    refused = kaeseblatt("make", "kaesekaestchen", "--seed", "7", "-o", "a.pdf")
    assert refused.exit_code == 1
    assert "a.pdf: error: exists already and is different; --force overwrites it" in refused.stderr
    assert Path("a.pdf").read_bytes() == b"mine"
    assert kaeseblatt("make", "kaesekaestchen", "--seed", "7", "-o", "a.pdf", "--force").exit_code == 0
    assert Path("a.pdf").read_bytes().startswith(b"%PDF")


def test_a_drawn_seed_prints_the_same_booklet_again() -> None:
    first = kaeseblatt("make", "kaesekaestchen", "-o", "a.pdf")
    seed = re.search(r"--seed (\d+)", first.stdout)
    assert seed
    kaeseblatt("make", "kaesekaestchen", "--seed", seed[1], "-o", "b.pdf")
    assert Path("a.pdf").read_bytes() == Path("b.pdf").read_bytes()
    text = pdf("a.pdf").pages[0].extract_text()
    assert f"Nr. {seed[1]}" in text


def test_a_field_is_printed_again_from_its_code() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "fields", "--field", CODE.lower().replace("-", ""), "--json")
    (row,) = json.loads(result.stdout)["files"]
    assert row["codes"] == [CODE]
    assert row["seed"] is None
    booklet = kaeseblatt("make", "kaesekaestchen", "fields", "--field", CODE, "--field", CODE, "-o", "two.pdf")
    assert booklet.exit_code == 0
    assert pdf("two.pdf").pages[0].extract_text().count(CODE) == 2


def test_every_qr_code_reads_as_its_field_code() -> None:
    import pypdfium2

    result = kaeseblatt("make", "kaesekaestchen", "fields", "--seed", "3", "-o", "f.pdf", "--json")
    codes = json.loads(result.stdout)["files"][0]["codes"]
    document = pypdfium2.PdfDocument("f.pdf")
    read = []
    for n in range(len(document)):
        picture = document[n].render(scale=200 / 72).to_pil().convert("L")
        found = sorted(zxingcpp.read_barcodes(picture), key=lambda code: code.position.top_left.y)
        read.extend(code.text for code in found)
    assert read == [code.replace("-", "") for code in codes]


def test_text_can_be_copied_and_every_font_is_embedded() -> None:
    kaeseblatt("make", "kaesekaestchen", "--seed", "7", "-o", "a.pdf")
    reader = pdf("a.pdf")
    text = "\n".join(page.extract_text() for page in reader.pages)
    for phrase in ("Käsekästchen", "Zwei auf einen Streich", "Kästchen schließen", "×2", "Blatt 5/5"):
        assert phrase in text
    fonts = {}
    for page in reader.pages:
        for name, font in page["/Resources"].get("/Font", {}).items():
            fonts[name] = font.get_object()
    assert fonts
    for font in fonts.values():
        below = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
        assert font["/Subtype"] == "/Type3" or "/FontFile2" in below["/FontDescriptor"].get_object()


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["--theme", "kasekeller"], 1, 'there is no theme "kasekeller"; did you mean "kaesekeller"?'),
        (["--mix", "40-0-0-0"], 1, "40 double boxes are more than"),
        (["--mix", "10-10-10-10"], 1, "40 twists on 6x6 = 36 boxes are more than one third; at most 12 are allowed"),
        (["--size", "2x2"], 1, "rows of 2 is not possible; 3 to 12 are"),
        (["--size", "40x40"], 1, "columns of 40 is not possible; 3 to 12 are"),
        (["--size", "big"], 2, 'the size "big" must be rows x columns'),
        (["--lang", "fr"], 2, 'there is no language "fr" (there are de, en)'),
        (["--ink", "gray"], 2, 'there is no ink "gray"; did you mean "grey"?'),
        (["--paper", "legal"], 1, 'there is no paper "legal"'),
        (["fields", "--field", "K1-6X6-3221-XEY46Q-8"], 1, "its check character is 8"),
        (["fields", "--field", "K9-6X6-3221-XEY46Q-8"], 1, "this program knows K1"),
        (["fields", "--count", "0"], 1, "must be 1 to 1000 fields, not 0"),
        (["booklet", "--count", "4"], 1, "a booklet always has 6 fields"),
        (["bocklet"], 2, 'there is no material "bocklet"; did you mean "booklet"?'),
        (["--seed", "-1"], 2, "--seed"),
    ],
)
def test_wrong_wishes_get_a_sentence_and_nothing_is_written(words: list[str], code: int, sentence: str) -> None:
    result = kaeseblatt("make", "kaesekaestchen", *words)
    assert result.exit_code == code
    assert sentence in result.stderr
    assert "Traceback" not in result.output
    assert not list(Path().rglob("*.pdf"))


def test_negative_amounts_in_a_mix_file_name_file_and_line() -> None:
    Path("m.yaml").write_text("title: {de: A, en: A}\ntwists:\n  double: -1\n  bmob: 2\n", encoding="utf-8")
    result = kaeseblatt("make", "kaesekaestchen", "--mix", "m.yaml", "--json")
    assert result.exit_code == 1
    assert "m.yaml:3:3: error: twists.double: must be 0 or more, not -1" in result.stderr
    assert 'm.yaml:4:3: error: twists.bmob: no such twist; did you mean "bomb"?' in result.stderr
    problems = json.loads(result.stdout)["problems"]
    assert [(row["line"], row["column"], row["key"]) for row in problems] == [
        (3, 3, "twists.double"),
        (4, 3, "twists.bmob"),
    ]


def test_all_wrong_files_are_reported_at_once() -> None:
    Path("m.yaml").write_text("title: {de: A, en: A}\ntwists: {double: -1}\n", encoding="utf-8")
    result = kaeseblatt("make", "kaesekaestchen", "--theme", "meerr", "--mix", "m.yaml", "--paper", "legal")
    assert result.exit_code == 1
    assert [line.split(":")[0] for line in result.stderr.splitlines()] == ["--theme", "m.yaml", "--paper"]


@pytest.mark.parametrize("data", [b"\x00\x01\x02PDF", b"\xff\xfe\x00title", b"", b"a: [1, 2"])
def test_a_binary_or_broken_file_is_a_problem_not_a_crash(data: bytes) -> None:
    Path("m.yaml").write_bytes(data)
    result = kaeseblatt("make", "kaesekaestchen", "--mix", "m.yaml")
    assert result.exit_code == 1
    assert result.stderr.startswith("m.yaml")
    assert "Traceback" not in result.output


def test_a_missing_file_is_exit_3() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "--mix", "no/such.yaml")
    assert result.exit_code == 3
    assert "no/such.yaml" in result.stderr


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="shown with a device file, which root can use")
def test_a_full_disk_is_exit_3_and_leaves_nothing(tmp_path: Path) -> None:
    Path("dev").symlink_to("/dev/full/")
    result = kaeseblatt("make", "kaesekaestchen", "-o", "dev/a.pdf")
    assert result.exit_code == 3
    assert "could not be written" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["dev"]


def test_a_folder_in_the_way_and_a_file_as_a_folder_are_exit_3() -> None:
    Path("a.pdf").mkdir()
    Path("file").write_text("x", encoding="utf-8")
    assert kaeseblatt("make", "kaesekaestchen", "-o", "file/a.pdf").exit_code == 3
    into = kaeseblatt("make", "kaesekaestchen", "--seed", "1", "-o", "a.pdf")
    assert into.exit_code == 0
    assert [path.name for path in Path("a.pdf").iterdir()] == ["kaesekaestchen-booklet-kaesekeller-a4-de-1.pdf"]


def test_a_read_only_file_is_left_whole() -> None:
    path = Path("a.pdf")
    path.write_bytes(b"mine")
    path.chmod(stat.S_IREAD)
    result = kaeseblatt("make", "kaesekaestchen", "-o", "a.pdf")
    assert result.exit_code in (1, 3)
    assert path.read_bytes() == b"mine"
    assert [each.name for each in Path().iterdir()] == ["a.pdf"]


def test_any_folder_name_works() -> None:
    folder = "Würfel & Spaß (1)/ein [Ordner]"
    result = kaeseblatt("make", "kaesekaestchen", "--seed", "1", "-o", f"{folder}/Käse <1>.pdf", "--json")
    assert result.exit_code == 0
    assert len(pdf(Path(folder) / "Käse <1>.pdf").pages) == 5


def test_quiet_says_nothing() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "--seed", "7", "--quiet")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")


def test_several_materials_make_one_file() -> None:
    result = kaeseblatt("make", "kaesekaestchen", "rules", "score-pad", "--seed", "7", "--json")
    (row,) = json.loads(result.stdout)["files"]
    assert row["materials"] == ["rules", "score-pad"]
    assert row["pages"] == 2
    assert row["codes"] == []


def modules_of(*words: str) -> set[str]:
    """The modules a fresh process has imported after the command."""
    program = (
        "import sys\n"
        "from generator.cli import app\n"
        "try:\n    app()\nexcept SystemExit:\n    pass\n"
        "sys.stderr.write('MODULES ' + ' '.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, check=True, env=HERE_FIRST
    )
    return set(done.stderr.rpartition("MODULES ")[2].split())


def test_heavy_modules_are_only_loaded_where_they_are_needed() -> None:
    for_help = modules_of("--help")
    assert not for_help & {"reportlab", "PIL", "pypdf", "pypdfium2", "pydantic", "yaml", "uharfbuzz", "rich"}
    for_make = modules_of("make", "kaesekaestchen", "--seed", "1", "--quiet")
    assert "reportlab" in for_make
    assert not for_make & {"pypdf", "pypdfium2", "numpy", "rich"}
