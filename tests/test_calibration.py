"""Calibrating: a printer that is off, its test sheet read, and the backs of the next job moved so that they meet."""

from __future__ import annotations

from math import cos, radians, sin
from pathlib import Path

import pytest

from generator.calibration import ORIENTATIONS, measure, pair_of, reading_of, set_up_of, size_of, solve, write_sheet
from generator.config.paper import read_paper
from generator.config.printer import Printer, config_folder, printer_at, profile_path, profile_text, read_printer
from generator.job import CardOptions, Job
from generator.page.correction import Correction, Point
from generator.page.marks import Line, Stamp, Text
from generator.pipeline import LaidOut, lay_out
from generator.problems import InputError, UsageError
from generator.sheets.calibration import PITCH, STEP, Scale, back_half, front_half, scales

PRINTER = Correction(0.35, -0.6, 0.12, 1.0015)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path


def turned_over(point: Point, size: tuple[float, float], flip: str) -> Point:
    """Where a point of the back page lies, seen from the front; and the other way round."""
    width, height = size
    return (width - point[0], point[1]) if (height >= width) == (flip == "long") else (point[0], height - point[1])


def read_by_eye(scale: Scale, size: tuple[float, float], flip: str, printer: Correction) -> float:
    """What the scale shows when the printer moves everything on its backs, without rounding to a line."""
    centre = (size[0] / 2, size[1] / 2)
    printed = printer.applied(turned_over(scale.middle, size, flip), centre)
    return turned_over(printed, size, flip)[scale.axis == "y"] - scale.middle[scale.axis == "y"]


def readings(paper: str, orientation: str, flip: str, printer: Correction, step: float = 0.0) -> dict[str, Point]:
    size = size_of(read_paper(paper), set_up_of(paper, orientation, flip))
    found: dict[str, list[float]] = {}
    for scale in scales(*size, read_paper(paper).margin):
        shown = read_by_eye(scale, size, flip, printer)
        found.setdefault(scale.corner, []).append(round(shown / step) * step if step else shown)
    return {corner: (pair[0], pair[1]) for corner, pair in found.items()}


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "a3"])
def test_the_correction_undoes_what_the_printer_does(paper: str, orientation: str, flip: str) -> None:
    setup = set_up_of(paper, orientation, flip)
    found, apart = solve(read_paper(paper), setup, readings(paper, orientation, flip, PRINTER))
    assert apart < 1e-9
    size = size_of(read_paper(paper), setup)
    centre = (size[0] / 2, size[1] / 2)
    for point in ((20.0, 30.0), (size[0] - 15, 40.0), (50.0, size[1] - 20)):
        printed = PRINTER.applied(found.applied(point, centre), centre)
        assert printed == pytest.approx(point, abs=1e-6)


@pytest.mark.parametrize("flip", ["long", "short"])
def test_readings_to_a_quarter_millimetre_bring_backs_within_an_eighth(flip: str) -> None:
    setup = set_up_of("a4", "portrait", flip)
    found, _ = solve(read_paper("a4"), setup, readings("a4", "portrait", flip, PRINTER, STEP))
    for point in ((20.0, 30.0), (190.0, 30.0), (20.0, 270.0), (190.0, 270.0)):
        printed = PRINTER.applied(found.applied(point, (105, 148.5)), (105, 148.5))
        assert printed == pytest.approx(point, abs=0.13)


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("steps", range(-8, 9))
def test_the_line_that_meets_its_counterpart_carries_the_reading(axis: str, steps: int) -> None:
    scale = Scale("A", axis, (50.0, 60.0))  # type: ignore[arg-type]
    at = (lambda line: line.x1) if axis == "x" else (lambda line: line.y1)
    front = [at(mark) for mark in front_half(scale) if isinstance(mark, Line)]
    shifted = [at(line) + steps * STEP for line in back_half(scale)]
    meeting = [n for n, (one, other) in enumerate(zip(front, shifted, strict=True)) if abs(one - other) < 1e-9]
    assert meeting == [steps + 8]
    labels = [mark for mark in front_half(scale) if isinstance(mark, Text)]
    assert [label.text for label in labels] == ["-2", "-1", "0", "+1", "+2"]
    middle = 50.0 if axis == "x" else 60.0
    assert [at(front_line) for front_line in front_half(scale) if isinstance(front_line, Line)][steps + 8] == (
        pytest.approx(middle + steps * PITCH)
    )


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("paper", ["a3", "a4", "a5", "letter"])
def test_the_test_sheet_has_the_paper_orientation_and_flip_of_the_job(
    paper: str, orientation: str, flip: str, lang: str, tmp_path: Path
) -> None:
    from pypdf import PdfReader

    file = tmp_path / "sheet.pdf"
    setup = set_up_of(paper, orientation, flip)
    assert write_sheet(paper, setup, lang, None, file, force=False)
    reader = PdfReader(file)
    width, height = size_of(read_paper(paper), setup)
    assert [len(reader.pages), (width > height)] == [2, orientation == "landscape"]
    for page in reader.pages:
        assert [float(it) * 25.4 / 72 for it in page.mediabox[2:]] == pytest.approx([width, height], abs=0.01)
    assert reader.trailer["/Root"]["/ViewerPreferences"]["/Duplex"] == f"/DuplexFlip{flip.title()}Edge"


def cheese_master(printer: str | None, backs: str = "duplex-long") -> LaidOut:
    options = CardOptions(backs=backs, printer=printer)
    return lay_out(Job("cheese-master", ("cards",), seed=1, cards=options))


def test_a_stored_profile_moves_backs_and_only_backs() -> None:
    stored = measure("a4", set_up_of("a4", "portrait", "long"), "office", readings("a4", "portrait", "long", PRINTER))
    assert stored.path == config_folder() / "printers" / "office.yaml"
    assert stored.warnings == ()
    plain, moved = cheese_master(None).document.pages, cheese_master("office").document.pages
    for before, after in zip(plain[::2], moved[::2], strict=True):
        assert before.marks == after.marks
    kept = read_printer("office").corrections[stored.setup]
    for before, after in zip(plain[1::2], moved[1::2], strict=True):
        pairs = [
            (one, other) for one, other in zip(before.marks, after.marks, strict=False) if not isinstance(one, Text)
        ]
        assert pairs
        for one, other in pairs:
            if isinstance(one, Stamp):
                assert isinstance(other, Stamp)
                assert (other.x, other.y) == pytest.approx(kept.applied((one.x, one.y), (105, 148.5)))
                assert other.angle == pytest.approx(one.angle + kept.angle)
            elif isinstance(one, Line):
                assert isinstance(other, Line)
                assert (other.x2, other.y2) == pytest.approx(kept.applied((one.x2, one.y2), (105, 148.5)))


def test_the_profile_s_name_and_numbers_stand_on_the_backs() -> None:
    measure("a4", set_up_of("a4", "portrait", "long"), "Office", dict.fromkeys("ABCD", (0.5, -0.25)))
    front, back, *_ = cheese_master("office").document.pages
    said = [" ".join(mark.text for mark in page.marks if isinstance(mark, Text)) for page in (front, back)]
    assert "office" not in said[0]
    assert "Drucker office: +0,50 / +0,25 mm" in said[1]


def test_a_profile_that_was_not_measured_for_the_job_is_refused_with_the_command() -> None:
    measure("a4", set_up_of("a4", "portrait", "long"), "office", dict.fromkeys("ABCD", (0.5, 0.5)))
    with pytest.raises(InputError) as caught:
        cheese_master("office", "duplex-short")
    (problem,) = caught.value.problems
    assert "kaeseblatt calibrate --name office --paper a4 --orientation portrait --flip short" in problem.message


def test_a_second_measurement_is_added_and_a_repeated_one_replaces() -> None:
    long, short = set_up_of("a4", "portrait", "long"), set_up_of("a4", "portrait", "short")
    for setup, reading in ((long, 0.5), (short, 0.25), (long, 1.0)):
        measure("a4", setup, "office", dict.fromkeys("ABCD", (0.0, reading)))
    found = read_printer("office").corrections
    assert {setup: round(it.dy, 3) for setup, it in found.items()} == {long: -1.0, short: 0.25}


def test_a_profile_reads_as_it_was_written(tmp_path: Path) -> None:
    setup = set_up_of("letter", "landscape", "short")
    file = tmp_path / "other.yaml"
    file.write_text(profile_text(Printer("other", {setup: PRINTER})))
    assert printer_at(file) == Printer("other", {setup: PRINTER})


@pytest.mark.parametrize(
    ("line", "key"),
    [("    dx: 11", "dx"), ("    dy: -10.5", "dy"), ("    angle: 3.5", "angle"), ("    scale: 1.2", "scale")],
)
def test_a_broken_profile_is_refused_with_its_line(tmp_path: Path, line: str, key: str) -> None:
    file = tmp_path / "broken.yaml"
    text = profile_text(Printer("broken", {set_up_of("a4", "portrait", "long"): PRINTER}))
    file.write_text("".join(f"{line}\n" if it.strip().startswith(f"{key}:") else it for it in text.splitlines(True)))
    with pytest.raises(InputError) as caught:
        printer_at(file)
    assert caught.value.problems[0].key == f"measured[0].{key}"
    assert caught.value.problems[0].place.line > 2


def test_readings_that_disagree_are_told_and_impossible_ones_refused() -> None:
    setup = set_up_of("a4", "portrait", "long")
    doubtful = measure("a4", setup, "office", {"A": (0, 0), "B": (0, 0), "C": (0, 0), "D": (1.5, 1.5)})
    assert "disagree" in doubtful.warnings[0].message
    squeezed = {"A": (2, 2), "B": (-2, 2), "C": (2, -2), "D": (-2, -2)}
    with pytest.raises(InputError):
        measure("a5", set_up_of("a5", "portrait", "long"), "bad", squeezed)
    assert not profile_path("bad").exists()
    with pytest.raises(UsageError, match="corners"):
        measure("a4", setup, "few", {"A": (0, 0)})


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("A=0.25,-0.5", ("A", (0.25, -0.5))),
        ("b = 1 -2", ("B", (1, -2))),
        ("C=0,25/-0,5", ("C", (0.25, -0.5))),
        ("D=0,25 ; 1", ("D", (0.25, 1))),
        ("A=0,25 -0,5", ("A", (0.25, -0.5))),
        ("A=0,25;-0,5", ("A", (0.25, -0.5))),
        ("A=0.25, -0.5", ("A", (0.25, -0.5))),
    ],
)
def test_readings_are_read(text: str, reading: tuple[str, Point]) -> None:
    assert reading_of(text) == reading


@pytest.mark.parametrize("text", ["E=0,0", "A", "A=1", "A=1,2,3", "A=x,y", "A=2.1,0", "A=nan,0", "=0,0", "A=0,-inf"])
def test_readings_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(UsageError):
        reading_of(text)


@pytest.mark.parametrize("name", ["", "a/b", "..", "büro", "a b", "a.yaml"])
def test_names_that_are_no_words_are_refused(name: str) -> None:
    with pytest.raises(UsageError):
        profile_path(name)


def test_the_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert config_folder() == tmp_path / "config" / "kaeseblatt"
    monkeypatch.delenv("XDG_CONFIG_HOME")
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    monkeypatch.setattr("sys.platform", "darwin")
    assert config_folder() == tmp_path / "Library" / "Application Support" / "kaeseblatt"
    monkeypatch.setattr("sys.platform", "linux")
    assert config_folder() == tmp_path / ".config" / "kaeseblatt"


def test_a_pair_needs_two_numbers() -> None:
    assert pair_of(" 0.5  -1 ") == (0.5, -1)
    with pytest.raises(UsageError, match="two numbers"):
        pair_of("0.5")


def test_the_turn_of_the_model_printer_is_what_it_says() -> None:
    angle = radians(PRINTER.angle)
    x, y = PRINTER.applied((205.0, 148.5), (105.0, 148.5))
    assert x == pytest.approx(105 + 100 * PRINTER.scale * cos(angle) + PRINTER.dx)
    assert y == pytest.approx(148.5 + 100 * PRINTER.scale * sin(angle) + PRINTER.dy)
