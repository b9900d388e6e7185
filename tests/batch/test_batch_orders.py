from __future__ import annotations

from pathlib import Path

from batch_help import theme

from generator.batch.matrix import Combination, matrix_of
from generator.batch.orders import Naming, Order, Wanted, candidate, orders_of
from generator.batch.workshop import Workshops
from generator.config.plan import Plan
from generator.games.kaesekaestchen.field_code import parse_code
from generator.games.kaesekaestchen.placement import place
from generator.games.kaesekaestchen.symmetry import canonical


def orders(themes: tuple[str, ...], count: int, together: bool = False, limit: int = 0) -> list[Order]:
    plan = Plan({"games": ("kaesekaestchen",), "themes": themes, "langs": ("de", "en")})
    wanted = Wanted(count, 5, together)
    matrix = matrix_of(plan)

    def varied(each: Combination) -> bool:
        return True

    return list(orders_of(matrix.combinations, wanted, Naming(folder_limit=limit), varied, Workshops()))


def forms(workshops: Workshops, order: Order) -> list[tuple[int, int, bytes]]:
    """The canonical forms of what is really laid out for an order."""
    laid_out = workshops.of(order.job).lay_out(order.seed)
    return [canonical(place(parse_code(code)).field) for code in laid_out.codes]


def test_kk_4_no_field_twice_in_a_run_also_not_turned_or_mirrored(tmp_path: Path) -> None:
    """Fields of three twists on a theme of its own are few enough that the seeds of some booklets must give way."""
    few = str(theme(tmp_path, "few", twists="{double: 2, bomb: 1}"))
    made = orders((few,), 12)
    assert not any(order.trouble for order in made)
    workshops = Workshops()
    drawn = [form for order in made for form in forms(workshops, order)]
    assert len(drawn) == 2 * 12 * 6
    assert len(set(drawn)) == len(drawn)
    combinations = matrix_of(Plan({"games": ("kaesekaestchen",), "themes": (few,), "langs": ("de", "en")})).combinations
    wished = {candidate(5, each, number, 0) for each in combinations for number in range(1, 13)}
    assert {order.seed for order in made} - wished
    assert all(order.path.endswith(f"-{order.seed}.pdf") for order in made)


def test_too_many_booklets_of_too_few_fields_are_said_and_the_others_made(tmp_path: Path) -> None:
    tiny = str(theme(tmp_path, "tiny", twists="{double: 1, bomb: 1}"))
    made = orders((tiny, "kaesekeller"), 5)
    troubled = [order for order in made if order.trouble]
    assert 0 < len(troubled) < 10
    assert {order.combination.theme_name for order in troubled} == {"tiny"}
    assert "not enough different fields" in troubled[0].trouble


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
