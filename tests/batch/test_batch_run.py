from __future__ import annotations

import hashlib
import json
import os
import zipfile
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
from batch_help import FIELDS, contents, kaeseblatt, manifest, theme

from generator.batch import ledger

MADE = ("batch", *FIELDS, "--count", 4, "--seed", 5)


def test_the_manifest_has_the_contracts_rows(tmp_path: Path) -> None:
    result = kaeseblatt(*MADE, "--themes", "meer", "--out", tmp_path, "--json", "--jobs", 1)
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert document == manifest(tmp_path)
    assert document["failed"] == []
    assert len(document["files"]) == 4
    for row in document["files"]:
        data = (tmp_path / row["path"]).read_bytes()
        assert row["bytes"] == len(data)
        assert row["sha256"] == hashlib.sha256(data).hexdigest()
        assert row["pages"] == len(pypdf.PdfReader(BytesIO(data)).pages)
        assert {key: row[key] for key in ("game", "materials", "theme", "paper", "lang", "ink", "warnings")} == {
            "game": "kaesekaestchen",
            "materials": ["fields"],
            "theme": "meer",
            "paper": "a4",
            "lang": "de",
            "ink": "full",
            "warnings": [],
        }
        assert len(row["codes"]) == 6
        assert row["version"] == document["version"]
    assert len({code for row in document["files"] for code in row["codes"]}) == 24


def test_make_prints_the_same_file_for_the_seed_of_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kaeseblatt(*MADE, "--out", "shop", "--jobs", 1)
    row = manifest(tmp_path / "shop")["files"][2]
    kaeseblatt("make", "kaesekaestchen", "fields", "--seed", row["seed"])
    assert (tmp_path / "output" / row["path"]).read_bytes() == (tmp_path / "shop" / row["path"]).read_bytes()
    fields = [word for code in row["codes"] for word in ("--field", code)]
    again = json.loads(kaeseblatt("make", "kaesekaestchen", "fields", *fields, "--json").stdout)
    assert again["files"][0]["codes"] == row["codes"]


def test_the_same_bytes_at_any_number_of_processes(tmp_path: Path) -> None:
    words = ("--langs", "de,en", "--previews", "--zip")
    assert kaeseblatt(*MADE, *words, "--out", tmp_path / "one", "--jobs", 1).exit_code == 0
    assert kaeseblatt(*MADE, *words, "--out", tmp_path / "two", "--jobs", 2).exit_code == 0
    one, two = contents(tmp_path / "one"), contents(tmp_path / "two")
    assert one == two
    assert len(one) == 8 * 2 + 2


def test_unchanged_inputs_are_passed_over_and_changed_ones_made_again(tmp_path: Path) -> None:
    place = theme(tmp_path, "mine")
    words = (*MADE, "--themes", place, "--themes", "meer", "--out", tmp_path / "out", "--jobs", 1)
    assert kaeseblatt(*words).stdout.startswith("8 made, 0 unchanged, 0 failed")
    before = contents(tmp_path / "out")
    assert kaeseblatt(*words).stdout.startswith("0 made, 8 unchanged, 0 failed")
    with open(place / "theme.yaml", "a", encoding="utf-8") as file:
        file.write('colours: {accent: "#206040"}\n')
    assert kaeseblatt(*words).stdout.startswith("4 made, 4 unchanged, 0 failed")
    after = contents(tmp_path / "out")
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {name for name in before if "-mine-" in name} | {"manifest.json"}


def test_without_a_seed_the_next_run_takes_that_of_the_last(tmp_path: Path) -> None:
    words = ("batch", *FIELDS, "--out", tmp_path, "--jobs", 1)
    kaeseblatt(*words)
    first = manifest(tmp_path)
    assert kaeseblatt(*words).stdout.startswith("0 made, 1 unchanged")
    assert manifest(tmp_path) == first
    assert kaeseblatt(*words, "--fresh").stdout.startswith("1 made, 0 unchanged")
    assert manifest(tmp_path)["seed"] != first["seed"]


def test_a_lost_or_changed_file_of_ours_is_noticed(tmp_path: Path) -> None:
    kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1)
    rows = manifest(tmp_path)["files"]
    (tmp_path / rows[0]["path"]).unlink()
    (tmp_path / rows[1]["path"]).write_bytes(b"somebody's own")
    result = kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1)
    assert result.exit_code == 1
    assert result.stdout.startswith("1 made, 2 unchanged, 1 failed")
    assert "exists already and is different; --force overwrites it" in result.stderr
    assert (tmp_path / rows[1]["path"]).read_bytes() == b"somebody's own"
    assert kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1, "--force").exit_code == 0
    assert manifest(tmp_path)["files"] == rows


def test_fresh_makes_everything_again_over_our_own_files(tmp_path: Path) -> None:
    kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1)
    before = contents(tmp_path)
    result = kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1, "--fresh", "--themes", "kaesekeller", "--debug")
    assert result.exit_code == 0
    assert contents(tmp_path) == before


def test_a_failing_combination_is_said_and_the_others_are_made(tmp_path: Path) -> None:
    long = theme(tmp_path, "long", title=f"{{de: {'Donaudampfschifffahrt' * 9}, en: Short}}")
    words = ("batch", *FIELDS, "--themes", long, "--themes", "meer", "--langs", "de,en", "--count", 2)
    result = kaeseblatt(*words, "--out", tmp_path / "out", "--jobs", 2, "--seed", 5)
    assert result.exit_code == 1
    document = manifest(tmp_path / "out")
    assert len(document["files"]) == 6
    assert [(row["theme"], row["lang"]) for row in document["failed"]] == [("long", "de")] * 2
    assert all("title.de" in row["problems"][0] for row in document["failed"])
    assert result.stderr.count("-long-a4-de-") >= 2
    assert sorted(path.name for path in (tmp_path / "out").glob("*.pdf")) == sorted(
        row["path"] for row in document["files"]
    )


def test_a_target_that_cannot_be_written_fails_alone(tmp_path: Path) -> None:
    first = json.loads(kaeseblatt(*MADE, "--out", tmp_path, "--dry-run", "--json").stdout)["files"][0]["path"]
    (tmp_path / first).mkdir()
    result = kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1)
    assert result.exit_code == 1
    assert f"{first}: is a folder, not a file" in result.stderr
    assert len(manifest(tmp_path)["files"]) == 3


def test_a_dry_run_touches_nothing(tmp_path: Path) -> None:
    result = kaeseblatt(*MADE, "--out", tmp_path / "out", "--dry-run")
    assert result.exit_code == 0
    named = result.stdout.splitlines()
    assert not (tmp_path / "out").exists()
    kaeseblatt(*MADE, "--out", tmp_path / "out", "--jobs", 1)
    assert [row["path"] for row in manifest(tmp_path / "out")["files"]] == named


def test_progress_in_a_pipe_is_plain_lines_and_quiet_is_quiet(tmp_path: Path) -> None:
    told = kaeseblatt(*MADE, "--out", tmp_path / "a", "--jobs", 1)
    lines = told.stderr.splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("1/4 kaesekaestchen-fields-kaesekeller-a4-de-")
    assert "\x1b" not in told.output
    assert "\r" not in told.output
    assert kaeseblatt(*MADE, "--out", tmp_path / "b", "--jobs", 1, "--quiet").output == ""


def test_the_zip_has_every_file_and_is_the_same_again(tmp_path: Path) -> None:
    kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1, "--zip")
    first = (tmp_path / "kaeseblatt.zip").read_bytes()
    with zipfile.ZipFile(BytesIO(first)) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == [row["path"] for row in manifest(tmp_path)["files"]]
        assert archive.read(archive.namelist()[1]) == (tmp_path / archive.namelist()[1]).read_bytes()
    os.utime(tmp_path / manifest(tmp_path)["files"][0]["path"])
    kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1, "--zip")
    assert (tmp_path / "kaeseblatt.zip").read_bytes() == first


def test_previews_lie_beside_the_files(tmp_path: Path) -> None:
    kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1, "--previews", "--folder-limit", 4)
    for row in manifest(tmp_path)["files"]:
        assert row["preview"] == row["path"].replace(".pdf", ".png")
        assert (tmp_path / row["preview"]).read_bytes().startswith(b"\x89PNG")
    assert sorted(len(list(folder.iterdir())) for folder in tmp_path.iterdir() if folder.is_dir()) == [4, 4]
    (tmp_path / row["preview"]).unlink()
    assert kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1, "--previews", "--folder-limit", 4).stdout.startswith(
        "0 made, 4 unchanged"
    )
    assert (tmp_path / row["preview"]).is_file()


def test_a_manifest_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('{"name": "an app"}', encoding="utf-8")
    result = kaeseblatt(*MADE, "--out", tmp_path)
    assert result.exit_code == 3
    assert contents(tmp_path) == {"manifest.json": b'{"name": "an app"}'}


def test_a_journal_with_a_line_cut_off_is_gone_on_from(tmp_path: Path) -> None:
    kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 1)
    document = manifest(tmp_path)
    (tmp_path / "manifest.json").unlink()
    lines = [json.dumps({"version": "0", "seed": 5, "pid": 1})]
    lines += [json.dumps({"row": row}) for row in document["files"][:3]]
    (tmp_path / ledger.JOURNAL).write_text("\n".join(lines) + '\n{"row": {"path": "ka', encoding="utf-8")
    left_behind = tmp_path / f".{document['files'][3]['path']}.1.part"
    left_behind.write_bytes(b"half")
    result = kaeseblatt("batch", *FIELDS, "--count", 4, "--out", tmp_path, "--jobs", 1)
    assert result.stdout.startswith("0 made, 4 unchanged")  # the fourth has the bytes it would get
    assert manifest(tmp_path) == document
    assert not left_behind.exists()
    assert not (tmp_path / ledger.JOURNAL).exists()


def test_wrong_options_are_usage(tmp_path: Path) -> None:
    assert kaeseblatt(*MADE, "--out", tmp_path, "--jobs", 0).exit_code == 2
    assert kaeseblatt(*MADE, "--out", tmp_path, "--folder-limit", -1).exit_code == 2
    assert kaeseblatt("batch", "no-such-plan", "--out", tmp_path).exit_code == 2
    assert kaeseblatt("batch", tmp_path / "no_such_plan.yaml").exit_code == 3
    assert contents(tmp_path) == {}
