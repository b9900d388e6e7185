"""Nets fold to dice, all seven seams have their tab, and stickers show the same faces as the nets."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from generator.catalogue import game_named
from generator.content.dice import DiceNets, Die
from generator.content.strips import DieFace
from generator.job import Job
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Line, Path
from generator.pipeline import lay_out
from generator.problems import InputError
from generator.sheets.dice_nets import GAP, HANDY, LARGEST, arranged
from generator.sheets.dice_stickers import STICKER, sticker_row
from generator.sheets.die_net import FOLDS, SQUARES, TABS, Net, cut_edges, net_size, tab_depth

Vector = tuple[float, ...]


def plus(*vectors: Vector) -> Vector:
    return tuple(sum(parts) for parts in zip(*vectors, strict=True))


def times(factor: float, vector: Vector) -> Vector:
    return tuple(factor * part for part in vector)


def folded() -> dict[int, tuple[Vector, Vector, Vector]]:
    """For every face of a cube with edge 2 about the origin: to the right, down, and out of the printed side, after
    every fold has been turned back by 90 degrees. x right, y down, z towards the reader."""
    frames: dict[int, tuple[Vector, Vector, Vector]] = {0: ((1, 0, 0), (0, 1, 0), (0, 0, 1))}
    step = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}
    for face, side in FOLDS:
        right, down, out = frames[face]
        column, row = SQUARES[face]
        across, along = step[side]
        neighbour = SQUARES.index((column + across, row + along))
        frames[neighbour] = {
            "right": (times(-1, out), down, right),
            "left": (out, down, times(-1, right)),
            "bottom": (right, times(-1, out), down),
            "top": (right, out, times(-1, down)),
        }[side]
    return frames


def edge_in_space(frames: dict[int, tuple[Vector, Vector, Vector]], face: int, side: str) -> frozenset[Vector]:
    right, down, out = frames[face]
    ends = {
        "left": ((-1, -1), (-1, 1)),
        "right": ((1, -1), (1, 1)),
        "top": ((-1, -1), (1, -1)),
        "bottom": ((-1, 1), (1, 1)),
    }
    return frozenset(plus(times(x, right), times(y, down), out) for x, y in ends[side])


def test_folds_reach_all_faces_and_opposite_ones_lie_opposite() -> None:
    frames = folded()
    assert sorted(frames) == [0, 1, 2, 3, 4, 5]
    for one, other in ((0, 5), (1, 4), (2, 3)):
        assert frames[one][2] == times(-1, frames[other][2])
    assert len({frame[2] for frame in frames.values()}) == 6


def test_every_seam_has_exactly_one_tab() -> None:
    frames = folded()
    seams: dict[frozenset[Vector], list[tuple[int, str]]] = {}
    for face, side in (*cut_edges(), *TABS):
        seams.setdefault(edge_in_space(frames, face, side), []).append((face, side))
    assert len(seams) == 7
    for pair in seams.values():
        assert len(pair) == 2
        assert sum(edge in TABS for edge in pair) == 1
    assert len(cut_edges()) + len(TABS) + 2 * len(FOLDS) == 24


def test_one_two_three_run_anticlockwise_about_their_corner() -> None:
    """Seen from outside, as on most dice; y is turned up, so that the axes are right-handed."""
    a, b, c = ((frame[2][0], -frame[2][1], frame[2][2]) for frame in (folded()[face] for face in (0, 1, 2)))
    cross = (b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0])
    assert sum(x * y for x, y in zip(a, cross, strict=True)) == 1


def overlap(one: Box, other: Box) -> bool:
    slack = 1e-6
    across = one.x < other.right - slack and other.x < one.right - slack
    return across and one.y < other.bottom - slack and other.y < one.bottom - slack


@pytest.mark.parametrize("edge", [15.0, 20.0, 24.0])
def test_tabs_cover_no_face_and_stay_in_the_net_s_box(edge: float) -> None:
    net = Net(10.0, 20.0, edge)
    width, height = net_size(edge)
    whole = Box(10.0, 20.0, width, height)
    boxes = []
    for face, side in TABS:
        xs, ys = zip(*net.tab(face, side), strict=True)
        box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        assert whole.contains(box)
        assert min(box.width, box.height) == pytest.approx(tab_depth(edge))
        boxes.append(box)
        assert not any(overlap(box, net.square(face)) for face in range(6))
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_kw_opposite_faces_add_up_to_seven() -> None:
    for die in nets_of("kaese-wuerfeln").dice:
        pips = [face.pips for face in die.faces]
        assert sorted(pips) == [1, 2, 3, 4, 5, 6]
        assert [pips[n] + pips[5 - n] for n in range(3)] == [7, 7, 7]


def nets_of(game: str) -> DiceNets:
    captured = contents_of(game)
    assert isinstance(captured[0], DiceNets)
    return captured[0]


def contents_of(name: str):
    from generator.asking import ask_of
    from generator.job import Job
    from generator.pipeline import settled
    from generator.surroundings import read_surroundings

    game, job = settled(Job(name, materials=("dice",), seed=7))
    surroundings = read_surroundings(job, game)
    prepared = game.set_up(ask_of(job, surroundings))
    material = game_named(name).material("dice")
    assert material
    return material.contents(prepared.setup, surroundings.words)


@pytest.mark.parametrize("game", ["kaese-wuerfeln", "cheese-master"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_sheets_show_every_face_of_every_die_twice(game: str, paper: str) -> None:
    """Once in a net and once on a sticker, with six folds and tabs for each die."""
    nets, stickers = contents_of(game)
    assert nets.dice == stickers.dice
    document = lay_out(Job(game, materials=("dice",), paper=paper, seed=7)).document
    folds = [mark for page in document.pages for mark in page.marks if isinstance(mark, Line) and mark.dash]
    assert len(folds) == (len(FOLDS) + len(TABS)) * len(nets.dice)
    outlines = [mark for page in document.pages for mark in page.marks if isinstance(mark, Path) and mark.stroke]
    assert len(outlines) == len(TABS) * len(nets.dice)
    pictures = [face.picture for die in nets.dice for face in die.faces if face.picture]
    drawn = [mark.name for page in document.pages for mark in page.marks if isinstance(mark, Icon)]
    assert sorted(name for name in drawn if name.startswith("face_")) == sorted(pictures * 2)
    pips = sum(face.pips for die in nets.dice for face in die.faces)
    dots = [mark for page in document.pages for mark in page.marks if isinstance(mark, Circle) and mark.fill == "ink"]
    corners = 4 * sum(face.colour == "orange" for die in nets.dice for face in die.faces)
    assert len(dots) == 2 * (pips + corners)


def test_as_few_sheets_as_handy_dice_allow_and_then_the_largest() -> None:
    area = Box(0, 0, 192.8, 240)
    eight = arranged(8, area)
    assert (eight.edge, eight.capacity) == (24, 4)
    six = arranged(6, area)
    assert six.capacity == 6
    assert HANDY <= six.edge <= LARGEST
    width, height = net_size(six.edge)
    assert six.columns * (width + GAP) - GAP <= area.width
    assert six.rows * (height + GAP) - GAP <= area.height


def test_smaller_paper_means_smaller_dice_then_an_error(tmp_path) -> None:
    assert arranged(1, Box(0, 0, 50, 80)).edge == 16
    small = tmp_path / "small.yaml"
    small.write_text("title: {de: Klein, en: Small}\nwidth: 60\nheight: 120\nmargin: 5\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        lay_out(Job("kaese-wuerfeln", materials=("dice",), paper=str(small), seed=7))
    assert any("needs 45 x 65 mm" in problem.message for problem in caught.value.problems)


def test_stickers_do_not_touch() -> None:
    area = Box(8, 40, 190, 200)
    rows = [sticker_row(n, 6, area) for n in range(8)]
    assert all(area.contains(row) for row in rows)
    assert all(upper.bottom < lower.y for upper, lower in pairwise(rows))
    assert rows[0].width == pytest.approx(6 * STICKER + 5 * GAP)


def test_a_die_of_one_s_own_keeps_its_order() -> None:
    faces = tuple(DieFace(pips) for pips in (6, 5, 4, 3, 2, 1))
    from generator.sheets.dice_nets import draw_net
    from generator.words import Phrase

    marks = draw_net(Die(Phrase("own"), faces), Net(0, 0, 20)).marks
    first = Net(0, 0, 20).square(0)
    dots = [mark for mark in marks if isinstance(mark, Circle) and first.contains(Box(mark.x, mark.y, 0, 0))]
    assert len(dots) == 6
