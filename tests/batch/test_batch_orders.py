from __future__ import annotations

import json
from pathlib import Path

from batch_help import kaeseblatt, manifest, theme

from generator.batch.matrix import Combination, matrix_of
from generator.batch.orders import Claims, Naming, Order, Wanted, candidate, orders_of
from generator.batch.workshop import Workshops
from generator.config.plan import Plan
from generator.games.kaesekaestchen.field_code import parse_code
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.symmetry import canonical

GAME = ("batch", "--games", "kaesekaestchen", "--materials", "fields", "--seed", 5)


def orders(themes: tuple[str, ...], count: int, together: bool = False, limit: int = 0) -> list[Order]:
    plan = Plan({"games": ("kaesekaestchen",), "themes": themes, "langs": ("de", "en")})
    wanted, naming = Wanted(count, 5, together), Naming(folder_limit=limit)

    def varied(each: Combination) -> bool:
        return True

    claims = Claims(wanted, naming)
    return list(orders_of(matrix_of(plan).combinations, wanted, naming, varied, Workshops(), claims))


def forms(codes: list[str]) -> list[tuple[int, int, bytes]]:
    return [canonical(place(parse_code(code)).field) for code in codes]


def wished_seeds(place: Path, count: int) -> set[int]:
    plan = Plan({"games": ("kaesekaestchen",), "materials": ("fields",), "themes": (str(place),)})
    (each,) = matrix_of(plan).combinations
    return {candidate(5, each, number, 0) for number in range(1, count + 1)}


def test_kk_4_no_field_twice_in_a_run_also_not_turned_or_mirrored(tmp_path: Path) -> None:
    """Fields of three twists on a theme of its own are few enough that the seeds of some booklets must give way; the
    same ones do, whatever the number of processes."""
    few = theme(tmp_path, "few", twists="{double: 2, bomb: 1}")
    words = (*GAME, "--themes", few, "--count", 24)
    for out, jobs in (("one", 1), ("two", 2)):
        assert kaeseblatt(*words, "--out", tmp_path / out, "--jobs", jobs).exit_code == 0
    rows = manifest(tmp_path / "one")["files"]
    assert rows == manifest(tmp_path / "two")["files"]
    drawn = forms([code for row in rows for code in row["codes"]])
    assert len(drawn) == 24 * 6
    assert len(set(drawn)) == len(drawn)
    assert {row["seed"] for row in rows} - wished_seeds(few, 24)
    assert all(row["path"].endswith(f"-{row['seed']}.pdf") for row in rows)
    assert kaeseblatt(*words, "--out", tmp_path / "one", "--jobs", 1).stdout.startswith("0 made, 24 unchanged")


def test_kk_4_also_within_one_file(tmp_path: Path) -> None:
    few = theme(tmp_path, "few", twists="{double: 2, bomb: 1}")
    kaeseblatt(*GAME, "--themes", few, "--count", 24, "--one-file", "--out", tmp_path / "out", "--jobs", 1)
    (row,) = manifest(tmp_path / "out")["files"]
    assert len(set(forms(row["codes"]))) == 24 * 6
    assert {booklet["seed"] for booklet in row["booklets"]} - wished_seeds(few, 24)


def test_too_many_booklets_of_too_few_fields_are_said_and_the_others_made(tmp_path: Path) -> None:
    tiny = theme(tmp_path, "tiny", twists="{double: 1, bomb: 1}")
    words = (*GAME, "--themes", tiny, "--themes", "kaesekeller", "--count", 12)
    result = kaeseblatt(*words, "--out", tmp_path / "out", "--jobs", 1, "--json")
    assert result.exit_code == 1
    document = json.loads(result.stdout)
    assert 0 < len(document["failed"]) < 12
    assert {row["theme"] for row in document["failed"]} == {"tiny"}
    assert "not enough different fields" in document["failed"][0]["problems"][0]


def test_a_further_theme_changes_no_other_file() -> None:
    one = {order.path: order.inputs for order in orders(("meer",), 5)}
    both = {order.path: order.inputs for order in orders(("dino", "meer"), 5)}
    assert one.items() <= both.items()


def test_all_booklets_of_a_combination_in_one_order() -> None:
    made = orders(("meer",), 7, together=True)
    assert [len(order.seeds) for order in made] == [7, 7]
    assert len({seed for order in made for seed in order.seeds}) == 14
    assert [order.path.rpartition("-")[2] for order in made] == ["5.pdf", "5.pdf"]


def test_folders_hold_no_more_than_was_asked() -> None:
    made = orders(("meer",), 5, limit=3)
    assert [order.path.partition("/")[0] for order in made] == ["0001"] * 3 + ["0002"] * 3 + ["0003"] * 3 + ["0004"]
