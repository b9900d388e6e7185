from __future__ import annotations

from pathlib import Path

import pytest
from batch_help import kaeseblatt, theme

from generator.batch.matrix import matrix_of
from generator.batch.run import plan_problems
from generator.catalogue import every_game
from generator.config.plan import Plan, plan_at, read_plan
from generator.config.shelf import names
from generator.problems import InputError


def problems_of(path: Path, text: str) -> list[tuple[int, str]]:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        plan_problems(path)
    return [(problem.place.line, problem.key) for problem in caught.value.problems]


def test_a_plan_is_multiplied_out_in_its_order() -> None:
    plan = Plan(
        {"games": ("kaesekaestchen",), "themes": ("meer", "dino"), "langs": ("en", "de"), "inks": ("full", "grey")},
        excludes=({"theme": ("dino",), "ink": ("grey",)},),
    )
    found = [str(each) for each in matrix_of(plan).combinations]
    assert found == [
        "kaesekaestchen-booklet-meer-a4-en-full",
        "kaesekaestchen-booklet-meer-a4-en-grey",
        "kaesekaestchen-booklet-meer-a4-de-full",
        "kaesekaestchen-booklet-meer-a4-de-grey",
        "kaesekaestchen-booklet-dino-a4-en-full",
        "kaesekaestchen-booklet-dino-a4-de-full",
    ]


def test_all_means_every_game_material_and_theme_there_is() -> None:
    everything = matrix_of(Plan({"games": ("all",), "materials": ("all",), "themes": ("all",)})).combinations
    assert {(each.game, each.material) for each in everything} == {
        (game.name, material.name) for game in every_game() for material in game.materials
    }
    assert {each.theme for each in everything} == set(names("themes"))
    assert [each.material for each in matrix_of(Plan()).combinations] == [
        game.materials[0].name for game in every_game()
    ]


def test_a_material_may_name_its_game() -> None:
    found = matrix_of(Plan({"materials": ("knights/cards", "booklet")})).combinations
    assert [(each.game, each.material) for each in found] == [("kaesekaestchen", "booklet"), ("knights", "cards")]


def test_a_paper_on_which_a_material_is_not_offered_is_left_out_and_said() -> None:
    matrix = matrix_of(Plan({"games": ("kaesekaestchen",), "papers": ("a4", "a5")}))
    assert [each.paper for each in matrix.combinations] == ["a4"]
    assert [note.severity for note in matrix.notes] == ["warning"]
    assert "not on a5" in matrix.notes[0].message
    with pytest.raises(InputError, match="nothing is left"):
        matrix_of(Plan({"games": ("kaesekaestchen",), "papers": ("a5",)}))


def test_every_wrong_entry_is_said_with_its_line(tmp_path: Path) -> None:
    text = """\
games: [kaesekaestchen, kniffel]
materials: [booklt]
themes:
  - meer
  - meer
  - mer
papers: b5
langs: [fr]
inks: [ful]
count: 3
name: "../{thema}{number:x}"
exclude: [{theme: mee}]
"""
    found = problems_of(tmp_path / "plan.yaml", text)
    assert found == [
        (11, "name"),
        (11, "name"),
        (11, "name"),
        (1, "games[1]"),
        (5, "themes[1]"),
        (6, "themes[2]"),
        (7, "papers[0]"),
        (8, "langs[0]"),
        (9, "inks[0]"),
        (2, "materials[0]"),
        (12, "exclude[0].theme"),
    ]


def test_numbers_and_empty_lists_are_said(tmp_path: Path) -> None:
    found = problems_of(tmp_path / "plan.yaml", "themes: []\ncount: 0\nseed: -1\nexclude: [{}, {lang: []}]\nsize: 3\n")
    assert sorted(found) == [
        (1, "themes"),
        (2, "count"),
        (3, "seed"),
        (4, "exclude[0]"),
        (4, "exclude[1].lang"),
        (5, "size"),
    ]


def test_a_path_in_a_plan_is_found_from_the_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theme(tmp_path / "plans" / "mine", "Würfel & Spaß (1)")
    plan = tmp_path / "plans" / "plan.yaml"
    plan.write_text('games: kaesekaestchen\nthemes: ["mine/Würfel & Spaß (1)"]\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (found,) = matrix_of(plan_at(plan)).combinations
    assert found.theme_name == "Würfel & Spaß (1)"


def test_every_plan_on_the_shelf_is_right() -> None:
    shelf = names("plans")
    assert shelf
    for name in shelf:
        assert matrix_of(read_plan(name)).combinations


def test_check_knows_a_plan(tmp_path: Path) -> None:
    (tmp_path / "plan.yaml").write_text("games: kaesekaestchen\nthemes: [mer]\n", encoding="utf-8")
    result = kaeseblatt("check", tmp_path / "plan.yaml")
    assert result.exit_code == 1
    assert 'plan.yaml:2:10: error: themes[0]: there is no theme "mer"; did you mean "meer"?' in result.stderr


def test_options_stand_over_the_plan_and_say_so_when_wrong(tmp_path: Path) -> None:
    (tmp_path / "plan.yaml").write_text("games: kaesekaestchen\nthemes: [meer, dino]\ncount: 7\n", encoding="utf-8")
    plan = tmp_path / "plan.yaml"
    result = kaeseblatt("batch", plan, "--themes", "schlicht", "--count", 2, "--dry-run", "--out", tmp_path / "o")
    assert len(result.stdout.splitlines()) == 2
    assert "schlicht" in result.stdout
    result = kaeseblatt("batch", plan, "--themes", "meer,dinno", "--out", tmp_path / "o")
    assert result.exit_code == 1
    assert result.stderr.startswith('--themes: error: themes[1]: there is no theme "dinno"; did you mean "dino"?')
    assert not (tmp_path / "o").exists()
