"""What a material says it uses is what changes its pages: no option is left out that would mean something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from generator.catalogue import every_game
from generator.config.paper import read_paper
from generator.game import Game, Material
from generator.job import CardOptions, Job
from generator.page.marks import Document
from generator.pipeline import lay_out, lay_out_in, settled
from generator.problems import InputError, UsageError
from generator.surroundings import read_surroundings
from generator.unused import notes_on, used_by, without_unused

CARDS = CardOptions()
OTHER_PIECES = "title: {de: Anders, en: Other}\nhouse_deck: true\npieces: {2: 10, 3: 10, 4: 8, 5: 5, 6: 3}\n"


def others(folder: Path) -> dict[str, Job]:
    """For each option a job that says something else than usual."""
    pieces = folder / "pieces.yaml"
    pieces.write_text(OTHER_PIECES.partition("\n")[2], encoding="utf-8")
    job = Job("", seed=1)
    cards = {
        "card-size": replace(CARDS, size="tarot"),
        "backs": replace(CARDS, backs="none"),
        "marks": replace(CARDS, marks="off"),
        "bleed": replace(CARDS, bleed=1.0),
        "gap": replace(CARDS, gap=8.0),
        "order": replace(CARDS, order="cut-stack"),
        "only": replace(CARDS, only="1"),
        "copies": replace(CARDS, copies=2),
    }
    return {
        "size": replace(job, size="4x7"),
        "mix": replace(job, mix="wild"),
        "count": replace(job, count=3),
        "players": replace(job, players=3),
        "dice": replace(job, dice="3+1"),
        "pieces": replace(job, pieces=str(pieces)),
        **{name: replace(job, cards=options) for name, options in cards.items()},
    }


def materials() -> Iterator[tuple[Game, Material]]:
    for game in every_game():
        for material in game.materials:
            yield game, material


@pytest.mark.parametrize(("game", "material"), tuple(materials()), ids=lambda each: each.name)
def test_options_a_material_does_not_use_change_nothing_of_it(game: Game, material: Material, tmp_path: Path) -> None:
    plain = pages_with(Job("", seed=1), game, material)
    for name, other in others(tmp_path).items():
        if name not in material.uses:
            assert pages_with(other, game, material) == plain, name


def pages_with(job: Job, game: Game, material: Material) -> Document:
    """The pages when nothing is left out: as if the material used every option."""
    job = replace(job, game=game.name, materials=(material.name,))
    return lay_out_in(job, game, read_surroundings(job, game)).document


def test_only_what_is_drawn_by_lot_gets_a_seed() -> None:
    for game, material in materials():
        job = Job(game.name, (material.name,))
        assert (settled(job)[1].seed is None) == ("seed" not in material.uses)
        assert settled(replace(job, seed=5))[1].seed == 5


def test_useless_options_are_left_out_and_said_with_those_they_are_for() -> None:
    job = Job("kaesekaestchen", ("rules",), mix="nothing", size="3x3", players=4, cards=replace(CARDS, backs="fold"))
    laid_out = lay_out(job)
    assert [str(warning) for warning in laid_out.warnings] == [
        "--size: warning: means nothing for rules; it is for booklet, fields",
        "--mix: warning: means nothing for rules; it is for booklet, fields",
        "--players: warning: means nothing for rules; it is for tournament",
        "--backs: warning: means nothing for rules; nothing of kaesekaestchen uses it",
    ]
    assert laid_out.document == lay_out(Job("kaesekaestchen", ("rules",))).document


def test_used_options_stay() -> None:
    game = next(game for game, _ in materials() if game.name == "knights")
    cards = tuple(material for material in game.materials if material.name == "cards")
    job = Job("knights", ("cards",), players=3, cards=replace(CARDS, backs="fold"))
    assert without_unused(job, cards) == job
    assert notes_on(job, cards, game) == ()
    assert {"deck", "players", "backs", "copies"} <= used_by(cards)


@pytest.mark.parametrize("said", [{"size": "3x3"}, {"mix": "wild"}, {"seed": 3}])
def test_what_a_field_code_says_already_is_wrong_usage(said: dict[str, object]) -> None:
    (name,) = said
    job = Job("kaesekaestchen", ("fields",), codes=("K1-6X6-3221-XEY46Q-7",))
    with pytest.raises(UsageError, match=f"leave --{name} out"):
        lay_out(replace(job, **said))  # type: ignore[arg-type]


def test_problems_of_options_are_said_together_with_those_of_files() -> None:
    with pytest.raises(InputError) as caught:
        lay_out(Job("kaesekaestchen", theme="kesekeller", size="2x6", mix="9-9-9-9"))
    said = str(caught.value)
    assert 'there is no theme "kesekeller"' in said
    assert "--size: error: rows of 2" in said


def test_a_crowded_mix_is_said_together_with_a_wrong_theme() -> None:
    with pytest.raises(InputError) as caught:
        lay_out(Job("kaesekaestchen", theme="kesekeller", mix="9-9-9-9"))
    assert "36 twists on 6x6 = 36 boxes are more than one third" in str(caught.value)


def test_a_paper_of_ones_own_is_called_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "narrow.yaml"
    file.write_text("title: {de: Schmal, en: Narrow}\nwidth: 200\nheight: 280\n", encoding="utf-8")
    assert (
        lay_out(Job("kaesekaestchen", ("rules",), paper=str(file))).job.paper == read_paper(str(file)).name == "narrow"
    )
