"""What is on a card's face: where numbers stand, what is kept from the cut, and what every value has beside colour."""

from __future__ import annotations

from dataclasses import replace
from math import cos, radians, sin

import pytest
from cards_help import card_print

from generator.config.theme import read_theme
from generator.content.cards import CardFace, EdgeFace, NumberFace, PatternFace, PictureFace, PlateFace, TextFace
from generator.page.box import Box
from generator.page.marks import Circle, Icon, Path, Rect, Text
from generator.page.reach import Surroundings, enclosing, points_of, reach
from generator.pdf.fonts import load
from generator.sheets.card_colours import PALETTE
from generator.sheets.card_face import draw_face
from generator.sheets.card_print import CardPrint
from generator.sheets.card_shapes import STAR, corner_arcs, value_shape
from generator.sheets.laid import Laid
from generator.sheets.setting import Setting
from generator.words import Phrase, Words

THEMES = ("kaesekeller", "schlicht")
SQUARE = card_print("square-60")
NUMBER = NumberFace(Phrase("4"), Phrase("Käsestück"), "cheese_4", "value_4", 4, 4)
PLATE = PlateFace(Phrase("6"), Phrase("7+"), "plate", "seat_2", "shape_2")
EDGES = EdgeFace(tuple((Phrase(str(7 - turns)), turns) for turns in range(4)), "seat_1", "shape_1")
PICTURE = PictureFace(Phrase("Maus"), Phrase("wartet auf einen Stapel"), "mouse_waiting", "value_1", Phrase("1"))
READ = TextFace(
    Phrase("Goudawin"), Phrase("Stets der Erste am Buffet"), "fox",
    (("hero_1", Phrase("Schwert")), ("hero_2", Phrase("Schild"))),
    ((Phrase("Beim Anwerben"), Phrase("Ziehe 1 Karte.")), (Phrase("Wertung"), Phrase("8 Punkte."))), "fox",
)  # fmt: skip
FACES = [NUMBER, PLATE, EDGES, PICTURE, READ]


def setting(theme: str = "kaesekeller", paper: None = None) -> Setting:
    return Setting(paper, read_theme(theme), load(), Words("de"), "")  # type: ignore[arg-type]


def drawn(face: CardFace, how: CardPrint = SQUARE, theme: str = "kaesekeller") -> Laid:
    return draw_face(face, how, setting(theme))


@pytest.mark.parametrize("size", ["square-60", "square-70", "poker", "bridge"])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("face", FACES, ids=lambda face: type(face).__name__)
def test_what_matters_stays_in_the_safe_zone_and_colour_reaches_the_bleed(
    face: CardFace, theme: str, size: str
) -> None:
    how = card_print(size)
    found = drawn(face, how, theme)
    assert found.complaints == ()
    around = Surroundings(load(), read_theme(theme).pictures, {})
    trim = Box(0, 0, how.size.width, how.size.height)
    kept = [mark for mark in found.marks if isinstance(mark, Text | Icon | Circle)]
    assert kept
    for mark in kept:
        assert trim.inset(how.size.safe).contains(reach(mark, around)), mark
    ground = found.marks[0]
    assert isinstance(ground, Rect)
    assert (ground.x, ground.y, ground.width, ground.height) == trim.inset(-how.bleed).edges


def test_every_edge_s_number_reads_upright_when_its_edge_is_on_top() -> None:
    texts = {mark.text: mark for mark in drawn(EDGES).marks if isinstance(mark, Text)}
    assert set(texts) == {"7", "6", "5", "4"}
    for points, turns in (("7", 0), ("6", 1), ("5", 2), ("4", 3)):
        mark = texts[points]
        angle = radians(90 * turns)  # the card is turned clockwise about its middle
        x, y = mark.x - 30, mark.y - 30
        turned = (30 + x * cos(angle) - y * sin(angle), 30 + x * sin(angle) + y * cos(angle))
        assert (mark.angle + 90 * turns) % 360 == 0
        assert turned[0] == pytest.approx(30)
        assert 10 < turned[1] < 20  # the baseline of a number in the upper third
        assert mark.anchor == "centre"


@pytest.mark.parametrize("value", range(2, 7))
def test_the_number_can_be_read_from_afar(value: int) -> None:
    face = replace(NUMBER, number=Phrase(str(value)))
    largest = max((mark for mark in drawn(face).marks if isinstance(mark, Text)), key=lambda mark: mark.size)
    assert largest.text == str(value)
    assert largest.size * load().ascent(largest.face) >= 15.0  # mm; 1.5 m asks for a hundredth of the distance


def test_a_value_is_told_by_number_colour_and_shape() -> None:
    found = drawn(NUMBER).marks
    assert sum(mark.text == "4" for mark in found if isinstance(mark, Text)) == 2
    shapes = [mark for mark in found if isinstance(mark, Path)]
    assert len(shapes) == 1 + 4  # in the corner, and one for every point
    assert all(len(shape.steps) == 5 for shape in shapes)  # four corners and the way back


@pytest.mark.parametrize("corners", [3, 4, 5, 6, STAR])
def test_a_shape_has_as_many_corners_as_its_value(corners: int) -> None:
    shape = value_shape(corners, 10.0, 10.0, 3.0, "ink")
    assert isinstance(shape, Path)
    assert sum(step[0] in "ML" for step in shape.steps) == corners
    box = enclosing(point for step in shape.steps for point in points_of(step))
    assert Box(7, 7, 6, 6).contains(box)


def test_one_is_a_circle_and_two_a_lens() -> None:
    assert isinstance(value_shape(1, 0, 0, 3.0, "ink"), Circle)
    lens = value_shape(2, 0, 0, 3.0, "ink")
    assert isinstance(lens, Path)
    assert sum(step[0] == "C" for step in lens.steps) == 2


def test_the_number_of_the_other_side_is_small_and_on_yellow() -> None:
    found = drawn(PLATE).marks
    small, large = sorted((mark for mark in found if isinstance(mark, Text)), key=lambda mark: mark.size)
    assert (small.text, large.text) == ("7+", "6")
    assert small.size < large.size / 3
    (tag,) = [mark for mark in found if isinstance(mark, Circle) and mark.fill == "#ffdf3a"]
    assert not tag.wash  # light ink keeps it yellow
    assert tag.x == pytest.approx(small.x)


def test_eight_players_have_eight_colours() -> None:
    assert len({PALETTE[f"seat_{n}"] for n in range(1, 9)}) == 8


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", ["square-60", "poker"])
def test_a_back_s_pattern_runs_off_all_edges(size: str, theme: str) -> None:
    how = card_print(size)
    found = drawn(PatternFace(Phrase("Käse Würfeln"), "back_1"), how, theme)
    around = Surroundings(load(), read_theme(theme).pictures, {})
    full = Box(0, 0, how.size.width, how.size.height).inset(-how.bleed)
    boxes = [reach(mark, around) for mark in found.marks[1:]]
    assert min(box.x for box in boxes) < full.x
    assert min(box.y for box in boxes) < full.y
    assert max(box.right for box in boxes) > full.right
    assert max(box.bottom for box in boxes) > full.bottom


def test_a_picture_nobody_drew_is_named() -> None:
    (complaint,) = drawn(replace(NUMBER, picture="cheese_9")).complaints
    assert 'no picture "cheese_9"' in complaint.message


def test_a_text_that_does_not_fit_is_named_with_its_key() -> None:
    long = Phrase("Wort " * 80, "cards[3].ability.text")
    (complaint,) = drawn(replace(READ, paragraphs=((Phrase("A"), long), (Phrase("B"), Phrase("b"))))).complaints
    assert complaint.key == "cards[3].ability.text"


def test_rounded_corners_are_arcs_from_side_to_side() -> None:
    assert corner_arcs(Box(0, 0, 60, 60), 0.0) == ()
    arcs = corner_arcs(Box(0, 0, 60, 80), 4.0)
    assert len(arcs) == 4
    ends = set()
    for arc in arcs:
        assert isinstance(arc, Path)
        ends |= {points_of(arc.steps[0])[-1], points_of(arc.steps[1])[-1]}
    assert ends == {(0, 4), (4, 0), (0, 76), (4, 80), (60, 4), (56, 0), (60, 76), (56, 80)}
    rounded = replace(SQUARE, size=replace(SQUARE.size, corner_radius=4.0))
    assert len(drawn(EDGES, rounded).marks) == len(drawn(EDGES).marks) + 4
